import { paths, type User } from '@tessera/contract'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { answer, type FakeServer } from '../testing/fake-server.ts'
import { renderApp } from '../testing/render-app.tsx'
import { type AccountDialog, openAccountDialog } from './open-dialog.ts'

export const ada: User = {
  id: 'u1',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: null,
  phone: null,
  profileImageUrl: null,
  emailVerified: true,
  twoFactorEnabled: false,
  twoFactorSince: null,
  resetEndsTwoFactor: null,
  subscriptionStatus: 'none',
  subscriptionPlan: 'free',
  subscriptionEndsAt: null,
  createdAt: '2026-01-01T00:00:00Z',
}

/** Opens a dialog of accounts as the page does. */
export const open = (dialog: AccountDialog) => act(() => openAccountDialog(dialog))
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** The app of somebody who has just signed in. `asked` counts the calls of a path. */
export async function signedIn(answers: FakeServer = {}) {
  const me = () => answer({ user: ada, authenticated: true })
  const app = await renderApp('/nowhere', {
    [paths.me]: me,
    [paths.signIn]: me,
    [paths.passkeys]: () => answer([]),
    [paths.sessions]: () => answer([]),
    [paths.trustedDevices]: () => answer([]),
    [paths.securityEvents]: () => answer({ events: [], nextCursor: null }),
    [paths.changePassword]: () => answer({ message: 'Changed.' }),
    [paths.twoFactorSetup]: () =>
      answer({ secret: 'ABCD', otpauthUrl: 'otpauth://totp/x', qrCode: 'data:,' }),
    [paths.twoFactorEnable]: () => answer({ recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] }),
    ...answers,
  })
  open({ kind: 'sign-in' })
  await userEvent.type(await screen.findByLabelText('Email'), ada.email)
  await userEvent.type(screen.getByLabelText('Password'), 'a mosaic of claims{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const asked = (path: string) => app.calls.filter((call) => call.path === path).length
  return { ...app, asked }
}

/** The same with Security of the settings open. */
export async function openSecurity(answers: FakeServer = {}) {
  const app = await signedIn(answers)
  const { asked } = app
  open({ kind: 'settings', tab: 'security' })
  await screen.findByRole('heading', { name: 'Recent Activity' })
  await waitFor(() => expect([asked(paths.securityEvents), asked(paths.sessions)]).toEqual([1, 1]))
  return app
}

/** Switches codes on in Security; the recovery codes are on the screen. */
export async function enableCodes(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Enable' }))
  const code = await screen.findByLabelText('Enter the six digits that it shows now.')
  await userEvent.type(screen.getByLabelText('Your password'), 'a mosaic of claims')
  await userEvent.type(code, '123456{Enter}')
  await screen.findByText('aaaa-bbbb')
}
