import { isEastAsian, turnedKey } from './east-asian-names.ts'
import { plainLetters } from './plain-letters.ts'
import { isNoticeRelation, otherNames, type SourcePaper } from './source.ts'

/** What two records are compared by. */
export type PaperLikeness = Pick<
  SourcePaper,
  'title' | 'authors' | 'identifiers' | 'year' | 'type'
> &
  Partial<Pick<SourcePaper, 'relations'>>

/** Letters and digits of a title in one form, so that dresses of it are equal. */
export function titleKey(title: string): string {
  return plainLetters(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const mainTitle = /^.*?(?=:|[.?!]\s|\s[–—-]\s|$)/su

/** The title without its subtitle: all that some sources give. */
export const mainTitleKey = (title: string) => titleKey(title.match(mainTitle)?.[0] ?? '')

/** The same title; or one of them has lost its subtitle, in a record of the same year. */
function areTitlesOne(a: PaperLikeness, b: PaperLikeness): boolean {
  const [one, other] = [titleKey(a.title), titleKey(b.title)]
  if (one === other) return true
  const main = mainTitleKey(a.title)
  const isMain = main === mainTitleKey(b.title) && (main === one || main === other)
  const [rest = ''] = [one, other].map((title) => title.slice(main.length).trim()).filter(Boolean)
  return isMain && a.year === b.year && main.split(' ').length > 3 && !ofAnotherWork.test(rest)
}

const notice =
  '(?:(?:author|publisher|editorial) )?(?:errat(?:um|a)|corrigend(?:um|a)|corrections?|addend(?:um|a)|retract(?:ion|ed)|withdraw(?:n|al)|expression of concern)'
/** What stands behind the title of a paper in the title of another: of its correction, its second part, what was said of it. */
const ofAnotherWork = new RegExp(
  `^(?:${notice}|(?:authors? )?(?:reply|respon[sd]|comment|discussion|rebuttal)|supplement|data (?:for|from)|(?:part|chapter|volume|book) |[ivx]+$|\\d+$)`,
)
const namesNotice = new RegExp(`^${notice}\\b`)

/** Whether it corrects or retracts another paper, by what it says of itself or by its title. */
const isNotice = ({ title, relations = [] }: PaperLikeness) =>
  relations.some(({ kind }) => isNoticeRelation(kind)) ||
  [title, title.slice(title.match(mainTitle)?.[0].length)].some((part) =>
    namesNotice.test(titleKey(part)),
  )

/** Titles that thousands of papers bear. */
const common =
  /^(?:editorial|guest editorial|in this issue|(?:research )?highlights|announcements?|overview|summary|perspectives?|comment(?:ary|s)|viewpoint|correspondence|letters?|in brief|in memoriam|review|introduction|preface|foreword|erratum|corrigendum|correction|retraction|index|contents|table of contents|book review|reply|comment|discussion|conclusions?|abstracts?|obituary|news|letter to the editor|front matter|back matter|author response.*)$/

/**
 * Whether two records that share no identifier tell of one paper: the same title, a common first author and
 * close years; two different DOIs are one paper only as a preprint and what it became. A short title proves less: all
 * authors, and more than one, and the year must be the same; the year also where names are turned around.
 */
export function isSamePaper(a: PaperLikeness, b: PaperLikeness): boolean {
  // The shorter is the other's main title, or the whole of it.
  const [title = ''] = [titleKey(a.title), titleKey(b.title)].sort((x, y) => x.length - y.length)
  if (!areTitlesOne(a, b) || common.test(title) || isNotice(a) !== isNotice(b)) return false
  if (a.authors.length === 0 || b.authors.length === 0 || contradict(a, b)) return false
  if (isShort(title)) return areOfOneYearAndTitle(a, b) && areSamePeople(a, b)
  if (areTurned(a, b)) return areOfOneYearAndTitle(a, b)
  if (!haveCommonAuthors(a, b) || areNamesakes(a, b)) return false
  if (differIn('doi', a, b) && isDeposit(a) !== isDeposit(b)) return true
  const years = a.year !== undefined && b.year !== undefined ? Math.abs(a.year - b.year) : 0
  // Preprints may wait long for their journal; two records of one work differ by print and online at most.
  return years <= (arePreprintAndPublished(a, b) ? 4 : 1)
}

/** Fewer letters are borne by many works: "Deep learning", "Mask R-CNN". */
const isShort = (title: string) => title.length < 15

const areOfOneYearAndTitle = (a: PaperLikeness, b: PaperLikeness) =>
  a.year !== undefined && a.year === b.year && titleKey(a.title) === titleKey(b.title)

/** Whether several works bear this short title: a record without a name could be any of them. */
export function isSharedTitle(title: string, among: readonly PaperLikeness[]): boolean {
  const key = titleKey(title)
  if (!isShort(key)) return false
  const alike = among.filter((paper) => titleKey(paper.title) === key)
  return alike.some((a, index) => alike.slice(0, index).some((b) => contradict(a, b)))
}

/**
 * Whether two records bear names that no one paper bears: two numbers of arXiv or PubMed, or two DOIs, unless one
 * is of a preprint or of a copy that an author left elsewhere.
 */
export function contradict(one: PaperLikeness, other: PaperLikeness): boolean {
  const [a, b] = [asPublished(one), asPublished(other)]
  if (differIn('arxiv', a, b) || differIn('pmid', a, b)) return true
  if (!differIn('doi', a, b)) return false
  return isDeposit(a) === isDeposit(b) ? !arePreprintAndPublished(a, b) : !areTexts(a, b)
}

/** A preprint of arXiv that says which DOI it came out under is compared by that: no other publication is its own. */
function asPublished({ type, identifiers, relations = [], ...paper }: PaperLikeness) {
  const has = (wanted: string) => identifiers.some(({ scheme }) => scheme === wanted)
  const named = otherNames({ relations }).filter(({ scheme }) => scheme === 'doi')
  const names = has('doi') ? identifiers : [...identifiers, ...named]
  const isOut = has('arxiv') && names.some(({ scheme }) => scheme === 'doi')
  return { ...paper, identifiers: names, ...(type && !(isOut && type === 'preprint') && { type }) }
}

/** Whether each came out under a DOI of its own, which neither says to be the other's: two works, though of one preprint. */
export function areTwoPublications(a: PaperLikeness, b: PaperLikeness): boolean {
  const stated = new Set(
    [a, b].flatMap(({ relations = [] }) => otherNames({ relations })).map(({ value }) => value),
  )
  const publication = ({ type, identifiers, relations = [] }: PaperLikeness) =>
    // Versions of one whole have DOIs of their own.
    type === 'preprint' || relations.some(({ kind }) => kind === 'version-of')
      ? undefined
      : identifiers.find(({ scheme }) => scheme === 'doi')?.value
  const [mine, other] = [publication(a), publication(b)]
  if (mine === undefined || other === undefined || mine === other) return false
  return !stated.has(mine) && !stated.has(other)
}

const arePreprintAndPublished = (a: PaperLikeness, b: PaperLikeness) =>
  (a.type === 'preprint') !== (b.type === 'preprint')

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

/** Whether both have names of the scheme, and none in common. */
export function differIn(
  scheme: 'doi' | 'arxiv' | 'pmid',
  a: Pick<PaperLikeness, 'identifiers'>,
  b: Pick<PaperLikeness, 'identifiers'>,
): boolean {
  const of = ({ identifiers }: typeof a) =>
    identifiers.filter((one) => one.scheme === scheme).map(({ value }) => value)
  const [mine, theirs] = [of(a), of(b)]
  return mine.length > 0 && theirs.length > 0 && !mine.some((value) => theirs.includes(value))
}

/** Whether both name authors, and not the same ones: a source that calls them forms of one work is mistaken. */
export const areByOthers = (a: PaperLikeness, b: PaperLikeness) =>
  a.authors.length > 0 && b.authors.length > 0 && !haveCommonAuthors(a, b) && !areTurned(a, b)

/** Whether two names may be one person's: the family name is the same, and a first name, as far as they are told. */
export function mayBeOnePerson(mine: string, theirs: string): boolean {
  const [own, other] = [initials(mine), initials(theirs)]
  const isOpen = own.length === 0 || other.length === 0
  return (
    familyName(mine) === familyName(theirs) &&
    (isOpen || own.some((letter) => other.includes(letter)))
  )
}

/** Whether two or more authors are the same one by one, as far as first names are told. */
const areSamePeople = (a: PaperLikeness, b: PaperLikeness) =>
  a.authors.length > 1 &&
  a.authors.length === b.authors.length &&
  a.authors.every((mine, index) => {
    const theirs = b.authors[index] ?? ''
    const [own, other] = [initials(mine), initials(theirs)]
    const isOpen = own.length === 0 || other.length === 0
    return familyName(mine) === familyName(theirs) && (isOpen || own[0] === other[0])
  })

/** Whether one of the lists has the family names in front: "Zhang Wei" for "Wei Zhang". */
const areTurned = (a: PaperLikeness, b: PaperLikeness) =>
  a.authors.length === b.authors.length &&
  a.authors.every((mine, index) => {
    const own = titleKey(mine).split(' ')
    const theirs = titleKey(b.authors[index] ?? '').split(' ')
    return own.length === 2 && own[0] !== own[1] && own.join(' ') === theirs.toReversed().join(' ')
  })

/** Half of the shorter list, by family name: sources order, shorten and accent names differently. */
function haveCommonAuthors(a: PaperLikeness, b: PaperLikeness): boolean {
  const mine = new Set(a.authors.map(familyName))
  const theirs = new Set(b.authors.map(familyName))
  const common = [...mine].filter((name) => theirs.has(name)).length
  return common > 0 && common >= Math.min(mine.size, theirs.size) / 2
}

/**
 * Whether all authors that they seem to have in common bear the same family name only: "Zoe Frost" is not "A. Frost".
 * Who writes one of two first names, or none, or in another script, may be the same.
 */
const areNamesakes = (a: PaperLikeness, b: PaperLikeness) =>
  !a.authors.some((mine) => b.authors.some((theirs) => mayBeOnePerson(mine, theirs)))

/** First letters of the first names: Latin ones only, since others are written in many ways. */
function initials(name: string): string[] {
  return titleKey(givenName(name)).match(/(?<!\p{L})[a-z]/gu) ?? []
}

/** What stands behind a comma, or else before the last word. */
export const givenName = (name: string): string =>
  name.includes(',') ? name.slice(name.indexOf(',') + 1) : name.split(' ').slice(0, -1).join(' ')

function familyName(name: string): string {
  // In such signs either part may stand first, or both in one: the whole name is compared.
  if (isEastAsian(name)) return turnedKey(name)
  const family = name.includes(',')
    ? name.slice(0, name.indexOf(','))
    : (name.split(' ').at(-1) ?? '')
  return titleKey(family)
}
