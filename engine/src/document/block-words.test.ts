import { expect, test } from 'vitest'
import { samplePaper } from '../evidence/sample-paper.fixture.ts'
import { slice } from '../text/span.ts'
import { tokens } from '../text/tokens.ts'
import { wordsWithin } from './block-words.ts'

const wordsOf = (words: readonly { readonly text: string; readonly stem: string }[]) =>
  words.map(({ text, stem }) => `${text}/${stem}`)

test('a stretch of a block has the words that it has by itself, wherever it is cut', () => {
  const { text, blocks } = samplePaper
  for (const block of blocks.slice(0, 12))
    for (let start = block.span.start; start < block.span.end; start += 7) {
      const span = { start, end: Math.min(start + 40, block.span.end) }
      expect(wordsOf(wordsWithin(samplePaper, block, span))).toEqual(
        wordsOf(tokens(slice(text, span))),
      )
    }
})
