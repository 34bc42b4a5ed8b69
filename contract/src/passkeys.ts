import { z } from 'zod'
import { Name } from './account.ts'

/** A passkey, as the owner of the account sees it. */
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** Its maker keeps it on the owner's other devices, too. */
  isSynced: z.boolean(),
})
export type Passkey = z.infer<typeof Passkey>

/** What the browser is asked to do, in the JSON form of WebAuthn Level 3 (5.1.8, 5.1.9). */
export const PasskeyOptions = z.looseObject({ challenge: z.string() })
export type PasskeyOptions = z.infer<typeof PasskeyOptions>

// Base64url. An attestation of a security key is about a kilobyte.
const Bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/, 'This is not what a browser sends')
const fromBrowser = {
  id: Bytes.min(1),
  rawId: Bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.looseObject({}),
}

/** A signature of a passkey, from `PublicKeyCredential.toJSON`. */
export const PasskeyUse = z.strictObject({
  ...fromBrowser,
  response: z.strictObject({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.nullish(),
  }),
})
export type PasskeyUse = z.infer<typeof PasskeyUse>

/** A passkey that was just made, and what it is to be called. */
export const NewPasskey = z.strictObject({
  name: Name.optional(),
  made: z.strictObject({
    ...fromBrowser,
    response: z.object({
      clientDataJSON: Bytes,
      attestationObject: Bytes,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>
