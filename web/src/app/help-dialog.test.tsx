import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'

test('? opens the shortcuts, Escape closes them', async () => {
  await renderApp('/nowhere')
  await userEvent.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  for (const action of ['Search', 'Toggle Evidence Panel', 'Toggle Facets', 'Help'])
    expect(dialog.textContent).toContain(action)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('single-key shortcuts can be switched off, and the browser remembers', async () => {
  await renderApp('/nowhere')
  await userEvent.keyboard('?')
  await userEvent.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(localStorage.getItem('single-key-shortcuts')).toBe('off')
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Keyboard shortcuts' })[0] as HTMLElement,
  )
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('a question mark typed into the search box is text', async () => {
  await renderApp('/nowhere')
  await userEvent.type(screen.getByRole('searchbox'), 'why?')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('why?')
  expect(screen.queryByRole('dialog')).toBeNull()
})
