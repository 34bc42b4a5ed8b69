import {
  type Paper,
  queryKeys,
  readFilters,
  type SearchFilters,
  type SearchResults,
  type Site,
  type Summary,
  type User,
} from '@tessera/contract'
import type { FastifyRequest } from 'fastify'
import type { CitationTags } from '../papers/cite/citation-tags.ts'
import { AppError } from '../platform/errors.ts'
import { sessionOf } from '../platform/http/session.ts'
import type { RenderPage } from '../platform/http/web-pages.ts'
import { parseIdentifier } from '../sources/identifiers.ts'
import { cutTemplate, type FirstDatum, fillPage, type PageTemplate } from './first-paint.ts'
import { type PageHead, paperDescription } from './page-head.ts'
import { missingPage } from './painted-pages.ts'
import { type PaintedText, paintPaper } from './painted-paper.ts'
import type { PaperFrames } from './paper-frames.ts'
import { readableAbsence } from './readable-absence.ts'
import { readableResults } from './readable-results.ts'

/** What first views need; handed over where the app is composed. */
export interface PageData {
  readonly site: Site
  /** Who is signed in. */
  readonly findMe: (request: FastifyRequest) => User | null
  /** Null when unknown or somebody else's. `document` is the text that the page shows. */
  readonly findPaper: (
    x: string,
    viewer: string | null,
    documentId: string | undefined,
  ) => Promise<{
    paper: Paper
    document: PaintedText | null
    summary: Summary | null
    tags: CitationTags
  } | null>
  /** At once: no source is waited for. */
  readonly search: (
    asked: SearchFilters & { readonly q: string },
    viewer: string | null,
  ) => Promise<SearchResults>
  /** Markup of a page whose words are the same for everybody; empty for all others. */
  readonly painted: (path: string) => string
  readonly paperFrames: PaperFrames
}

/** Longer documents are fetched by the page itself, from its own immutable address. */
const largestFirstDocument = 1_500_000

const slogan = 'Verification is cheaper than doubt.'
const description =
  'Find academic papers and read them with explanations whose every claim is tied to the exact words of the text.'

/** Pages whose head is fixed. */
const titles: Readonly<Record<string, string>> = {
  '/': `Tessera · ${slogan}`,
  '/about': 'About Tessera',
  '/quality': 'Quality · Tessera',
  '/privacy': 'Privacy Policy · Tessera',
  '/terms': 'Terms of Service · Tessera',
}

interface Filled {
  readonly status: number
  readonly head: PageHead
  readonly data: readonly FirstDatum[]
  readonly painted?: string
  /** For the head, beside what every page has. */
  readonly links?: string
  /** Where the page really is. */
  readonly location?: string
}

/** Fills the built page for an address: 200 for what there is, 404 for unknown papers and pages. */
export function pageRenderer(pages: PageData): RenderPage {
  let cut: { html: string; template: PageTemplate } | undefined
  return async (request, builtPage) => {
    if (cut?.html !== builtPage) cut = { html: builtPage, template: cutTemplate(builtPage) }
    const { status, head, data, painted, links, location } = await fill(pages, request)
    const first = [
      { key: queryKeys.site, data: pages.site },
      ...data,
      { key: queryKeys.me, data: pages.findMe(request) },
    ]
    return {
      status,
      html: fillPage(cut.template, head, first, painted, links),
      ...(location === undefined ? {} : { location }),
    }
  }
}

async function fill(pages: PageData, request: FastifyRequest): Promise<Filled> {
  const url = URL.parse(request.url, pages.site.publicUrl)
  const path = url?.pathname.replace(/(.)\/+$/, '$1') ?? ''
  const x = paperNamedBy(path)
  if (url && x !== undefined) return paperPage(pages, request, url, x)
  const query = path === '/' ? url?.searchParams.get('q')?.trim() : undefined
  if (url && query) return resultsPage(pages, request, query, url)
  const title = titles[path]
  const painted = pages.painted(title === undefined ? missingPage : path)
  return { ...plainPage(pages, path, title), painted }
}

/**
 * The id or identifier in the address of a paper: `/paper/{x}`, and the paths of arxiv.org and doi.org, so that
 * a reader can swap the host name. Undefined for other addresses.
 */
function paperNamedBy(path: string): string | undefined {
  const [, kind, rest] = path.match(/^\/(paper|abs|doi)\/(.+)$/) ?? []
  if (kind === undefined || rest === undefined) return undefined
  const x = decoded(rest)
  if (kind === 'abs') return `arXiv:${x}`
  return kind === 'doi' ? `doi:${x}` : x
}

async function paperPage(
  { site, findPaper, painted, paperFrames }: PageData,
  request: FastifyRequest,
  url: URL,
  x: string,
): Promise<Filled> {
  // "2101.00001v1" and "2101.00001v1.pdf" name a version as well.
  const number = parseIdentifier(x)?.version
  const version = url.searchParams.get('v') ?? (number ? `v${number}` : undefined)
  const asking = findPaper(x, sessionOf(request), version).catch((error: unknown) => {
    if (error instanceof AppError && absences.has(error.code)) return error
    throw error
  })
  const found = await (isBrowser(request) ? Promise.race([asking, patience()]) : asking)
  // The page is there and asks itself; whoever keeps no page open waits for the whole answer.
  if (found === 'later') {
    asking.catch(() => undefined)
    return { ...plainPage({ site }, url.pathname, 'Loading paper… · Tessera'), status: 200 }
  }
  if (found instanceof AppError) return absentPage(site, url.pathname, found)
  if (!found) {
    const missing = plainPage({ site }, `/paper/${x}`, undefined)
    return { ...missing, painted: painted(missingPage) }
  }
  const { paper, document, summary, tags } = found
  const address = `/paper/${encodeURIComponent(paper.id)}`
  const small = document !== null && JSON.stringify(document).length <= largestFirstDocument
  return {
    status: 200,
    head: {
      title: `${paper.title} · Tessera`,
      description: paperDescription(paper) || description,
      url: site.publicUrl + address,
      hidden: paper.isPrivate,
      paper,
      tags,
    },
    data: [
      { key: queryKeys.paper(paper.id), data: paper },
      ...(small && version === undefined
        ? [{ key: queryKeys.document(paper.id), data: document }]
        : []),
      { key: queryKeys.summary(paper.id), data: summary },
    ],
    painted: paintPaper(paperFrames, paper, document),
    links: paperFrames.links,
    ...(x === paper.id ? {} : { location: address + searchWith(url, version) }),
  }
}

/** Why a paper that is not here cannot be shown; the error's sentence names the sources that were silent. */
const absences: ReadonlySet<string> = new Set(['paper-not-found', 'upstream-failed'])

function absentPage(site: Site, path: string, error: AppError): Filled {
  const isUnknown = error.code === 'paper-not-found'
  const heading = isUnknown ? 'Paper not found' : 'This paper could not be looked up'
  const page = plainPage({ site }, path, `${heading} · Tessera`)
  return {
    ...page,
    status: isUnknown ? 404 : 503,
    head: { ...page.head, hidden: true },
    painted: readableAbsence(heading, error),
  }
}

function searchWith(url: URL, version: string | undefined): string {
  const search = new URLSearchParams(url.searchParams)
  if (version !== undefined) search.set('v', version)
  return search.size > 0 ? `?${search}` : ''
}

/** Sources may take seconds to tell of a new paper; a reader sees the page in the meantime. */
const patienceMs = 1_000

const patience = () =>
  new Promise<'later'>((resolve) => {
    setTimeout(() => resolve('later'), patienceMs).unref()
  })

const isBrowser = ({ headers }: FastifyRequest) => headers['sec-fetch-dest'] === 'document'

async function resultsPage(
  { site, search }: PageData,
  request: FastifyRequest,
  query: string,
  url: URL,
): Promise<Filled> {
  const filters = readFilters(Object.fromEntries(url.searchParams))
  const results = await search({ q: query, ...filters }, sessionOf(request))
  const short = query.length > 100 ? `${query.slice(0, 100).toWellFormed()}…` : query
  return {
    status: 200,
    head: { title: `${short} · Tessera`, description, url: `${site.publicUrl}/`, hidden: true },
    data: [{ key: queryKeys.search(query, filters), data: results }],
    painted: readableResults(query, results),
  }
}

function plainPage(
  { site }: Pick<PageData, 'site'>,
  path: string,
  title: string | undefined,
): Filled {
  return {
    status: title === undefined ? 404 : 200,
    head: {
      title:
        title ?? `${path.startsWith('/paper/') ? 'Paper not found' : 'Page Not Found'} · Tessera`,
      description,
      url: site.publicUrl + (title === undefined ? '/' : path),
      hidden: title === undefined,
    },
    data: [],
  }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A lone percent sign is no encoding; then it is part of the name.
    return segment
  }
}
