import { z } from 'zod'
import { count, mainList, readJson } from './answer-fields.ts'
import { type ConnectorOptions, hitsIn } from './connector.ts'
import { factsFrom, europePmc as name, Result } from './europe-pmc-result.ts'
import { address, everyName, yearsIn } from './request-address.ts'
import type { Identifier, Source } from './source.ts'

const Answer = z.object({
  resultList: z.object({ result: mainList(Result) }),
  hitCount: count,
})

/** Europe PMC: life-science papers with their open full texts as JATS. */
export function createEuropePmc({
  ask,
  baseUrl,
  contactEmail,
}: ConnectorOptions): Required<Pick<Source, 'name' | 'search' | 'lookup'>> {
  const find = async (query: string, pageSize: number, signal: AbortSignal) => {
    const answer = await ask({
      source: name,
      url: address(baseUrl, ['search'], {
        query,
        resultType: 'core',
        format: 'json',
        pageSize,
        email: contactEmail || undefined,
      }),
      signal,
      absent: [],
      read: readJson(Answer),
    })
    return hitsIn(
      name,
      answer,
      ({ resultList, hitCount }) => ({ items: resultList.result, total: hitCount }),
      (result) => factsFrom(result, baseUrl),
    )
  }
  return {
    name,
    search: ({ words, authors, from, to, openAccess, venue, limit }, signal) =>
      find(
        [
          literal(words),
          everyName(authors, (name) => `AUTH:"${literal(name)}"`),
          years(yearsIn({ from, to }, ' TO ', ['1400', '2100'])),
          openAccess ? 'OPEN_ACCESS:y' : undefined,
          venue && `JOURNAL:"${literal(venue)}"`,
        ]
          .filter(Boolean)
          .join(' AND '),
        Math.min(limit, 100),
        signal,
      ),
    async lookup(identifier, signal) {
      const query = queryFor(identifier)
      if (query === null) return null
      const { papers } = await find(query, 5, signal)
      // The index also finds papers that only mention the name.
      return (
        papers.find(({ identifiers }) =>
          identifiers.some(
            ({ scheme, value }) => scheme === identifier.scheme && value === identifier.value,
          ),
        ) ?? null
      )
    },
  }
}

const years = (range: string | undefined) =>
  range && `PUB_YEAR:${range.includes(' ') ? `[${range}]` : range}`

function literal(words: string): string {
  return words
    .replace(/["():[\]{}\\*?~^]/g, ' ')
    .replace(/\b(?:AND|OR|NOT)\b/g, (word) => word.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim()
}

function queryFor({ scheme, value }: Identifier): string | null {
  switch (scheme) {
    case 'doi':
      return `DOI:"${value.replaceAll('"', '')}"`
    case 'pmid':
      return `EXT_ID:${value} AND SRC:MED`
    case 'pmcid':
      return `PMCID:${value}`
    case 'arxiv':
    case 'openalex':
    case 's2':
    case 'openreview':
      return null
  }
}
