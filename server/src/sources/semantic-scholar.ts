import { z } from 'zod'
import {
  count,
  dayOf,
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
import {
  alsoNamed,
  type ConnectorOptions,
  hitsIn,
  type PaperFacts,
  paperIn,
  papersIn,
} from './connector.ts'
import { plainAbstract, plainText } from './plain-text.ts'
import { address, apiBase, wordsAndNames, yearsIn } from './request-address.ts'
import { titleKey } from './same-paper.ts'
import { type Identifier, type Source, SourceError, type SourcePaper } from './source.ts'

const name = 'Semantic Scholar'

const text = optional(z.string())
const PaperFields = z.object({
  // Null for a work that is only known from a reference list.
  paperId: z.string().nullable(),
  // Always asked for: a body without it has another shape.
  title: z.string().nullable(),
  corpusId: optional(z.number()),
  externalIds: optional(
    z.object({
      DOI: text,
      ArXiv: text,
      PubMed: text,
      PubMedCentral: text,
      CorpusId: optional(z.number()),
    }),
  ),
  abstract: text,
  venue: text,
  year: z.number().nullish(),
  publicationDate: text,
  publicationTypes: listOf(z.string()),
  authors: everyOf(z.object({ name: z.string() })),
  citationCount: count,
  isOpenAccess: optional(z.boolean()),
  openAccessPdf: optional(z.object({ url: text, license: text })),
  journal: optional(z.object({ name: text, volume: label, pages: label })),
})
// Names without a title, or a day without its year, are what is left of a whole record.
const Paper = PaperFields.refine(
  ({ title, authors, year, publicationDate }) =>
    (title !== null || authors.length === 0) && (year !== null || publicationDate === undefined),
  'its title or year is null',
)
type Paper = z.infer<typeof Paper>
const fields =
  'title,externalIds,abstract,venue,year,publicationDate,publicationTypes,authors,citationCount,isOpenAccess,openAccessPdf,journal'

/** "Nothing found" comes as a total of 0 without any list. */
const Found = z.union([
  z.object({ data: mainList(Paper), total: count }),
  z.object({ total: z.literal(0) }).transform(({ total }) => ({ data: [] as Paper[], total })),
])
const References = z.object({ data: mainList(z.object({ citedPaper: Paper })) })
const Citations = z.object({ data: mainList(z.object({ citingPaper: Paper })) })

/** Semantic Scholar's graph: papers by words and by name, and along their references. */
export function createSemanticScholar({ ask, baseUrl, key }: ConnectorOptions): Required<Source> {
  const get = <T>(
    segments: readonly string[],
    parameters: Record<string, string | number | undefined>,
    schema: z.ZodType<T>,
    signal: AbortSignal,
    absent: readonly number[] = [404],
  ) =>
    ask({
      source: name,
      url: address(apiBase(baseUrl, '/graph/v1'), segments, parameters),
      absent,
      ...given('headers', key ? { 'x-api-key': key } : undefined),
      signal,
      read: readJson(schema),
    })
  const along = async <T>(
    way: 'references' | 'citations',
    identifier: Identifier,
    schema: z.ZodType<{ data: T[] }>,
    paperOf: (item: T) => Paper,
    signal: AbortSignal,
  ) => {
    const id = paperId(identifier)
    if (id === null) return []
    const answer = await get(['paper', id, way], { fields, limit: 100 }, schema, signal)
    return papersIn(
      name,
      answer,
      ({ data }) => data,
      (item) => factsFrom(paperOf(item)),
    )
  }
  /** What its search by words misses, its search by title may know. */
  const matched = async (query: string, signal: AbortSignal, mayFail: boolean) => {
    try {
      const answer = await get(['paper', 'search', 'match'], { query, fields }, Found, signal)
      return papersIn(name, answer, ({ data }) => data, factsFrom)
    } catch (error) {
      // What its first search found must not be lost.
      if (mayFail && error instanceof SourceError) return []
      throw error
    }
  }
  return {
    name,
    async search({ from, to, openAccess, limit, isTitle, ...asked }, signal) {
      const query = wordsAndNames(asked)
      const answer = await get(
        ['paper', 'search'],
        {
          query,
          year: yearsIn({ from, to }, '-', ['', '']),
          // Its mere presence asks for papers with an open PDF.
          openAccessPdf: openAccess ? '' : undefined,
          limit: Math.min(limit, 100),
          fields,
        },
        Found,
        signal,
        [],
      )
      const found = hitsIn(name, answer, ({ data, total }) => ({ items: data, total }), factsFrom)
      const isIt = ({ title }: Pick<SourcePaper, 'title'>) => titleKey(title) === titleKey(query)
      if (!isTitle || found.papers.some(isIt)) return found
      const more = await matched(query, signal, found.papers.length > 0)
      return { ...found, papers: [...more.filter(isIt), ...found.papers] }
    },
    async lookup(identifier, signal) {
      const id = paperId(identifier)
      if (id === null) return null
      const answer = await get(['paper', id], { fields }, Paper, signal)
      const paper = paperIn(name, answer, factsFrom)
      return identifier.scheme === 's2' ? alsoNamed(paper, identifier) : paper
    },
    references: (identifier, signal) =>
      along('references', identifier, References, ({ citedPaper }) => citedPaper, signal),
    citations: (identifier, signal) =>
      along('citations', identifier, Citations, ({ citingPaper }) => citingPaper, signal),
  }
}

/** How Semantic Scholar calls a paper by another's name; null when it cannot. */
function paperId({ scheme, value }: Identifier): string | null {
  switch (scheme) {
    case 's2':
      return value
    case 'doi':
      return `DOI:${value}`
    case 'arxiv':
      return `ARXIV:${value}`
    case 'pmid':
      return `PMID:${value}`
    case 'pmcid':
      return `PMCID:${value.replace(/^PMC/, '')}`
    case 'openalex':
    case 'openreview':
      return null
  }
}

function factsFrom(paper: Paper): PaperFacts | null {
  const title = plainText(paper.title ?? '')
  if (!title) return null
  const ids = paper.externalIds
  const corpusId = ids?.CorpusId ?? paper.corpusId
  const pmcid = ids?.PubMedCentral
  const pdf = webAddress(paper.openAccessPdf?.url)
  const license = paper.openAccessPdf?.license
  return {
    identifiers: identifiersFrom(
      ['s2', paper.paperId ?? undefined],
      ['s2', corpusId === undefined ? undefined : `CorpusId:${corpusId}`],
      ['doi', ids?.DOI],
      ['arxiv', ids?.ArXiv],
      ['pmid', ids?.PubMed && `pmid:${ids.PubMed}`],
      ['pmcid', pmcid && (/^pmc/i.test(pmcid) ? pmcid : `PMC${pmcid}`)],
    ),
    title,
    authors: paper.authors.flatMap((author) => plainText(author.name) || []),
    ...given('abstract', plainAbstract(paper.abstract)),
    ...given('venue', plainText(paper.venue || paper.journal?.name || '') || undefined),
    ...given('volume', paper.journal?.volume),
    ...given('pages', paper.journal?.pages?.replace(/\s+/g, '')),
    ...given('year', plausibleYear(paper.year ?? undefined)),
    ...given('date', dayOf(paper.publicationDate)),
    ...given('type', typeFrom(paper.publicationTypes)),
    ...given('citationCount', paper.citationCount),
    ...given('isOpenAccess', paper.isOpenAccess),
    ...given('license', license),
    // The "PDF" may be the DOI's page.
    links: pdf
      ? [
          {
            kind: /^https?:\/\/(?:dx\.)?doi\.org\//.test(pdf) ? 'landing' : 'pdf',
            url: pdf,
            ...given('license', license),
            isOpen: true,
          },
        ]
      : [],
    relations: [],
    notices: [],
  }
}

function typeFrom(words: readonly string[]): PaperFacts['type'] {
  if (words.includes('Dataset')) return 'dataset'
  if (words.includes('BookSection')) return 'chapter'
  if (words.includes('Book')) return 'book'
  if (words.includes('Conference')) return 'conference'
  if (words.includes('JournalArticle')) return 'article'
  return undefined
}
