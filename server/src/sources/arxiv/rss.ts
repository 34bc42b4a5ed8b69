import { decodeUtf8 } from '../answer-fields.ts'
import type { PaperFacts } from '../connector.ts'
import { factsFromArxiv } from './arxiv-facts.ts'
import { namesFrom } from './oai.ts'
import { childrenOf, childText, parseXml, type XmlElement } from './xml-tree.ts'

export interface Announcement {
  readonly paper: PaperFacts
  readonly kind: 'new' | 'cross' | 'replace' | 'replace-cross'
}

/** Reads arXiv's daily feed (RSS 2.0). On days without announcements it is empty; what is no such feed throws. */
export function readRss(body: Uint8Array): Announcement[] {
  const rss = parseXml(decodeUtf8(body))
  const channel = childrenOf(rss, 'channel')[0]
  if (rss.name !== 'rss' || !channel)
    throw new Error(`arXiv answered with <${rss.name}>, not with an RSS 2.0 feed`)
  return childrenOf(channel, 'item').map((item) => {
    const description = childText(item, 'description') ?? ''
    const id = (childText(item, 'guid') ?? childText(item, 'link') ?? '')
      .replace(/^oai:arXiv\.org:/, '')
      .replace(/^https?:\/\/[^/]+\/abs\//, '')
    return {
      kind: kindOf(item, description),
      paper: factsFromArxiv({
        id,
        title: childText(item, 'title') ?? '',
        authors: namesFrom(childText(item, 'creator') ?? ''),
        abstract: description.replace(/^arXiv:\S+\s+Announce Type:\s*\S+\s*(?:Abstract:)?\s*/i, ''),
        comment: null,
        doi: childText(item, 'DOI') ?? childText(item, 'doi'),
        journal: childText(item, 'journal_reference'),
        license: childText(item, 'rights'),
        categories: childrenOf(item, 'category').map((category) =>
          category.children.join('').trim(),
        ),
      }),
    }
  })
}

function kindOf(item: XmlElement, description: string): Announcement['kind'] {
  const word = childText(item, 'announce_type') ?? description.match(/Announce Type:\s*(\S+)/)?.[1]
  return word === 'cross' || word === 'replace' || word === 'replace-cross' ? word : 'new'
}
