import { paths } from '@tessera/contract'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { answer } from '../testing/fake-server.ts'
import { renderApp } from '../testing/render-app.tsx'
import { toast } from '../ui/toast.ts'
import { closeAccountDialog } from './open-dialog.ts'
import { ada, open, openSecurity, press, signedIn } from './security.fixture.ts'

afterEach(() => act(closeAccountDialog))

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const expectFocus = (element: () => HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element()))

const session = (id: string, browser: string, isCurrent = false) => ({
  id,
  deviceInfo: { browser, system: 'Linux' },
  ipAddress: null,
  lastActivity: '2026-01-02T00:00:00Z',
  createdAt: `2026-01-01T0${id}:00:00Z`,
  isActive: true,
  isCurrent,
  trustedUntil: null,
})

test('focus returns to the button that opened a dialog, and to the avatar when that has replaced it', async () => {
  await renderApp('/nowhere', {
    [paths.signIn]: () => answer({ user: ada, authenticated: true }),
  })
  for (const name of ['Sign In', 'Keyboard shortcuts']) {
    const opener = screen.getAllByRole('button', { name })[0] as HTMLElement
    act(() => opener.focus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expectFocus(() => opener)
  }
  act(() => button('Sign In').focus())
  await userEvent.keyboard('{Enter}')
  await userEvent.type(await screen.findByLabelText('Email'), ada.email)
  await userEvent.type(screen.getByLabelText('Password'), 'a mosaic of claims{Enter}')
  await expectFocus(() => button('Account menu, Ada'))
})

test('from the settings, which an item of a menu opened, focus returns to the button of the menu', async () => {
  await signedIn()
  act(() => button('Account menu, Ada').focus())
  await userEvent.click(screen.getByText('Account'))
  await screen.findByRole('dialog', { name: 'Account Settings' })
  await userEvent.keyboard('{Escape}')
  await expectFocus(() => button('Account menu, Ada'))
})

test('one Escape closes a dialog though a notification stands above it', async () => {
  await openSecurity()
  act(() => toast({ title: 'Passkey added' }))
  await screen.findByText('Passkey added')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('focus that a browser takes from a form while it is sent comes back to where it was', async () => {
  const sent = Promise.withResolvers<Response>()
  await signedIn({ [paths.profile]: () => sent.promise })
  open({ kind: 'settings', tab: 'profile' })
  await screen.findByRole('heading', { name: 'Your data' })
  const update = button('Update Profile')
  await press('Update Profile')
  await waitFor(() => expect(update.getAttribute('aria-disabled')).toBe('true'))
  // As Chromium does with what is disabled; then the dialog as a whole has it.
  act(() => screen.getByRole('dialog').focus())
  await act(async () => sent.resolve(answer({ user: ada, authenticated: true })))
  await screen.findByText('Profile Updated')
  await expectFocus(() => button('Update Profile'))
})

test('the session in use comes first; two of one browser are told apart; ending one is said, and focus stays among them', async () => {
  await openSecurity({
    [paths.sessions]: () =>
      answer([session('2', 'Chrome'), session('3', 'Chrome'), session('1', 'Firefox', true)]),
    [paths.session('2')]: () => answer({ message: 'Ended.' }),
  })
  const [first] = await screen.findAllByText(/ on Linux$/)
  expect(first?.nextSibling?.textContent).toBe('Current session')
  const [second, third] = screen.getAllByRole('button', { name: /^Sign out Chrome on Linux/ })
  expect(second?.getAttribute('aria-label')).not.toBe(third?.getAttribute('aria-label'))
  await userEvent.click(second as HTMLElement)
  await screen.findByText('Session Ended')
  await expectFocus(() => screen.getByRole('heading', { name: 'Active Sessions' }))
})

test('after a wrong code of the app, a recovery code begins with an empty field', async () => {
  await renderApp('/nowhere')
  open({ kind: 'second-step' })
  await userEvent.type(await screen.findByLabelText('Six-digit code'), '000000{Enter}')
  await screen.findByRole('alert')
  await press('Use a recovery code')
  const field = screen.getByLabelText<HTMLInputElement>('Recovery code')
  expect(field.value).toBe('')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(field)
  screen.getByText(/^One of the ten that you saved/)
})

test('codes are switched on by password and code together: neither goes alone', async () => {
  const { asked } = await openSecurity()
  await press('Enable')
  const code = await screen.findByLabelText('Enter the six digits that it shows now.')
  await userEvent.type(code, '123456{Enter}')
  await screen.findByRole('alert')
  expect(asked(paths.twoFactorEnable)).toBe(0)
})

test('what is typed in a tab of the settings, and begun there, is still there on the way back', async () => {
  await openSecurity()
  await press('Enable')
  const code = await screen.findByLabelText('Enter the six digits that it shows now.')
  await userEvent.type(code, '12')
  await userEvent.click(screen.getByRole('tab', { name: 'Profile' }))
  await userEvent.type(await screen.findByLabelText('Last name'), 'Lovelace')
  for (const name of ['Subscription', 'Profile'])
    await userEvent.click(screen.getByRole('tab', { name }))
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Lovelace')
  await userEvent.click(screen.getByRole('tab', { name: 'Security' }))
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
  expect(
    screen.getByLabelText<HTMLInputElement>('Enter the six digits that it shows now.').value,
  ).toBe('12')
})
