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
  mainList,
  optional,
  plausibleYear,
  readJson,
  webAddress,
} from './answer-fields.ts'
import { type ConnectorOptions, hitsIn, type PaperFacts, paperIn } from './connector.ts'
import { authorsOf, nameParts } from './names.ts'
import { plainAbstract, plainText } from './plain-text.ts'
import { address, everyName } from './request-address.ts'
import type { Relation, Source } from './source.ts'

const name = 'DataCite'

const text = optional(z.string())
const Creator = z.object({
  name: essential,
  givenName: essential,
  familyName: essential,
  nameType: text,
})
const Related = z.object({
  relationType: text,
  relatedIdentifier: z.string(),
  relatedIdentifierType: text,
})
const Attributes = z.object({
  doi: z.string().min(1),
  // Every DOI of DataCite has one: a body without them has another shape.
  titles: z.array(z.object({ title: z.string(), titleType: text })),
  creators: everyOf(Creator),
  contributors: listOf(Creator.extend({ contributorType: text })),
  // A string, or an object with a name when it was asked for.
  publisher: optional(z.union([z.string(), z.object({ name: z.string() })])),
  container: optional(
    z.object({ title: text, volume: label, issue: label, firstPage: label, lastPage: label }),
  ),
  publicationYear: z.number().optional(),
  dates: listOf(z.object({ date: z.string(), dateType: text })),
  types: optional(z.object({ resourceTypeGeneral: text })),
  relatedIdentifiers: listOf(Related),
  identifiers: listOf(z.object({ identifier: z.string(), identifierType: text })),
  version: optional(z.string()),
  rightsList: listOf(z.object({ rightsIdentifier: text, rightsUri: text })),
  descriptions: listOf(z.object({ description: z.string(), descriptionType: text })),
  citationCount: count,
  url: text,
})
const Record = z.object({ attributes: Attributes })
const One = z.object({ data: Record })
const Many = z.object({
  data: mainList(Record),
  meta: optional(z.object({ total: count })),
})

/** DataCite: DOIs of data sets, software and repositories, arXiv's among them (which Crossref lacks). */
export function createDataCite({
  ask,
  baseUrl,
  contactEmail,
}: ConnectorOptions): Required<Pick<Source, 'name' | 'search' | 'lookup'>> {
  const mailto = contactEmail || undefined
  return {
    name,
    async search({ words, authors, from, to, limit }, signal) {
      const answer = await ask({
        source: name,
        url: address(baseUrl, ['dois'], {
          query: [
            literal(words),
            everyName(authors, (name) => `creators.name:(${literal(name)})`),
            from === undefined && to === undefined
              ? ''
              : `publicationYear:[${from ?? '*'} TO ${to ?? '*'}]`,
          ]
            .filter(Boolean)
            .join(' AND '),
          'page[size]': Math.min(limit, 100),
          mailto,
        }),
        signal,
        absent: [],
        read: readJson(Many),
      })
      return hitsIn(
        name,
        answer,
        ({ data, meta }) => ({ items: data, total: meta?.total }),
        ({ attributes }) => factsFrom(attributes),
      )
    },
    async lookup({ scheme, value }, signal) {
      const doi = scheme === 'doi' ? value : scheme === 'arxiv' ? `10.48550/arxiv.${value}` : null
      if (doi === null) return null
      const answer = await ask({
        source: name,
        url: address(baseUrl, ['dois', doi], { mailto }),
        signal,
        read: readJson(One),
      })
      return paperIn(name, answer, ({ data }) => factsFrom(data.attributes))
    },
  }
}

/** The reader's words without the signs that the query language would take as its own. */
function literal(words: string): string {
  return words
    .replace(/[+\-=&|><!(){}[\]^"~*?:\\/]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function factsFrom(work: z.infer<typeof Attributes>): PaperFacts | null {
  const main = work.titles.find(({ titleType }) => !titleType) ?? work.titles[0]
  const title = plainText(main?.title ?? '')
  if (!title) return null
  const publisher = typeof work.publisher === 'object' ? work.publisher.name : work.publisher
  const license = work.rightsList.find(({ rightsIdentifier }) => rightsIdentifier)
  const isPreprint = work.types?.resourceTypeGeneral === 'Preprint'
  const arxiv = work.identifiers.find(({ identifierType }) => identifierType === 'arXiv')
  const page = webAddress(work.url)
  return {
    identifiers: identifiersFrom(['doi', work.doi], ['arxiv', arxiv?.identifier]),
    title,
    ...authorsOf(work.creators.map(nameOf)),
    ...given(
      'abstract',
      plainAbstract(
        work.descriptions.find(({ descriptionType }) => descriptionType === 'Abstract')
          ?.description,
      ),
    ),
    ...given('venue', plainText(work.container?.title ?? publisher ?? '') || undefined),
    ...given('publisher', plainText(publisher ?? '') || undefined),
    ...placeIn(work),
    ...given('year', plausibleYear(work.publicationYear)),
    ...given('date', dateFrom(work)),
    ...given('type', typeFrom(work.types?.resourceTypeGeneral)),
    ...(isPreprint && /^\d+$/.test(work.version ?? '') ? { version: `v${work.version}` } : {}),
    ...given('citationCount', work.citationCount || undefined),
    ...given('license', license?.rightsIdentifier),
    links: page
      ? [{ kind: 'landing', url: page, isOpen: arxiv !== undefined || isOpenLicence(license) }]
      : [],
    relations: work.relatedIdentifiers.flatMap((related) => relationFrom(related, isPreprint)),
    notices: [],
  }
}

/** Creative Commons lets everyone read; what other words allow is not guessed. */
const isOpenLicence = (rights: z.infer<typeof Attributes>['rightsList'][number] | undefined) =>
  /^cc[-0]|creativecommons\.org/i.test(rights?.rightsIdentifier ?? rights?.rightsUri ?? '')

/** "Frost, Ada" is inverted for persons only: a university has commas too. */
function nameOf({ name, givenName, familyName, nameType }: z.infer<typeof Creator>) {
  const [, family, first] =
    (!familyName && nameType === 'Personal' && name?.match(/^([^,]+),([^,]+)$/)) || []
  return nameParts({ family: familyName ?? family, given: givenName ?? first, whole: name })
}

function placeIn({ container, contributors }: z.infer<typeof Attributes>) {
  const { firstPage, lastPage } = container ?? {}
  const editors = contributors.flatMap((person) =>
    person.contributorType === 'Editor' ? (nameOf(person) ?? []) : [],
  )
  return {
    ...given('volume', container?.volume),
    ...given('issue', container?.issue),
    ...given('pages', firstPage && lastPage ? `${firstPage}-${lastPage}` : firstPage),
    ...(editors.length > 0 ? { editors } : {}),
  }
}

/** The first day that the work was there: submitted or issued, as precise as it is given. */
function dateFrom(work: z.infer<typeof Attributes>): string | undefined {
  for (const kind of ['Submitted', 'Issued', 'Available', 'Created']) {
    const days = work.dates.flatMap(({ date, dateType }) =>
      dateType === kind ? (dayOf(date) ?? []) : [],
    )
    const first = days.sort()[0]
    if (first) return first
  }
  return undefined
}

function relationFrom(related: z.infer<typeof Related>, isPreprint: boolean): Relation[] {
  const type = related.relatedIdentifierType?.toLowerCase()
  const to =
    type === 'doi' || type === 'arxiv'
      ? identifiersFrom([type, related.relatedIdentifier])[0]
      : undefined
  if (!to) return []
  switch (related.relationType) {
    case 'IsVersionOf':
    case 'HasVersion':
    case 'IsNewVersionOf':
    case 'IsPreviousVersionOf':
      // What arXiv calls a version of its paper is the published one.
      return [{ kind: isPreprint ? 'preprint-of' : 'version-of', to }]
    case 'IsPreprintOf':
      return [{ kind: 'preprint-of', to }]
    default:
      return []
  }
}

function typeFrom(word: string | undefined): PaperFacts['type'] {
  switch (word) {
    case undefined:
      return undefined
    case 'Preprint':
      return 'preprint'
    case 'JournalArticle':
    case 'DataPaper':
      return 'article'
    case 'ConferencePaper':
      return 'conference'
    case 'Software':
    case 'ComputationalNotebook':
      return 'software'
    case 'Dissertation':
      return 'thesis'
    case 'Report':
      return 'report'
    case 'BookChapter':
      return 'chapter'
    case 'Book':
      return 'book'
    case 'Dataset':
      return 'dataset'
    case 'PeerReview':
      return 'review'
    case 'Text':
      return undefined
    default:
      return 'other'
  }
}
