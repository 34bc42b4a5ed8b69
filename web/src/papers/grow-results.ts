import type { PaperCard, SearchResults } from '@tessera/contract'

/** Results as they stand on the page: `papers` in the order in which the reader has got to know them. */
export interface ShownResults extends SearchResults {
  /** Ids of what joined while the reader looked on; absent in what the server wrote into the page. */
  readonly joined?: readonly string[]
  /** Ids in the order of relevance, as the server ranks what is known now. */
  readonly ranking?: readonly string[]
}

/**
 * What is shown after the server told of more: every paper keeps its place, new ones join at the end. A
 * paper that the reader named exactly goes first, unless the reader is in the list and would lose the place.
 */
export function grow(
  before: ShownResults | undefined,
  latest: SearchResults,
  isReading: boolean,
): ShownResults {
  const ranking = latest.papers.map(({ id }) => id)
  if (before === undefined || before.papers.length === 0) return { ...latest, joined: [], ranking }
  const told = new Map(latest.papers.map((paper) => [paper.id, paper]))
  const shown = before.papers.map((paper) => withNews(paper, told.get(paper.id)))
  const here = new Set(shown.map(({ id }) => id))
  const added = latest.papers.filter(({ id }) => !here.has(id))
  const first = isReading ? [] : added.filter(({ id }) => latest.exact.includes(id))
  const rest = added.filter((paper) => !first.includes(paper))
  return {
    ...latest,
    papers: [...first, ...shown, ...rest],
    joined: [...(before.joined ?? []), ...rest.map(({ id }) => id)],
    ranking,
  }
}

/** The papers in the order of relevance; those of later pages stay behind. */
export function rankedAnew(shown: ShownResults): ShownResults {
  const place = new Map(shown.ranking?.map((id, index) => [id, index]))
  const at = ({ id }: PaperCard) => place.get(id) ?? place.size
  return { ...shown, papers: shown.papers.toSorted((a, b) => at(a) - at(b)), joined: [] }
}

/** Adds a further page; a paper that is shown already stays where it is. */
export function withPage(shown: ShownResults, page: SearchResults): ShownResults {
  const here = new Set(shown.papers.map(({ id }) => id))
  const added = page.papers.filter(({ id }) => !here.has(id))
  return { ...shown, papers: [...shown.papers, ...added], nextCursor: page.nextCursor }
}

/** Whether the order of relevance differs from the one that is shown. */
export function isOutOfOrder({ papers, ranking = [], joined = [] }: ShownResults): boolean {
  if (joined.length === 0) return false
  const ranked = new Set(ranking)
  const shown = papers.flatMap(({ id }) => (ranked.has(id) ? id : []))
  return shown.some((id, index) => id !== ranking[index])
}

/** What must be told at once; an abstract that came later would push down what stands below. */
function withNews(paper: PaperCard, news: PaperCard | undefined): PaperCard {
  if (news === undefined) return paper
  const { citationCount, sources, notices, noticeAbout } = news
  return { ...paper, citationCount, sources, notices, noticeAbout }
}
