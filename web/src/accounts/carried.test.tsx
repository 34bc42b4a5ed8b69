import { paths } from '@tessera/contract'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { answer } from '../testing/fake-server.ts'
import { renderApp } from '../testing/render-app.tsx'
import { closeAccountDialog } from './open-dialog.ts'
import { ada, open, press } from './security.fixture.ts'

afterEach(() => act(closeAccountDialog))

const email = () => screen.getByLabelText<HTMLInputElement>('Email')

test('a typed address goes along from dialog to dialog, and so does where to go then', async () => {
  const { address } = await renderApp('/nowhere', {
    [paths.signIn]: () => answer({ user: ada, authenticated: true }),
  })
  open({ kind: 'sign-in', next: '/about' })
  await userEvent.type(await screen.findByLabelText('Email'), ada.email)
  await press('Forgot password?')
  expect(email().value).toBe(ada.email)
  await userEvent.clear(email())
  await userEvent.type(email(), 'other@example.org')
  await press('Back to Sign In')
  expect(email().value).toBe('other@example.org')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  await press('Create Account')
  expect(email().value).toBe('other@example.org')
  await press('Sign In')
  expect(email().value).toBe('other@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'a mosaic of claims{Enter}')
  await screen.findByText('Welcome back!')
  expect(address()).toBe('/about')
})

test('the policies are read in tabs of their own: what was typed stays', async () => {
  await renderApp('/nowhere')
  open({ kind: 'register' })
  await userEvent.type(await screen.findByLabelText('Email'), ada.email)
  for (const [name, path] of [
    ['Terms (opens in a new tab)', '/terms'],
    ['Privacy Policy (opens in a new tab)', '/privacy'],
  ] as const) {
    const link = screen.getByRole('link', { name })
    expect(link.getAttribute('href')).toBe(path)
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener')
    await userEvent.click(link)
  }
  expect(email().value).toBe(ada.email)
})

test('who signs in again before the account is deleted is told that it stays', async () => {
  await renderApp('/nowhere', {
    [paths.signIn]: () => answer({ user: ada, authenticated: true, deletionCancelled: true }),
  })
  open({ kind: 'sign-in', email: ada.email })
  await userEvent.type(await screen.findByLabelText('Password'), 'a mosaic of claims{Enter}')
  await screen.findByText(/Your account will not be deleted/)
})
