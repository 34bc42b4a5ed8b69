import type { Figure } from '@tessera/contract'
import { seeded } from '../engine/src/text/seeded.fixture.ts'

export type Part = Figure['part']

/** One figure of one task, as the values of its items: their mean, or sum over sum. */
export interface Measure {
  readonly task: string
  readonly part: Part
  readonly name: string
  readonly values: readonly number[]
  /** Where the figure is a ratio of sums: what each item adds below the line. */
  readonly over?: readonly number[]
}

const draws = 1000

/** The figure of a measure with its bootstrap 95 % interval over items: 1,000 draws, seed 1. */
export function figureOf({ task, part, name, values, over }: Measure): Figure {
  const random = seeded(1)
  const ratio = (place: (at: number) => number) => {
    let sum = 0
    let below = 0
    for (let at = 0; at < values.length; at++) {
      const item = place(at)
      sum += values[item] ?? 0
      below += over ? (over[item] ?? 0) : 1
    }
    return below === 0 ? 0 : sum / below
  }
  const means = Array.from({ length: draws }, () =>
    ratio(() => Math.floor(random() * values.length)),
  ).toSorted((a, b) => a - b)
  return {
    task,
    part,
    name,
    items: values.length,
    mean: ratio((at) => at),
    low: means[Math.floor(0.025 * draws)] ?? 0,
    high: means[Math.ceil(0.975 * draws) - 1] ?? 0,
  }
}

/** Figures as a Markdown table, in percent; it reads as plain text too. */
export function tableOf(figures: readonly Figure[]): string {
  const percent = (value: number) => (100 * value).toFixed(1)
  const rows = figures.map(({ task, part, name, items, mean, low, high }) => [
    task,
    name,
    percent(mean),
    `${percent(low)}–${percent(high)}`,
    String(items),
    part,
  ])
  const head = ['task', 'figure', '%', '95 % interval', 'items', 'part']
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => (row[at] ?? '').length)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [line(head), rule, ...rows.map(line)].join('\n')
}
