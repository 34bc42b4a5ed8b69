import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect } from 'vitest'
import { boxesOf } from '../../document/boxes.ts'
import type { PaperDocument } from '../../document/paper-document.ts'
import { parsePdf } from './index.ts'
import { type FixturePage, writePdf } from './pdf-writer.fixture.ts'

/** Reads a small PDF of these pages. */
export const parse = (...pages: FixturePage[]) => parsePdf(writePdf(pages), pdfjs)
export const onePage = (content: string) => parse({ content })
/** The words of every block of a kind. */
export const wordsOf = (document: PaperDocument, kind: string) =>
  document.blocks
    .filter((block) => block.kind === kind)
    .map((block) => document.text.slice(block.span.start, block.span.end))

/** The boxes of words, as [x, right] in whole points. */
export function extentsOf(document: PaperDocument, words: string): [number, number][] {
  const start = document.text.indexOf(words)
  expect(start, `"${words}" is in the text`).toBeGreaterThanOrEqual(0)
  return boxesOf(document, { start, end: start + words.length }).flatMap(({ boxes }) =>
    boxes.map((box): [number, number] => [Math.round(box.x), Math.round(box.x + box.width)]),
  )
}

/** Two columns that one sentence runs through. */
export const left = [
  'The first column begins with words that',
  'fill the width of their column so that the',
  'reader goes on to the next line of it and',
  'then to the next one until the column has',
  'come to its lower end where it stops and',
]
export const right = [
  'the second column takes the sentence up',
  'again at its top and carries it along with',
  'a few more lines that have nothing to say',
  'but fill the width of the second column',
  'until everything has been said at last.',
]
