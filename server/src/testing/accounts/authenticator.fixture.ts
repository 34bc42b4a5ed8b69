import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** What an authenticator signs, and how; each part may be told wrong. */
interface Ceremony {
  readonly challenge: string
  readonly origin?: string
  readonly rpId?: string
  readonly type?: 'webauthn.create' | 'webauthn.get' | 'payment.get'
  /** Whether the holder touched it, and was verified by PIN or body. */
  readonly isPresent?: boolean
  readonly isVerified?: boolean
  readonly counter?: number
}

/** A passkey in software (WebAuthn Level 3, 6): ES256, discoverable, without attestation. */
export interface SoftPasskey {
  readonly id: string
  /** As `navigator.credentials.create` answers. */
  create(ceremony: Ceremony): Record<string, unknown>
  /** As `navigator.credentials.get` answers. */
  get(ceremony: Ceremony & { readonly userHandle: string }): Record<string, unknown>
}

export function newSoftPasskey(id = randomBytes(32).toString('base64url')): SoftPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const common = { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  return {
    id,
    create(ceremony) {
      const data = Buffer.concat([
        authenticatorData(ceremony, 0x40),
        Buffer.alloc(16),
        lengthOf(Buffer.from(id, 'base64url')),
        Buffer.from(id, 'base64url'),
        coseOf(publicKey),
      ])
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      )
      return {
        ...common,
        response: {
          clientDataJSON: clientData({ type: 'webauthn.create', ...ceremony }),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    get({ userHandle, ...ceremony }) {
      const data = authenticatorData(ceremony, 0)
      const client = clientData({ type: 'webauthn.get', ...ceremony })
      const hash = createHash('sha256').update(Buffer.from(client, 'base64url')).digest()
      const signature = createSign('sha256').update(data).update(hash).sign(privateKey)
      return {
        ...common,
        response: {
          clientDataJSON: client,
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle,
        },
      }
    },
  }
}

function clientData({ type, challenge, origin = 'http://localhost:3000' }: Ceremony): string {
  const said = JSON.stringify({ type, challenge, origin, crossOrigin: false })
  return Buffer.from(said).toString('base64url')
}

/** WebAuthn Level 3, 6.1: hash of the asking host, flags, counter. */
function authenticatorData(
  { rpId = 'localhost', isPresent = true, isVerified = true, counter = 0 }: Ceremony,
  more: number,
): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const flags = (isPresent ? 0x01 : 0) | (isVerified ? 0x04 : 0) | more
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count])
}

function lengthOf(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length)
  return length
}

/** A key as RFC 9053, 7.1 writes it. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

type Cbor = number | string | Buffer | Map<string, Cbor> | Map<number, Cbor>

/** RFC 8949, as far as it is needed here: lengths below 65,536. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)])
  return Buffer.concat([head(5, value.size), ...entries])
}

function head(kind: number, argument: number): Buffer {
  const first = kind << 5
  if (argument < 24) return Buffer.from([first | argument])
  if (argument < 256) return Buffer.from([first | 24, argument])
  return Buffer.from([first | 25, argument >> 8, argument & 255])
}
