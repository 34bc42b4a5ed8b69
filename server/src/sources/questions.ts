import { given } from './answer-fields.ts'
import type { Question } from './ask-source.ts'
import type { Meaning } from './resolve.ts'
import type { Identifier, Narrowing, Query, Source } from './source.ts'

/** Who keeps a kind of name: when they do not know it, it does not exist. */
export const keepers: Readonly<Record<Identifier['scheme'], readonly string[]>> = {
  doi: ['Crossref', 'DataCite', 'OpenAlex'],
  arxiv: ['arXiv'],
  openalex: ['OpenAlex'],
  s2: ['Semantic Scholar'],
  pmid: ['Europe PMC'],
  pmcid: ['Europe PMC'],
  openreview: ['OpenReview'],
}
/** Who can be asked for it as well. */
const readers: Readonly<Record<Identifier['scheme'], readonly string[]>> = {
  doi: ['Unpaywall', 'Semantic Scholar', 'Europe PMC'],
  arxiv: ['OpenAlex', 'Semantic Scholar', 'DataCite', 'Hugging Face'],
  openalex: [],
  s2: [],
  pmid: ['OpenAlex', 'Semantic Scholar'],
  pmcid: ['OpenAlex', 'Semantic Scholar'],
  openreview: [],
}
/** True for a source that can be asked for a paper by a name of this kind. */
export const canName = (source: Source, { scheme }: Identifier) =>
  source.lookup !== undefined && [...keepers[scheme], ...readers[scheme]].includes(source.name)

const never = () => false

const lookUp =
  (identifier: Identifier): Question =>
  async (source, signal) => {
    const paper = await source.lookup?.(identifier, signal)
    return { papers: paper ? [paper] : [] }
  }

export interface Asking {
  readonly asked: readonly Source[]
  readonly ask: Question
  /** The names that are looked up; none when words are searched for. */
  readonly named: readonly Identifier[]
  /** Nobody can answer for it: without it, what the reader named cannot be told apart from nothing. */
  readonly isOnlyKeeper: (source: Source) => boolean
}

export const noQuestion: Asking = {
  asked: [],
  ask: async () => ({ papers: [] }),
  named: [],
  isOnlyKeeper: never,
}

/** Who is asked for what the reader meant, and how; null when there is nothing to ask. */
export function questionOf(
  meaning: Meaning,
  limit: number,
  sources: readonly Source[],
  narrowing: Narrowing = {},
): Asking | null {
  if (meaning.kind === 'nothing' || meaning.kind === 'refused') return null
  if (meaning.kind === 'identifier') {
    const named = [meaning.identifier, ...(meaning.more ?? [])].flatMap(({ scheme, value }) =>
      scheme === 'sha256' || scheme === 'tessera' ? [] : [{ scheme, value }],
    )
    return named.length === 0 ? null : questionAbout(named, sources)
  }
  const query = narrowed(queryOf(meaning, limit), narrowing)
  return {
    asked: sources.filter((source) => source.search),
    ask: async (source, signal) => {
      const hits = await source.search?.(query, signal)
      return hits ? { ...hits, papers: hits.papers.slice(0, limit) } : { papers: [] }
    },
    named: [],
    isOnlyKeeper: never,
  }
}

/** Who is asked for papers by their names: each for those that it can be asked for. */
export function questionAbout(named: readonly Identifier[], sources: readonly Source[]): Asking {
  return {
    asked: sources.filter((source) => named.some((name) => canName(source, name))),
    ask: async (source, signal) => {
      const mine = named.filter((name) => canName(source, name))
      const told = await Promise.all(mine.map((name) => lookUp(name)(source, signal)))
      return { papers: told.flatMap(({ papers }) => papers) }
    },
    named,
    isOnlyKeeper: ({ name }) =>
      named.some(({ scheme }) => keepers[scheme].length === 1 && keepers[scheme][0] === name),
  }
}

const only = (year: number | undefined) => (year === undefined ? {} : { from: year, to: year })

/** Years that the reader chose precede one among the words. */
function narrowed({ from, to, ...query }: Query, narrowing: Narrowing): Query {
  const hasYears = narrowing.from !== undefined || narrowing.to !== undefined
  const years = hasYears ? narrowing : { from, to }
  return {
    ...query,
    ...given('from', years.from),
    ...given('to', years.to),
    ...given('openAccess', narrowing.openAccess || undefined),
    ...given('venue', narrowing.venue || undefined),
  }
}

function queryOf(
  meaning: Exclude<Meaning, { kind: 'nothing' | 'refused' | 'identifier' }>,
  limit: number,
): Query {
  switch (meaning.kind) {
    case 'title':
      return { words: meaning.title, isTitle: true, limit }
    case 'author':
      return { words: '', authors: meaning.authors, limit }
    case 'author-year':
      return { words: meaning.words, authors: meaning.authors, ...only(meaning.year), limit }
    case 'name-or-words':
      return { words: meaning.words, limit }
    case 'words':
      return { words: meaning.words, limit, ...only(meaning.year) }
  }
}
