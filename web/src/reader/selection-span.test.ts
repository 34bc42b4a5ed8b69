import { afterEach, describe, expect, it } from 'vitest'
import { drawnLeaves as drawn, select, words } from './selection.fixture.ts'
import { selectionSpan } from './selection-span.ts'

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
