import type { SourceAnswer } from '@tessera/contract'
import type { Candidate } from './candidates-store.ts'
import type { LiveHit } from './keep-found.ts'

interface Heard {
  readonly local: readonly string[]
  readonly live: ReadonlyMap<string, LiveHit>
  readonly answers: readonly SourceAnswer[]
}

/** What each source gave, the library among them; of `shown` only, when not all that was found is. */
export function countedSources(
  { local, live, answers }: Heard,
  shown: readonly Candidate[] | null,
): SourceAnswer[] {
  const library = (count: number): SourceAnswer => ({
    source: 'library',
    status: 'answered',
    count,
  })
  if (shown === null) return [library(local.length), ...answers]
  const ids = new Set(shown.map(({ id }) => id))
  const told = [...live].flatMap(([id, { sources }]) => (ids.has(id) ? sources : []))
  return [
    library(local.filter((id) => ids.has(id)).length),
    ...answers.map((answer) =>
      answer.status === 'answered'
        ? { ...answer, count: told.filter((source) => source === answer.source).length }
        : answer,
    ),
  ]
}
