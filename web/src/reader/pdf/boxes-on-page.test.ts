import type { Page } from '@tessera/engine'
import { describe, expect, it } from 'vitest'
import { boxesOnPage } from './boxes-on-page.ts'

const page: Page = {
  number: 1,
  width: 200,
  height: 300,
  lines: [
    {
      span: { start: 10, end: 14 },
      x: 20,
      y: 40,
      width: 40,
      height: 12,
      edges: [20, 30, 40, 50, 60],
    },
    { span: { start: 15, end: 17 }, x: 20, y: 56, width: 20, height: 12, edges: [20, 30, 40] },
  ],
}

describe('boxesOnPage', () => {
  it('cuts the first and the last line at the characters', () => {
    expect(boxesOnPage(page, { start: 12, end: 16 })).toEqual([
      { x: 40, y: 40, width: 20, height: 12 },
      { x: 20, y: 56, width: 10, height: 12 },
    ])
  })

  it('gives nothing for a span that is elsewhere', () => {
    expect(boxesOnPage(page, { start: 17, end: 40 })).toEqual([])
    expect(boxesOnPage(page, { start: 0, end: 10 })).toEqual([])
  })
})
