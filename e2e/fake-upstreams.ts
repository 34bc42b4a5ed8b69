import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from '../server/src/platform/testing/loopback.ts'
import {
  type UpstreamPart,
  upstreamSettings,
} from '../server/src/testing/upstream-settings.fixture.ts'

/** A paper of the fake sources' world. */
export interface KnownPaper {
  readonly title: string
  readonly authors: readonly (readonly [given: string, family: string])[]
  readonly year: number
  readonly abstract: string
  readonly venue?: string
  readonly doi?: string
  readonly arxiv?: string
  readonly openalex?: string
  readonly s2?: string
  readonly pmid?: string
  readonly pmcid?: string
  readonly openreview?: string
}

type Reply = { readonly json: unknown } | { readonly xml: string } | null
type Upstream = (path: string, query: URLSearchParams, papers: readonly KnownPaper[]) => Reply

/** The scholarly sources on loopback, each with the papers that name it, in the shapes of their real answers. */
export interface FakeUpstreams {
  /** Settings that let Tessera ask them instead of the real ones. */
  readonly env: Readonly<Record<string, string>>
  /** Sources, as readers know them, whose connections break. */
  readonly down: Set<string>
  close(): Promise<void>
}

export const sourceNames = [
  ...['arXiv', 'OpenAlex', 'Crossref', 'Unpaywall', 'DataCite', 'Semantic Scholar'],
  ...['Hugging Face', 'OpenReview', 'Europe PMC'],
] as const
export type SourceName = (typeof sourceNames)[number]

/** Which part of the address each answers at; GitHub tells of no papers, and nobody answers for it. */
const folders: Readonly<Record<UpstreamPart, SourceName | 'GitHub' | 'Files'>> = {
  arxiv: 'arXiv',
  'arxiv-api': 'arXiv',
  'arxiv-oai': 'arXiv',
  'arxiv-rss': 'arXiv',
  openalex: 'OpenAlex',
  crossref: 'Crossref',
  unpaywall: 'Unpaywall',
  datacite: 'DataCite',
  s2: 'Semantic Scholar',
  huggingface: 'Hugging Face',
  openreview: 'OpenReview',
  'openreview-v1': 'OpenReview',
  'europe-pmc': 'Europe PMC',
  github: 'GitHub',
  files: 'Files',
}

/** Starts the sources; they know the given papers and nothing else. */
export async function startFakeUpstreams(papers: readonly KnownPaper[]): Promise<FakeUpstreams> {
  const down = new Set<string>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://loopback')
    const [, folder = '', ...rest] = url.pathname.split('/')
    const name = sourceNames.find((source) => folderOf(source) === folder)
    if (name === undefined || down.has(name)) return void request.socket.destroy()
    const path = `/${rest.map(decodeURIComponent).join('/')}`
    answer(response, upstreams[name](path, url.searchParams, papers))
  })
  const { url: base, close } = await listenOnLoopback(server)
  return {
    env: upstreamSettings((part) => `${base}/${folderOf(folders[part])}`),
    down,
    close,
  }
}

const folderOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

function answer(response: ServerResponse<IncomingMessage>, reply: Reply): void {
  if (reply === null) response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
  else if ('xml' in reply)
    response.writeHead(200, { 'content-type': 'application/atom+xml' }).end(reply.xml)
  else
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply.json))
}

/** Papers whose title or authors hold every word of the query. */
function matching(papers: readonly KnownPaper[], ...queries: (string | null)[]): KnownPaper[] {
  const words = queries.flatMap((query) => query?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  return papers.filter((paper) => {
    const text = `${paper.title} ${paper.authors.flat().join(' ')}`.toLowerCase()
    return words.length > 0 && words.every((word) => text.includes(word))
  })
}

const upstreams: Readonly<Record<SourceName, Upstream>> = {
  arXiv(_path, query, papers) {
    const own = papers.filter((paper) => paper.arxiv)
    const ids = query.get('id_list')?.split(',') ?? []
    const words = query.get('search_query')?.match(/ti:"([^"]*)"|all:(\S+)|au:"([^"]*)"/)
    const found =
      ids.length > 0
        ? own.filter(({ arxiv }) => ids.some((id) => id.replace(/v\d+$/, '') === arxiv))
        : matching(own, words?.slice(1).find(Boolean) ?? null)
    const entries = found.map(
      ({ arxiv, title, abstract, authors, year }) => `<entry>
        <id>http://arxiv.org/abs/${arxiv}v3</id><title>${title}</title><summary>${abstract}</summary>
        <published>${year}-01-05T12:00:00Z</published>
        ${authors.map((name) => `<author><name>${name.join(' ')}</name></author>`).join('')}
        <category term="physics.ao-ph"/></entry>`,
    )
    return {
      xml: `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">${entries.join('')}</feed>`,
    }
  },
  Crossref(path, query, papers) {
    const own = papers.filter((paper) => paper.doi)
    const work = ({ doi, title, authors, year, venue }: KnownPaper) => ({
      DOI: doi,
      type: 'journal-article',
      title: [title],
      author: authors.map(([given, family]) => ({ given, family })),
      'container-title': venue ? [venue] : [],
      issued: { 'date-parts': [[year]] },
    })
    if (path === '/works') {
      const items = matching(own, query.get('query.bibliographic'), query.get('query.author'))
      return { json: { 'message-type': 'work-list', message: { items: items.map(work) } } }
    }
    const one = own.find(({ doi }) => path === `/works/${doi}`)
    return one ? { json: { 'message-type': 'work', message: work(one) } } : null
  },
  OpenAlex(path, query, papers) {
    const own = papers.filter((paper) => paper.openalex)
    const work = ({ openalex, doi, pmid, pmcid, title, authors, year }: KnownPaper) => ({
      id: `https://openalex.org/${openalex}`,
      doi: doi ? `https://doi.org/${doi}` : null,
      ids: { ...(pmid && { pmid }), ...(pmcid && { pmcid: pmcid.replace('PMC', '') }) },
      display_name: title,
      publication_year: year,
      authorships: authors.map((name) => ({ author: { display_name: name.join(' ') } })),
    })
    if (path === '/works')
      return { json: { results: matching(own, query.get('search')).map(work) } }
    const one = own.find(({ openalex, doi, pmid, pmcid }) =>
      [openalex, `doi:${doi}`, `pmid:${pmid}`, `pmcid:${pmcid?.replace('PMC', '')}`].includes(
        path.replace('/works/', ''),
      ),
    )
    return one ? { json: work(one) } : null
  },
  Unpaywall(path, _query, papers) {
    const one = papers.find(({ doi }) => doi && path === `/v2/${doi}`)
    return one ? { json: { doi: one.doi, is_oa: false, title: one.title, oa_locations: [] } } : null
  },
  DataCite(path, query, papers) {
    const own = papers.filter((paper) => paper.arxiv)
    const record = ({ arxiv, title, authors, year }: KnownPaper) => ({
      attributes: {
        doi: `10.48550/arxiv.${arxiv}`,
        titles: [{ title }],
        creators: authors.map(([givenName, familyName]) => ({ givenName, familyName })),
        publicationYear: year,
        types: { resourceTypeGeneral: 'Preprint' },
      },
    })
    if (path === '/dois') return { json: { data: matching(own, query.get('query')).map(record) } }
    const one = own.find(({ arxiv }) => path === `/dois/10.48550/arxiv.${arxiv}`)
    return one ? { json: { data: record(one) } } : null
  },
  'Semantic Scholar'(path, query, papers) {
    const own = papers.filter((paper) => paper.s2)
    const known = ({ s2, doi, arxiv, title, authors, year }: KnownPaper) => ({
      paperId: s2,
      externalIds: { ...(doi && { DOI: doi }), ...(arxiv && { ArXiv: arxiv }) },
      title,
      year,
      authors: authors.map((name) => ({ name: name.join(' ') })),
    })
    if (path.endsWith('/paper/search')) {
      const data = matching(own, query.get('query')).map(known)
      return { json: { total: data.length, offset: 0, data } }
    }
    const name = path.replace('/graph/v1/paper/', '')
    const one = own.find(({ s2, doi, arxiv, pmid }) =>
      [s2, `DOI:${doi}`, `ARXIV:${arxiv}`, `PMID:${pmid}`].includes(name),
    )
    return one ? { json: known(one) } : null
  },
  'Hugging Face': (path) => (path.endsWith('/search') ? { json: [] } : null),
  OpenReview(path, query, papers) {
    const own = papers.filter((paper) => paper.openreview)
    const found =
      path === '/notes/search'
        ? matching(own, query.get('term'))
        : own.filter(({ openreview }) => openreview === query.get('id'))
    const notes = found.map(({ openreview, title, abstract, authors, year }) => ({
      id: openreview,
      forum: openreview,
      pdate: Date.UTC(year, 4, 1),
      content: {
        title: { value: title },
        abstract: { value: abstract },
        authors: { value: authors.map((name) => name.join(' ')) },
      },
    }))
    return { json: { notes } }
  },
  'Europe PMC'(_path, query, papers) {
    const own = papers.filter((paper) => paper.pmid)
    const asked = query.get('query') ?? ''
    const name = asked
      .match(/^(?:DOI:"([^"]+)"|EXT_ID:(\d+)|PMCID:(\w+))/)
      ?.slice(1)
      .find(Boolean)
    const found = name
      ? own.filter(({ doi, pmid, pmcid }) => [doi, pmid, pmcid].includes(name))
      : matching(own, asked.replace(/ AND |AUTH:|PUB_YEAR:\d+/g, ' '))
    const result = found.map(({ pmid, pmcid, doi, title, authors, year, venue }) => ({
      id: pmid,
      source: 'MED',
      pmid,
      pmcid,
      doi,
      title: `${title}.`,
      authorList: {
        author: authors.map(([firstName, lastName]) => ({ firstName, lastName })),
      },
      journalInfo: { journal: { title: venue } },
      pubYear: String(year),
    }))
    return { json: { resultList: { result } } }
  },
}
