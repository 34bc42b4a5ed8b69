import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'
import { afterClosing, leaveOldSteps } from './dialog-history.ts'

/** Where the history stands: the test's own page, or a dialog over it. */
const place = () =>
  `${history.state?.page ?? ''}${'+dialog'.repeat(history.state?.openDialogs ?? 0)}`
const expectPlace = (expected: string) => waitFor(() => expect(place()).toBe(expected))
const shown = () => document.querySelectorAll('[role="dialog"]').length
const expectShown = (count: number) => waitFor(() => expect(shown()).toBe(count))
const back = () => act(() => history.back())

let show: (titles: readonly string[]) => void
/** What closing a dialog does. */
let onClose: (close: () => void) => void = (close) => close()

function Dialogs() {
  const [titles, setTitles] = useState<readonly string[]>([])
  show = setTitles
  return titles.map((title, index) => (
    <Dialog
      key={title}
      title={title}
      isOpen
      onOpenChange={() => onClose(() => setTitles(titles.slice(0, index)))}
    >
      {title}
    </Dialog>
  ))
}

/** A page with another one before it, and these dialogs open. */
async function openOver(page: string, ...titles: string[]) {
  history.pushState({ page: 'before' }, '')
  history.pushState({ page }, '')
  render(<Dialogs />)
  act(() => show(titles))
  await expectPlace(page + '+dialog'.repeat(titles.length))
}

afterEach(async () => {
  onClose = (close) => close()
  await act(() => afterClosing(() => show([])))
  await waitFor(() => expect(history.state?.openDialogs ?? 0).toBe(0))
})

test('Back closes an open dialog and leaves the page where it is; the next Back leaves the page', async () => {
  await openOver('paper', 'Help')
  await back()
  await expectShown(0)
  expect(place()).toBe('paper')
  await back()
  await expectPlace('before')
})

test('a dialog that is closed by itself leaves no step behind, and Forward shows the page as it is', async () => {
  await openOver('paper', 'Help')
  const length = history.length
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  await expectPlace('paper')
  expect(history.length).toBe(length)
  await act(() => history.forward())
  await expectPlace('paper+dialog')
  expect(shown()).toBe(0)
  // The step is there: the next dialog takes it over.
  act(() => show(['Cite']))
  await expectShown(1)
  await back()
  await expectShown(0)
  expect([place(), history.length]).toEqual(['paper', length])
})

test('a dialog that keeps what is not saved stays at Back, at each one, until it is', async () => {
  await openOver('paper', 'Codes')
  let asked = 0
  onClose = () => asked++
  for (const times of [1, 2]) {
    await back()
    await waitFor(() => expect(asked).toBe(times))
    await expectPlace('paper+dialog')
    expect(shown()).toBe(1)
  }
  onClose = (close) => close()
  await back()
  await expectShown(0)
  expect(place()).toBe('paper')
})

test('a dialog that gives way to another hands its step over', async () => {
  await openOver('paper', 'Sign In')
  const length = history.length
  act(() => show(['Create Account']))
  await expectShown(1)
  expect([place(), history.length]).toEqual(['paper+dialog', length])
  await back()
  await expectShown(0)
  expect(place()).toBe('paper')
})

test('one that opens while another is being left is not closed with it', async () => {
  await openOver('paper', 'Settings')
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await act(async () => show([]))
  act(() => show(['Sign In']))
  await act(() => isBack)
  await expectPlace('paper+dialog')
  expect(shown()).toBe(1)
})

test('of two dialogs Back closes the upper one', async () => {
  await openOver('paper', 'Settings', 'Help')
  await back()
  await expectShown(1)
  expect(place()).toBe('paper+dialog')
})

test('what follows the closing of a dialog comes after its page', async () => {
  await openOver('paper', 'Sign In')
  await act(() => afterClosing(() => show([])))
  history.pushState({ page: 'next' }, '')
  history.back()
  await expectPlace('paper')
})

test('the first Back after a reload over open dialogs leaves the page', async () => {
  history.pushState({ page: 'before' }, '')
  for (const openDialogs of [0, 1, 2]) history.pushState({ page: 'paper', openDialogs }, '')
  leaveOldSteps()
  await expectPlace('paper')
  await back()
  await expectPlace('before')
})
