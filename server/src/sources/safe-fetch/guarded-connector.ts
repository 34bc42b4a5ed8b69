import { connect, isIP, type Socket } from 'node:net'
import { buildConnector } from 'undici'
import { FetchError } from './fetch-error.ts'
import { createNames } from './names.ts'
import { startPatientTimer } from './patient-timer.ts'
import { isPublicAddress } from './public-address.ts'

/** All addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly string[]>
/** Opens a connection to one of these addresses, and to no other. */
export type Dial = (addresses: readonly string[], port: number) => Socket

export interface ConnectorOptions {
  /** Only for addresses that the operator set: they need not be public. */
  readonly mayLieAnywhere: boolean
  /** Milliseconds for name, connection and handshake together. */
  readonly connectMs: number
  readonly resolve?: Resolve
  readonly dial?: Dial
}

/**
 * The only place where connections begin: the name is resolved once, every answer must be public, only
 * those answers are dialled, and the address really connected is looked at again before a byte is sent.
 * Checks in a `lookup` are not enough: it is never called for an address written as a number.
 */
export function createGuardedConnector(given: ConnectorOptions): buildConnector.connector {
  const options = { ...given, resolve: given.resolve ?? createNames() }
  const secure = buildConnector({ allowH2: false, timeout: 0 })
  return (target, callback) => {
    const begun = performance.now()
    openChecked(target, options).then(
      (socket) => {
        if (target.protocol !== 'https:') return callback(null, socket)
        let isOver = false
        const finish: buildConnector.Callback = (...[error, wrapped]) => {
          stopTimer()
          if (isOver) return
          isOver = true
          if (error === null) callback(null, wrapped)
          else callback(insecure(target.hostname, error), null)
        }
        const left = options.connectMs - (performance.now() - begun)
        const stopTimer = startPatientTimer(() => {
          finish(tooLate(target.hostname), null)
          socket.destroy()
        }, left)
        secure({ ...target, httpSocket: socket }, finish)
      },
      (error: Error) => callback(error, null),
    )
  }
}

const insecure = (hostname: string, error: Error) =>
  error instanceof FetchError
    ? error
    : new FetchError('unreachable', `No secure connection to ${hostname}.`, error)

const tooLate = (hostname: string) =>
  new FetchError('timeout', `No connection to ${hostname} in time.`)

async function openChecked(
  target: buildConnector.Options,
  options: ConnectorOptions & { readonly resolve: Resolve },
) {
  const hostname = target.hostname.replace(/^\[|\]$/g, '')
  const port = Number(target.port || (target.protocol === 'https:' ? 443 : 80))
  const trusted = options.mayLieAnywhere
  const late = tooLate(hostname)
  const tooSlow = new AbortController()
  const timeout = tooSlow.signal
  const stopTimer = startPatientTimer(() => tooSlow.abort(), options.connectMs)
  return orAbort(open(), timeout, late).finally(stopTimer)

  async function open(): Promise<Socket> {
    const addresses = isIP(hostname) ? [hostname] : await resolveName(hostname, options.resolve)
    if (!trusted && !addresses.every(isPublicAddress)) throw forbidden(hostname)
    timeout.throwIfAborted()
    const socket = (options.dial ?? dialPinned)(addresses, port)
    try {
      await orAbort(connected(socket), timeout, late)
      if (!trusted && !isPublicAddress(socket.remoteAddress ?? '')) throw forbidden(hostname)
      return socket
    } catch (error) {
      socket.destroy()
      throw error
    }
  }
}

const forbidden = (hostname: string) =>
  new FetchError('forbidden', `${hostname} does not lead to a public address.`)

async function resolveName(hostname: string, resolve: Resolve) {
  try {
    const addresses = await resolve(hostname)
    if (addresses.length > 0) return addresses
  } catch (error) {
    throw new FetchError('unreachable', `The name ${hostname} cannot be resolved.`, error)
  }
  throw new FetchError('unreachable', `The name ${hostname} has no address.`)
}

// The name is never looked up a second time: the socket gets the checked answers, and Node tries the
// address families in turn.
function dialPinned(addresses: readonly string[], port: number): Socket {
  return connect({
    host: 'checked.invalid',
    port,
    autoSelectFamily: true,
    lookup: (_hostname, _options, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: isIP(address) })),
      ),
  })
}

function connected(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', (error) =>
      reject(new FetchError('unreachable', 'The connection was refused.', error)),
    )
  })
}

/** The outcome of `work`, or `reason` when the signal comes first. */
async function orAbort<T>(work: Promise<T>, signal: AbortSignal, reason: Error): Promise<T> {
  let onAbort = () => {}
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(reason)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort)
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
