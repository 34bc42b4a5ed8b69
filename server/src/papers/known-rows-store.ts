import { and, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { paperIdentifiers } from '../platform/schema/all.ts'
import type { MergedPaper } from '../sources/merge.ts'
import { areByOthers, contradict, differIn, type PaperLikeness } from '../sources/same-paper.ts'
import { type Identifier, nameOf, otherNames } from '../sources/source.ts'
import { joinRows } from './join-rows-store.ts'
import { findByTitles, findLikenesses, type Placed } from './same-title-store.ts'

/**
 * All names of each paper: its own, and those that a source gives the same work as a preprint or a publication, unless
 * another of these papers bears them.
 */
export function namesOf(papers: readonly Placed[]): ReadonlyMap<number, readonly Identifier[]> {
  const owners = new Map(
    papers.flatMap(([place, { identifiers }]) =>
      identifiers.map((name) => [nameOf(name), place] as const),
    ),
  )
  return new Map(
    papers.map(([place, paper]) => {
      const { identifiers } = paper
      const isOnArxiv = identifiers.some(({ scheme }) => scheme === 'arxiv')
      const others = otherNames(paper).filter(
        (name) =>
          (owners.get(nameOf(name)) ?? place) === place &&
          // Of two numbers of arXiv one is another paper's.
          (name.scheme !== 'arxiv' || !isOnArxiv),
      )
      const all = [...identifiers, ...others].map((name) => [nameOf(name), name] as const)
      return [place, [...new Map(all).values()]]
    }),
  )
}

/** Services that number what they take for a paper: their number alone proves nothing against two DOIs. */
const weak: readonly Identifier['scheme'][] = ['s2', 'openalex', 'openreview']

/**
 * The rows that are here of these papers: by their names, else by title, authors and year. When the names of one
 * paper lead to several rows, these become one, unless they contradict one another.
 * @returns the id of the row, by place
 */
export async function findRows(
  tx: Db,
  papers: readonly Placed[],
  names: ReadonlyMap<number, readonly Identifier[]>,
): Promise<ReadonlyMap<number, string>> {
  const known = await knownNames(tx, [...names.values()].flat())
  const likenesses = await findLikenesses(tx, [...new Set(known.values())])
  const rows = new Map<number, string>()
  const nameless: Placed[] = []
  for (const one of papers) {
    const [place, paper] = one
    await releaseClaims(tx, paper, known, likenesses)
    const here = rowsNamed(paper, names.get(place) ?? [], known, likenesses)
    const [first] = here
    if (first === undefined) {
      nameless.push(one)
      continue
    }
    const stays = here.size === 1 ? first : await joinRows(tx, [...here])
    for (const [name, id] of known) if (here.has(id)) known.set(name, stays)
    for (const [other, id] of rows) if (here.has(id)) rows.set(other, stays)
    rows.set(place, stays)
  }
  for (const [place, id] of await findByTitles(tx, nameless, takers(papers, rows)))
    rows.set(place, id)
  return rows
}

/** The papers that were found to be each row. */
const takers = (papers: readonly Placed[], rows: ReadonlyMap<number, string>) =>
  Map.groupBy(
    papers.filter(([place]) => rows.has(place)),
    ([place]) => rows.get(place) ?? '',
  )

/** The rows that a paper's names lead to and that can be it: what it is called by publishers and archives comes first. */
function rowsNamed(
  paper: MergedPaper,
  names: readonly Identifier[],
  known: ReadonlyMap<string, string>,
  likenesses: ReadonlyMap<string, PaperLikeness>,
): Set<string> {
  const idsOf = (names: readonly Identifier[]) =>
    names.flatMap((name) => known.get(nameOf(name)) ?? [])
  const isWeak = ({ scheme }: Identifier) => weak.includes(scheme)
  const here = new Set(idsOf(paper.identifiers.filter((name) => !isWeak(name))))
  const parts = () => [paper, ...[...here].flatMap((id) => likenesses.get(id) ?? [])]
  for (const id of idsOf(paper.identifiers.filter(isWeak))) {
    const row = likenesses.get(id)
    if (row && !parts().some((part) => contradict(part, row))) here.add(id)
  }
  for (const id of idsOf(names)) {
    const row = likenesses.get(id)
    const mayBe = (part: PaperLikeness, row: PaperLikeness) =>
      !differIn('arxiv', part, row) && !areByOthers(part, row)
    const isRefused = paper.identifiers.some((name) => known.get(nameOf(name)) === id)
    if (row && !isRefused && parts().every((part) => mayBe(part, row))) here.add(id)
  }
  return here
}

/** Takes a DOI back that a preprint only said to have come out under, now that its own record is by other people. */
async function releaseClaims(
  tx: Db,
  paper: MergedPaper,
  known: Map<string, string>,
  likenesses: ReadonlyMap<string, PaperLikeness>,
): Promise<void> {
  for (const name of paper.identifiers.filter(({ scheme }) => scheme === 'doi')) {
    const id = known.get(nameOf(name)) ?? ''
    const row = likenesses.get(id)
    if (row?.type !== 'preprint' || !areByOthers(row, paper)) continue
    if (!row.identifiers.some(({ scheme }) => scheme === 'arxiv')) continue
    await tx.execute(sql`
      delete from paper_identifiers
      where scheme = 'doi' and value = ${name.value} and paper_id = ${id}`)
    await tx.execute(sql`
      update papers set doi = null, updated_at = now() where id = ${id} and doi = ${name.value}`)
    known.delete(nameOf(name))
  }
}

async function knownNames(
  db: Db,
  identifiers: readonly Identifier[],
): Promise<Map<string, string>> {
  const byScheme = Map.groupBy(identifiers, ({ scheme }) => scheme)
  const rows = await db
    .select()
    .from(paperIdentifiers)
    .where(
      or(
        ...[...byScheme].map(([scheme, some]) =>
          and(
            sql`${paperIdentifiers.scheme} = ${scheme}`,
            inArray(
              paperIdentifiers.value,
              some.map(({ value }) => value),
            ),
          ),
        ),
      ),
    )
  return new Map(rows.map((row) => [nameOf(row), row.paperId]))
}
