import type { PaperCard, SearchResults } from '@tessera/contract'
import { escapeHtml } from './escape.ts'

/** What a search found, as a plain form and a plain list for browsers without scripts. */
export function readableResults(query: string, results: SearchResults): string {
  const { papers } = results
  return [
    '<noscript><main class="page page--narrow">',
    '<div class="results__head"><h1 class="page-title">Search Results</h1>',
    '<form class="search" role="search" action="/">',
    `<input class="search__input" type="search" name="q" aria-label="Search" value="${escapeHtml(query)}"> `,
    '<button class="btn btn--primary" type="submit">Search</button></form></div>',
    papers.length === 0 ? `<p>${nothing(results)}</p>` : `<ol>${papers.map(entry).join('')}</ol>`,
    '</main></noscript>',
  ].join('')
}

/** The sources were not asked for this page: then nobody can say that there is nothing. */
function nothing({ sources }: SearchResults): string {
  return sources.some(({ status }) => status === 'pending')
    ? 'No paper that is known here matches. The scholarly sources are asked once the page runs its scripts; without them, try a DOI or arXiv ID, or other words.'
    : 'No papers found. Try different keywords, author names, or a DOI or arXiv ID.'
}

function entry({ id, title, authors, venue, year, notices }: PaperCard): string {
  const byline = [authors.join(', '), venue, year].filter(Boolean).join(' · ')
  return [
    `<li class="entry"><div><h2 class="entry__title">`,
    notices.some(({ kind }) => kind === 'retraction')
      ? '<span class="badge badge--danger">Retracted</span>'
      : '',
    `<a href="/paper/${encodeURIComponent(id)}">${escapeHtml(title)}</a></h2>`,
    byline === '' ? '' : `<p class="entry__by">${escapeHtml(byline)}</p>`,
    '</div></li>',
  ].join('')
}
