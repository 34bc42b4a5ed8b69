import type { Figure, Scorecard, Yardstick } from '@tessera/contract'
import { type Beside, baselinesElsewhere, besideOf } from './scorecard-baselines.ts'

/** One figure of the engine, with what stands beside it: simpler ways and limits, by name. */
export interface ScoreRow {
  readonly name: string
  readonly engine: Figure
  readonly beside: readonly Beside[]
}

/** The figures of one data set, as one part of the data gave them. */
export interface ScoreGroup {
  /** What follows the first comma of the task, such as a data set's name; empty for the only one. */
  readonly title: string
  readonly part: Figure['part']
  readonly rows: readonly ScoreRow[]
}

const own = 'engine'
/** Stands beside the engine's figure that has its name without this ending. */
const limit = 'a second reader’s best'

/** The figures of a yardstick's tasks, grouped by data set and part, each beside its baselines. */
export function scoreGroups(
  { figures }: Pick<Scorecard, 'figures'>,
  { task }: Pick<Yardstick, 'task'>,
): ScoreGroup[] {
  const ofTask = figures.filter((figure) => nameOf(figure.task)[0] === task)
  const groups = Map.groupBy(ofTask, (figure) => `${figure.task}\n${figure.part}`)
  return [...groups.values()].map((list) => ({
    title: nameOf(list[0]?.task ?? '')[1],
    part: list[0]?.part ?? 'development',
    rows: rowsOf(list, figures),
  }))
}

/** "ROUGE-1, LexRank" stands beside "ROUGE-1, engine"; a figure without such a partner is the engine's own. */
function rowsOf(group: readonly Figure[], all: readonly Figure[]): ScoreRow[] {
  const ways = new Map(
    group.map((figure) => {
      const [name, way] = wayOf(figure.name)
      const isWay = way === limit || group.some((it) => it.name === `${name}, ${own}`)
      return [figure, isWay ? { name, way } : { name: figure.name, way: own }]
    }),
  )
  return [...ways]
    .filter(([, { way }]) => way === own)
    .map(([engine, { name }]) => ({
      name,
      engine,
      beside: [
        ...[...ways]
          .filter(([other, it]) => it.name === name && other !== engine)
          .map(([other, { way }]) => besideOf(way, other)),
        ...baselinesElsewhere(engine, all),
      ],
    }))
}

/** A name cut at its last comma. */
function wayOf(name: string): [what: string, way: string] {
  const at = name.lastIndexOf(', ')
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 2)]
}

/** A task's name cut at its first comma. */
export function nameOf(task: string): [task: string, set: string] {
  const at = task.indexOf(', ')
  return at < 0 ? [task, ''] : [task.slice(0, at), task.slice(at + 2)]
}

/** A share in percent: "87.4". */
export const percent = (share: number, digits = 1): string => (100 * share).toFixed(digits)

/** The id that a task's heading has on the page. */
export const anchorOf = (task: string): string => task.replace(/[^a-z0-9]+/g, '-')
