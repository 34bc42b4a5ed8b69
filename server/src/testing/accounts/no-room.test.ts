import { beforeAll, expect, test } from 'vitest'
import type { AccountDeps } from '../../accounts/account-deps.ts'
import { accountSettings } from '../../accounts/account-settings.ts'
import { insertLink } from '../../accounts/email/links-store.ts'
import { resetPassword } from '../../accounts/email/reset-password.ts'
import { requireOwnCode, requireOwnPassword } from '../../accounts/profile/require-owner.ts'
import type { SignedIn } from '../../accounts/sessions/account-session.ts'
import { findSession } from '../../accounts/sessions/sessions-store.ts'
import type { Visit } from '../../accounts/sessions/visit.ts'
import { createPasswords } from '../../accounts/sign-in/passwords.ts'
import { registerUser } from '../../accounts/sign-in/register.ts'
import { checkSignIn } from '../../accounts/sign-in/sign-in.ts'
import { insertPendingSignIn } from '../../accounts/two-factor/second-factor-store.ts'
import { checkSecondStep } from '../../accounts/two-factor/second-step.ts'
import { createSeal } from '../../platform/seal.ts'
import { goodPassword, type Person, sessionCookie, useAccountApp } from './account-app.fixture.ts'
import { secondFactor } from './second-factor.fixture.ts'

const app = useAccountApp()
const visit: Visit = {
  network: '112.1.1.0/24',
  device: { browser: 'Firefox', system: 'Linux' },
  userAgent: '',
}
let owner: Person
let account: SignedIn
let recoveryCode: string
let deps: AccountDeps

beforeAll(async () => {
  owner = await app.newcomer()
  const { recoveryCodes } = await secondFactor(app, owner)
  recoveryCode = recoveryCodes[0] ?? ''
  const { db } = app.platform
  const now = app.clock.now
  account = (await findSession(db, owner.cookies.get(sessionCookie) ?? '', now)) as SignedIn
  const passwordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 }
  const settings = { ...accountSettings, now: () => now, passwordCost }
  deps = {
    db,
    settings,
    passwords: createPasswords({ passwordCost, hashing: { atOnce: 1, waiting: 0 } }),
    seal: createSeal('', 'a secret of the test'),
    sendsMail: false,
    publicUrl: 'http://localhost:3000',
    handOver: async () => {},
  }
})

/** One password is hashed and three wait, all the time: whoever asks meanwhile finds no room. */
async function whileFull<T>(work: () => Promise<T>): Promise<T> {
  let isOver = false
  const hashing = Array.from({ length: 4 }, async () => {
    while (!isOver) await deps.passwords.hash(goodPassword)
  })
  try {
    return await work()
  } finally {
    isOver = true
    await Promise.all(hashing)
  }
}

const tries: Readonly<Record<string, () => Promise<unknown>>> = {
  'signing in': () =>
    checkSignIn(deps, { email: owner.email, password: goodPassword }, visit, null),
  registering: () =>
    registerUser(deps, { email: 'late@example.org', password: goodPassword }, visit),
  'the own password in the settings': () => requireOwnPassword(deps, account, goodPassword, visit),
  'a recovery code in the settings': () => requireOwnCode(deps, account, recoveryCode, visit),
  'a recovery code at signing in': async () => {
    const pending = await insertPendingSignIn(deps.db, account.user.id, app.clock.now)
    return checkSecondStep(deps, pending, recoveryCode, visit, null)
  },
  'a new password by mail': async () => {
    const token = await insertLink(deps.db, 'reset', account.user.id, app.clock.now)
    const newPassword = 'a garden of forking lanes'
    return resetPassword(deps, { token, newPassword }, visit, { before: null, token: 'x' })
  },
}

test.each(Object.entries(tries))(
  'T26, T38: %s counts as no try where there is no room',
  async (_, attempt) => {
    const counted = () => app.platform.sql`select key from attempt_counts where count > 0`
    const before = await counted()
    await expect(whileFull(attempt)).rejects.toMatchObject({ code: 'busy' })
    expect(await counted()).toEqual(before)
  },
)
