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
  type PaperFacts,
  plausibleYear,
  webAddress,
} from './connector.ts'
import { authorsOf, nameParts } from './names.ts'
import { plainAbstract, plainText } from './plain-text.ts'
import type { FullTextLink, Relation } from './source.ts'

const text = optional(z.string())
// [2017], [2017, 6] or [2017, 6, 12].
const DateParts = z.object({ 'date-parts': z.array(z.array(z.int()).min(1)).min(1) })
// Crossref's only null: a work whose date it does not know was issued [[null]].
const NoDate = z.object({ 'date-parts': z.tuple([z.tuple([z.null()])]) }).transform(() => undefined)
const Person = z.object({
  given: essential,
  family: essential,
  name: essential,
  suffix: essential,
})
const Update = z.object({ DOI: text, type: text, updated: optional(DateParts), source: text })
const Related = z.object({ 'id-type': z.string(), id: z.string() })
const Reference = z.object({
  DOI: text,
  'article-title': text,
  'volume-title': text,
  author: text,
  year: text,
  'journal-title': text,
})

const WorkFields = z.object({
  DOI: z.string().min(1),
  type: text,
  // Of posted content: "preprint", "blog", ...
  subtype: text,
  title: z.array(z.string()).optional(),
  subtitle: everyOf(z.string()),
  author: everyOf(Person),
  editor: listOf(Person),
  'container-title': everyOf(z.string()),
  volume: label,
  issue: label,
  page: label,
  'article-number': label,
  publisher: text,
  ISBN: listOf(z.string()),
  degree: listOf(z.string()),
  // Of a thesis, a report or a preprint: who gave it out.
  institution: listOf(z.object({ name: z.string() })),
  abstract: text,
  published: DateParts.optional(),
  issued: z.union([DateParts, NoDate]).optional(),
  posted: DateParts.optional(),
  'is-referenced-by-count': count,
  license: listOf(z.object({ URL: z.string(), 'content-version': text })),
  link: listOf(z.object({ URL: z.string(), 'content-type': text, 'content-version': text })),
  resource: optional(z.object({ primary: optional(z.object({ URL: text })) })),
  relation: optional(z.record(z.string(), listOf(Related))),
  'updated-by': listOf(Update),
  'update-to': listOf(Update),
  reference: listOf(Reference),
})
// Figures of a paper and issues of a journal have no title; what has authors, and these, always have.
const titled = ['journal-article', 'proceedings-article', 'posted-content', 'book-chapter']
/** One work of Crossref, as far as it is used; only its DOI must be there, and the title of what has one. */
export const CrossrefWork = WorkFields.refine(
  ({ title, type, author }) =>
    title !== undefined || (author.length === 0 && !titled.includes(type ?? '')),
  'its title is missing',
)
type CrossrefWork = z.infer<typeof CrossrefWork>

/** What a work says, or null when it has no title to show. */
export function factsFromCrossref(work: CrossrefWork): PaperFacts | null {
  const title = titleOf(work)
  if (!title) return null
  const date = dateOf(work.published ?? work.issued ?? work.posted)
  const license = work.license.find(({ URL }) => /creativecommons/i.test(URL))?.URL
  return {
    identifiers: identifiersFrom(['doi', work.DOI]),
    title,
    ...authorsOf(work.author.map(nameOf)),
    ...given('abstract', plainAbstract(work.abstract)),
    ...placeOf(work),
    ...given('year', plausibleYear(date === undefined ? undefined : Number(date.slice(0, 4)))),
    ...given('date', dayOf(date)),
    ...given('type', typeOf(work)),
    ...given('citationCount', work['is-referenced-by-count']),
    // A Creative Commons licence opens the work; its absence says nothing.
    ...(license ? { isOpenAccess: true, license } : {}),
    links: linksFrom(work, license),
    relations: [...relationsFrom(work), ...updatesFrom(work)],
    notices: work['updated-by'].flatMap(({ DOI, type, updated, source }) => {
      const kind = typeOf(work) === 'preprint' ? preprintNotice(type) : noticeKind(type)
      const doi = identifiersFrom(['doi', DOI])[0]?.value
      if (!kind) return []
      const teller = source === 'retraction-watch' ? throughCrossref : 'Crossref'
      return [{ kind, ...given('doi', doi), ...given('date', dateOf(updated)), source: teller }]
    }),
  }
}

/** Crossref passes on what Retraction Watch found, beside what publishers told it. */
export const throughCrossref = 'Retraction Watch via Crossref'

/** The listed references that can be named: those with a DOI or a title. */
export function referencesFromCrossref(work: CrossrefWork): PaperFacts[] {
  return work.reference.flatMap((reference) => {
    const identifiers = identifiersFrom(['doi', reference.DOI])
    const title = plainText(reference['article-title'] ?? reference['volume-title'] ?? '')
    if (!title && identifiers.length === 0) return []
    return {
      identifiers,
      title: title || (identifiers[0]?.value ?? ''),
      authors: reference.author ? [plainText(reference.author)] : [],
      ...given('venue', plainText(reference['journal-title'] ?? '') || undefined),
      ...given('year', plausibleYear(Number(reference.year?.match(/\d{4}/)?.[0] ?? Number.NaN))),
      links: [],
      relations: [],
      notices: [],
    }
  })
}

function titleOf(work: CrossrefWork): string {
  const title = plainText(work.title?.[0] ?? '')
  const subtitle = plainText(work.subtitle[0] ?? '')
  if (!title || !subtitle || title.toLowerCase().includes(subtitle.toLowerCase())) return title
  return `${title}${/[:?!.]$/.test(title) ? '' : ':'} ${subtitle}`
}

const nameOf = ({ given, family, name, suffix }: z.infer<typeof Person>) =>
  nameParts({ given, family, suffix, whole: name })

/** Posted content is a preprint unless it says what else. */
function typeOf({ type, subtype }: CrossrefWork): PaperFacts['type'] {
  if (type !== 'posted-content' || subtype === undefined || subtype === 'preprint')
    return typeFrom(type)
  return subtype === 'blog' || subtype === 'web-resource' ? 'post' : 'other'
}

/** Where it came out, and where in there. */
function placeOf(work: CrossrefWork) {
  const container = plainText(work['container-title'][0] ?? '')
  const institution = plainText(work.institution[0]?.name ?? '')
  const type = typeOf(work)
  const isPosted = type === 'preprint' || type === 'post'
  const venue = container || (isPosted ? institution : '')
  const isOfInstitution = type === 'thesis' || type === 'report'
  const publisher = (isOfInstitution && institution) || plainText(work.publisher ?? '')
  const isInBook = type === 'book' || type === 'chapter' || type === 'conference'
  // Some records have it as an address.
  const isbn = isInBook ? work.ISBN[0]?.replace(/^.*\//, '').replace(/[\s-]/g, '') : undefined
  const degree = type === 'thesis' ? plainText(work.degree[0] ?? '') : ''
  const editors = work.editor.map(nameOf).filter((name) => name !== null)
  return {
    ...given('venue', venue || undefined),
    ...given('volume', work.volume),
    ...given('issue', work.issue),
    ...given('pages', work.page ?? work['article-number']),
    ...given('publisher', publisher || undefined),
    ...given(
      'isbn',
      isbn && /^(?:97[89])?\d{9}[\dX]$/i.test(isbn) ? isbn.toUpperCase() : undefined,
    ),
    ...given('degree', degree || undefined),
    ...(editors.length > 0 ? { editors } : {}),
  }
}

/** As precise as the parts are: 2017, 2017-06 or 2017-06-12. */
function dateOf(date: z.infer<typeof DateParts> | undefined): string | undefined {
  const [year, month, day] = date?.['date-parts'][0] ?? []
  if (year === undefined) return undefined
  const parts = [String(year).padStart(4, '0')]
  if (month !== undefined) parts.push(String(month).padStart(2, '0'))
  if (month !== undefined && day !== undefined) parts.push(String(day).padStart(2, '0'))
  return dayOf(parts.join('-'))
}

/** Crossref's words for notices; a new edition or version is none. */
function noticeKind(type: string | undefined): keyof typeof relationOf | undefined {
  switch (type?.toLowerCase().replaceAll('-', '_')) {
    case 'retraction':
    case 'removal':
    case 'withdrawal':
      return 'retraction'
    case 'partial_retraction':
      return 'partial-retraction'
    case 'correction':
    case 'corrigendum':
    case 'erratum':
    case 'addendum':
    case 'clarification':
      return 'correction'
    case 'expression_of_concern':
      return 'concern'
    default:
      return undefined
  }
}

/** Servers withdraw and remove preprints; of a journal these words are retractions. */
const preprintNotice = (type: string | undefined) =>
  /^(?:withdrawal|removal)$/i.test(type ?? '') ? ('withdrawal' as const) : noticeKind(type)

const relationKinds: Readonly<Record<string, Relation['kind']>> = {
  'is-preprint-of': 'preprint-of',
  'has-preprint': 'has-preprint',
  'is-version-of': 'version-of',
  'has-version': 'version-of',
}

function relationsFrom(work: CrossrefWork): Relation[] {
  return Object.entries(work.relation ?? {}).flatMap(([word, related]) => {
    const kind = relationKinds[word]
    if (!kind) return []
    return related.flatMap(({ id, 'id-type': type }) => {
      const to = type === 'doi' || type === 'arxiv' ? identifiersFrom([type, id])[0] : undefined
      return to ? [{ kind, to }] : []
    })
  })
}

const relationOf = {
  retraction: 'retracts',
  // The rest of the paper stands.
  'partial-retraction': 'corrects',
  correction: 'corrects',
  concern: 'concerns',
} as const

/** This work is itself the notice about another. */
function updatesFrom(work: CrossrefWork): Relation[] {
  return work['update-to'].flatMap(({ DOI, type, updated }) => {
    const to = identifiersFrom(['doi', DOI])[0]
    const kind = noticeKind(type)
    if (!to || !kind) return []
    return [{ kind: relationOf[kind], to, ...given('date', dateOf(updated)) }]
  })
}

function linksFrom(work: CrossrefWork, license: string | undefined): FullTextLink[] {
  const links = work.link.flatMap((link): FullTextLink[] => {
    const url = webAddress(link.URL)
    const kinds = { 'application/pdf': 'pdf', 'text/html': 'html' } as const
    const kind = kinds[link['content-type'] as keyof typeof kinds]
    if (!url || !kind) return []
    const version = { vor: 'published', am: 'accepted' } as const
    return [
      {
        kind,
        url,
        ...given('license', license),
        ...given('version', version[link['content-version'] as keyof typeof version]),
        isOpen: license !== undefined,
      },
    ]
  })
  const page = webAddress(work.resource?.primary?.URL)
  return page ? [...links, { kind: 'landing', url: page, isOpen: license !== undefined }] : links
}

/** Crossref's word for a kind of work, which Unpaywall uses too. */
export function typeFrom(word: string | undefined): PaperFacts['type'] {
  switch (word) {
    case undefined:
      return undefined
    case 'journal-article':
      return 'article'
    case 'proceedings-article':
      return 'conference'
    case 'posted-content':
      return 'preprint'
    case 'book-chapter':
    case 'book-section':
    case 'book-part':
    case 'reference-entry':
      return 'chapter'
    case 'book':
    case 'monograph':
    case 'edited-book':
    case 'reference-book':
      return 'book'
    case 'dissertation':
      return 'thesis'
    case 'report':
      return 'report'
    case 'dataset':
      return 'dataset'
    case 'peer-review':
      return 'review'
    default:
      return 'other'
  }
}
