import type { CopyState } from '@tessera/contract'
import { parseIdentifier } from '../../sources/identifiers.ts'
import type { FullTextLink } from '../../sources/source.ts'
import { isOpenLicence } from '../licence-label.ts'

/** A copy of a paper's text that may be fetched. */
export interface Copy {
  readonly kind: 'html' | 'jats' | 'pdf'
  readonly url: string
  /** The source that names it. */
  readonly source: string
  readonly license: string | null
  readonly state: CopyState | null
}

/** A paper that is on arXiv: where its copies lie, and which version is wanted. */
export interface ArxivPaper {
  readonly id: string
  /** The base address of arXiv. */
  readonly baseUrl: string
  readonly version: number | null
}

/** More open copies than these are not tried. */
const mostCopies = 8

// These give pages to people and forbid programs to fetch from them: PubMed Central and Europe PMC's own pages (their
// texts come as JATS from Europe PMC's interface), and the networks that put a sign-in before every file.
const closedToPrograms =
  /(?:^|\.)(?:ncbi\.nlm\.nih\.gov|europepmc\.org|researchgate\.net|academia\.edu|sci-hub\.\w+)$/

/**
 * The copies that may be read, the best first: HTML of arXiv, JATS, pages of publishers, PDF; among these the published
 * state first. JATS comes before a publisher's page: it is the same text, made for programs and without a site around.
 * What `whyNotRead` speaks of is left out. Whatever address of arXiv a source names, arXiv's own addresses for the
 * wanted version stand in its place.
 */
export function readableCopies(named: readonly Copy[], arxiv: ArxivPaper | null): Copy[] {
  const ofArxiv = named.filter(({ url }) => arxivVersion(url) !== undefined)
  const license = ofArxiv.find((copy) => copy.license !== null)?.license ?? null
  const others = named.filter((copy) => !ofArxiv.includes(copy) && whyNotRead(copy) === null)
  const own = arxiv === null ? ofArxiv : copiesOnArxiv(arxiv, license)
  return [...own, ...others].sort((a, b) => rank(a) - rank(b)).slice(0, mostCopies)
}

/**
 * Why a copy that a source names is not fetched, in a sentence; null when it may be. A page of a publisher is a page about
 * a paper more often than the paper: it is tried where a licence lets everybody copy it, and read when it holds sections.
 */
export function whyNotRead(copy: Pick<Copy, 'kind' | 'url' | 'license'>): string | null {
  if (arxivVersion(copy.url) !== undefined) return null
  const host = URL.parse(copy.url)?.hostname
  if (host === undefined) return 'Not tried: this is no address.'
  if (closedToPrograms.test(host))
    return `Not tried: ${host} gives its pages to people, and not to programs.`
  return isPublishersPage(copy) && !isOpenLicence(copy.license)
    ? 'Not tried: web pages are read by machine only from arXiv, and where a licence such as Creative Commons opens them.'
    : null
}

/** A web page that is not arXiv's: what surrounds the paper there is the site's own. */
export const isPublishersPage = ({ kind, url }: Pick<Copy, 'kind' | 'url'>) =>
  kind === 'html' && arxivVersion(url) === undefined

/** As which kind of copy a place counts that a source names; null when there is nothing to read at it. */
export function kindOfPlace({ kind, url, license }: FullTextLink): Copy['kind'] | null {
  if (kind !== 'landing') return kind
  // arXiv's page about a paper leads to copies that are known anyway.
  return isOpenLicence(license) && arxivVersion(url) === undefined ? 'html' : null
}

/** The same for one version of a preprint, which only its archive has. */
export function copiesOnArxiv(
  { id, baseUrl, version }: ArxivPaper,
  license: string | null,
): readonly Copy[] {
  const name = version === null ? id : `${id}v${version}`
  return (['html', 'pdf'] as const).map((kind) => ({
    kind,
    url: `${baseUrl}/${kind}/${name}`,
    source: 'arXiv',
    license,
    state: 'submitted',
  }))
}

/** The version that an address of arXiv names, null when it names none; undefined for other addresses. */
export function arxivVersion(url: string): number | null | undefined {
  const identifier = parseIdentifier(url)
  if (identifier?.scheme === 'arxiv') return identifier.version ?? null
  // A mirror has another host, and the same paths.
  const named = url.match(/\/(?:html|pdf)\/((?:[a-z-]+\/\d{7}|\d{4}\.\d{4,5})(?:v\d+)?)$/)?.[1]
  const found = named === undefined ? null : parseIdentifier(named)
  return found?.scheme === 'arxiv' ? (found.version ?? null) : undefined
}

const kinds = ['jats', 'html', 'pdf'] as const
const states = ['published', 'accepted', 'submitted'] as const

/** A copy that says its licence comes before one that does not. */
function rank(copy: Copy): number {
  const { kind, state, license } = copy
  const form = kind === 'html' && !isPublishersPage(copy) ? -1 : kinds.indexOf(kind)
  const place = state === null ? states.length : states.indexOf(state)
  return form * 100 + place * 10 + (license === null ? 1 : 0)
}
