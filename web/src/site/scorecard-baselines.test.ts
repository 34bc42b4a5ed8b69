import type { Figure } from '@tessera/contract'
import { expect, test } from 'vitest'
import { scorecard } from './scorecard.ts'
import { baselinesElsewhere } from './scorecard-baselines.ts'
import { scoreGroups } from './scorecard-rows.ts'

const figure = (task: string, part: Figure['part'], name: string, mean: number): Figure => ({
  task,
  part,
  name,
  items: 9,
  mean,
  low: mean,
  high: mean,
})

test('what another task measured of the same questions stands beside an answer, part by part', () => {
  const folds = figure('passages, COVID-QA', 'five folds', 'hit@1, plain BM25', 0.5)
  const kept = figure('passages, COVID-QA', 'held out', 'hit@1, plain BM25', 0.4)
  const beside = (part: Figure['part']) =>
    baselinesElsewhere(figure('covid-qa', part, 'first sentence holds the answer', 0.7), [
      folds,
      kept,
    ]).map((it) => it.figure)
  expect(beside('five folds')).toEqual([folds])
  expect(beside('fitted')).toEqual([folds])
  expect(beside('held out')).toEqual([kept])
  expect(beside('development')).toEqual([])
})

test('who always answers refuses nothing', () => {
  const refused = figure('readers', 'held out', 'refused though the paper says', 0.15)
  expect(baselinesElsewhere(refused, [])).toEqual([{ name: 'always answering', mean: 0 }])
})

test.each(['covid-qa', 'qasper', 'refusal', 'readers'])(
  'in the shipped scorecard the answers of “%s” have something beside them, of as many items',
  (task) => {
    const groups = scoreGroups(scorecard, { task })
    expect(groups.length).toBeGreaterThan(0)
    for (const { rows } of groups) {
      const beside = rows.flatMap(({ engine, beside: others }) =>
        others.map((other) => ({ engine, other })),
      )
      expect(beside.length).toBeGreaterThan(0)
      for (const { engine, other } of beside)
        if (other.figure) expect(other.figure.items, engine.name).toBe(engine.items)
    }
  },
)
