import type { z } from 'zod'
import { dayOf, given, identifiersFrom, plausibleYear, webAddress } from './answer-fields.ts'
import type { PaperFacts } from './connector.ts'
import { type CrossrefPerson, type CrossrefWork, dateOf } from './crossref-fields.ts'
import { noticesFrom, relationsFrom, updatesFrom } from './crossref-notices.ts'
import { typeOf } from './crossref-type.ts'
import { authorsOf, nameParts } from './names.ts'
import { plainAbstract, plainText } from './plain-text.ts'
import type { FullTextLink } from './source.ts'

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
    notices: noticesFrom(work),
  }
}

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

const nameOf = ({ given, family, name, suffix }: z.infer<typeof CrossrefPerson>) =>
  nameParts({ given, family, suffix, whole: name })

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
