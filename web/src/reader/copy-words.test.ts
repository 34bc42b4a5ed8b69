import { afterEach, describe, expect, it, vi } from 'vitest'
import { copyWords } from './copy-words.ts'
import { drawnLeaves as drawn, select, words } from './selection.fixture.ts'

describe('copyWords', () => {
  afterEach(() => document.body.replaceChildren())
  const text = 'The paper anchor d_(k), hold it'

  function copied(shown: Element, target: Element = shown): string | null {
    const setData = vi.fn<(type: string, words: string) => void>()
    const preventDefault = vi.fn<() => void>()
    const clipboardData = { setData }
    copyWords({ target, clipboardData, preventDefault } as never, shown, text)
    expect(preventDefault).toHaveBeenCalledTimes(setData.mock.calls.length)
    return setData.mock.calls[0]?.[1] ?? null
  }

  it('takes a formula in the words of the text', () => {
    const root = drawn()
    select(words(root, 0), 0, words(root, 2), 4)
    expect(copied(root)).toBe('anchor d_(k), hold')
  })

  it('leaves to the browser what has no formula', () => {
    const root = drawn()
    select(words(root, 0), 0, words(root, 0), 6)
    expect(copied(root)).toBeNull()
  })

  it('takes a formula of what reaches beyond the text by the name that it has for those who hear it', () => {
    const root = drawn()
    root.querySelector('math')?.setAttribute('aria-label', 'x_k')
    document.body.insertAdjacentHTML('beforeend', '<p>elsewhere <input value="no words"></p>')
    // The test's document lays nothing out.
    Object.defineProperty(HTMLElement.prototype, 'innerText', {
      configurable: true,
      get(this: HTMLElement) {
        return this.textContent
      },
    })
    select(words(root, 0), 0, document.body.lastElementChild as Node, 2)
    expect(copied(root)).toBe('anchor x_kholdelsewhere ')
    expect(document.body.querySelectorAll('input')).toHaveLength(1)
    Reflect.deleteProperty(HTMLElement.prototype, 'innerText')
  })

  it('leaves alone what is copied from a field', () => {
    const root = drawn()
    select(words(root, 0), 0, words(root, 2), 4)
    expect(copied(root, document.createElement('input'))).toBeNull()
  })
})
