import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { reveal, stopPulse } from './reveal.ts'

afterEach(stopPulse)

test('a passage of the closed title page is shown when it is looked for', () => {
  document.body.innerHTML =
    '<details><summary>Title page</summary><a class="hl" href="#p">Ada Reader</a></details>'
  const passage = document.querySelector<HTMLElement>('.hl') as HTMLElement
  passage.scrollIntoView = vi.fn()
  expect(document.querySelector('details')?.open).toBe(false)
  expect(reveal([passage])).toBe(true)
  expect(document.querySelector('details')?.open).toBe(true)
})

test('a pulse lasts three seconds from when it is painted, however late that is', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const paints: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((paint) => paints.push(paint))
  onTestFinished(() => void vi.restoreAllMocks())
  document.body.innerHTML = '<a class="hl" href="#p">Ada Reader</a>'
  const passage = document.querySelector<HTMLElement>('.hl') as HTMLElement
  passage.scrollIntoView = vi.fn()
  reveal([passage])
  vi.advanceTimersByTime(9_000)
  expect(passage.classList.contains('is-pulsing')).toBe(true)
  for (const paint of paints) paint(0)
  vi.advanceTimersByTime(2_900)
  expect(passage.classList.contains('is-pulsing')).toBe(true)
  vi.advanceTimersByTime(200)
  expect(passage.classList.contains('is-pulsing')).toBe(false)
})
