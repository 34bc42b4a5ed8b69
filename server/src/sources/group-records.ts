import { areByOthers, contradict, differIn, isSamePaper, titleKey } from './same-paper.ts'
import { nameOf, otherNames, type SourcePaper } from './source.ts'

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
  for (const [index, paper] of papers.entries())
    for (const { kind, to } of paper.relations) {
      if (kind === 'corrects' || kind === 'retracts') continue
      const other = first.get(nameOf(to))
      // Two that name the same whole or the same other form are one, though that itself was not told of.
      if (other === undefined) first.set(nameOf(to), index)
      else join(index, other)
    }
}

/** Of several that it may be, a record joins that of its year. */
function joinByTitles(papers: readonly SourcePaper[], join: Join) {
  const sameTitle = new Map<string, number[]>()
  for (const [index, paper] of papers.entries()) {
    const others = sameTitle.get(titleKey(paper.title)) ?? []
    const isOfYear = (other: number) => papers[other]?.year === paper.year
    for (const other of [...others.filter(isOfYear), ...others.filter((one) => !isOfYear(one))])
      if (isSamePaper(papers[other] as SourcePaper, paper)) join(other, index)
    sameTitle.set(titleKey(paper.title), [...others, index])
  }
}
