import { webAddress } from '../markup/addresses.ts'
import { doiIn } from '../markup/identifiers.ts'
import { fieldsInWords, type ReferenceFields } from '../markup/reference-fields.ts'
import {
  attribute,
  descendants,
  find,
  isElement,
  type MarkupElement,
  type MarkupNode,
  wordsOf,
} from '../markup/tree.ts'
import { namesIn } from './names.ts'

/** Fields of a citation as its elements name them; what they leave out is read from its words. */
export function citationFields(citation: MarkupElement): ReferenceFields {
  const inner = (...names: string[]): string | undefined => {
    for (const name of names) {
      const words = find(citation, (element) => element.name === name)
      if (words && wordsOf(words) !== '') return wordsOf(words)
    }
    return undefined
  }
  const guessed = fieldsInWords(wordsApart(citation))
  if (!citation.children.some(isElement)) return guessed
  const isWork = /^(?:book|thesis|report|web|software|data|other|patent|confproc)/.test(
    attribute(citation, 'publication-type') ?? attribute(citation, 'citation-type') ?? '',
  )
  const source = inner('source')
  const title = inner('article-title', 'chapter-title', 'data-title', 'part-title')
  const year = Number.parseInt(inner('year') ?? '', 10)
  const pages = pageRange(inner('fpage'), inner('lpage')) ?? inner('page-range', 'elocation-id')
  const link = find(citation, (element) => /^(ext-link|uri)$/.test(element.name))
  const url = link && webAddress(attribute(link, 'href') ?? wordsOf(link))
  const isDoiLink = /\bdoi\.org\//.test(url ?? '')
  const linkedDoi = isDoiLink && !url?.includes('%') ? doiIn(url ?? '') : undefined
  return {
    authors: authorsOf(citation),
    ...optional('title', title ?? (isWork ? source : undefined)),
    ...((title !== undefined || !isWork) && optional('container', source)),
    ...optional('publisher', inner('publisher-name')),
    ...(year > 0 ? { year } : guessed.year !== undefined && { year: guessed.year }),
    ...optional('volume', inner('volume')),
    ...optional('issue', inner('issue')),
    ...optional('pages', pages),
    ...optional('doi', identifier(citation, 'doi')?.toLowerCase() ?? linkedDoi ?? guessed.doi),
    ...optional(
      'arxivId',
      identifier(citation, 'arxiv')?.replace(/^arxiv:/i, '') ?? guessed.arxivId,
    ),
    ...optional('pmid', identifier(citation, 'pmid')),
    ...(!isDoiLink && optional('url', url ?? guessed.url)),
  }
}

/** What nothing but its element parts from the words beside it: a DOI in a comment, then the number of PubMed. */
const numbers = new Set(['pub-id', 'ext-link', 'uri', 'comment', 'object-id', 'year'])

/** The words of a citation with a space around each number for machines. */
function wordsApart(citation: MarkupElement): string {
  const read = (node: MarkupNode): string => {
    if (!isElement(node)) return node
    const words = node.children.map(read).join('')
    return numbers.has(node.name) ? ` ${words} ` : words
  }
  return read(citation).replace(/\s+/g, ' ').trim()
}

const optional = <Name extends string>(name: Name, value: string | undefined) =>
  (value === undefined || value === '' ? {} : { [name]: value }) as { [key in Name]?: string }

const pageRange = (first: string | undefined, last: string | undefined): string | undefined =>
  first === undefined
    ? undefined
    : last === undefined || last === first
      ? first
      : `${first}–${last}`

function identifier(citation: MarkupElement, type: string): string | undefined {
  const element = find(
    citation,
    (candidate) => candidate.name === 'pub-id' && attribute(candidate, 'pub-id-type') === type,
  )
  return element && wordsOf(element).replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '')
}

function authorsOf(citation: MarkupElement): string[] {
  const groups = descendants(citation, (element) => element.name === 'person-group')
  const authors = groups.filter((group) =>
    /^(author|inventor)?$/.test(attribute(group, 'person-group-type') ?? ''),
  )
  const chosen = authors.length > 0 ? authors : groups.slice(0, 1)
  return chosen.length > 0 ? chosen.flatMap(namesIn) : namesIn(citation)
}

/**
 * One readable line for a citation whose elements carry no punctuation:
 * "Authors (year). Title. Container, volume(issue), pages. doi:…"
 */
export function composeCitation(citation: MarkupElement): string {
  const fields = citationFields(citation)
  const { authors, title, container, publisher, year, volume, issue, pages, doi, url } = fields
  const sentence = (words: string) => (/[.?!]$/.test(words) ? words : `${words}.`)
  const place = [
    container ?? '',
    `${volume ?? ''}${issue === undefined ? '' : `(${issue})`}`,
    pages ?? '',
  ].filter((part) => part !== '')
  const names =
    authors.length > 8 ? `${authors.slice(0, 8).join(', ')}, et al.` : authors.join(', ')
  return [
    `${names}${year === undefined ? '' : ` (${year})`}`.trim(),
    title ?? '',
    place.join(', '),
    publisher ?? '',
  ]
    .filter((part) => part !== '')
    .map(sentence)
    .concat(doi === undefined ? (url ?? []) : `doi:${doi}`)
    .join(' ')
}

/** True when a citation's own text between its elements holds punctuation: it was written to be read as it is. */
export function isPunctuated(citation: MarkupElement): boolean {
  if (!citation.children.some((child) => typeof child !== 'string')) return true
  return citation.children.some((child) => typeof child === 'string' && /[^\s]/.test(child))
}
