import { TOTP } from 'otpauth'
import type { AccountApp, Browser } from './account-app.fixture.ts'

/** The code that an authenticator app shows at a time. */
export const codeAt = (secret: string, now: Date) =>
  new TOTP({ secret }).generate({ timestamp: now.getTime() })

/** Switches codes on for a reader; the clock stands in a step whose code was not used. */
export async function secondFactor(
  { clock }: Pick<AccountApp, 'clock'>,
  reader: Browser,
  proof: { readonly password?: string } = {},
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const { body } = await reader.send('POST', '/api/user/2fa/setup')
  const token = codeAt(body.secret, clock.now)
  const enabled = await reader.send('POST', '/api/user/2fa/enable', { token, ...proof })
  if (enabled.status !== 200) throw new Error(enabled.text)
  clock.now = new Date(clock.now.getTime() + 60_000)
  return { secret: body.secret, recoveryCodes: enabled.body.recoveryCodes }
}
