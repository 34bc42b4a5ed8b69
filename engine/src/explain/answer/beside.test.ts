import { expect, test } from 'vitest'
import { valuesBeside } from './beside.ts'

const at = (start: number, end: number) => ({ span: { start, end } })

test('each sentence knows the values of its neighbours in the paragraph', () => {
  const sentences = [at(0, 10), at(11, 20), at(21, 30)]
  expect(valuesBeside(sentences, [1, 2, 3])).toEqual([
    { before: 0, after: 2 },
    { before: 1, after: 3 },
    { before: 2, after: 0 },
  ])
})

test('across a blank line, and where a table goes back in the text, nothing stands beside', () => {
  const none = { before: 0, after: 0 }
  expect(valuesBeside([at(0, 10), at(12, 20), at(5, 9)], [1, 2, 3])).toEqual([none, none, none])
})
