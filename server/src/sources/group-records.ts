import {
  areByOthers,
  contradict,
  differIn,
  isSamePaper,
  isSharedTitle,
  mainTitleKey,
  type PaperLikeness,
  titleKey,
} from './same-paper.ts'
import { isNoticeRelation, nameOf, otherNames, type SourcePaper } from './source.ts'

type Group = readonly SourcePaper[]

/**
 * The records of each paper, in the order in which the papers first appear. Records are of one paper when they share
 * an identifier, when one names the other as its preprint, published form or version, or when title, authors and year
 * agree. What the whole of one group says must not contradict the other's: a record without a DOI joins one of two
 * papers, and never makes one of them.
 */
export function groupRecords(papers: readonly SourcePaper[]): Group[] {
  const groups = papers.map((paper): Group => [paper])
  const placeOf = papers.map((_, index) => index)
  const joinIf = (mayBeOne: (a: Group, b: Group) => boolean) => (a: number, b: number) => {
    // The earlier record keeps its place.
    const [first, second] = [placeOf[a], placeOf[b]].sort((x, y) => Number(x) - Number(y))
    if (first === undefined || second === undefined || first === second) return
    const [mine = [], others = []] = [groups[first], groups[second]]
    if (!mayBeOne(mine, others)) return
    groups[first] = [...mine, ...others]
    groups[second] = []
    for (const [index, place] of placeOf.entries()) if (place === second) placeOf[index] = first
  }
  const first = joinByNames(
    papers,
    joinIf(() => true),
  )
  joinByRelations(papers, first, joinIf(mayBeForms))
  joinByTitles(
    papers,
    joinIf((a, b) => !a.some((mine) => b.some((other) => contradict(mine, other)))),
  )
  return groups.filter((group) => group.length > 0)
}

type Join = (a: number, b: number) => void

/**
 * Two numbers of arXiv are two papers, whatever DOI both name, and so are two publications of one preprint. What other
 * people wrote is another work: authors name wrong DOIs.
 */
function mayBeForms(a: Group, b: Group): boolean {
  if (a.every((mine) => b.every((other) => areByOthers(mine, other)))) return false
  if (differIn('arxiv', namesOf(a), namesOf(b))) return false
  const stated = new Set([...a, ...b].flatMap(otherNames).map(nameOf))
  const publications = (group: Group) =>
    group.filter(
      ({ type, identifiers, relations }) =>
        type !== 'preprint' &&
        !identifiers.some((name) => stated.has(nameOf(name))) &&
        // Versions of one whole have DOIs of their own.
        !relations.some(({ kind }) => kind === 'version-of'),
    )
  return !publications(a).some((mine) =>
    publications(b).some((other) => differIn('doi', mine, other)),
  )
}

const namesOf = (group: Group) => ({ identifiers: group.flatMap(({ identifiers }) => identifiers) })

/** @returns the first record that bears each name */
function joinByNames(papers: readonly SourcePaper[], join: Join): Map<string, number> {
  const first = new Map<string, number>()
  for (const [index, paper] of papers.entries())
    for (const identifier of paper.identifiers) {
      const known = first.get(nameOf(identifier))
      if (known === undefined) first.set(nameOf(identifier), index)
      else join(known, index)
    }
  return first
}

/** A correction names the paper that it corrects, and is another paper. */
function joinByRelations(papers: readonly SourcePaper[], first: Map<string, number>, join: Join) {
  const stated = papers.flatMap(({ relations }, index) =>
    relations.flatMap(({ kind, to }) =>
      isNoticeRelation(kind) ? [] : { index, name: nameOf(to) },
    ),
  )
  const titleOf = (index: number | undefined) => titleKey(papers[index ?? -1]?.title ?? '')
  // Of several that name one publication, the one that bears its title comes first.
  const isOfTitle = ({ index, name }: (typeof stated)[number]) =>
    titleOf(index) === titleOf(first.get(name))
  const ordered = [...stated.filter(isOfTitle), ...stated.filter((one) => !isOfTitle(one))]
  for (const { index, name } of ordered) {
    const other = first.get(name)
    // Two that name the same whole or the same other form are one, though that itself was not told of.
    if (other === undefined) first.set(name, index)
    else join(index, other)
  }
}

/**
 * Of several that it may be, a record joins that of its year; a preprint that of the conference before that of the
 * journal, in which the extended form of the paper comes later.
 */
function joinByTitles(papers: readonly SourcePaper[], join: Join) {
  const sameTitle = Map.groupBy(papers.keys(), (index) => mainTitleKey(papers[index]?.title ?? ''))
  for (const alike of sameTitle.values()) {
    const records = alike.flatMap((index) => papers[index] ?? [])
    const pairs = alike.flatMap((b, place) =>
      alike.slice(0, place).flatMap((a) => {
        const [one, other] = [papers[a], papers[b]]
        const isOne = one && other && isSamePaper(one, other) && !isSharedTitle(one.title, records)
        return isOne ? { a, b, rank: distance(one, other) } : []
      }),
    )
    const mayBe = pairs.filter((pair) => !pairs.some((rival) => areRivals(pair, rival, papers)))
    for (const { a, b } of mayBe.sort((one, other) => one.rank - other.rank)) join(a, b)
  }
}

interface Pair {
  readonly a: number
  readonly b: number
  readonly rank: number
}

/** Whether a preprint is as near to two different works: nothing says which of them it is. */
function areRivals(pair: Pair, rival: Pair, papers: readonly SourcePaper[]): boolean {
  if (pair.rank !== rival.rank) return false
  const ends = [pair.a, pair.b, rival.a, rival.b]
  const [mine, other] = ends.filter((end) => ends.indexOf(end) === ends.lastIndexOf(end))
  const [one, two] = [papers[mine ?? -1], papers[other ?? -1]]
  const shared = papers[pair.a === rival.a || pair.a === rival.b ? pair.a : pair.b]
  return shared?.type === 'preprint' && !!one && !!two && contradict(one, two)
}

/** The one of several that a record is nearest to; null for a preprint that is as near to two different works. */
export function nearest<T extends PaperLikeness>(
  paper: PaperLikeness,
  candidates: readonly T[],
): T | null {
  const ranked = candidates
    .map((candidate) => ({ candidate, rank: distance(paper, candidate) }))
    .sort((one, other) => one.rank - other.rank)
  const [first, ...others] = ranked
  if (first === undefined) return null
  const isRivalled =
    paper.type === 'preprint' &&
    hasRival(
      paper,
      first.candidate,
      others.map(({ candidate }) => candidate),
    )
  return isRivalled ? null : first.candidate
}

/** Whether another work is as near to a preprint as this one: nothing says which of them it is. */
export const hasRival = (
  preprint: PaperLikeness,
  one: PaperLikeness,
  others: readonly PaperLikeness[],
) =>
  others.some(
    (other) =>
      contradict(one, other) &&
      isSamePaper(preprint, other) &&
      distance(preprint, one) === distance(preprint, other),
  )

/** How far two records are from being one in all that is known of them: smaller is nearer. */
function distance(a: PaperLikeness, b: PaperLikeness): number {
  const types = [a.type, b.type]
  const isLater = types.includes('preprint') && types.includes('article')
  const areTitlesEqual = titleKey(a.title) === titleKey(b.title)
  return (areTitlesEqual ? 0 : 4) + (a.year === b.year ? 0 : 2) + (isLater ? 1 : 0)
}
