import { paths } from '@tessera/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { answer } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { closeAccountDialog } from '../open-dialog.ts'
import { ada, open, openSecurity, press } from '../security.fixture.ts'

afterEach(() => act(closeAccountDialog))

const careful = { ...ada, twoFactorEnabled: true, twoFactorSince: '2026-11-20T12:00:00Z' }
const me = () => answer({ user: careful, authenticated: true })

const laptop = {
  id: 'd1',
  deviceInfo: { browser: 'Firefox', system: 'Linux' },
  ipAddress: '203.0.113.0/24',
  createdAt: '2026-11-21T12:00:00Z',
  isCurrent: true,
}
const phone = { ...laptop, deviceInfo: { browser: 'Safari', system: 'iPhone' }, id: 'd2' }

/** Security of somebody who asks for codes, but not on the laptop and, signed out there, the phone. */
const openCareful = (devices: () => readonly object[]) =>
  openSecurity({
    [paths.signIn]: me,
    [paths.me]: me,
    [paths.trustedDevices]: () => answer(devices()),
    [paths.sessions]: () =>
      answer([
        {
          ...laptop,
          id: 's1',
          lastActivity: laptop.createdAt,
          isActive: true,
          trustedUntil: '2026-12-21T12:00:00Z',
        },
      ]),
    [paths.trustedDevice('d2')]: () => answer({ message: 'Asked.' }),
  })

test.each([
  [false, { token: '123456' }],
  [true, { token: '123456', trustDevice: true }],
])(
  'a code is sent with the wish to be asked no more only where the box is ticked (%s)',
  async (isTicked, body) => {
    const sent: unknown[] = []
    await renderApp('/nowhere', {
      [paths.secondStep]: (call) => {
        sent.push(JSON.parse(String(call.body)))
        return me()
      },
    })
    open({ kind: 'second-step' })
    await userEvent.type(await screen.findByLabelText('Six-digit code'), '123456')
    if (isTicked)
      await userEvent.click(screen.getByLabelText('Do not ask again on this device for 30 days'))
    await press('Sign In')
    await waitFor(() => expect(sent).toEqual([body]))
  },
)

test('a recovery code is for a device that is lost: it cannot be asked no more there', async () => {
  await renderApp('/nowhere')
  open({ kind: 'recovery-code' })
  await screen.findByLabelText('Recovery code')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('Security says since when codes are asked for, and of which device until when not', async () => {
  const expiresAt = '2026-12-21T12:00:00Z'
  await openCareful(() => [{ ...laptop, expiresAt }])
  screen.getByText(
    'Since 20 November 2026. Signing in asks for a code from your authenticator app.',
  )
  const list = await screen.findByRole('list', { name: 'Devices that are not asked for a code' })
  within(list).getByText('This device')
  within(list).getByText('Not asked for a code until 21 December 2026')
  const sessions = screen.getByRole('region', { name: 'Active Sessions' })
  await within(sessions).findByText('Not asked for a code until 21 December 2026')
})

test('a device that signed out is listed, and can be asked again; focus stays with the codes', async () => {
  const expiresAt = '2026-12-21T12:00:00Z'
  let devices = [{ ...phone, isCurrent: false, expiresAt }]
  const { calls } = await openCareful(() => devices)
  const button = await screen.findByRole('button', {
    name: 'Ask Safari on iPhone for a code again',
  })
  devices = []
  await userEvent.click(button)
  await screen.findByText('Safari on iPhone is asked for a code when it signs in next.')
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    paths.trustedDevice('d2'),
  ])
  await waitFor(() =>
    expect(
      screen.queryByRole('list', { name: 'Devices that are not asked for a code' }),
    ).toBeNull(),
  )
  expect(document.activeElement?.textContent).toMatch(/^Two-Factor Authentication/)
})
