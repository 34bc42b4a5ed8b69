import { paths } from '@tessera/contract'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { answer, refuse } from '../../testing/fake-server.ts'
import { closeAccountDialog } from '../open-dialog.ts'
import { ada, open, press, signedIn } from '../security.fixture.ts'

afterEach(() => act(closeAccountDialog))

const ended = () => refuse(401, 'unauthenticated', 'Unauthorized')

/** Says so once, goes to the start, and offers to sign in. */
async function expectExpired(address: () => string): Promise<void> {
  expect(await screen.findAllByText('Session Expired')).toHaveLength(1)
  expect(screen.queryByText('Your session has expired. Please log in again.')).toBeNull()
  await screen.findByRole('dialog', { name: 'Sign In' })
  expect(address()).toBe('/')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
}

test('that the session has ended is said once by all that Security would show', async () => {
  const { address } = await signedIn({
    [paths.passkeys]: ended,
    [paths.sessions]: ended,
    [paths.securityEvents]: ended,
  })
  open({ kind: 'settings', tab: 'security' })
  await expectExpired(address)
})

test('what fails in Security for another reason says it in its place', async () => {
  await signedIn({ [paths.sessions]: () => refuse(500, 'internal', 'No.') })
  open({ kind: 'settings', tab: 'security' })
  await screen.findByText(/^Server error\./)
  expect(screen.queryByText('Session Expired')).toBeNull()
})

test('the data of an account are saved; a download that fails says why; that the session has ended, too', async () => {
  const answers = [() => refuse(429, 'rate-limited', 'No.'), ended]
  const { address } = await signedIn({
    [paths.exportAccount]: () => (answers.shift() ?? ended)(),
  })
  open({ kind: 'settings', tab: 'profile' })
  await screen.findByRole('heading', { name: 'Your data' })
  await press('Download my data')
  await screen.findByText('Download Failed')
  await press('Download my data')
  await expectExpired(address)
})

test('a profile sends its names and what else was changed; empty is left out, unless it was emptied', async () => {
  const sent: unknown[] = []
  const stored = { ...ada, phone: '+351 21 000 0000' }
  const me = () => answer({ user: stored, authenticated: true })
  await signedIn({
    [paths.signIn]: me,
    [paths.profile]: ({ body }) => {
      sent.push(JSON.parse(String(body)))
      return me()
    },
  })
  open({ kind: 'settings', tab: 'profile' })
  const firstName = await screen.findByLabelText('First name')
  const update = async () => {
    const before = sent.length
    await press('Update Profile')
    await waitFor(() => expect(sent).toHaveLength(before + 1))
  }
  await update()
  await userEvent.clear(firstName)
  await userEvent.type(screen.getByLabelText('Last name'), 'Lovelace')
  await userEvent.clear(screen.getByLabelText(/^Phone/))
  await update()
  expect(sent).toEqual([{ firstName: 'Ada' }, { firstName: '', lastName: 'Lovelace', phone: '' }])
})

test('whoever asks to delete the account can begin to type', async () => {
  await signedIn()
  open({ kind: 'settings', tab: 'profile' })
  await screen.findByRole('heading', { name: 'Your data' })
  await press('Delete account')
  expect(document.activeElement).toBe(screen.getByLabelText('Your password'))
})
