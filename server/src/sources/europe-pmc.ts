import type { NameParts, Notice } from '@tessera/contract'
import { z } from 'zod'
import {
  address,
  type ConnectorOptions,
  dayOf,
  essential,
  everyName,
  everyOf,
  given,
  identifiersFrom,
  label,
  listOf,
  mainList,
  optional,
  type PaperFacts,
  papersIn,
  partOf,
  plausibleYear,
  readJson,
  webAddress,
} from './connector.ts'
import { authorsOf, nameParts } from './names.ts'
import { plainAbstract, plainText } from './plain-text.ts'
import type { FullTextLink, Identifier, Relation, Source } from './source.ts'

const name = 'Europe PMC'

const text = optional(z.string())
const YesNo = optional(z.enum(['Y', 'N']).transform((word) => word === 'Y'))
const Correction = z.object({ type: text, id: text, source: text, reference: text })
const Result = z.object({
  id: z.string().min(1),
  source: text,
  pmid: text,
  pmcid: text,
  doi: text,
  title: essential,
  authorString: essential,
  authorList: z
    .object({
      author: everyOf(
        z.object({
          fullName: essential,
          firstName: essential,
          initials: text,
          lastName: essential,
          collectiveName: essential,
        }),
      ),
    })
    .nullish(),
  abstractText: text,
  journalInfo: optional(
    z.object({ volume: label, issue: label, journal: optional(z.object({ title: text })) }),
  ),
  pageInfo: label,
  pubTypeList: optional(z.object({ pubType: listOf(z.string()) })),
  journalTitle: text,
  bookOrReportDetails: optional(z.object({ publisher: text })),
  pubYear: essential,
  firstPublicationDate: text,
  citedByCount: optional(z.int().min(0)),
  isOpenAccess: YesNo,
  inEPMC: YesNo,
  license: text,
  fullTextUrlList: optional(
    z.object({
      fullTextUrl: listOf(z.object({ availabilityCode: text, documentStyle: text, url: text })),
    }),
  ),
  commentCorrectionList: optional(z.object({ commentCorrection: listOf(Correction) })),
})
type Result = z.infer<typeof Result>
const Answer = z.object({ resultList: z.object({ result: mainList(Result) }) })

/** Europe PMC: life-science papers with their open full texts as JATS. */
export function createEuropePmc({
  ask,
  baseUrl,
  contactEmail,
}: ConnectorOptions): Required<Pick<Source, 'name' | 'search' | 'lookup'>> {
  const find = async (query: string, pageSize: number, signal: AbortSignal) => {
    const answer = await ask({
      source: name,
      url: address(baseUrl, ['search'], {
        query,
        resultType: 'core',
        format: 'json',
        pageSize,
        email: contactEmail || undefined,
      }),
      signal,
      absent: [],
      read: readJson(Answer),
    })
    return papersIn(
      name,
      partOf(answer, ({ resultList }) => resultList.result),
      (result) => factsFrom(result, baseUrl),
    )
  }
  return {
    name,
    search: ({ words, authors, year, limit }, signal) =>
      find(
        [
          literal(words),
          everyName(authors, (name) => `AUTH:"${literal(name)}"`),
          year === undefined ? undefined : `PUB_YEAR:${year}`,
        ]
          .filter(Boolean)
          .join(' AND '),
        Math.min(limit, 100),
        signal,
      ),
    async lookup(identifier, signal) {
      const query = queryFor(identifier)
      if (query === null) return null
      const found = await find(query, 5, signal)
      // The index also finds papers that only mention the name.
      return (
        found.find(({ identifiers }) =>
          identifiers.some(
            ({ scheme, value }) => scheme === identifier.scheme && value === identifier.value,
          ),
        ) ?? null
      )
    },
  }
}

function literal(words: string): string {
  return words
    .replace(/["():[\]{}\\*?~^]/g, ' ')
    .replace(/\b(?:AND|OR|NOT)\b/g, (word) => word.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim()
}

function queryFor({ scheme, value }: Identifier): string | null {
  switch (scheme) {
    case 'doi':
      return `DOI:"${value.replaceAll('"', '')}"`
    case 'pmid':
      return `EXT_ID:${value} AND SRC:MED`
    case 'pmcid':
      return `PMCID:${value}`
    case 'arxiv':
    case 'openalex':
    case 's2':
    case 'openreview':
      return null
  }
}

function factsFrom(result: Result, baseUrl: string): PaperFacts | null {
  // PubMed ends each title with a full stop.
  const title = plainText(result.title ?? '').replace(/(?<![.])\.$/, '')
  if (!title) return null
  const corrections = result.commentCorrectionList?.commentCorrection ?? []
  return {
    identifiers: identifiersFrom(
      ['doi', result.doi],
      ['pmid', result.pmid && `pmid:${result.pmid}`],
      ['pmcid', result.pmcid],
    ),
    title,
    ...authorsFrom(result),
    ...given('abstract', plainAbstract(result.abstractText)),
    ...placeOf(result),
    ...given('year', plausibleYear(Number(result.pubYear ?? Number.NaN))),
    ...given('date', dayOf(result.firstPublicationDate)),
    ...given('type', typeOf(result)),
    ...given('citationCount', result.citedByCount),
    ...given('isOpenAccess', result.isOpenAccess),
    ...given('license', result.license),
    links: linksFrom(result, baseUrl),
    relations: corrections.flatMap(relationFrom),
    notices: corrections.flatMap(noticeFrom),
  }
}

function authorsFrom(result: Result) {
  const list = result.authorList?.author ?? []
  if (list.length > 0)
    return authorsOf(
      list.map(({ firstName, initials, lastName, fullName, collectiveName }) => {
        const whole = collectiveName ?? fullName
        const isIndexed = !(lastName || firstName || collectiveName)
        return (
          (isIndexed ? indexedName(plainText(whole ?? '')) : null) ??
          nameParts({ family: lastName, given: firstName || dotted(initials), whole })
        )
      }),
    )
  const line = plainText(result.authorString ?? '').replace(/\.$/, '')
  const authors = line.split(', ').filter(Boolean)
  const isIndexed = authors.some((author) => indexedName(author))
  return isIndexed
    ? authorsOf(authors.map((author) => indexedName(author) ?? { literal: author }))
    : { authors }
}

const ofGroups =
  /\b(?:alliance|association|cent(?:er|re)|collaborat\w+|committee|consortium|for|group|initiative|investigators|network|of|project|society|study|team|the|trial|university)\b/i

/** A name as PubMed's index writes it, "van der Berg JA" or "King ML Jr"; null for any other, such as a group's. */
function indexedName(name: string): NameParts | null {
  const [, family, initials, suffix] =
    name.match(/^(\S.*?)\s((?:\p{Lu}-?){1,4})(?:\s(Jr|Sr|[2-4](?:nd|rd|th)|I{2,3}|IV))?\.?$/u) ?? []
  if (!family || !/\p{Ll}/u.test(family) || ofGroups.test(family)) return null
  return nameParts({ family, given: dotted(initials), suffix })
}

/** "JA" as "J. A.", and "J-P" as "J.-P.": the given names, as far as they are told. */
const dotted = (initials = '') =>
  initials.replace(/(?<=\p{Lu})\.?(?=[\s-]|\p{Lu}|$)/gu, '.').replace(/(?<=\.)\s*(?=\p{Lu})/gu, ' ')

/** Where it came out, and where in there; the publisher of a preprint is its server. */
function placeOf({ source, journalInfo, journalTitle, pageInfo, bookOrReportDetails }: Result) {
  const publisher = bookOrReportDetails?.publisher
  const journal = journalInfo?.journal?.title ?? journalTitle
  return {
    ...given('venue', journal ?? (source === 'PPR' ? publisher : undefined)),
    ...given('publisher', publisher),
    ...given('volume', journalInfo?.volume),
    ...given('issue', journalInfo?.issue),
    ...given('pages', pageInfo),
  }
}

function typeOf({ source, pubTypeList }: Result): PaperFacts['type'] {
  if (source === 'PPR') return 'preprint'
  const isArticle = pubTypeList?.pubType.some((word) => word.toLowerCase() === 'journal article')
  return isArticle ? 'article' : undefined
}

function linksFrom(result: Result, baseUrl: string): FullTextLink[] {
  const license = given('license', result.license)
  const links: FullTextLink[] = []
  const pmcid = result.pmcid?.match(/^PMC\d+$/)?.[0]
  if (pmcid && result.isOpenAccess && result.inEPMC)
    links.push({
      kind: 'jats',
      url: address(baseUrl, [pmcid, 'fullTextXML']),
      ...license,
      isOpen: true,
    })
  for (const place of result.fullTextUrlList?.fullTextUrl ?? []) {
    const url = webAddress(place.url)
    const isOpen = place.availabilityCode === 'OA' || place.availabilityCode === 'F'
    const kind = ({ pdf: 'pdf', html: 'html' } as const)[place.documentStyle ?? '']
    if (url) links.push({ kind: kind ?? 'landing', url, ...license, isOpen })
  }
  return links
}

/** Words of Europe PMC such as "Retraction in" (this paper is retracted there) and "Preprint of". */
function noticeFrom({ type }: z.infer<typeof Correction>): Notice[] {
  const kinds = {
    'retraction in': 'retraction',
    'partial retraction in': 'retraction',
    'erratum in': 'correction',
    'expression of concern in': 'concern',
  } as const
  const kind = kinds[(type?.toLowerCase() ?? '') as keyof typeof kinds]
  return kind ? [{ kind, source: name }] : []
}

function relationFrom({ type, id, source }: z.infer<typeof Correction>): Relation[] {
  const kinds = {
    'preprint of': 'preprint-of',
    'preprint in': 'has-preprint',
    'retraction of': 'retracts',
    'erratum for': 'corrects',
  } as const
  const kind = kinds[(type?.toLowerCase() ?? '') as keyof typeof kinds]
  const to = source === 'MED' && id ? identifiersFrom(['pmid', `pmid:${id}`])[0] : undefined
  return kind && to ? [{ kind, to }] : []
}
