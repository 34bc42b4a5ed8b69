import { expect } from 'vitest'
import { type AccountApp, type Browser, goodPassword, type Reply } from './account-app.fixture.ts'
import { newSoftPasskey, type SoftPasskey } from './authenticator.fixture.ts'

export const passkeyCookie = 'tessera_passkey'
export const proof = { password: goodPassword }

/** What a passkey that opens nothing is answered with. */
export const refused = {
  status: 400,
  body: expect.objectContaining({ code: 'invalid-passkey' }),
}

export interface Holder extends Browser {
  readonly email: string
  readonly passkey: SoftPasskey
  readonly userHandle: string
}

export type Use = Partial<Parameters<SoftPasskey['get']>[0]>

/** Readers of an application who sign in with passkeys. */
export function passkeyHolders(app: AccountApp) {
  return { holder, signIn, later }

  function later(seconds: number): void {
    app.clock.now = new Date(app.clock.now.getTime() + seconds * 1_000)
  }

  /** A reader with a passkey that counts its uses from 1. */
  async function holder(): Promise<Holder> {
    const reader = await app.newcomer()
    const passkey = newSoftPasskey()
    const { body: options } = await reader.send('POST', '/api/user/passkeys/options', proof)
    const { challenge } = options
    const added = await reader.send('POST', '/api/user/passkeys', {
      name: 'My laptop',
      made: passkey.create({ challenge, counter: 1 }),
    })
    if (added.status !== 201) throw new Error(added.text)
    return { ...reader, passkey, userHandle: options.user.id }
  }

  /** Signs in with a passkey from a browser of its own, or from the one given. */
  async function signIn(
    { passkey, userHandle }: Pick<Holder, 'passkey' | 'userHandle'>,
    use: Use = {},
    browser = app.browser(),
  ): Promise<Browser & { readonly reply: Reply }> {
    const { body } = await browser.send('POST', '/api/auth/passkey/options')
    const signed = passkey.get({ challenge: body.challenge, userHandle, counter: 2, ...use })
    return { ...browser, reply: await browser.send('POST', '/api/auth/passkey', signed) }
  }
}
