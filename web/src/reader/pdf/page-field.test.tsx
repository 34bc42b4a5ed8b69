import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PageField } from './page-field.tsx'

function open(current = 3) {
  const onGo = vi.fn<(number: number) => void>()
  const { rerender } = render(<PageField current={current} count={12} onGo={onGo} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Page' })
  const scrollTo = (page: number) => rerender(<PageField current={page} count={12} onGo={onGo} />)
  return { field, onGo, scrollTo }
}

test('the field shows the page that is seen, and of how many', () => {
  const { field, scrollTo } = open()
  expect(field.value).toBe('3')
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByText('of 12').id)
  scrollTo(4)
  expect(field.value).toBe('4')
})

test('Enter leads to the page that was typed', async () => {
  const { field, onGo, scrollTo } = open()
  // What stood there is selected: the first digit takes its place.
  await userEvent.click(field)
  await userEvent.keyboard('12{Enter}')
  expect(onGo.mock.calls).toEqual([[12]])
  scrollTo(12)
  expect(field.value).toBe('12')
  await userEvent.keyboard('{Control>}a{/Control} 7 {Enter}')
  expect(onGo.mock.calls).toEqual([[12], [7]])
})

test.each(['0', '13', '-1', '2.5', '1e1', 'vii', '٣', ' ', '9'.repeat(400)])(
  'what names no page goes back to the page that is seen: %j',
  async (typed) => {
    const { field, onGo } = open()
    await userEvent.clear(field)
    await userEvent.type(field, typed)
    await userEvent.keyboard('{Enter}')
    expect(onGo).not.toHaveBeenCalled()
    expect(field.value).toBe('3')
  },
)

test('leaving the field, or Escape, takes back what was typed', async () => {
  const { field, onGo } = open()
  await userEvent.click(field)
  await userEvent.keyboard('9{Escape}')
  expect([field.value, document.activeElement]).toEqual(['3', field])
  await userEvent.keyboard('9{Tab}')
  expect(field.value).toBe('3')
  expect(onGo).not.toHaveBeenCalled()
})
