import { expect, test } from 'vitest'
import { accountSettings } from '../../accounts/account-settings.ts'
import { sendMailJob, unreadable } from '../../accounts/mail/send-mail.ts'
import { HopelessError } from '../../platform/jobs.ts'
import { createSeal } from '../../platform/seal.ts'
import { goodPassword, useAccountApp } from './account-app.fixture.ts'
import { codeAt, secondFactor } from './second-factor.fixture.ts'

const app = useAccountApp()

/** As it was before the server got the key that it has. */
const before = createSeal('', 'the secret of the server before this one')

test('codes that a server with another key cannot check are said to be so, and a recovery code opens', async () => {
  const owner = await app.newcomer()
  const { secret, recoveryCodes } = await secondFactor(app, owner)
  await app.platform
    .sql`update users set two_factor_secret = ${before.seal(secret)} where email = ${owner.email}`
  const browser = app.browser()
  await browser.send('POST', '/api/auth/login', { email: owner.email, password: goodPassword })
  const step = (token: string) => browser.send('POST', '/api/auth/login/2fa', { token })
  for (let n = 0; n < 6; n++) {
    const { status, body } = await step(codeAt(secret, app.clock.now))
    expect([status, body.code]).toEqual([400, 'invalid-code'])
    expect(body.error).toContain('Use a recovery code')
  }
  expect((await step(recoveryCodes[0] ?? '')).status).toBe(200)
  const [token, password] = [recoveryCodes[1] ?? '', goodPassword]
  expect((await browser.send('POST', '/api/user/2fa/disable', { token, password })).status).toBe(
    200,
  )
})

test('a set-up that was begun under another key is begun again', async () => {
  const owner = await app.newcomer()
  const { body } = await owner.send('POST', '/api/user/2fa/setup')
  await app.platform.sql`
    update users set two_factor_pending = ${before.seal(body.secret)} where email = ${owner.email}`
  const token = codeAt(body.secret, app.clock.now)
  const enabled = await owner.send('POST', '/api/user/2fa/enable', { token })
  expect([enabled.status, enabled.body.code]).toEqual([409, 'conflict'])
})

test('the outbox names a mail of another key and shows all others; it is sent to nobody', async () => {
  const [lost, other] = [await app.newcomer(), await app.newcomer()]
  const body = before.seal(JSON.stringify({ kind: 'verify-email', link: 'http://x' }))
  const [mail] = await app.platform.sql`
    update mails set body = ${body} where recipient = ${lost.email} returning id`
  const outbox = await app.app.inject({ url: '/dev/mail' })
  expect(outbox.statusCode).toBe(200)
  const mails = outbox.body.split('\n\n---\n\n')
  expect(mails.find((one) => one.includes(lost.email))).toContain(unreadable)
  expect(mails.find((one) => one.includes(other.email))).toContain('?auth=verify#')
  const sent: unknown[] = []
  const run = sendMailJob.run(
    { mailId: String(mail?.id) },
    {
      db: app.platform.db,
      seal: createSeal('', 'the secret of now'),
      settings: accountSettings,
      sendMail: async (it) => void sent.push(it),
    },
    {} as never,
  )
  await expect(run).rejects.toThrow(HopelessError)
  expect(sent).toEqual([])
  const [stored] = await app.platform.sql`select problem from mails where id = ${mail?.id ?? ''}`
  expect(stored?.problem).toBe(unreadable)
})
