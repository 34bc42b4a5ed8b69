import { z } from 'zod'
import {
  dayOf,
  essential,
  everyOf,
  given,
  identifiersFrom,
  listOf,
  optional,
  plausibleYear,
  readJson,
  webAddress,
} from './answer-fields.ts'
import { type ConnectorOptions, type PaperFacts, paperIn } from './connector.ts'
import { typeFrom } from './crossref-type.ts'
import { nameParts, wholeName } from './names.ts'
import { versionFrom } from './openalex-work.ts'
import { plainText } from './plain-text.ts'
import { address, apiBase } from './request-address.ts'
import type { FullTextLink, Source } from './source.ts'

const name = 'Unpaywall'

const text = optional(z.string())
const Location = z.object({
  url_for_pdf: text,
  url_for_landing_page: text,
  license: text,
  version: text,
})
// Two generations: {given, family} until 2024, {raw_author_name} since; null when unknown.
const Author = z.object({
  given: essential,
  family: essential,
  name: essential,
  raw_author_name: essential,
})
const WorkFields = z.object({
  doi: z.string().min(1),
  is_oa: z.boolean(),
  title: z.string().nullish(),
  genre: text,
  year: z.number().nullish(),
  published_date: text,
  journal_name: text,
  publisher: text,
  z_authors: everyOf(Author),
  best_oa_location: optional(Location),
  oa_locations: listOf(Location),
})
// Names without a title, or a day without its year, are what is left of a whole record.
const Work = WorkFields.refine(
  ({ title, z_authors: authors, year, published_date: day }) =>
    (typeof title === 'string' || authors.length === 0) && (year !== null || day === undefined),
  'its title or year is null',
)

/** Unpaywall: where a paper with a DOI may be read for nothing. It asks for an e-mail address. */
export function createUnpaywall({
  ask,
  baseUrl,
  contactEmail,
}: ConnectorOptions): Required<Pick<Source, 'name' | 'lookup'>> {
  return {
    name,
    async lookup({ scheme, value }, signal) {
      if (scheme !== 'doi') return null
      const answer = await ask({
        source: name,
        url: address(apiBase(baseUrl, '/v2'), [value], { email: contactEmail }),
        signal,
        read: readJson(Work),
      })
      return paperIn(name, answer, factsFrom)
    },
  }
}

function factsFrom(work: z.infer<typeof Work>): PaperFacts | null {
  const title = plainText(work.title ?? '')
  if (!title) return null
  const places = [work.best_oa_location, ...work.oa_locations].filter(
    (place) => place !== undefined,
  )
  return {
    identifiers: identifiersFrom(['doi', work.doi]),
    title,
    authors: work.z_authors.flatMap(({ raw_author_name: raw, given, family, name }) => {
      const parts = nameParts({ given, family, whole: name })
      return plainText(raw ?? (parts ? wholeName(parts) : '')) || []
    }),
    ...given('venue', plainText(work.journal_name ?? '') || undefined),
    ...given('year', plausibleYear(work.year ?? undefined)),
    ...given('date', dayOf(work.published_date)),
    ...given('publisher', plainText(work.publisher ?? '') || undefined),
    ...given('type', typeFrom(work.genre)),
    isOpenAccess: work.is_oa,
    ...given('license', places.find(({ license }) => license)?.license),
    links: linksFrom(places),
    relations: [],
    notices: [],
  }
}

function linksFrom(places: readonly z.infer<typeof Location>[]): FullTextLink[] {
  const links = new Map<string, FullTextLink>()
  for (const place of places) {
    const more = {
      ...given('license', place.license),
      ...given('version', versionFrom(place.version)),
      isOpen: true,
    }
    const pdf = webAddress(place.url_for_pdf)
    const page = webAddress(place.url_for_landing_page)
    if (pdf && !links.has(pdf)) links.set(pdf, { kind: 'pdf', url: pdf, ...more })
    if (page && !links.has(page)) links.set(page, { kind: 'landing', url: page, ...more })
  }
  return [...links.values()]
}
