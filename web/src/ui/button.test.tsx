import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

test('a button at work keeps focus, and is neither pressed nor sends its form', async () => {
  const pressed = vi.fn()
  const sent = vi.fn((event: Event) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={(event) => sent(event.nativeEvent)}>
      <Button type="submit" busy={busy} onClick={pressed}>
        Send
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
  await userEvent.click(button)
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1])

  rerender(form(true))
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.disabled).toBe(false)
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1])

  rerender(form(false))
  await userEvent.keyboard('{Enter}')
  expect(sent).toHaveBeenCalledTimes(2)
})
