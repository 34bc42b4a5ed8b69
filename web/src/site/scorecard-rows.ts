import type { Figure, Scorecard, Yardstick } from '@tessera/contract'

/** One figure of the engine, with what stands beside it: simpler ways and limits, by name. */
export interface ScoreRow {
  readonly name: string
  readonly engine: Figure
  readonly beside: readonly { readonly name: string; readonly figure: Figure }[]
}

/** The figures of one data set, as one part of the data gave them. */
export interface ScoreGroup {
  /** What follows the first comma of the task, such as a data set's name; empty for the only one. */
  readonly title: string
  readonly part: Figure['part']
  readonly rows: readonly ScoreRow[]
}

const own = 'engine'

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
    rows: rowsOf(list),
  }))
}

/** "ROUGE-1, LexRank" stands beside "ROUGE-1, engine"; a figure without such a partner is the engine's own. */
function rowsOf(figures: readonly Figure[]): ScoreRow[] {
  const measured = new Set(
    figures.flatMap(({ name }) => (wayOf(name)[1] === own ? [wayOf(name)[0]] : [])),
  )
  return figures.flatMap((figure) => {
    const [name, way] = wayOf(figure.name)
    if (!measured.has(name)) return [{ name: figure.name, engine: figure, beside: [] }]
    if (way !== own) return []
    const beside = figures
      .filter((other) => wayOf(other.name)[0] === name && other !== figure)
      .map((other) => ({ name: wayOf(other.name)[1], figure: other }))
    return [{ name, engine: figure, beside }]
  })
}

/** A name cut at its last comma. */
function wayOf(name: string): [what: string, way: string] {
  const at = name.lastIndexOf(', ')
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 2)]
}

/** A task's name cut at its first comma. */
function nameOf(task: string): [task: string, set: string] {
  const at = task.indexOf(', ')
  return at < 0 ? [task, ''] : [task.slice(0, at), task.slice(at + 2)]
}

/** A share in percent with one digit: "87.4". */
export const percent = (share: number): string => (100 * share).toFixed(1)
