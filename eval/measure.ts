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

/** The same of labels: macro-F1, the mean of each right label's F1. */
export interface LabelMeasure extends Pick<Measure, 'task' | 'part' | 'name'> {
  readonly labels: readonly Labelled[]
}
/** The label that is right for an item, and the one that was told. */
export interface Labelled {
  readonly right: string
  readonly told: string
}

/** What the engine and a linear model tell of a sentence, and what is right. */
export interface Told {
  readonly right: string
  readonly engine: string
  readonly linear: string
}

const draws = 1000

/** The figure of a measure with its bootstrap 95 % interval over items: 1,000 draws, seed 1. */
export function figureOf(measure: Measure | LabelMeasure): Figure {
  const { task, part, name } = measure
  const items = 'labels' in measure ? measure.labels.length : measure.values.length
  const statistic = 'labels' in measure ? macroF1(measure.labels) : ratio(measure)
  const random = seeded(1)
  const means = Array.from({ length: draws }, () =>
    statistic(() => Math.floor(random() * items)),
  ).toSorted((a, b) => a - b)
  return {
    task,
    part,
    name,
    items,
    mean: statistic((at) => at),
    low: means[Math.floor(0.025 * draws)] ?? 0,
    high: means[Math.ceil(0.975 * draws) - 1] ?? 0,
  }
}

/** A figure of as many items as there are; `place` says which one is drawn as the nth. */
type Statistic = (place: (at: number) => number) => number

function ratio({ values, over }: Measure): Statistic {
  return (place) => {
    let sum = 0
    let below = 0
    for (let at = 0; at < values.length; at++) {
      const item = place(at)
      sum += values[item] ?? 0
      below += over ? (over[item] ?? 0) : 1
    }
    return below === 0 ? 0 : sum / below
  }
}

function macroF1(labels: readonly Labelled[]): Statistic {
  const names = [...new Set(labels.flatMap(({ right, told }) => [right, told]))]
  const rights = labels.map(({ right }) => names.indexOf(right))
  const tolds = labels.map(({ told }) => names.indexOf(told))
  return (place) => {
    const hits = new Float64Array(names.length)
    const all = new Float64Array(names.length)
    const isRight = new Uint8Array(names.length)
    for (let at = 0; at < labels.length; at++) {
      const item = place(at)
      const right = rights[item] ?? 0
      const told = tolds[item] ?? 0
      isRight[right] = 1
      if (right === told) hits[right] = (hits[right] ?? 0) + 1
      all[right] = (all[right] ?? 0) + 1
      all[told] = (all[told] ?? 0) + 1
    }
    const scores = names.flatMap((_, at) =>
      isRight[at] ? [(2 * (hits[at] ?? 0)) / (all[at] ?? 1)] : [],
    )
    return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
  }
}

/** Figures as a Markdown table, in percent, each of an earlier engine with its version; it reads as plain text too. */
export function tableOf(figures: readonly Figure[]): string {
  const percent = (value: number) => (100 * value).toFixed(1)
  const rows = figures.map(({ task, part, name, items, mean, low, high, engineVersion }) => [
    task,
    name,
    percent(mean),
    `${percent(low)}–${percent(high)}`,
    String(items),
    engineVersion === undefined ? part : `${part}, engine ${engineVersion}`,
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
