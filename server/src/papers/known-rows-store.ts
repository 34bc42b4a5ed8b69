import type { Db } from '../platform/database.ts'
import type { MergedPaper } from '../sources/merge.ts'
import {
  areByOthers,
  areTwoPublications,
  contradict,
  differIn,
  type PaperLikeness,
  titleKey,
} from '../sources/same-paper.ts'
import { type Identifier, nameOf, otherNames } from '../sources/source.ts'
import { unique } from '../sources/unique.ts'
import { type KnownNames, knownNames } from './claims-store.ts'
import { joinRows } from './join-rows-store.ts'
import { findByTitles, findLikenesses, type Placed } from './same-title-store.ts'

export type Names = ReadonlyMap<number, readonly Identifier[]>

/** The names that a source gives each paper as its preprint or publication, unless another of these papers bears them. */
export function claimsOf(papers: readonly Placed[]): Names {
  const borne = new Set(papers.flatMap(([, { identifiers }]) => identifiers.map(nameOf)))
  return new Map(
    papers.map(([place, paper]) => {
      const isOnArxiv = paper.identifiers.some(({ scheme }) => scheme === 'arxiv')
      const others = otherNames(paper).filter(
        (name) =>
          !borne.has(nameOf(name)) &&
          // Of two numbers of arXiv one is another paper's.
          (name.scheme !== 'arxiv' || !isOnArxiv),
      )
      return [place, unique(others, nameOf)]
    }),
  )
}

/** Services that number what they take for a paper: their number alone proves nothing against two DOIs. */
const weak: readonly Identifier['scheme'][] = ['s2', 'openalex', 'openreview']

/**
 * The rows that are here of these papers: by the names that they bear, else by those that they or the rows are said to
 * have in another state, else by title, authors and year. When the names of one paper lead to several rows, these
 * become one, unless they contradict one another.
 * @returns the id of the row, and the names that are the paper's as far as anybody knows, by place
 */
export async function findRows(
  tx: Db,
  papers: readonly Placed[],
  claims: Names,
): Promise<{ readonly rows: ReadonlyMap<number, string>; readonly names: Names }> {
  const asked = papers.flatMap(([place, { identifiers }]) => [
    ...identifiers,
    ...(claims.get(place) ?? []),
  ])
  const known = await knownNames(tx, asked)
  const ids = new Set([...known.borne.values(), ...[...known.claimed.values()].flat()])
  const likenesses = await findLikenesses(tx, [...ids])
  const rows = new Map<number, string>()
  const nameless: Placed[] = []
  for (const one of papers) {
    const [place, paper] = one
    const here = rowsNamed(paper, claims.get(place) ?? [], known, likenesses)
    const [first] = here
    if (first === undefined) {
      nameless.push(one)
      continue
    }
    const stays = here.size === 1 ? first : await joinRows(tx, [...here])
    const nowOf = (id: string) => (here.has(id) ? stays : id)
    for (const [name, id] of known.borne) known.borne.set(name, nowOf(id))
    for (const [name, all] of known.claimed) known.claimed.set(name, all.map(nowOf))
    for (const [other, id] of rows) rows.set(other, nowOf(id))
    rows.set(place, stays)
  }
  for (const [place, id] of await findByTitles(tx, nameless, takers(papers, rows)))
    rows.set(place, id)
  const names = papers.map(([place, { identifiers }]) => {
    const isFree = (name: Identifier) =>
      [rows.get(place), undefined].includes(known.borne.get(nameOf(name)))
    return [place, [...identifiers, ...(claims.get(place) ?? []).filter(isFree)]] as const
  })
  return { rows, names: new Map(names) }
}

/** The rows that bear these papers' names, by place: read only, so that rows of one paper are not joined. */
export async function findBearers(
  db: Db,
  papers: readonly Placed[],
): Promise<ReadonlyMap<number, string>> {
  const strong = ({ identifiers }: MergedPaper) =>
    identifiers.filter(({ scheme }) => !weak.includes(scheme))
  const names = papers.flatMap(([, paper]) => strong(paper))
  if (names.length === 0) return new Map()
  const { borne } = await knownNames(db, names)
  return new Map(
    papers.flatMap(([place, paper]) => {
      const id = strong(paper)
        .map((name) => borne.get(nameOf(name)))
        .find((one) => one !== undefined)
      return id === undefined ? [] : [[place, id] as const]
    }),
  )
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
  claims: readonly Identifier[],
  { borne, claimed }: KnownNames,
  likenesses: ReadonlyMap<string, PaperLikeness>,
): Set<string> {
  const bearers = (names: readonly Identifier[]) =>
    names.flatMap((name) => borne.get(nameOf(name)) ?? [])
  const isWeak = ({ scheme }: Identifier) => weak.includes(scheme)
  const here = new Set(bearers(paper.identifiers.filter((name) => !isWeak(name))))
  const parts = () => [paper, ...[...here].flatMap((id) => likenesses.get(id) ?? [])]
  for (const id of bearers(paper.identifiers.filter(isWeak))) {
    const row = likenesses.get(id)
    if (row && !parts().some((part) => contradict(part, row))) here.add(id)
  }
  const refused = new Set(bearers(paper.identifiers))
  const mayBe = (part: PaperLikeness, row: PaperLikeness) =>
    !differIn('arxiv', part, row) && !areByOthers(part, row) && !areTwoPublications(part, row)
  const claimants = [...paper.identifiers, ...claims].flatMap(
    (name) => claimed.get(nameOf(name)) ?? [],
  )
  // Of several that name it, the one that bears its title comes first.
  const isOfTitle = (id: string) =>
    titleKey(likenesses.get(id)?.title ?? '') === titleKey(paper.title)
  const linked = [...bearers(claims), ...claimants]
  for (const id of [...linked].sort((a, b) => Number(isOfTitle(b)) - Number(isOfTitle(a)))) {
    const row = likenesses.get(id)
    if (row && !refused.has(id) && parts().every((part) => mayBe(part, row))) here.add(id)
  }
  return here
}
