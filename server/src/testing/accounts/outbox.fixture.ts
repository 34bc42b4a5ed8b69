import { expect } from 'vitest'
import type { AccountApp } from './account-app.fixture.ts'
import { linkIn } from './mailed-links.fixture.ts'

/** The mails that wait in the outbox of an application without SMTP_URL: to somebody, about something, once there are so many. The latest first. */
export async function lettersTo(
  { app }: AccountApp,
  email: string,
  about: RegExp,
  count = 1,
): Promise<readonly string[]> {
  const found = async () => {
    const { body } = await app.inject({ url: '/dev/mail' })
    return body
      .split('\n\n---\n\n')
      .filter((mail) => mail.startsWith(`To: ${email}\n`) && about.test(mail))
  }
  await expect.poll(async () => (await found()).length).toBeGreaterThanOrEqual(count)
  return found()
}

/** The token of the last link that confirms an address. */
export const confirmationFor = async (app: AccountApp, email: string, count = 1) =>
  linkIn((await lettersTo(app, email, /Confirm your email address/, count))[0], 'verify')

/** Asks for a link for a new password, as somebody in a network. @returns its token */
export async function resetLinkFor(
  app: AccountApp,
  email: string,
  network: string,
  count = 1,
): Promise<string> {
  await app.browser(network).send('POST', '/api/auth/forgot-password', { email })
  return linkIn((await lettersTo(app, email, /Reset your Tessera password/, count))[0], 'reset')
}
