import { afterEach, expect, test, vi } from 'vitest'
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
