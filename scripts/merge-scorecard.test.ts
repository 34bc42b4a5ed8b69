import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, Scorecard } from '@tessera/contract'
import { expect, test } from 'vitest'
import { mergedWith, mergeInto } from '../eval/merge-scorecard.ts'

const figure = (task: string, name: string, mean: number): Figure => ({
  ...{ task, part: 'held out', name, items: 9, mean, low: mean, high: mean },
})
const yardstick = (task: string) => ({ task, title: task, asks: '', measured: '', data: '' })
const card = (engineVersion: string, figures: Figure[]): Scorecard => ({
  format: 1,
  measuredOn: '2026-01-02',
  engineVersion,
  checkerVersion: '1',
  yardsticks: [...new Set(figures.map(({ task }) => task))].map(yardstick),
  figures,
  failures: [],
})
const before = card('7', [
  figure('a', 'one', 0.1),
  figure('a', 'two', 0.2),
  figure('b', 'one', 0.3),
])

test('what was measured again takes its place, and what was not names its engine', () => {
  const merged = mergedWith(before, card('8', [figure('a', 'one', 0.5), figure('c', 'one', 0.9)]))
  expect(merged.engineVersion).toBe('8')
  expect(merged.figures).toEqual([
    figure('a', 'one', 0.5),
    { ...figure('b', 'one', 0.3), engineVersion: '7' },
    figure('c', 'one', 0.9),
  ])
  expect(merged.yardsticks.map(({ task }) => task)).toEqual(['a', 'b', 'c'])
})

test('an engine that was named stays named until its task is measured again', () => {
  const once = mergedWith(before, card('8', [figure('a', 'one', 0.5)]))
  const twice = mergedWith(once, card('9', [figure('a', 'one', 0.6)]))
  expect(twice.figures.at(-1)).toEqual({ ...figure('b', 'one', 0.3), engineVersion: '7' })
  const whole = mergedWith(twice, card('9', [figure('b', 'one', 0.4)]))
  expect(whole.figures).toEqual([figure('a', 'one', 0.6), figure('b', 'one', 0.4)])
})

test('both files of a folder are written: the figures, the table and the sentence above it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-scorecard-'))
  const text =
    'Title\n\nMeasured on 2026-01-02 on a desk, engine version 7. More.\n\n| a |\n|---|\n| 1 |\n\nEnd.\n'
  writeFileSync(join(folder, 'quality.json'), JSON.stringify(before))
  writeFileSync(join(folder, 'quality.md'), text)
  mergeInto(folder, { ...card('8', [figure('a', 'one', 0.5)]), measuredOn: '2026-02-03' })
  const written = readFileSync(join(folder, 'quality.md'), 'utf8')
  expect(written).toContain('Measured on 2026-02-03 on a desk, engine version 8. More.')
  expect(written).toMatch(/\| b +\| one +\| 30\.0 .*held out, engine 7 \|\n\nEnd\.\n$/)
  expect(written).not.toContain('| 1 |')
  const json = Scorecard.parse(JSON.parse(readFileSync(join(folder, 'quality.json'), 'utf8')))
  expect(json.figures).toHaveLength(2)
  writeFileSync(join(folder, 'quality.md'), 'No table.')
  expect(() => mergeInto(folder, before)).toThrow('no table of figures')
})
