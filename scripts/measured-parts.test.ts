import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { measurePassages } from '../eval/passages.ts'
import { measureQuestions } from '../eval/questions.ts'
import { measureTldr } from '../eval/tldr.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-parts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function lay(file: string, ...rows: readonly object[]) {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
}

const summed = (target: string) => ({
  title: 'Sorting of seeds',
  source: ['Seeds are sorted by hand.', 'We propose a sieve that sorts seeds by weight.'],
  targets: [target],
})
const asked = {
  title: 'Sieves for seeds',
  paragraphs: [
    {
      start: 0,
      end: 70,
      text: 'The sieve was shaken for twelve minutes before the seeds were weighed.',
    },
    { start: 72, end: 126, text: 'Seeds of barley were bought from a mill in the valley.' },
  ],
  qas: [
    {
      question: 'How long was the sieve shaken?',
      answers: [{ start: 14, end: 39, text: 'shaken for twelve minutes' }],
    },
  ],
}

it('measures the part kept for the end beside the one looked at, where it lies in the folder', () => {
  lay('scitldr_a/dev.jsonl', summed('A sieve that sorts seeds by weight.'))
  const parts = () => new Set(measureTldr(folder)?.map(({ part }) => part))
  expect(parts()).toEqual(new Set(['development']))
  lay('scitldr_a/test.jsonl', summed('Seeds are sorted by hand.'))
  expect(parts()).toEqual(new Set(['development', 'held out']))
  const engine = measureTldr(folder)?.filter(({ name }) => name === 'ROUGE-1, engine')
  const [looked, kept] = engine?.map(({ values }) => values[0] ?? 0) ?? []
  expect(looked).toBeGreaterThan(kept ?? 1)
})

it('asks the papers kept for the end with the weights that ship, also where none are at hand to fit to', async () => {
  lay('covid_qa/test.jsonl', asked, { ...asked, title: 'Sieves again' })
  const measures = [
    ...((await measureQuestions(folder)) ?? []),
    ...((await measurePassages(folder)) ?? []),
  ]
  expect(new Set(measures.map(({ part }) => part))).toEqual(new Set(['held out']))
  const first = measures.filter(({ name }) => /first sentence holds|^hit@1, engine/.test(name))
  expect(first.map(({ values }) => values)).toEqual([
    [1, 1],
    [1, 1],
  ])
})

it('measures nothing where no part is at hand', async () => {
  expect([
    measureTldr(folder),
    await measurePassages(folder),
    await measureQuestions(folder),
  ]).toEqual([null, null, null])
})
