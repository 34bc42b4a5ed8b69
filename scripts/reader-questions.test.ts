import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentFromSections } from '../engine/src/document/from-sections.ts'
import { slice } from '../engine/src/text/span.ts'
import { markable, markOf } from '../eval/reader-questions.ts'

const rows = readFileSync(new URL('../eval/reader-questions.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line))

test('every paper stands once, and every question that is answered has its marks', () => {
  expect(new Set(rows.map(({ paper }) => paper)).size).toBe(rows.length)
  const asked = rows.flatMap((row) => row.asked)
  expect(asked.length).toBeGreaterThan(20_000)
  for (const { question, kind, answers } of asked) {
    expect(question).toMatch(/\p{L}/u)
    expect(answers.every(Number.isInteger)).toBe(true)
    if (kind === 'none') expect(answers).toEqual([])
  }
})

test('a mark finds its sentence whatever white space stands in it', () => {
  const document = documentFromSections({
    title: 'Sieves',
    abstract: 'Seeds fall. Sieves turn.',
    sections: [{ heading: 'Methods', paragraphs: ['The sieve was shaken. Seeds were weighed.'] }],
  })
  const marked = markable(document).map((span) => slice(document.text, span))
  expect(marked).toEqual([
    'Seeds fall.',
    'Sieves turn.',
    'The sieve was shaken.',
    'Seeds were weighed.',
  ])
  expect(markOf('Seeds  were\nweighed. ')).toBe(markOf('Seeds were weighed.'))
  expect(new Set(marked.map(markOf)).size).toBe(4)
})
