import type { Figure, Yardstick } from '@tessera/contract'
import { expect, test } from 'vitest'
import { scorecard } from './scorecard.ts'
import { aims, judgeAims } from './scorecard-aims.ts'

const yardstick = (task: string): Yardstick => ({
  task,
  title: task,
  asks: '',
  measured: '',
  data: '',
  aim: '',
})
const figure = (task: string, name: string, mean: number, part: Figure['part'] = 'held out') => ({
  ...{ task, part, name, items: 9, mean, low: mean, high: mean },
})
const judgeFirst = (figures: Figure[], task: string, at = 0) =>
  judgeAims({ yardsticks: [yardstick(task)], figures })[at]

test('a figure that reaches its bound meets the aim, and one below it does not', () => {
  const outcome = (mean: number) =>
    judgeFirst([figure('sentences', 'F1 of ends, engine', mean)], 'sentences')?.outcome
  expect(outcome(0.993)).toBe('met')
  expect(outcome(0.9929)).toBe('missed')
})

test('an upper bound is one', () => {
  const falselyRefused = (mean: number) =>
    judgeFirst([figure('covid-qa', 'refused though the paper says', mean)], 'covid-qa', 2)
  expect(falselyRefused(0.1)?.outcome).toBe('met')
  expect(falselyRefused(0.11)?.outcome).toBe('missed')
  expect(falselyRefused(0.11)?.figures[0]?.bound).toBe('at most 10\u00a0%')
})

test('one of several figures that misses makes the aim missed', () => {
  const figures = [
    figure('references, A', 'F1 of fields, engine', 0.95),
    figure('references, B', 'F1 of fields, engine', 0.89),
    figure('references, B', 'F1 of fields, simplest regex', 0.3),
  ]
  const judged = judgeFirst(figures, 'references')
  expect(judged?.outcome).toBe('missed')
  expect(judged?.figures.map(({ isMet }) => isMet)).toEqual([true, false])
})

test('a figure just below its bound never looks like it', () => {
  const shown = (mean: number) =>
    judgeFirst([figure('references, A', 'F1 of fields, engine', mean)], 'references')?.figures[0]
      ?.shown
  expect(shown(0.89955)).toBe('89.95')
  expect(shown(0.89997)).toBe('89.997')
  expect(shown(0.894)).toBe('89.4')
  expect(shown(0.90004)).toBe('90.0')
})

test('what weights were fitted to meets no aim', () => {
  const name = 'first sentence holds the answer'
  const fitted = [figure('covid-qa', name, 0.9, 'fitted')]
  expect(judgeFirst(fitted, 'covid-qa')?.outcome).toBe('not measured')
  const folds = [...fitted, figure('covid-qa', name, 0.6, 'five folds')]
  expect(judgeFirst(folds, 'covid-qa')?.outcome).toBe('missed')
})

test('an aim at one part of one set is judged by that part only', () => {
  const accuracy = (set: string, part: Figure['part']) =>
    judgeFirst([figure(`roles, ${set}`, 'accuracy, engine', 0.9, part)], 'roles')?.outcome
  expect(accuracy('PubMedQA', 'held out')).toBe('not measured')
  expect(accuracy('CSAbstruct', 'development')).toBe('not measured')
  expect(accuracy('CSAbstruct', 'held out')).toBe('met')
})

test('an aim above another way is held against that way in the same set', () => {
  const figures = [
    figure('roles, A', 'macro-F1, engine', 0.62),
    figure('roles, A', 'macro-F1, linear model', 0.61),
    figure('roles, B', 'macro-F1, engine', 0.6),
    figure('roles, B', 'macro-F1, linear model', 0.6),
  ]
  const judged = judgeFirst(figures, 'roles', 1)
  expect(judged?.figures.map(({ isMet }) => isMet)).toEqual([true, false])
  expect(judged?.figures[0]?.bound).toBe('above the linear model’s 61\u00a0%')
  expect(() => judgeFirst(figures.slice(0, 1), 'roles', 1)).toThrow('“macro-F1, linear model”')
})

test('an aim at so many times another way is held against that way in the same set', () => {
  const judged = (engine: number) =>
    judgeFirst(
      [
        figure('papers, Cranfield', 'nDCG@10, engine', engine, 'development'),
        figure('papers, Cranfield', 'nDCG@10, plain BM25', 0.4, 'development'),
      ],
      'papers',
    )
  expect(judged(0.451)?.outcome).toBe('missed')
  expect(judged(0.453)?.outcome).toBe('met')
  expect(judged(0.453)?.figures[0]?.bound).toBe('at least 45.2\u00a0%')
})

test('the aims say what the shipped yardsticks say, clause by clause, with the same numbers', () => {
  for (const { task, aim = '' } of scorecard.yardsticks) {
    const own = aims.filter((it) => it.task === task)
    const left = own.reduce((rest, { words }) => rest.replace(words, ''), aim)
    expect(left, task).toMatch(/^[;, ]*$/)
    for (const { words, bound } of own) {
      expect(aim, task).toContain(words)
      if ('atLeast' in bound)
        expect(words).toContain(`at least ${Number((100 * bound.atLeast).toFixed(1))} %`)
      else if ('times' in bound)
        expect(words).toContain(
          bound.times > 1
            ? `at least ${Math.round(100 * (bound.times - 1))} % above ${bound.of}`
            : `not below ${bound.of}`,
        )
      else if ('above' in bound) expect(words).toContain(`above the ${bound.above}’s`)
      else if (bound.atMost > 0) expect(words).toContain(`at most ${100 * bound.atMost} %`)
      else expect(words).toMatch(/^no /)
    }
  }
  const tasks = new Set(scorecard.yardsticks.map(({ task }) => task))
  expect(aims.filter(({ task }) => !tasks.has(task))).toEqual([])
})

test('each name that an aim gives is a figure of the shipped scorecard, where its part was measured', () => {
  const names = new Set(scorecard.figures.map((it) => `${it.task.split(',')[0]}: ${it.name}`))
  for (const { task, figures } of aims)
    for (const name of figures) expect(names).toContain(`${task}: ${name}`)
  const unmeasured = judgeAims(scorecard).filter(({ outcome }) => outcome === 'not measured')
  for (const { words } of unmeasured)
    expect(aims.find((it) => it.words === words)).toHaveProperty('only')
})
