import { expect, test } from 'vitest'
import { goodPassword, type Person, type Reply, useAccountApp } from './account-app.fixture.ts'
import { askAround } from './held-account.fixture.ts'
import { confirmationFor, resetLinkFor } from './outbox.fixture.ts'
import { ownersRoutes } from './owners-routes.fixture.ts'
import { secondFactor } from './second-factor.fixture.ts'

const app = useAccountApp()

/** Whatever an account is: its row, and how much of everything else there is. */
async function stateOf({ email }: Person) {
  const [state] = await app.platform.sql`
    select users.*,
      (select count(*) from audit_events where user_id = users.id) as events,
      (select count(*) from recovery_codes where user_id = users.id) as codes,
      (select count(*) from mails where user_id = users.id) as mails
    from users where email = ${email}`
  return state
}

/** Sends a request that has been let in, and ends its session before it writes. */
const endUnderWay = ({ email }: Person, ask: () => Promise<Reply>) =>
  askAround(
    app,
    email,
    ask,
    (tx, userId) => tx`delete from login_sessions where user_id = ${userId}`,
  )

const changing = ownersRoutes
  .filter(([method, path]) => method !== 'GET' && !/2fa\/|passkeys/.test(path))
  .map(([method, path, body]) => ({ method, path, body }))

test.each([...changing, { method: 'POST', path: '/api/user/2fa/setup', body: undefined }])(
  'T29: $method $path, under way when its session ends, changes nothing',
  async ({ method, path, body }) => {
    const reader = await app.newcomer()
    const before = await stateOf(reader)
    const answer = await endUnderWay(reader, () => reader.send(method, path, body))
    expect([answer?.status, answer?.body.code]).toEqual([401, 'unauthenticated'])
    expect(await stateOf(reader)).toEqual(before)
  },
)

test('T29: recovery codes that are asked for when the session ends leave the old ones', async () => {
  const reader = await app.newcomer()
  const { recoveryCodes } = await secondFactor(app, reader)
  const before = await stateOf(reader)
  const [token, password] = [recoveryCodes[0], goodPassword]
  const answer = await endUnderWay(reader, () =>
    reader.send('POST', '/api/user/2fa/recovery-codes', { token, password }),
  )
  expect(answer?.status).toBe(401)
  expect(await stateOf(reader)).toEqual(before)
})

test.each([
  {
    what: 'chooses a new password',
    table: 'password_reset_tokens',
    path: '/api/auth/reset-password',
    linkFor: (email: string) => resetLinkFor(app, email, '10.45.1.1'),
  },
  {
    what: 'confirms the address',
    table: 'email_verification_tokens',
    path: '/api/auth/verify-email',
    linkFor: (email: string) => confirmationFor(app, email),
  },
])(
  'T34: a link that $what, under way when another change ends it, opens nothing and stops nobody',
  async ({ table, path, linkFor }) => {
    const { email } = await app.newcomer()
    const body = { token: await linkFor(email), newPassword: 'quite another one' }
    if (table !== 'password_reset_tokens') Reflect.deleteProperty(body, 'newPassword')
    // Whoever holds the account waits for nothing that this request holds.
    const answer = await askAround(
      app,
      email,
      () => app.browser().send('POST', path, body),
      (tx, userId) => tx`delete from ${tx(table)} where user_id = ${userId}`,
    )
    expect([answer?.status, answer?.body.code]).toEqual([400, 'invalid-link'])
  },
)
