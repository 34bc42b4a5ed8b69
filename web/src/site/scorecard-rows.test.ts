import { Scorecard } from '@tessera/contract'
import { expect, test } from 'vitest'
import shipped from '../../../docs/quality.json' with { type: 'json' }
import { percent, scoreGroups } from './scorecard-rows.ts'

const figure = (task: string, name: string, mean: number) =>
  ({ task, part: 'held out', name, items: 9, mean, low: mean, high: mean }) as const

test('baselines stand beside the figure whose name they share; data sets stand apart', () => {
  const figures = [
    figure('roles, A', 'accuracy, engine', 0.8),
    figure('roles, A', 'accuracy, always result', 0.4),
    figure('roles, B', 'refused, question of another paper', 0.9),
  ]
  const groups = scoreGroups({ figures }, { task: 'roles' })
  expect(groups.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['A', 1],
    ['B', 1],
  ])
  expect(groups[0]?.rows[0]).toMatchObject({
    name: 'accuracy',
    engine: { mean: 0.8 },
    beside: [{ name: 'always result', mean: 0.4, figure: { mean: 0.4 } }],
  })
  expect(groups[1]?.rows[0]?.name).toBe('refused, question of another paper')
})

test('the shipped scorecard is in form, and every one of its figures is shown once', () => {
  const scorecard = Scorecard.parse(shipped)
  const shown = scorecard.yardsticks
    .flatMap((yardstick) => scoreGroups(scorecard, yardstick))
    .flatMap(({ rows }) => rows)
    .flatMap(({ engine, beside }) => [
      engine,
      // What another task measured has its own row there.
      ...beside.flatMap(({ figure }) => (figure?.task === engine.task ? [figure] : [])),
    ])
  expect(shown).toHaveLength(scorecard.figures.length)
  expect(new Set(shown).size).toBe(scorecard.figures.length)
  expect(scorecard.failures.length).toBeGreaterThan(0)
})

test('what a second reader chose stands beside what the engine chose', () => {
  const figures = [
    figure('summaries', 'TL;DR: a sentence shown belongs there', 0.7),
    figure('summaries', 'TL;DR: a sentence shown belongs there, a second reader’s best', 1),
  ]
  const rows = scoreGroups({ figures }, { task: 'summaries' }).flatMap((group) => group.rows)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.beside).toMatchObject([{ name: 'a second reader’s best', mean: 1 }])
})

test('percent', () => expect(percent(0.87439)).toBe('87.4'))
