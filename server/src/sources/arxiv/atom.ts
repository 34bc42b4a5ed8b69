import { decodeUtf8 } from '../answer-fields.ts'
import type { PaperFacts } from '../connector.ts'
import { factsFromArxiv } from './arxiv-facts.ts'
import { childrenOf, childText, parseXml, type XmlElement } from './xml-tree.ts'

/**
 * Reads an answer of arXiv's query API. Throws on what is no Atom feed ("Rate exceeded." is plain text), and on
 * the feed whose one entry is an error.
 */
export function readAtom(body: Uint8Array): {
  readonly papers: PaperFacts[]
  /** How many there are for the question; undefined when the feed does not say. */
  readonly total: number | undefined
} {
  const feed = parseXml(decodeUtf8(body))
  if (feed.name !== 'feed') throw new Error(`arXiv answered with <${feed.name}>, not with a feed`)
  const entries = childrenOf(feed, 'entry')
  const total = Number(childText(feed, 'totalResults') ?? Number.NaN)
  if (entries.length === 0 && total > Number(childText(feed, 'startIndex') ?? 0))
    throw new Error(`arXiv speaks of ${total} papers and lists none`)
  const papers = entries.map((entry) => {
    const id = childText(entry, 'id') ?? ''
    if (id.includes('/api/errors'))
      throw new Error(`arXiv answered: ${childText(entry, 'summary') ?? 'Error'}`)
    return factsFromArxiv({
      id: id.replace(/^https?:\/\/[^/]+\/abs\//, ''),
      title: childText(entry, 'title') ?? '',
      authors: childrenOf(entry, 'author').flatMap((author) => childText(author, 'name') ?? []),
      abstract: childText(entry, 'summary'),
      comment: childText(entry, 'comment'),
      date: childText(entry, 'published'),
      doi: childText(entry, 'doi'),
      journal: childText(entry, 'journal_ref'),
      categories: categoriesOf(entry),
    })
  })
  return { papers, total: Number.isInteger(total) ? total : undefined }
}

/** The primary one first. */
function categoriesOf(entry: XmlElement): string[] {
  const primary = childrenOf(entry, 'primary_category')[0]?.attributes.term
  const all = childrenOf(entry, 'category').flatMap(({ attributes }) => attributes.term ?? [])
  return [...new Set(primary ? [primary, ...all] : all)]
}
