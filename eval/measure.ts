import { seeded } from './data.ts'

/** One figure of one task, as the values of its items; the figure is their mean. */
export interface Measure {
  readonly task: string
  readonly name: string
  readonly values: readonly number[]
}
export interface Figure {
  readonly task: string
  readonly name: string
  readonly items: number
  readonly mean: number
  /** Bootstrap 95 % interval over items, 1,000 draws, seed 1. */
  readonly low: number
  readonly high: number
}

const draws = 1000

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** Mean and bootstrap interval of a measure. */
export function figureOf({ task, name, values }: Measure): Figure {
  const random = seeded(1)
  const means = Array.from({ length: draws }, () => {
    let sum = 0
    for (let at = 0; at < values.length; at++)
      sum += values[Math.floor(random() * values.length)] ?? 0
    return sum / Math.max(1, values.length)
  }).toSorted((a, b) => a - b)
  return {
    task,
    name,
    items: values.length,
    mean: mean(values),
    low: means[Math.floor(0.025 * draws)] ?? 0,
    high: means[Math.ceil(0.975 * draws) - 1] ?? 0,
  }
}

/** Figures as a table of plain text, in percent. */
export function tableOf(figures: readonly Figure[]): string {
  const percent = (value: number) => (100 * value).toFixed(1)
  const rows = figures.map(({ task, name, items, mean: value, low, high }) => [
    task,
    name,
    percent(value),
    `${percent(low)}–${percent(high)}`,
    String(items),
  ])
  const head = ['task', 'figure', '%', '95 % interval', 'items']
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => (row[at] ?? '').length)),
  )
  return [head, ...rows]
    .map((row) =>
      row
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
