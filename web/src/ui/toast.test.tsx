import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { toast } from './toast.ts'
import Toaster from './toaster.tsx'

afterEach(() => vi.useRealTimers())

test('one toast is visible at a time: a new one takes the place of the old', () => {
  render(<Toaster />)
  act(() => toast({ title: 'First', description: 'One' }))
  act(() => toast({ title: 'Second', description: 'Two' }))
  expect(visibleToasts()).toEqual(['SecondTwo'])
})

test('a toast stays for 5 seconds', () => {
  vi.useFakeTimers()
  render(<Toaster />)
  act(() => toast({ title: 'Evidence highlighted' }))
  act(() => void vi.advanceTimersByTime(4900))
  expect(visibleToasts()).toEqual(['Evidence highlighted'])
  act(() => void vi.advanceTimersByTime(200))
  expect(visibleToasts()).toEqual([])
})

test('F8 moves the focus to the notifications', () => {
  render(<Toaster />)
  act(() => toast({ title: 'Here' }))
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(document.activeElement?.className).toBe('toasts')
})

test('a destructive toast looks like one and can be closed', async () => {
  render(<Toaster />)
  act(() => toast({ title: 'Question failed', description: 'Why', variant: 'destructive' }))
  expect(document.querySelector('.toast--destructive')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(visibleToasts()).toEqual([]))
})

const visibleToasts = () =>
  [...document.querySelectorAll('.toast')].map((shown) => shown.textContent)
