import type { SourcePaper } from './source.ts'

/** What two records are compared by. */
export type PaperLikeness = Pick<SourcePaper, 'title' | 'authors' | 'identifiers' | 'year' | 'type'>

/** Letters and digits of a title in one form, so that dresses of it are equal. */
export function titleKey(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Titles that thousands of papers bear. */
const common =
  /^(?:editorial|introduction|preface|foreword|erratum|corrigendum|correction|retraction|index|contents|table of contents|book review|reply|comment|discussion|conclusions?|abstracts?|obituary|news|letter to the editor|front matter|back matter|author response.*)$/

/**
 * Whether two records that share no identifier tell of one paper: the same title, a common first author and
 * close years; two different DOIs are one paper only as a preprint and what it became.
 */
export function isSamePaper(a: PaperLikeness, b: PaperLikeness): boolean {
  const title = titleKey(a.title)
  if (title !== titleKey(b.title) || common.test(title)) return false
  if (title.length < 15 || a.authors.length === 0 || b.authors.length === 0) return false
  if (!haveCommonAuthors(a, b) || contradicts(a, b, 'arxiv') || contradicts(a, b, 'pmid'))
    return false
  if (contradicts(a, b, 'doi') && isDeposit(a) !== isDeposit(b)) return areTexts(a, b)
  const isPreprintPair = (a.type === 'preprint') !== (b.type === 'preprint')
  const years = a.year !== undefined && b.year !== undefined ? Math.abs(a.year - b.year) : 0
  // Preprints may wait long for their journal; two records of one work differ by print and online at most.
  if (years > (isPreprintPair ? 4 : 1)) return false
  return isPreprintPair || !contradicts(a, b, 'doi')
}

/** DOIs of places where authors leave copies of papers that came out elsewhere. */
const deposits =
  /^10\.(?:5281\/zenodo|6084\/m9\.figshare|13140\/rg|17605\/osf|31219\/osf|22541\/au|18154|17863|26434)\b/

const isDeposit = ({ identifiers }: PaperLikeness) =>
  identifiers.some(({ scheme }) => scheme === 'doi') &&
  identifiers.every(({ scheme, value }) => scheme !== 'doi' || deposits.test(value))

/** A program and a data set may bear the name of the paper about them, and are not it. */
const areTexts = (...papers: readonly PaperLikeness[]) =>
  papers.every(
    ({ type, year }) => type !== 'dataset' && type !== 'software' && year !== undefined,
  ) && Math.abs((papers[0]?.year ?? 0) - (papers[1]?.year ?? 0)) <= 4

function contradicts(
  a: PaperLikeness,
  b: PaperLikeness,
  scheme: 'doi' | 'arxiv' | 'pmid',
): boolean {
  const of = (paper: PaperLikeness) =>
    paper.identifiers.filter((one) => one.scheme === scheme).map(({ value }) => value)
  const [mine, theirs] = [of(a), of(b)]
  return mine.length > 0 && theirs.length > 0 && !mine.some((value) => theirs.includes(value))
}

/** Half of the shorter list, by family name: sources order, shorten and accent names differently. */
function haveCommonAuthors(a: PaperLikeness, b: PaperLikeness): boolean {
  const mine = new Set(a.authors.map(familyName))
  const theirs = new Set(b.authors.map(familyName))
  const common = [...mine].filter((name) => theirs.has(name)).length
  return common > 0 && common >= Math.min(mine.size, theirs.size) / 2
}

function familyName(name: string): string {
  const family = name.includes(',')
    ? name.slice(0, name.indexOf(','))
    : (name.split(' ').at(-1) ?? '')
  return titleKey(family)
}
