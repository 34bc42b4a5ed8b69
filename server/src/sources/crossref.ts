import { z } from 'zod'
import { count, given, mainList, readJson } from './answer-fields.ts'
import { alsoNamed, type ConnectorOptions, hitsIn, paperIn, papersIn } from './connector.ts'
import { CrossrefWork } from './crossref-fields.ts'
import { factsFromCrossref, referencesFromCrossref } from './crossref-work.ts'
import { address } from './request-address.ts'
import type { Source } from './source.ts'

const name = 'Crossref'

const One = z.object({ 'message-type': z.literal('work'), message: CrossrefWork })
const Many = z.object({
  'message-type': z.literal('work-list'),
  message: z.object({ items: mainList(CrossrefWork), 'total-results': count }),
})

/** Crossref: what publishers say about their DOIs, with references, relations, retractions and corrections. */
export function createCrossref({
  ask,
  baseUrl,
  key,
  contactEmail,
}: ConnectorOptions): Required<Pick<Source, 'name' | 'search' | 'lookup' | 'references'>> {
  const mailto = contactEmail || undefined
  const headers = key ? { 'Crossref-Plus-API-Token': `Bearer ${key}` } : undefined
  const one = (doi: string, signal: AbortSignal) =>
    ask({
      source: name,
      url: address(baseUrl, ['works', doi], { mailto }),
      ...given('headers', headers),
      signal,
      read: readJson(One),
    })
  return {
    name,
    async search({ words, authors, from, to, venue, limit }, signal) {
      const answer = await ask({
        source: name,
        url: address(baseUrl, ['works'], {
          'query.bibliographic': words || undefined,
          'query.author': authors?.[0]?.join(' '),
          'query.container-title': venue,
          filter:
            [
              from === undefined ? '' : `from-pub-date:${from}-01-01`,
              to === undefined ? '' : `until-pub-date:${to}-12-31`,
            ]
              .filter(Boolean)
              .join(',') || undefined,
          rows: Math.min(limit, 100),
          mailto,
        }),
        ...given('headers', headers),
        signal,
        absent: [],
        read: readJson(Many),
      })
      return hitsIn(
        name,
        answer,
        ({ message }) => ({ items: message.items, total: message['total-results'] }),
        factsFromCrossref,
      )
    },
    async lookup(identifier, signal) {
      if (identifier.scheme !== 'doi') return null
      const answer = await one(identifier.value, signal)
      const paper = paperIn(name, answer, ({ message }) => factsFromCrossref(message))
      return alsoNamed(paper, identifier)
    },
    async references({ scheme, value }, signal) {
      const answer = scheme === 'doi' ? await one(value, signal) : null
      return papersIn(
        name,
        answer,
        ({ message }) => referencesFromCrossref(message),
        (facts) => facts,
      )
    },
  }
}
