import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from '../platform/testing/loopback.ts'
import { type Fault, fail } from '../sources/broker/faulty-upstream.fixture.ts'
import { type UpstreamPart, upstreamSettings } from './upstream-settings.fixture.ts'

/** A paper that sources tell of. */
export interface ToldPaper {
  readonly title: string
  readonly doi?: string
  readonly arxivId?: string
  readonly authors?: readonly string[]
  readonly year?: number
  readonly abstract?: string
  /** The DOI of its retraction, as Crossref says it. */
  readonly retractedBy?: string
  /** The DOI of what it was published as, as Crossref says it of a preprint. */
  readonly publishedAs?: string
}

export interface SourceState {
  papers: readonly ToldPaper[]
  /** No answer comes before this. */
  held: Promise<void> | null
  /** Milliseconds before the answer. */
  delayMs: number
  fault: Fault | null
  /** Sent as it is, in place of the papers: a body that the real source once sent. */
  recorded: { readonly status: number; readonly type: string; readonly body: Uint8Array } | null
}

type Encode = (papers: readonly ToldPaper[]) => unknown

const year = (paper: ToldPaper) => paper.year ?? 2021
const authors = (paper: ToldPaper) => paper.authors ?? ['Ada Pebble']

/** How each source says a list of papers, by the first part of its address. */
const encoders: Readonly<Record<string, Encode>> = {
  arxiv: (papers) =>
    `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">${papers
      .map(
        (paper) =>
          `<entry><id>http://arxiv.org/abs/${paper.arxivId}v1</id><title>${paper.title}</title>` +
          `<published>${year(paper)}-03-04T00:00:00Z</published><summary>${paper.abstract ?? ''}</summary>` +
          `${authors(paper)
            .map((name) => `<author><name>${name}</name></author>`)
            .join('')}</entry>`,
      )
      .join('')}</feed>`,
  openalex: (papers) => ({
    results: papers.map((paper, index) => ({
      id: `https://openalex.org/W${numberOf(paper) + index}`,
      doi: paper.doi ? `https://doi.org/${paper.doi}` : null,
      display_name: paper.title,
      publication_year: year(paper),
      authorships: authors(paper).map((display_name) => ({ author: { display_name } })),
      locations: paper.arxivId
        ? [{ landing_page_url: `https://arxiv.org/abs/${paper.arxivId}` }]
        : [],
    })),
  }),
  crossref: (papers) => ({
    'message-type': 'work-list',
    message: {
      items: papers.map((paper) => ({
        DOI: paper.doi ?? `10.48550/arxiv.${paper.arxivId}`,
        type: paper.publishedAs ? 'posted-content' : 'journal-article',
        title: [paper.title],
        author: authors(paper).map((name) => ({
          given: name.split(' ')[0],
          family: name.split(' ').at(-1),
        })),
        'container-title': ['Journal of Pebbles'],
        issued: { 'date-parts': [[year(paper)]] },
        ...(paper.retractedBy && {
          'updated-by': [
            {
              DOI: paper.retractedBy,
              type: 'retraction',
              updated: { 'date-parts': [[2025, 3, 14]] },
            },
          ],
        }),
        ...(paper.publishedAs && {
          relation: { 'is-preprint-of': [{ 'id-type': 'doi', id: paper.publishedAs }] },
        }),
      })),
    },
  }),
  s2: (papers) => ({
    total: papers.length,
    data: papers.map((paper) => ({
      paperId: numberOf(paper).toString(16).padStart(40, '0'),
      title: paper.title,
      externalIds: { DOI: paper.doi, ArXiv: paper.arxivId },
      year: year(paper),
      authors: authors(paper).map((name) => ({ name })),
    })),
  }),
  'europe-pmc': (papers) => ({
    resultList: {
      result: papers.map((paper) => ({
        id: String(numberOf(paper)),
        source: 'MED',
        doi: paper.doi,
        title: paper.title,
        authorString: authors(paper).join(', '),
        pubYear: String(year(paper)),
      })),
    },
  }),
  datacite: (papers) => ({
    data: papers.map((paper) => ({
      attributes: {
        doi: paper.doi ?? `10.48550/arxiv.${paper.arxivId}`,
        titles: [{ title: paper.title }],
        creators: authors(paper).map((name) => ({ name })),
        publicationYear: year(paper),
      },
    })),
  }),
  openreview: (papers) => ({
    notes: papers.map((paper) => ({
      id: `note${numberOf(paper)}`,
      content: { title: { value: paper.title }, authors: { value: authors(paper) } },
    })),
  }),
  huggingface: (papers) =>
    papers.map((paper) => ({
      paper: {
        id: paper.arxivId ?? '2101.00001',
        title: paper.title,
        authors: authors(paper).map((name) => ({ name })),
        publishedAt: `${year(paper)}-03-04T00:00:00.000Z`,
      },
    })),
}

/** The same for the same title. */
function numberOf({ title }: ToldPaper): number {
  let sum = 7
  for (const letter of title) sum = (sum * 31 + letter.charCodeAt(0)) % 900_000_007
  return sum
}

/** Names of the sources as readers see them. */
export const searchable = {
  arXiv: 'arxiv',
  OpenAlex: 'openalex',
  Crossref: 'crossref',
  'Semantic Scholar': 's2',
  'Europe PMC': 'europe-pmc',
  DataCite: 'datacite',
  OpenReview: 'openreview',
  'Hugging Face': 'huggingface',
} as const
export type Searchable = keyof typeof searchable

/** Where searches go, when that is not the part of the same name. */
const folders: Partial<Record<UpstreamPart, string>> = {
  'arxiv-api': 'arxiv',
  'openreview-v1': 'openreview',
}
const searchPaths =
  /\/(?:api\/query|works|paper\/search|search|dois|notes\/search|api\/papers\/search)$/

export interface SearchableSources {
  readonly port: number
  readonly state: Readonly<Record<Searchable, SourceState>>
  /** Path and query of every request. */
  readonly asked: string[]
  /** Settings that make an installation ask here; `host` by the first part of the address. */
  env(host?: (part: string) => string): Record<string, string>
  /** All know nothing, without delay or fault. */
  reset(): void
  close(): Promise<void>
}

/** Every source that can be searched, on one loopback address, speaking its own protocol. */
export async function startSearchableSources(): Promise<SearchableSources> {
  const names = Object.keys(searchable) as Searchable[]
  const state = Object.fromEntries(
    names.map((name) => [
      name,
      { papers: [], held: null, delayMs: 0, fault: null, recorded: null },
    ]),
  ) as unknown as Record<Searchable, SourceState>
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const url = request.url ?? ''
    asked.push(url)
    const path = url.split('?')[0] ?? ''
    const name = names.find((one) => path.startsWith(`/${searchable[one]}/`))
    if (!name || !searchPaths.test(path)) return void response.writeHead(404).end('{}')
    const { held, delayMs } = state[name]
    await held
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    const { recorded } = state[name]
    if (recorded)
      response.writeHead(recorded.status, { 'content-type': recorded.type }).end(recorded.body)
    else answer(name, state[name], request, response)
  })
  const { port, close } = await listenOnLoopback(server)
  return {
    port,
    state,
    asked,
    env(host = () => '127.0.0.1') {
      return upstreamSettings((part) => {
        const folder = folders[part] ?? part
        return `http://${host(folder)}:${port}/${folder}`
      })
    },
    reset() {
      for (const one of Object.values(state))
        Object.assign(one, { papers: [], held: null, delayMs: 0, fault: null, recorded: null })
      asked.length = 0
    },
    close,
  }
}

function answer(
  name: Searchable,
  { papers, fault }: SourceState,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const good = encoders[searchable[name]]?.(papers)
  const isXml = typeof good === 'string'
  if (fault === 'field null' || fault === 'field renamed') {
    const bad = isXml
      ? good.replaceAll('feed', fault === 'field null' ? 'none' : 'food')
      : JSON.stringify(withoutList(good, fault))
    return void response.writeHead(200, typeOf(isXml)).end(bad)
  }
  const body = isXml ? good : JSON.stringify(good)
  if (fault === null) return void response.writeHead(200, typeOf(isXml)).end(body)
  const field = { is: '', asNull: '', renamed: '' }
  fail(fault, { body, type: typeOf(isXml)['content-type'], field }, request, response)
}

const typeOf = (isXml: boolean) => ({
  'content-type': isXml ? 'application/atom+xml' : 'application/json',
})

/** The body with its main list null, or under another name. */
function withoutList(body: unknown, fault: 'field null' | 'field renamed'): unknown {
  if (Array.isArray(body)) return fault === 'field null' ? null : { other: body }
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      if (Array.isArray(value)) return fault === 'field null' ? [key, null] : [`${key}Other`, value]
      return [key, withoutList(value, fault)]
    }),
  )
}
