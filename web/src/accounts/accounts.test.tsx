import { paths } from '@tessera/contract'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { matchingMedia } from '../testing/browser-stubs.ts'
import { answer } from '../testing/fake-server.ts'
import { renderApp } from '../testing/render-app.tsx'
import { closeAccountDialog } from './open-dialog.ts'
import { enableCodes, open, openSecurity, press } from './security.fixture.ts'

afterEach(() => act(closeAccountDialog))

test('recovery codes that are not saved keep the settings open, whichever way somebody leaves', async () => {
  await openSecurity()
  await enableCodes()
  const box = screen.getByRole('checkbox', { name: 'I have saved these codes' })
  const ways = [
    // The first Escape takes the welcome away.
    () => userEvent.keyboard('{Escape}{Escape}'),
    () => userEvent.click(document.querySelector('.dialog__scrim') as Element),
    () => press('Close'),
    () => userEvent.click(screen.getByRole('tab', { name: 'Profile' })),
    () => act(() => history.back()),
  ]
  for (const leave of ways) {
    act(() => box.blur())
    await leave()
    await waitFor(() => expect(document.activeElement).toBe(box))
    expect(screen.getByText('aaaa-bbbb')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('they cannot be shown again')
  }
  await userEvent.click(box)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('whoever leaves while codes are being switched on still sees the recovery codes', async () => {
  const enabled = Promise.withResolvers<Response>()
  await openSecurity({ [paths.twoFactorEnable]: () => enabled.promise })
  await press('Enable')
  const code = await screen.findByLabelText('Enter the six digits that it shows now.')
  await userEvent.type(screen.getByLabelText('Your password'), 'a mosaic of claims')
  await userEvent.type(code, '123456{Enter}')
  await userEvent.keyboard('{Escape}{Escape}')
  await press('Close')
  await press('Cancel')
  await userEvent.click(screen.getByRole('tab', { name: 'Profile' }))
  enabled.resolve(answer({ recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] }))
  expect(await screen.findByText('aaaa-bbbb')).toBeTruthy()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('older activity is shown page by page', async () => {
  const event = (id: string) => ({
    id,
    kind: id,
    ipAddress: null,
    device: 'Firefox on Linux',
    createdAt: '2026-01-01T00:00:00Z',
  })
  await openSecurity({
    [paths.securityEvents]: ({ path }) =>
      path === paths.securityEventsBefore('newer')
        ? answer({ events: [event('older')], nextCursor: null })
        : answer({ events: [event('newer')], nextCursor: 'newer' }),
  })
  await screen.findByText('newer')
  await press('Show older')
  await screen.findByText('older')
  expect(screen.getByText('newer')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
})

test('what happened and who is signed in are asked anew after codes and after a new password', async () => {
  const { asked } = await openSecurity()
  const askedTimes = (times: number) =>
    waitFor(() =>
      expect([asked(paths.securityEvents), asked(paths.sessions)]).toEqual([times, times]),
    )
  await enableCodes()
  await askedTimes(2)
  await userEvent.type(screen.getByLabelText('Current password'), 'a mosaic of claims')
  await userEvent.type(screen.getByLabelText('New password'), 'quite another one')
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'quite another one{Enter}')
  await askedTimes(3)
})

test('typing can begin when a dialog opens and when the next one takes its place', async () => {
  await renderApp('/nowhere')
  open({ kind: 'sign-in' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  await press('Create Account')
  expect(document.activeElement).toBe(screen.getByLabelText(/First name/))
})

test('tabs that lie in a row say so, and the arrow keys follow', async () => {
  matchingMedia.add('(max-width: 720px)')
  await openSecurity()
  expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('horizontal')
  act(() => screen.getByRole('tab', { name: 'Security' }).focus())
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'Profile' }).ariaSelected).toBe('true')
})
