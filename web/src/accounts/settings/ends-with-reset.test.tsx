import { paths, type User } from '@tessera/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '../../testing/fake-server.ts'
import { closeAccountDialog } from '../open-dialog.ts'
import { ada, openSecurity, press } from '../security.fixture.ts'

afterEach(() => act(closeAccountDialog))

const would = 'Resetting your password by mail would switch codes off.'

test.each([
  ['mailbox-not-proved', /^.*was not confirmed in a browser that is signed in/],
  ['set-up-without-password', /^.*switched on without your password/],
] as const)(
  'a factor that a reset would end (%s) is told, and why; the link that is mailed mends it',
  async (why, reason) => {
    let resetEndsTwoFactor: User['resetEndsTwoFactor'] = why
    const me = () =>
      answer({ user: { ...ada, twoFactorEnabled: true, resetEndsTwoFactor }, authenticated: true })
    const { asked } = await openSecurity({
      [paths.signIn]: me,
      [paths.me]: me,
      [paths.verification]: () => answer({ message: 'A link is on its way.' }),
    })
    const notice = screen.getByText(would).closest('p')
    expect(notice?.textContent).toMatch(reason)
    await press('Send me the link')
    await screen.findByText('A link is on its way.')
    expect(asked(paths.verification)).toBe(1)
    // The link was opened in another tab.
    resetEndsTwoFactor = null
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await waitFor(() => expect(screen.queryByText(would)).toBeNull())
  },
)

test('nothing is said of a factor that stays', async () => {
  const me = () => answer({ user: { ...ada, twoFactorEnabled: true }, authenticated: true })
  await openSecurity({ [paths.signIn]: me, [paths.me]: me })
  await screen.findByText('Enabled')
  expect(screen.queryByText(would)).toBeNull()
})
