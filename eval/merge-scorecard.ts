import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Scorecard } from '@tessera/contract'
import { tableOf } from './measure.ts'

/**
 * Puts what was measured into `quality.json` and the table of `quality.md` of a folder: the figures of its tasks take
 * the place of those that were there; the others stay, and name the engine that they were measured with.
 * @throws Error when one of the files is not there or not in form
 */
export function mergeInto(folder: string, measured: Scorecard): void {
  const json = join(folder, 'quality.json')
  const text = join(folder, 'quality.md')
  const merged = mergedWith(Scorecard.parse(JSON.parse(readFileSync(json, 'utf8'))), measured)
  const written = withFigures(readFileSync(text, 'utf8'), merged)
  writeFileSync(json, `${JSON.stringify(merged, null, 2)}\n`)
  writeFileSync(text, written)
}

/** A scorecard with the figures of a later one; tasks keep their places, and those that are new come last. */
export function mergedWith(before: Scorecard, measured: Scorecard): Scorecard {
  const news = new Set(measured.figures.map(({ task }) => task))
  const kept = before.figures.map(({ engineVersion = before.engineVersion, ...figure }) =>
    engineVersion === measured.engineVersion ? figure : { ...figure, engineVersion },
  )
  const places = [...new Set([...kept, ...measured.figures].map(({ task }) => task))]
  const figures = places.flatMap((task) =>
    (news.has(task) ? measured.figures : kept).filter((figure) => figure.task === task),
  )
  const described = new Map(
    [...before.yardsticks, ...measured.yardsticks].map((it) => [it.task, it]),
  )
  return { ...measured, yardsticks: [...described.values()], figures }
}

const aTable = /(?:^\|.*\n)+/m
const aMoment = /^Measured on \S+ on (.+), engine version \d+\./m

/** @throws Error when the text has no table, or no sentence that says when it was measured */
function withFigures(text: string, { figures, measuredOn, engineVersion }: Scorecard): string {
  if (!aTable.test(text) || !aMoment.test(text))
    throw new Error('quality.md has no table of figures, or does not say when it was measured.')
  return text
    .replace(aTable, () => `${tableOf(figures)}\n`)
    .replace(aMoment, `Measured on ${measuredOn} on $1, engine version ${engineVersion}.`)
}
