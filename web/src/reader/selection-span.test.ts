import { afterEach, describe, expect, it, vi } from 'vitest'
import { copyWords, selectionSpan } from './selection-span.ts'

/** Two leaves of text and a formula between them, as the reader draws them. */
function drawn(): HTMLElement {
  const root = document.createElement('article')
  root.innerHTML =
    '<p><span data-start="10" data-end="16">anchor</span> <span data-start="17" data-end="22" data-whole=""><math><mi>x</mi></math></span></p><p><span data-start="24" data-end="28"><em>hold</em></span></p>'
  document.body.append(root)
  return root
}

function select(from: Node, start: number, to: Node, end: number): Selection {
  const range = document.createRange()
  range.setStart(from, start)
  range.setEnd(to, end)
  const selection = getSelection() as Selection
  selection.removeAllRanges()
  selection.addRange(range)
  return selection
}

const words = (root: HTMLElement, at: number) =>
  root.querySelectorAll('[data-start]')[at]?.querySelector('em, mi')?.firstChild ??
  (root.querySelectorAll('[data-start]')[at]?.firstChild as Node)

describe('selectionSpan', () => {
  afterEach(() => document.body.replaceChildren())

  it('counts from the leaf that holds the end', () => {
    const root = drawn()
    expect(selectionSpan(select(words(root, 0), 2, words(root, 0), 5), root)).toEqual({
      start: 12,
      end: 15,
    })
  })

  it('reaches over paragraphs', () => {
    const root = drawn()
    expect(selectionSpan(select(words(root, 0), 0, words(root, 2), 2), root)).toEqual({
      start: 10,
      end: 26,
    })
  })

  it('takes a formula whole, because its picture has no offsets', () => {
    const root = drawn()
    expect(selectionSpan(select(words(root, 0), 4, words(root, 1), 1), root)).toEqual({
      start: 14,
      end: 22,
    })
  })

  it('is null for nothing, and for what lies elsewhere', () => {
    const root = drawn()
    expect(selectionSpan(null, root)).toBeNull()
    expect(selectionSpan(select(words(root, 0), 2, words(root, 0), 2), root)).toBeNull()
    const other = document.createElement('p')
    other.textContent = 'elsewhere'
    document.body.append(other)
    const text = other.firstChild as Node
    expect(selectionSpan(select(text, 0, text, 4), root)).toBeNull()
  })
})

describe('copyWords', () => {
  afterEach(() => document.body.replaceChildren())
  const text = 'The paper anchor d_(k), hold it'

  function copied(currentTarget: Element): string | null {
    const setData = vi.fn<(type: string, words: string) => void>()
    const preventDefault = vi.fn<() => void>()
    copyWords({ currentTarget, clipboardData: { setData }, preventDefault } as never, text)
    expect(preventDefault).toHaveBeenCalledTimes(setData.mock.calls.length)
    return setData.mock.calls[0]?.[1] ?? null
  }

  it('takes a formula in the words of the text', () => {
    const root = drawn()
    select(words(root, 0), 0, words(root, 2), 4)
    expect(copied(root)).toBe('anchor d_(k), hold')
  })

  it('leaves to the browser what has no formula, and what reaches beyond the article', () => {
    const root = drawn()
    select(words(root, 0), 0, words(root, 0), 6)
    expect(copied(root)).toBeNull()
    const other = document.createElement('p')
    other.textContent = 'elsewhere'
    document.body.append(other)
    select(words(root, 0), 0, other.firstChild as Node, 4)
    expect(copied(root)).toBeNull()
  })
})
