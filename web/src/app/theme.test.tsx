import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import themeScript from '../../public/theme.js?raw'
import { matchingMedia } from '../testing/browser-stubs.ts'
import { renderApp } from '../testing/render-app.tsx'

const root = document.documentElement

test('the toggle flips the theme, marks the root element and remembers', async () => {
  await renderApp('/nowhere')
  await userEvent.click(screen.getByRole('button', { name: 'Use the dark theme' }))
  expect(root.classList.contains('dark')).toBe(true)
  expect(localStorage.getItem('theme')).toBe('dark')
  await userEvent.click(screen.getByRole('button', { name: 'Use the light theme' }))
  expect(root.classList.contains('dark')).toBe(false)
  expect(localStorage.getItem('theme')).toBe('light')
})

test('before the first paint the stored theme wins, else the system decides', () => {
  const dark = '(prefers-color-scheme: dark)'
  runThemeScript()
  expect(root.dataset.theme).toBe('light')
  matchingMedia.add(dark)
  runThemeScript()
  expect([root.dataset.theme, root.classList.contains('dark')]).toEqual(['dark', true])
  localStorage.setItem('theme', 'light')
  runThemeScript()
  expect([root.dataset.theme, root.classList.contains('dark')]).toEqual(['light', false])
})

function runThemeScript() {
  new Function(themeScript)()
}
