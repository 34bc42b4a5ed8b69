import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from '../platform/testing/loopback.ts'
import { upstreamSettings } from './upstream-settings.fixture.ts'

/** One paper that the sources on loopback know. */
export interface KnownPaper {
  readonly title: string
  readonly abstract?: string
  readonly doi?: string
  /** With as many versions as `versions`, default 1. */
  readonly arxivId?: string
  versions?: number
  readonly pmcid?: string
  /** Where Unpaywall says that the PDF is; a path on this upstream, or a whole address. */
  readonly pdf?: string
  /** Where Unpaywall says that it may be read; likewise. */
  readonly landing?: string
  /** Of both, as Unpaywall says it; default "cc-by". */
  readonly license?: string
  /** What Crossref says instead of the title above. */
  readonly crossrefTitle?: string
  readonly retractedBy?: string
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** All sources on one loopback address, speaking their protocols about a few papers. */
export interface ScholarlyUpstream {
  readonly url: string
  readonly papers: KnownPaper[]
  /** Answers for paths, before anything else: files, and faults. */
  readonly files: Map<string, Answer>
  /** Path and query of every request. */
  readonly asked: string[]
  /** Sources (the first part of their paths) that answer with status 500. */
  readonly down: Set<string>
  /** Settings that make an installation ask here. */
  readonly env: Record<string, string>
  close(): Promise<void>
}

export const sends =
  (type: string, body: string | Uint8Array, status = 200): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body)
  }

export async function startScholarlyUpstream(): Promise<ScholarlyUpstream> {
  const server = createServer((request, response) => {
    const url = request.url ?? ''
    upstream.asked.push(url)
    const path = url.split('?')[0] ?? ''
    const source = path.split('/')[1] ?? ''
    const file = upstream.files.get(path)
    if (file) return file(request, response)
    if (upstream.down.has(source)) return response.writeHead(500).end()
    const { status, type, body } = answerOf(source, new URL(url, 'http://x'))
    response.writeHead(status, { 'content-type': type }).end(body)
  })
  const { url, close } = await listenOnLoopback(server)
  const upstream: ScholarlyUpstream = {
    url,
    papers: [],
    files: new Map(),
    asked: [],
    down: new Set(),
    env: upstreamSettings((part) => `${url}/${part}`),
    close,
  }
  return upstream

  function answerOf(source: string, address: URL) {
    const path = decodeURIComponent(address.pathname)
    const named = (name: string) => upstream.papers.find(({ doi }) => doi === name)
    switch (source) {
      case 'crossref': {
        const paper = named(path.replace(/^\/crossref\/works\//, ''))
        return paper ? json({ 'message-type': 'work', message: crossref(paper) }) : missing
      }
      case 'unpaywall': {
        const paper = named(path.replace(/^\/unpaywall\/v2\//, ''))
        return paper ? json(unpaywall(paper, upstream.url)) : missing
      }
      case 'arxiv-api': {
        const ids = (address.searchParams.get('id_list') ?? '').split(',')
        const known = upstream.papers.filter(({ arxivId }) => arxivId && ids.includes(arxivId))
        return { status: 200, type: 'application/atom+xml', body: atom(known) }
      }
      case 'europe-pmc': {
        const query = address.searchParams.get('query') ?? ''
        const known = upstream.papers.filter(({ doi }) => doi && query.includes(doi))
        return json({ resultList: { result: known.filter(({ pmcid }) => pmcid).map(europePmc) } })
      }
      default:
        return missing
    }
  }
}

const missing = { status: 404, type: 'application/json', body: '{}' }
const json = (value: unknown) => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(value),
})

function crossref({ title, crossrefTitle, doi, abstract, retractedBy }: KnownPaper) {
  return {
    DOI: doi,
    title: [crossrefTitle ?? title],
    author: [{ given: 'Ines', family: 'Marlow' }],
    'container-title': ['Journal of Pebbles'],
    type: 'journal-article',
    issued: { 'date-parts': [[2024, 4, 2]] },
    'is-referenced-by-count': 7,
    ...(abstract ? { abstract: `<jats:p>${abstract}</jats:p>` } : {}),
    ...(retractedBy
      ? {
          'updated-by': [
            {
              DOI: retractedBy,
              type: 'retraction',
              label: 'Retraction',
              updated: { 'date-parts': [[2025, 3, 14]] },
            },
          ],
        }
      : {}),
  }
}

function unpaywall({ title, doi, pdf, landing, license = 'cc-by' }: KnownPaper, base: string) {
  const addressOf = (path: string | undefined) => (path ? new URL(path, base).href : null)
  const isOpen = pdf !== undefined || landing !== undefined
  const place = isOpen
    ? {
        url_for_pdf: addressOf(pdf),
        url_for_landing_page: addressOf(landing),
        license,
        version: 'publishedVersion',
      }
    : null
  return {
    doi,
    is_oa: place !== null,
    title,
    genre: 'journal-article',
    year: 2024,
    z_authors: [{ raw_author_name: 'Ines Marlow' }],
    best_oa_location: place,
    oa_locations: place ? [place] : [],
  }
}

function atom(papers: readonly KnownPaper[]): string {
  const entries = papers.map(
    ({ arxivId, versions = 1, title, abstract, doi }) => `<entry>
<id>http://arxiv.org/abs/${arxivId}v${versions}</id><title>${title}</title>
<summary>${abstract ?? ''}</summary><published>2021-01-01T00:00:00Z</published>
${doi ? `<arxiv:doi xmlns:arxiv="http://arxiv.org/schemas/atom">${doi}</arxiv:doi>` : ''}
<author><name>Ines Marlow</name></author><category term="cs.CL"/></entry>`,
  )
  return `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>ArXiv Query</title>${entries.join('')}</feed>`
}

function europePmc({ title, doi, pmcid, abstract }: KnownPaper) {
  return {
    id: pmcid?.slice(3),
    source: 'MED',
    pmid: pmcid?.slice(3),
    pmcid,
    doi,
    title: `${title}.`,
    abstractText: abstract,
    isOpenAccess: 'Y',
    inEPMC: 'Y',
    license: 'cc by',
    pubYear: '2024',
  }
}
