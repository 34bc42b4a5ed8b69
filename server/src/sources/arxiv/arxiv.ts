import { type ConnectorOptions, hitsIn, type PaperFacts, told } from '../connector.ts'
import { address, apiBase, everyName } from '../request-address.ts'
import type { Identifier, Query, Source, SourceHits, SourcePaper } from '../source.ts'
import { readAtom } from './atom.ts'
import { type OaiPage, readOai } from './oai.ts'
import { type Announcement, readRss } from './rss.ts'

const name = 'arXiv'

export interface ArxivOptions extends Omit<ConnectorOptions, 'key' | 'contactEmail'> {
  readonly oaiUrl: string
  readonly rssUrl: string
}

export interface Arxiv extends Source {
  /** The record of the archive's harvesting door, which alone tells the licence and the authors in parts. */
  archived(value: string, signal: AbortSignal): Promise<SourcePaper | null>
  /** A page of the archive's records, changed since a day or after a token. */
  harvest(
    from: { readonly set?: string; readonly since?: string } | { readonly token: string },
    signal: AbortSignal,
  ): Promise<Omit<OaiPage, 'papers'> & { readonly papers: readonly SourcePaper[] }>
  /** What a category such as `cs.CL` announced today. */
  announced(
    category: string,
    signal: AbortSignal,
  ): Promise<readonly { readonly kind: Announcement['kind']; readonly paper: SourcePaper }[]>
}

/** arXiv: its query API, its archive for harvesting, and its daily feeds. */
export function createArxiv({
  ask,
  baseUrl,
  oaiUrl,
  rssUrl,
}: ArxivOptions): Required<Omit<Arxiv, 'references' | 'citations'>> {
  const query = async (
    parameters: Record<string, string | number | undefined>,
    signal: AbortSignal,
  ): Promise<SourceHits> => {
    const answer = await ask({
      source: name,
      url: address(apiBase(baseUrl, '/api'), ['query'], parameters),
      signal,
      absent: [],
      read: readAtom,
    })
    return hitsIn(
      name,
      answer,
      ({ papers, total }) => ({ items: papers, total }),
      (facts) => facts,
    )
  }

  return {
    name,
    search: ({ limit, ...asked }, signal) => {
      const search = searchQuery(asked)
      return search === ''
        ? Promise.resolve({ papers: [] })
        : query(
            { search_query: search, max_results: Math.min(limit, 200), sortBy: 'relevance' },
            signal,
          )
    },
    async lookup({ scheme, value }, signal) {
      if (scheme !== 'arxiv') return null
      // An unknown id is dropped without a word.
      const { papers } = await query({ id_list: value, max_results: 1 }, signal)
      return papers.find((paper) => isNamed(paper, value)) ?? null
    },
    async archived(value, signal) {
      const answer = await ask({
        source: name,
        url: address(oaiUrl, ['oai'], {
          verb: 'GetRecord',
          identifier: `oai:arXiv.org:${value}`,
          metadataPrefix: 'arXiv',
        }),
        signal,
        read: readOai,
      })
      const record = answer?.value.papers.find((facts) => isNamed(facts, value))
      return answer && record ? told(name, answer, record) : null
    },
    async harvest(from, signal) {
      const answer = await ask({
        source: name,
        url: address(oaiUrl, ['oai'], {
          verb: 'ListRecords',
          ...('token' in from
            ? { resumptionToken: from.token }
            : { metadataPrefix: 'arXiv', set: from.set, from: from.since }),
        }),
        signal,
        absent: [],
        read: readOai,
      })
      if (!answer) return { papers: [], deleted: [] }
      const { papers, ...rest } = answer.value
      return { ...rest, papers: papers.map((facts: PaperFacts) => told(name, answer, facts)) }
    },
    async announced(category, signal) {
      if (!/^[a-z-]{2,12}(?:\.[A-Za-z-]{2,8})?$/.test(category)) return []
      const answer = await ask({
        source: name,
        url: address(rssUrl, ['rss', category]),
        signal,
        read: readRss,
      })
      if (!answer) return []
      return answer.value.map(({ kind, paper }) => ({ kind, paper: told(name, answer, paper) }))
    },
  }
}

function isNamed(paper: Pick<SourcePaper, 'identifiers'>, value: string): boolean {
  return paper.identifiers.some((id: Identifier) => id.scheme === 'arxiv' && id.value === value)
}

/** The query in arXiv's language: the whole title as a phrase, or every word somewhere. */
function searchQuery({ words, authors, from, to }: Omit<Query, 'limit'>): string {
  const tokens = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []
  const given = tokens(words)
  const everyWord = given
    .slice(0, 12)
    .map((word) => `all:${word}`)
    .join(' AND ')
  const parts = [
    given.length > 2 ? `(ti:"${given.join(' ')}" OR (${everyWord}))` : everyWord,
    everyName(authors, (name) => `au:"${tokens(name).join(' ')}"`),
    // arXiv began in 1991.
    from === undefined && to === undefined
      ? ''
      : `submittedDate:[${from ?? 1991}01010000 TO ${to ?? 2100}12312359]`,
  ]
  return parts.filter(Boolean).join(' AND ')
}
