import { beforeAll, expect, test } from 'vitest'
import { goodPassword, type Person, useAccountApp } from './account-app.fixture.ts'

const app = useAccountApp()
let owner: Person
beforeAll(async () => {
  owner = await app.newcomer()
})

test.each([
  'id',
  'email',
  'passwordHash',
  'password_hash',
  'emailVerified',
  'twoFactorEnabled',
  'twoFactorSecret',
  'twoFactorPending',
  'stripeCustomerId',
  'subscriptionStatus',
  'subscriptionPlan',
  'subscriptionId',
  'subscriptionEndsAt',
  'createdAt',
  'updatedAt',
  'deleteAfter',
  'role',
  'isAdmin',
  '__proto__x',
  'constructor',
  'user',
  'userId',
  'recoverySalt',
])('T37: %s in a profile, a registration or a sign-in changes nothing', async (field) => {
  const read = () => app.platform.sql`select * from users where email = ${owner.email}`
  const before = await read()
  const extra = { [field]: 'active' }
  const answers = [
    await owner.send('PUT', '/api/user/profile', { firstName: 'Eve', ...extra }),
    await app
      .browser()
      .send('POST', '/api/auth/login', { email: owner.email, password: goodPassword, ...extra }),
    ...(field === 'email'
      ? []
      : [
          await app.browser().send('POST', '/api/auth/register', {
            email: 'mass@example.org',
            password: goodPassword,
            ...extra,
          }),
        ]),
  ]
  if (field !== 'email') expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
  else expect(answers[0]?.status).toBe(400)
  expect(await read()).toEqual(before)
  expect(await app.platform.sql`select 1 from users where email = 'mass@example.org'`).toHaveLength(
    0,
  )
})
