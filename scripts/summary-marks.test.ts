import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentFromSections } from '../engine/src/document/from-sections.ts'
import {
  rankedSections,
  type WorthSection,
  worthSections,
} from '../engine/src/explain/summary/wording.ts'
import { logOdds } from '../engine/src/explain/summary/worth.ts'
import { readSentences } from '../engine/src/explain/text/sentence.ts'
import { explain } from '../engine/src/index.ts'
import { featureKey } from '../engine/src/text/sequence-model.ts'
import { fitWorth } from '../eval/fit-worth.ts'
import { measured } from '../eval/summaries.ts'
import { type MarkedPaper, markedSections } from '../eval/summary-marks.ts'

const rowsOf = (name: string) =>
  readFileSync(new URL(`../eval/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

test('every paper is marked once, and those kept from questions are kept here, too', () => {
  const rows = rowsOf('summary-marks')
  expect(new Set(rows.map(({ paper }) => paper)).size).toBe(rows.length)
  const keptOf = (list: { paper: string; kept?: true }[]) =>
    list.filter(({ kept }) => kept).map(({ paper }) => paper)
  expect(keptOf(rows).toSorted()).toEqual(keptOf(rowsOf('reader-questions')).toSorted())
  for (const { sections, again } of rows)
    for (const marks of [sections, ...(again ? [again] : [])])
      for (const section of markedSections) {
        const { best, good } = marks[section]
        expect([...best, ...good].every(Number.isInteger)).toBe(true)
        expect(new Set([...best, ...good]).size).toBe(best.length + good.length)
      }
  expect(rows.filter(({ again }) => again).length).toBeGreaterThan(10)
})

const document = documentFromSections({
  title: 'Ferries and gulls',
  abstract: 'Ferries are loud. Gulls left 40% of the piers. We counted gulls at 12 piers.',
  sections: [{ heading: 'Discussion', paragraphs: ['Our study covers one lake only.'] }],
})
const nothing = { best: new Set<number>(), good: new Set<number>() }

test('what is shown is graded by the marks, and what stays empty is counted', async () => {
  const sentences = readSentences(document)
  const place = (words: string) =>
    sentences.find(({ text }) => text.startsWith(words))?.index ?? Number.NaN
  const paper: MarkedPaper = {
    paper: 'a paper',
    kept: true,
    document,
    sentences,
    marks: {
      tldr: { best: new Set([place('Gulls left')]), good: nothing.good },
      whatsNew: nothing,
      methods: { best: nothing.best, good: new Set([place('We counted')]) },
      results: nothing,
      limitations: { best: new Set([place('Our study')]), good: nothing.good },
    },
    again: null,
  }
  const given = await explain(document)
  const [left, counted] = ['Gulls left', 'We counted'].map((words) => {
    const sentence = sentences[place(words)]
    if (!sentence) throw new Error(`No sentence begins with “${words}”.`)
    return {
      text: words,
      section: 'tldr' as const,
      spans: [sentence.span],
      verdict: {
        kind: 'verbatim' as const,
        score: 1,
        spans: [sentence.span],
        problems: [],
        checker: given.tldr[0]?.verdict.checker ?? '',
      },
    }
  })
  if (!left || !counted) throw new Error('no claims')
  const shown = {
    ...given,
    tldr: [left],
    whatsNew: [left],
    methods: [counted, left],
    results: [],
    limitations: [],
  }
  const values = new Map(
    (await measured([paper], async () => shown)).map(({ name, values }) => [name, values]),
  )
  expect(values.get('TL;DR: a sentence shown is among the best')).toEqual([1])
  expect(values.get('Methods: a sentence shown belongs there')).toEqual([1, 0])
  expect(values.get('Methods: a sentence shown is among the best')).toEqual([0, 0])
  expect(values.get('What’s new: empty, the paper does not say')).toEqual([0])
  expect(values.get('Results: empty, the paper does not say')).toEqual([1])
  expect(values.get('Limitations: empty though the paper says')).toEqual([1])
})

test('the weights learn which words speak for a section, the best more than what would do', () => {
  const [blue, red, grey] = ['blue', 'red', 'grey'].map((word) => featureKey('1=', word))
  const none = [0, 0, 0]
  const papers = Array.from({ length: 20 }, () => ({
    features: [[blue], [red], [grey]].map((list) => list as number[]),
    fits: { whatsNew: none, methods: [1, 0.45, 0], results: none, limitations: none },
  }))
  const model = { ...fitWorth(papers), scale: 1 }
  const odds = (word: number | undefined, section: WorthSection = 'methods') =>
    logOdds(model, [word ?? 0])[worthSections.indexOf(section)] ?? Number.NaN
  expect(odds(blue)).toBeGreaterThan(odds(red))
  expect(odds(red)).toBeGreaterThan(odds(grey))
  // Of the best methods, what would do is no better than what has no place there.
  const best = (word: number | undefined) =>
    logOdds(model, [word ?? 0])[worthSections.length + rankedSections.indexOf('methods')] ?? 0
  expect(best(blue)).toBeGreaterThan(best(red))
  expect(Math.abs(best(red) - best(grey))).toBeLessThan(0.1 * (best(blue) - best(grey)))
  for (const section of worthSections.filter((one) => one !== 'methods'))
    expect(odds(blue, section)).toBeLessThan(-2)
})
