import { expect, test } from 'vitest'
import { type Browser, goodPassword, type Person, useAccountApp } from './account-app.fixture.ts'
import { newSoftPasskey } from './authenticator.fixture.ts'
import { askAround, askInTurn } from './held-account.fixture.ts'
import { ownersRoutes } from './owners-routes.fixture.ts'
import { passkeyHolders, proof } from './passkey-holders.fixture.ts'
import { secondFactor } from './second-factor.fixture.ts'

const app = useAccountApp()
const { holder } = passkeyHolders(app)
const newPassword = 'quite another one'

/** Whoever has copied all cookies of a browser. */
function thiefOf(owner: Browser): Browser {
  const thief = app.browser()
  for (const [name, value] of owner.cookies) thief.cookies.set(name, value)
  return thief
}

const changePassword = (owner: Browser) =>
  owner.send('POST', '/api/user/change-password', { currentPassword: goodPassword, newPassword })

/** What an account has, but for what a new password changes: one event and one mail more. */
async function stateOf({ email }: Person) {
  const [state] = await app.platform.sql`
    select users.*, null as password_hash, null as updated_at,
      (select count(*)::int from audit_events where user_id = users.id) as events,
      (select count(*)::int from mails where user_id = users.id) as mails,
      (select json_agg(code order by code) from recovery_codes where user_id = users.id) as codes,
      (select count(*)::int from passkeys where user_id = users.id) as passkeys,
      (select count(*)::int from passkey_challenges where user_id = users.id) as challenges
    from users where email = ${email}`
  return state as Record<string, unknown> & { readonly events: number; readonly mails: number }
}

interface Case {
  readonly method: string
  readonly path: string
  /** Makes an account, and what is asked in its name. */
  prepare(): Promise<{ readonly owner: Person; readonly path?: string; readonly body?: object }>
}

const plain: Case[] = ownersRoutes
  .filter(
    ([method, path]) => method !== 'GET' && !/2fa\/(?!setup)|passkeys(?!\/options)/.test(path),
  )
  .map(([method, path, body]) => ({
    method,
    path,
    prepare: async () => ({ owner: await app.newcomer(), ...(body && { body }) }),
  }))
const withCode = async () => {
  const owner = await app.newcomer()
  const { recoveryCodes } = await secondFactor(app, owner)
  return { owner, body: { ...proof, token: recoveryCodes[0] } }
}
const all: Case[] = [
  ...plain,
  { method: 'POST', path: '/api/user/2fa/disable', prepare: withCode },
  { method: 'POST', path: '/api/user/2fa/recovery-codes', prepare: withCode },
  { method: 'POST', path: '/api/user/delete', prepare: withCode },
  {
    method: 'POST',
    path: '/api/user/passkeys',
    prepare: async () => {
      const owner = await app.newcomer()
      const { body } = await owner.send('POST', '/api/user/passkeys/options', proof)
      return { owner, body: { made: newSoftPasskey().create({ challenge: body.challenge }) } }
    },
  },
  {
    method: 'POST',
    path: '/api/user/passkeys/:id/remove',
    prepare: async () => {
      const owner = await holder()
      const { body } = await owner.send('GET', '/api/user/passkeys')
      return { owner, path: `/api/user/passkeys/${body[0].id}/remove`, body: proof }
    },
  },
]

test.each(all)(
  'T28: $method $path, under way with a token that another request changes, changes nothing',
  async ({ method, path: listed, prepare }) => {
    const { owner, path = listed, body } = await prepare()
    const thief = thiefOf(owner)
    const before = await stateOf(owner)
    const [changed, refused] = await askInTurn(app, owner.email, [
      () => changePassword(owner),
      () => thief.send(method, path, body as Record<string, unknown>),
    ])
    expect(changed?.status).toBe(200)
    expect([refused?.status, refused?.body.code]).toEqual([401, 'unauthenticated'])
    expect((await owner.send('GET', '/api/auth/me')).status).toBe(200)
    const after = await stateOf(owner)
    expect({ ...after, challenges: before.challenges }).toEqual({
      ...before,
      events: before.events + 1,
      mails: before.mails + 1,
    })
    expect(after.challenges).toBe(path === '/api/user/passkeys' ? 0 : before.challenges)
    expect((await thief.send('GET', '/api/auth/me')).status).toBe(401)
    const signIn = { email: owner.email, password: newPassword }
    expect((await owner.send('POST', '/api/auth/login', signIn)).status).toBe(200)
  },
)

test('T28: of two that change the password with the same token at the same moment one does', async () => {
  const owner = await app.newcomer()
  const thief = thiefOf(owner)
  const answers = await Promise.all([changePassword(owner), changePassword(thief)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  const winner = answers[0].status === 200 ? owner : thief
  expect((await winner.send('GET', '/api/auth/me')).status).toBe(200)
})

test.each([
  ['password', 'password_hash', 'another'],
  ['second factor', 'two_factor_enabled', true],
])(
  'T31: who proved to be the owner by a %s that was changed since then does nothing',
  async (_, column, value) => {
    const owner = await app.newcomer()
    const answer = await askAround(
      app,
      owner.email,
      () => owner.send('POST', '/api/user/delete', proof),
      (tx, userId) => tx`update users set ${tx({ [column]: value })} where id = ${userId}`,
    )
    expect([answer?.status, answer?.body.code]).toEqual([401, 'unauthenticated'])
    const [user] = await app.platform.sql`select * from users where email = ${owner.email}`
    expect(user?.delete_after).toBeNull()
  },
)
