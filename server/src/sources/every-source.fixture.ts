import { createArxiv } from './arxiv/arxiv.ts'
import type { GoodAnswer } from './broker/faulty-upstream.fixture.ts'
import type { ConnectorOptions } from './connector.ts'
import { createCrossref } from './crossref.ts'
import { createDataCite } from './datacite.ts'
import { createEuropePmc } from './europe-pmc.ts'
import { createGitHub } from './github.ts'
import { createHuggingFace } from './hugging-face.ts'
import { createOpenAlex } from './openalex.ts'
import { createOpenReview } from './openreview.ts'
import { createSemanticScholar } from './semantic-scholar.ts'
import type { Identifier } from './source.ts'
import { createUnpaywall } from './unpaywall.ts'

/** A source, one question to it, and what it answers when nothing is wrong. */
export interface AskedSource {
  readonly name: string
  /** The title or name that the good answer holds, or what was told instead of it. */
  readonly ask: (options: ConnectorOptions, signal: AbortSignal) => Promise<string | null>
  readonly good: GoodAnswer
  /** A null in this field is a way of saying "unknown", not a fault. */
  readonly nullIsUnknown?: true
}

const title = 'How snow falls'

function json(body: object, field: string): GoodAnswer {
  const text = JSON.stringify(body)
  const is = text.match(new RegExp(`"${field}":("[^"]*"|\\[[^\\]]*\\]|true|false)`))?.[0]
  if (is === undefined) throw new RangeError(`The good answer has no field ${field}.`)
  return {
    body: text,
    type: 'application/json',
    field: {
      is,
      asNull: `"${field}":null`,
      renamed: is.replace(`"${field}"`, `"x_${field}"`),
    },
  }
}

type Lookup = {
  lookup(id: Identifier, signal: AbortSignal): Promise<{ readonly title: string } | null>
}
const lookUp =
  (create: (options: ConnectorOptions) => Lookup, identifier: Identifier): AskedSource['ask'] =>
  async (options, signal) =>
    (await create(options).lookup(identifier, signal))?.title ?? null

const doi = { scheme: 'doi', value: '10.1234/snow' } as const
const arxivId = { scheme: 'arxiv', value: '1706.03762' } as const

/** The ten sources. Their good answers are of our making, in the shape of the recorded ones. */
export const everySource: readonly AskedSource[] = [
  {
    name: 'arXiv',
    ask: lookUp(
      (options) => createArxiv({ ...options, oaiUrl: options.baseUrl, rssUrl: options.baseUrl }),
      arxivId,
    ),
    good: {
      type: 'application/atom+xml',
      body: `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><entry><id>http://arxiv.org/abs/1706.03762v7</id><title>${title}</title><author><name>Ada Frost</name></author></entry></feed>`,
      field: {
        is: `<title>${title}</title>`,
        asNull: '<title/>',
        renamed: `<titel>${title}</titel>`,
      },
    },
  },
  {
    name: 'OpenAlex',
    ask: lookUp(createOpenAlex, doi),
    good: json(
      {
        id: 'https://openalex.org/W12345',
        doi: 'https://doi.org/10.1234/snow',
        display_name: title,
      },
      'id',
    ),
  },
  {
    name: 'Crossref',
    ask: lookUp(createCrossref, doi),
    good: json({ 'message-type': 'work', message: { DOI: doi.value, title: [title] } }, 'DOI'),
  },
  {
    name: 'Unpaywall',
    ask: lookUp(createUnpaywall, doi),
    good: json({ doi: doi.value, is_oa: true, title }, 'is_oa'),
  },
  {
    name: 'DataCite',
    ask: lookUp(createDataCite, doi),
    good: json({ data: { attributes: { doi: doi.value, titles: [{ title }] } } }, 'doi'),
  },
  {
    name: 'Semantic Scholar',
    ask: lookUp(createSemanticScholar, doi),
    good: json({ paperId: 'a'.repeat(40), title, externalIds: { DOI: doi.value } }, 'title'),
    // A work that is only known from somebody's list of references.
    nullIsUnknown: true,
  },
  {
    name: 'Hugging Face',
    ask: lookUp(createHuggingFace, arxivId),
    good: json({ id: arxivId.value, title, authors: [] }, 'title'),
  },
  {
    name: 'OpenReview',
    ask: lookUp((options) => createOpenReview({ ...options, firstApiUrl: options.baseUrl }), {
      scheme: 'openreview',
      value: 'abcDEF1234',
    }),
    good: json({ notes: [{ id: 'abcDEF1234', content: { title: { value: title } } }] }, 'id'),
  },
  {
    name: 'GitHub',
    ask: async (options, signal) =>
      (await createGitHub(options).repository('frost/snow', signal))?.fullName ?? null,
    good: json({ full_name: 'frost/snow', stargazers_count: 7 }, 'full_name'),
  },
  {
    name: 'Europe PMC',
    ask: lookUp(createEuropePmc, doi),
    good: json({ resultList: { result: [{ id: '31452104', doi: doi.value, title }] } }, 'id'),
  },
]

/** What `ask` tells when nothing is wrong. */
export const goodTitle = ({ name }: AskedSource) => (name === 'GitHub' ? 'frost/snow' : title)
