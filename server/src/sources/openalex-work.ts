import { z } from 'zod'
import {
  count,
  dayOf,
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
import { containerName } from './container-name.ts'
import { plainAbstract, plainText } from './plain-text.ts'
import type { FullTextLink } from './source.ts'

const text = optional(z.string())
const Location = z.object({
  is_oa: optional(z.boolean()),
  landing_page_url: text,
  pdf_url: text,
  license: text,
  version: text,
  /** As its publisher calls the place; known for proceedings and books that OpenAlex has no source for. */
  raw_source_name: text,
  source: optional(z.object({ display_name: text, host_organization_name: text, type: text })),
})
const Concept = z.object({ display_name: z.string().min(1), score: z.number() })
const WorkFields = z.object({
  // Authors, sources and topics have ids and names too.
  id: z.string().regex(/\/W\d+$/),
  // Always asked for, and null when unknown: a body without it has another shape.
  display_name: z.string().nullable(),
  title: text,
  doi: text,
  ids: optional(z.object({ pmid: text, pmcid: text })),
  publication_year: z.number().nullish(),
  publication_date: text,
  type: text,
  biblio: optional(z.object({ volume: label, issue: label, first_page: label, last_page: label })),
  authorships: everyOf(z.object({ author: z.object({ id: text, display_name: z.string() }) })),
  abstract_inverted_index: optional(z.record(z.string(), z.array(z.int().min(0).max(200_000)))),
  primary_location: optional(Location),
  locations: listOf(Location),
  open_access: optional(z.object({ is_oa: optional(z.boolean()) })),
  cited_by_count: count,
  is_retracted: optional(z.boolean()),
  topics: listOf(Concept),
  concepts: listOf(Concept),
  related_works: listOf(z.string()),
  referenced_works: listOf(z.string()),
})
// The title comes under two names, and the year in the date, too: one alone means that the other was lost.
/** A work as OpenAlex sends it. */
export const OpenAlexWork = WorkFields.refine(
  (work) =>
    (work.display_name !== null || work.title === undefined) &&
    (work.publication_year !== null || work.publication_date === undefined),
  'its title or year is null',
)
export type OpenAlexWork = z.infer<typeof OpenAlexWork>

/** What a work says of a paper; null when it has no title. */
export function factsFromOpenAlex(work: OpenAlexWork): PaperFacts | null {
  const title = plainText(work.display_name ?? '')
  if (!title) return null
  const locations = [work.primary_location, ...work.locations].filter(
    (place) => place !== undefined,
  )
  const topics = work.topics.length > 0 ? work.topics : work.concepts
  return {
    identifiers: identifiersFrom(
      ['openalex', work.id],
      ['doi', work.doi],
      ['pmid', work.ids?.pmid],
      ['pmcid', pmcidFrom(work.ids?.pmcid)],
      ...locations.map(
        ({ landing_page_url: page }) =>
          ['arxiv', page?.includes('arxiv.org/abs/') ? page : undefined] as const,
      ),
    ),
    title,
    authors: work.authorships.flatMap(({ author }) => plainText(author.display_name) || []),
    ...given('abstract', plainAbstract(abstractFrom(work.abstract_inverted_index))),
    ...placeOf(work),
    ...given('year', plausibleYear(work.publication_year ?? undefined)),
    ...given('date', dayOf(work.publication_date)),
    ...given('type', typeFrom(work.type)),
    ...given('citationCount', work.cited_by_count),
    ...given('isOpenAccess', work.open_access?.is_oa),
    ...given('license', locations.find(({ license }) => license)?.license),
    links: linksFrom(locations),
    relations: [],
    notices: work.is_retracted ? [{ kind: 'retraction', source: 'OpenAlex' }] : [],
    ...(work.is_retracted === false ? { denies: ['retraction'] } : {}),
    ...(topics.length > 0
      ? { concepts: topics.map((topic) => ({ name: topic.display_name, score: topic.score })) }
      : {}),
  }
}

/** Where it came out, and where in there. */
function placeOf({ primary_location: place, biblio }: OpenAlexWork) {
  const { first_page: first, last_page: last } = biblio ?? {}
  return {
    ...given('venue', venueOf(place)),
    ...given('publisher', place?.source?.host_organization_name),
    ...given('volume', biblio?.volume),
    ...given('issue', biblio?.issue),
    ...given('pages', first && last && first !== last ? `${first}-${last}` : first),
  }
}

/** The place's own name, else as its publisher wrote it. A shop of e-books is no place that a work is in. */
function venueOf(place: z.infer<typeof Location> | undefined): string | undefined {
  const { source, raw_source_name: raw } = place ?? {}
  const name = source?.type === 'ebook platform' ? undefined : source?.display_name
  return name ?? (raw === undefined ? undefined : containerName(raw))
}

/** OpenAlex writes the bare number into PubMed Central's address. */
function pmcidFrom(page: string | undefined): string | undefined {
  const digits = page?.match(/(\d+)\/?$/)?.[1]
  return digits && `PMC${digits}`
}

/** Words by their places back into a text; a place without a word leaves no hole. */
export function abstractFrom(
  index: Readonly<Record<string, readonly number[]>> | undefined,
): string | undefined {
  if (!index) return undefined
  const words: string[] = []
  for (const [word, places] of Object.entries(index))
    for (const place of places) words[place] = word
  return words.filter((word) => word !== undefined).join(' ')
}

function linksFrom(locations: readonly z.infer<typeof Location>[]): FullTextLink[] {
  const links = new Map<string, FullTextLink>()
  for (const place of locations) {
    const more = {
      ...given('license', place.license),
      ...given('version', versionFrom(place.version)),
      isOpen: place.is_oa ?? false,
    }
    const pdf = webAddress(place.pdf_url)
    const page = webAddress(place.landing_page_url)
    if (pdf && !links.has(pdf)) links.set(pdf, { kind: 'pdf', url: pdf, ...more })
    if (page && !links.has(page)) links.set(page, { kind: 'landing', url: page, ...more })
  }
  return [...links.values()]
}

/** The word of OpenAlex and Unpaywall for the state of a copy. */
export function versionFrom(word: string | undefined): FullTextLink['version'] {
  const versions = {
    submittedVersion: 'submitted',
    acceptedVersion: 'accepted',
    publishedVersion: 'published',
  } as const
  return versions[word as keyof typeof versions]
}

function typeFrom(word: string | undefined): PaperFacts['type'] {
  switch (word) {
    case undefined:
      return undefined
    case 'article':
    case 'letter':
    case 'editorial':
    // A review of a field; that of one paper is a 'peer-review'.
    case 'review':
      return 'article'
    case 'conference-paper':
      return 'conference'
    case 'dissertation':
      return 'thesis'
    case 'peer-review':
      return 'review'
    case 'preprint':
    case 'dataset':
    case 'book':
    case 'report':
    case 'software':
      return word
    case 'book-chapter':
      return 'chapter'
    default:
      return 'other'
  }
}
