import type { Front } from '../../document/document-builder.ts'
import { licenceName } from '../markup/licence.ts'
import {
  attribute,
  childElements,
  descendants,
  find,
  findByName,
  firstChild,
  type MarkupElement,
  textOf,
  wordsOf,
} from '../markup/tree.ts'
import { namesIn } from './names.ts'

/** Everything that `front` says about the article, apart from its words. */
export function readFront(article: MarkupElement, title: string): Front {
  const front = firstChild(article, 'front') ?? article
  const meta = findByName(front, 'article-meta') ?? front
  const language = attribute(article, 'lang')
  const journal = findByName(front, 'journal-title')
  const venue = journal ? wordsOf(journal) : ''
  const year = publicationYear(meta)
  const license = licenceOf(meta)
  return {
    title,
    authors: authorsOf(meta),
    ...(language !== undefined && { language }),
    identifiers: identifiersOf(meta),
    ...(venue !== '' && { venue }),
    ...(year !== undefined && { year }),
    ...(license !== undefined && { license }),
    keywords: keywordsOf(meta, language),
  }
}

function authorsOf(meta: MarkupElement): string[] {
  const contributors = childElements(meta, 'contrib-group').flatMap((group) =>
    childElements(group, 'contrib'),
  )
  const authors = contributors.filter((contributor) => {
    const type = attribute(contributor, 'contrib-type')
    return type === undefined || /^(author|authors|collab)/i.test(type)
  })
  return [...new Set(authors.flatMap(namesIn))]
}

function identifiersOf(meta: MarkupElement): NonNullable<Front['identifiers']> {
  const found: Record<string, string> = {}
  for (const id of childElements(meta, 'article-id')) {
    const words = wordsOf(id)
    switch (attribute(id, 'pub-id-type')) {
      case 'doi':
        found.doi ??= words
          .replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '')
          .toLowerCase()
        break
      case 'pmid':
        found.pmid ??= words
        break
      case 'pmc':
      case 'pmcid':
        found.pmcid ??= words.startsWith('PMC') ? words : `PMC${words}`
        break
      case 'arxiv':
        found.arxivId ??= words.replace(/^arxiv:/i, '')
        break
    }
  }
  return found
}

const dateOrder = ['pub', 'epub', 'epub-ppub', 'ppub', 'collection']

function publicationYear(meta: MarkupElement): number | undefined {
  const dates = childElements(meta, 'pub-date').map((date) => {
    const type = attribute(date, 'date-type') ?? attribute(date, 'pub-type') ?? ''
    const year = Number.parseInt(
      firstChild(date, 'year') ? wordsOf(firstChild(date, 'year') as MarkupElement) : '',
      10,
    )
    return { order: dateOrder.indexOf(type), year }
  })
  const known = dates.filter(({ year }) => year >= 1600 && year <= 2200)
  known.sort((a, b) => (a.order < 0 ? 9 : a.order) - (b.order < 0 ? 9 : b.order))
  return known[0]?.year
}

function licenceOf(meta: MarkupElement): string | undefined {
  const license = findByName(meta, 'license')
  if (!license) return undefined
  const link = find(
    license,
    (element) =>
      /creativecommons/.test(attribute(element, 'href') ?? '') || element.name === 'license_ref',
  )
  const address = attribute(license, 'href') ?? (link && (attribute(link, 'href') ?? textOf(link)))
  return licenceName(address ?? wordsOf(license))
}

function keywordsOf(meta: MarkupElement, language: string | undefined): string[] {
  const groups = childElements(meta, 'kwd-group')
  const own = groups.filter((group) => {
    const spoken = attribute(group, 'lang')
    return spoken === undefined || spoken === language
  })
  const chosen = own.length > 0 ? own : groups.slice(0, 1)
  const keywords = chosen.flatMap((group) =>
    descendants(group, (element) => element.name === 'kwd' || element.name === 'compound-kwd').map(
      wordsOf,
    ),
  )
  return [...new Set(keywords.filter((keyword) => keyword !== ''))]
}
