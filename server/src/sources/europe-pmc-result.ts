import type { Notice } from '@tessera/contract'
import { z } from 'zod'
import {
  count,
  dayOf,
  essential,
  everyOf,
  given,
  identifiersFrom,
  label,
  listOf,
  optional,
  plausibleYear,
  webAddress,
} from './answer-fields.ts'
import type { PaperFacts } from './connector.ts'
import { dotted, indexedName } from './indexed-names.ts'
import { authorsOf, nameParts } from './names.ts'
import { plainAbstract, plainText } from './plain-text.ts'
import { address } from './request-address.ts'
import type { FullTextLink, Relation } from './source.ts'

export const europePmc = 'Europe PMC'

const text = optional(z.string())
const YesNo = optional(z.enum(['Y', 'N']).transform((word) => word === 'Y'))
const Correction = z.object({ type: text, id: text, source: text, reference: text })
const ResultFields = z.object({
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
  citedByCount: count,
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
// Names without a title are what is left of a whole record.
export const Result = ResultFields.refine(
  ({ title, authorString, authorList }) =>
    title !== undefined || (authorString === undefined && !authorList?.author.length),
  'its title is missing',
)
type Result = z.infer<typeof Result>

/** One result as facts of a paper; null when it has no title. */
export function factsFrom(result: Result, baseUrl: string): PaperFacts | null {
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
    notices: noticesOf(result),
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

/** What the list of notices tells, and what the kind of publication tells where that list is not there. */
function noticesOf({ commentCorrectionList, pubTypeList }: Result): Notice[] {
  const notices = commentCorrectionList?.commentCorrection.flatMap(noticeFrom) ?? []
  const isRetracted = pubTypeList?.pubType.some(
    (word) => word.toLowerCase() === 'retracted publication',
  )
  return isRetracted && !notices.some(({ kind }) => kind === 'retraction')
    ? [...notices, { kind: 'retraction', source: europePmc }]
    : notices
}

/** Words of Europe PMC such as "Retraction in" (this paper is retracted there) and "Preprint of". */
function noticeFrom({ type }: z.infer<typeof Correction>): Notice[] {
  const kinds = {
    'retraction in': 'retraction',
    'partial retraction in': 'partial-retraction',
    'erratum in': 'correction',
    'expression of concern in': 'concern',
  } as const
  const kind = kinds[(type?.toLowerCase() ?? '') as keyof typeof kinds]
  return kind ? [{ kind, source: europePmc }] : []
}

function relationFrom({ type, id, source }: z.infer<typeof Correction>): Relation[] {
  const kinds = {
    'preprint of': 'preprint-of',
    'preprint in': 'has-preprint',
    'retraction of': 'retracts',
    'erratum for': 'corrects',
    'expression of concern for': 'concerns',
  } as const
  const kind = kinds[(type?.toLowerCase() ?? '') as keyof typeof kinds]
  const to = source === 'MED' && id ? identifiersFrom(['pmid', `pmid:${id}`])[0] : undefined
  return kind && to ? [{ kind, to }] : []
}
