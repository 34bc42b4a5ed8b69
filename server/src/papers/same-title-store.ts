import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { hasRival, nearest } from '../sources/group-records.ts'
import type { MergedPaper } from '../sources/merge.ts'
import {
  contradict,
  isSamePaper,
  isSharedTitle,
  type PaperLikeness,
} from '../sources/same-paper.ts'
import type { Identifier, SourcePaper } from '../sources/source.ts'

/** A paper at its place among those that were found. */
export type Placed = readonly [place: number, paper: MergedPaper]

/** Rows that are looked at for one title: more share all of its words only when it is a common one. */
const mostCandidates = 5
/** Shorter titles prove nothing, whatever else agrees. */
const shortestTitle = 4

interface Row {
  readonly id: string
  readonly title: string
  readonly authors: readonly string[]
  readonly year: number | null
  readonly type: SourcePaper['type'] | null
  /** Those that it bears, that of the publication first. */
  readonly names: readonly Identifier[] | null
  /** Those that it is said to have in another state. */
  readonly claims: readonly Identifier[] | null
}

const likeness = sql`
  p.id, p.title, p.authors, p.year, p.publication ->> 'type' as type, (
    select jsonb_agg(
      jsonb_build_object('scheme', i.scheme, 'value', i.value) order by i.value <> p.doi, i.value)
    from paper_identifiers i where i.paper_id = p.id
  ) as names, (
    select jsonb_agg(jsonb_build_object('scheme', c.scheme, 'value', c.value))
    from claimed_identifiers c where c.paper_id = p.id
  ) as claims`

/**
 * Which of these papers are here already under other names: same title, authors and year, such as the
 * preprint of what a source knows as published.
 * @param takers papers that were found to be a row already, by its id: who contradicts one of them is not it
 * @returns the id of the row, by place
 */
export async function findByTitles(
  db: Db,
  papers: readonly Placed[],
  takers: Map<string, readonly Placed[]>,
): Promise<ReadonlyMap<number, string>> {
  const asked = papers
    .filter(([, { title }]) => title.length >= shortestTitle)
    .map(([place, { title }]) => ({ place, title: title.toWellFormed().replaceAll('\0', '') }))
  if (asked.length === 0) return new Map()
  const rows = (await db.execute(sql`
    select asked.place, here.* from jsonb_to_recordset(${JSON.stringify(asked)}::text::jsonb)
      as asked (place int, title text)
    cross join lateral (
      select ${likeness} from papers p
      where p.search @@ plainto_tsquery('english', plain_letters(asked.title))
        and p.owner_session is null and p.merged_into is null
      order by length(p.title), p.id limit ${mostCandidates}
    ) here`)) as unknown as readonly (Row & { place: number })[]
  const found = new Map<number, string>()
  const byPlace = new Map(papers)
  const told = [...papers, ...[...takers.values()].flat()].map(([, paper]) => paper)
  for (const [place, candidates] of Map.groupBy(rows, ({ place }) => place)) {
    const paper = byPlace.get(place)
    if (!paper) continue
    const alike = candidates.map((row) => ({ id: row.id, ...likenessOf(row) }))
    const row = nearest(
      paper,
      alike.filter(
        ({ id, ...one }) =>
          isSamePaper(one, paper) &&
          !isSharedTitle(one.title, alike) &&
          !(one.type === 'preprint' && hasRival(one, paper, [...told, ...alike])) &&
          !takers.get(id)?.some(([, other]) => contradict(other, paper)),
      ),
    )
    if (row === null) continue
    takers.set(row.id, [...(takers.get(row.id) ?? []), [place, paper]])
    found.set(place, row.id)
  }
  return found
}

/** What rows are compared by, by their ids. */
export async function findLikenesses(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PaperLikeness>> {
  if (ids.length === 0) return new Map()
  const rows = (await db.execute(
    sql`select ${likeness} from papers p where p.id in ${ids}`,
  )) as unknown as readonly Row[]
  return new Map(rows.map((row) => [row.id, likenessOf(row)]))
}

function likenessOf({ title, authors, year, type, names, claims }: Row): PaperLikeness {
  const identifiers = names ?? []
  const isOnArxivAlone =
    identifiers.some(({ scheme }) => scheme === 'arxiv') &&
    !identifiers.some(({ scheme }) => scheme === 'doi')
  const kind = type ?? (isOnArxivAlone ? 'preprint' : undefined)
  return {
    title,
    authors,
    identifiers,
    relations: (claims ?? []).map((to) => ({ kind: 'preprint-of', to })),
    ...(year === null ? {} : { year }),
    ...(kind === undefined ? {} : { type: kind }),
  }
}
