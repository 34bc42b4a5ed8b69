import { paths } from '@tessera/contract'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { answer, refuse } from '../testing/fake-server.ts'
import { renderApp } from '../testing/render-app.tsx'
import AccountDialogs from './account-dialogs.tsx'
import { PasswordHint } from './form/password-hint.tsx'
import { closeAccountDialog, openDialogInAddress } from './open-dialog.ts'
import { ada, open, press, signedIn } from './security.fixture.ts'

afterEach(() => {
  act(closeAccountDialog)
  history.replaceState(null, '', '/')
})

const deadLink = {
  [paths.verifyEmail]: () => refuse(400, 'invalid-link', 'This link has expired.'),
}

/** Somebody whose address is not confirmed. */
const signedInUnconfirmed = async () => {
  const me = () => answer({ user: { ...ada, emailVerified: false }, authenticated: true })
  return signedIn({
    ...deadLink,
    [paths.me]: me,
    [paths.signIn]: me,
    [paths.verification]: () => answer({ message: 'A link is on its way.' }),
  })
}

test('a dead link that would confirm the address gives way to a new one', async () => {
  const { asked } = await signedInUnconfirmed()
  open({ kind: 'verify', token: 'dead' })
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  await screen.findByText('This link has expired.')
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  await press('Send a new link')
  await screen.findByText('A link is on its way.')
  expect(asked(paths.verification)).toBe(1)
})

test('a link that has done its work, in another browser, contradicts nothing', async () => {
  let emailVerified = false
  await signedIn({
    ...deadLink,
    [paths.me]: () => answer({ user: { ...ada, emailVerified }, authenticated: true }),
    [paths.signIn]: () => answer({ user: { ...ada, emailVerified }, authenticated: true }),
  })
  open({ kind: 'verify', token: 'used' })
  emailVerified = true
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  await screen.findByText('Your address is confirmed already.')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('who is not signed in is told where a new link is to be had', async () => {
  await renderApp('/nowhere', deadLink)
  open({ kind: 'verify', token: 'dead' })
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  await screen.findByText(/^Sign in to ask for a new link/)
  // Whether the address is confirmed is not known.
  expect(document.body.textContent).not.toContain('not confirmed')
})

test('a link that has done its work says so though the network may try no more; any other is told to wait', async () => {
  let emailVerified = false
  const me = () => answer({ user: { ...ada, emailVerified }, authenticated: true })
  const words = 'Too many requests. Please wait a moment and try again.'
  await signedIn({
    [paths.verifyEmail]: () => refuse(429, 'rate-limited', words),
    [paths.me]: me,
    [paths.signIn]: me,
  })
  open({ kind: 'verify', token: 'used' })
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(`The link was not opened${words}`)
  emailVerified = true
  await press('Confirm')
  await screen.findByText('Your address is confirmed already.')
})

test('who confirms the address where nobody is signed in is offered to sign in, which opens the link once more', async () => {
  const { calls } = await renderApp('/nowhere', {
    [paths.verifyEmail]: () => answer({ message: 'Your email address is confirmed.' }),
    [paths.signIn]: () => answer({ user: null, authenticated: false, twoFactorRequired: true }),
    [paths.secondStep]: () => answer({ user: ada, authenticated: true }),
    [paths.me]: () => answer({ user: ada, authenticated: true }),
  })
  const opened = () =>
    calls.filter(({ path }) => path === paths.verifyEmail).map(({ body }) => body)
  open({ kind: 'verify', token: 'good' })
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  await screen.findByRole('heading', { name: 'Email address confirmed' })
  await press('Sign In')
  await userEvent.type(await screen.findByLabelText('Email'), ada.email)
  await userEvent.type(screen.getByLabelText('Password'), 'a mosaic of claims{Enter}')
  await userEvent.type(await screen.findByLabelText('Six-digit code'), '123456{Enter}')
  await waitFor(() => expect(opened()).toHaveLength(2))
  expect(opened()[1]).toEqual(opened()[0])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a reload after a mailed link was opened says where the link has gone, until its dialog is closed', async () => {
  history.replaceState(null, '', '/?auth=reset#secret')
  await renderApp('/nowhere')
  await screen.findByLabelText('New password')
  expect(location.href).not.toContain('secret')
  expect(JSON.stringify(history.state)).not.toContain('secret')
  act(() => void openDialogInAddress(false))
  await screen.findByText(/reloading loses it/)
  act(closeAccountDialog)
  act(() => void openDialogInAddress(false))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('who is signed in needs no dialog to sign in, and goes where it would have led', () => {
  render(<AccountDialogs />)
  for (const [asked, next] of [
    ['/?auth=login', null],
    ['/?auth=login&next=%2Fabout', '/about'],
    ['/?auth=register&next=%2F%2Fevil.example', null],
  ] as const) {
    history.replaceState(null, '', asked)
    expect(openDialogInAddress(true)).toBe(next)
    expect(location.search).toBe('')
    expect(screen.queryByRole('dialog')).toBeNull()
  }
})

test('a password manager is told whose password is changed', async () => {
  await signedIn()
  open({ kind: 'settings', tab: 'security' })
  const current = await screen.findByLabelText<HTMLInputElement>('Current password')
  const whose = current.form?.querySelector<HTMLInputElement>('[autocomplete="username"]')
  expect(whose?.value).toBe('ada@example.org')
})

test('of a long password nothing is promised that only the server knows', () => {
  render(<PasswordHint password="liverpool 1892 1892" own={ada} />)
  expect(document.body.textContent).toContain('if it is not a common one')
})

test('a password made of the own name is said to be refused', () => {
  render(<PasswordHint password="lovelace-1815" own={{ ...ada, lastName: 'Lovelace' }} />)
  expect(document.body.textContent).toBe('Made of your own name or email address: it is refused.')
})
