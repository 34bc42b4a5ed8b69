import type { Paper } from '@tessera/contract'
import type { CitationTags } from '../papers/cite/citation-tags.ts'
import { escapeHtml, inertJson } from './escape.ts'

/** What a page says of itself before any script runs. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Absolute; the address under which the page wants to be known. */
  readonly url: string
  /** Kept out of search engines: private uploads, result lists, pages that do not exist. */
  readonly hidden: boolean
  readonly paper?: Paper
  /** Of the same paper. */
  readonly tags?: CitationTags
}

/** The head's elements: title, description, Open Graph, Twitter, and for a paper `citation_*` and JSON-LD. */
export function headElements(head: PageHead): string {
  const title = head.paper?.title ?? head.title
  const elements = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    `<link rel="canonical" href="${escapeHtml(head.url)}">`,
    meta('property', 'og:site_name', 'Tessera'),
    meta('property', 'og:type', head.paper ? 'article' : 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', head.url),
    meta('name', 'twitter:card', 'summary'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', head.description),
    ...(head.hidden ? [meta('name', 'robots', 'noindex')] : []),
    ...(head.paper ? paperElements(head.paper, head.url, head.tags) : []),
  ]
  return elements.join('\n    ')
}

/** The first 160 characters of the abstract, never half a character. */
export function paperDescription(paper: Paper): string {
  const text = (paper.abstract ?? '').replace(/\s+/g, ' ').trim()
  const cut = text.slice(0, 160)
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}

function paperElements(paper: Paper, url: string, tags?: CitationTags): string[] {
  const pdf = paper.pdfUrl === null ? null : URL.parse(paper.pdfUrl, url)
  const citation: [name: string, value: string | null][] = [
    ['citation_title', paper.title],
    ...(tags?.authors ?? paper.authors).map((name): [string, string] => ['citation_author', name]),
    ['citation_publication_date', tags?.date ?? (paper.year === null ? null : String(paper.year))],
    ['citation_journal_title', paper.venue],
    ['citation_doi', paper.doi],
    ['citation_arxiv_id', paper.arxivId],
    ['citation_abstract_html_url', url],
    ['citation_pdf_url', pdf?.href ?? null],
  ]
  return [
    ...citation.flatMap(([name, value]) => (value ? [meta('name', name, value)] : [])),
    `<script type="application/ld+json">${inertJson(scholarlyArticle(paper, url))}</script>`,
  ]
}

function scholarlyArticle(paper: Paper, url: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ScholarlyArticle',
    headline: paper.title,
    name: paper.title,
    url,
    author: paper.authors.map((name) => ({ '@type': 'Person', name })),
    ...(paper.abstract === null ? {} : { abstract: paper.abstract }),
    ...(paper.year === null ? {} : { datePublished: String(paper.year) }),
    ...(paper.venue === null ? {} : { isPartOf: { '@type': 'Periodical', name: paper.venue } }),
    ...(paper.license === null ? {} : { license: paper.license }),
    ...(paper.doi === null ? {} : { sameAs: `https://doi.org/${encodeURI(paper.doi)}` }),
    isAccessibleForFree: paper.isOpenAccess,
  }
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}
