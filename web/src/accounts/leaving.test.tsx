import { paths, queryKeys } from '@tessera/contract'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { hearOtherTabs } from '../api/other-tabs.ts'
import { answer, refuse } from '../testing/fake-server.ts'
import { renderApp } from '../testing/render-app.tsx'
import { closeAccountDialog } from './open-dialog.ts'
import { ada, enableCodes, open, press, signedIn } from './security.fixture.ts'

let elsewhere: BroadcastChannel | undefined
const heard = vi.fn()

afterEach(() => {
  heard.mockReset()
  elsewhere?.close()
  act(closeAccountDialog)
})

/** Somebody who is signed in, in one of several tabs. */
async function inOneTab(answers: Parameters<typeof signedIn>[0]) {
  const app = await signedIn(answers)
  hearOtherTabs(app.queryClient, () => {})
  const known = () => app.queryClient.getQueryData(queryKeys.me)
  expect(known()).toEqual(ada)
  // What was told before is not heard.
  elsewhere = new BroadcastChannel('tessera-account')
  elsewhere.addEventListener('message', heard)
  return { ...app, known }
}

const expectTold = () => waitFor(() => expect(heard).toHaveBeenCalled())

test('who asks for the own account to be deleted is signed out in every tab', async () => {
  const { known } = await inOneTab({
    [paths.deleteAccount]: () => answer({ deleteAfter: '2026-12-06T00:00:00Z' }),
  })
  open({ kind: 'settings', tab: 'profile' })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }))
  await userEvent.type(screen.getByLabelText('Your password'), 'a mosaic of claims{Enter}')
  await screen.findByText('Your account will be deleted')
  await expectTold()
  expect(known()).toBeNull()
})

test('who chooses a new password by a mailed link is signed out in this browser, too', async () => {
  const { known } = await inOneTab({
    [paths.resetPassword]: () => answer({ message: 'Changed.' }),
  })
  open({ kind: 'reset', token: 'x'.repeat(43) })
  await userEvent.type(await screen.findByLabelText('New password'), 'nine claims of a mosaic')
  await userEvent.type(
    screen.getByLabelText('Confirm new password'),
    'nine claims of a mosaic{Enter}',
  )
  await screen.findByRole('dialog', { name: 'Sign In' })
  await expectTold()
  expect(known()).toBeNull()
})

test('recovery codes that are not saved stay when another tab logs out, until they are', async () => {
  let isIn = true
  const { known } = await inOneTab({
    [paths.me]: () =>
      isIn
        ? answer({ user: ada, authenticated: true })
        : refuse(401, 'unauthenticated', 'Unauthorized'),
  })
  open({ kind: 'settings', tab: 'security' })
  await enableCodes()
  isIn = false
  elsewhere?.postMessage('changed')
  // The page behind knows already.
  await waitFor(() => expect(known()).toBeNull())
  expect(screen.getByText('aaaa-bbbb')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have saved these codes' }))
  await screen.findByRole('heading', { name: 'Sign in to see your account' })
  expect(screen.queryByText('aaaa-bbbb')).toBeNull()
})

test('that a session has ended elsewhere is told to every tab', async () => {
  await inOneTab({
    [paths.exportAccount]: () => refuse(401, 'unauthenticated', 'Unauthorized'),
  })
  open({ kind: 'settings', tab: 'profile' })
  await screen.findByRole('heading', { name: 'Your data' })
  await press('Download my data')
  await expectTold()
})

test('what failed is said no longer once the form is sent again, or gives way to another', async () => {
  const refused = () => refuse(401, 'invalid-credentials', 'No.')
  const sent = Promise.withResolvers<Response>()
  const answers = [refused, () => sent.promise]
  await renderApp('/nowhere', { [paths.signIn]: () => (answers.shift() ?? refused)() })
  const expectSaid = (title: string | undefined) =>
    waitFor(() => expect(document.querySelector('.toast__title')?.textContent).toBe(title))
  open({ kind: 'sign-in' })
  await userEvent.type(await screen.findByLabelText('Email'), ada.email)
  await userEvent.type(screen.getByLabelText('Password'), 'no mosaic of claims{Enter}')
  await expectSaid('Login Failed')
  await press('Sign In')
  await expectSaid(undefined)
  await act(async () => sent.resolve(refused()))
  await expectSaid('Login Failed')
  await press('Create Account')
  await expectSaid(undefined)
})
