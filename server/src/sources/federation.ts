import type { SourceAnswer } from '@tessera/contract'
import { askSource, type Question, type Told } from './ask-source.ts'
import { type FoundPaper, fuse } from './fuse.ts'
import { type Meaning, resolve } from './resolve.ts'
import { type Identifier, nameOf, type Query, type Source, type SourcePaper } from './source.ts'

export interface Found {
  /** Best first, by reciprocal rank fusion over the sources. */
  readonly papers: readonly FoundPaper[]
  /** One per source, in the order of the sources. */
  readonly answers: readonly SourceAnswer[]
}

/** Several sources as one: asked at the same time, each with its own success or failure. */
export interface Federation {
  /** What each source says of these words before it was asked: that it is off, or that it is still to come. */
  waiting(words: string): readonly SourceAnswer[]
  /**
   * Papers for a reader's words, all that is known so far whenever sources have answered; those that answer
   * while the last word is still being read are told of together. Ends when all have answered or failed,
   * or at once when `left` says that nobody reads any more. The time of the search runs from `since`
   * (`performance.now()`), when the reader asked: what was done here meanwhile is a part of it.
   */
  search(
    words: string,
    limit: number,
    left: AbortSignal,
    since?: number,
  ): AsyncGenerator<Found, void, void>
  /** What the sources say about one paper. `isUnknown` only when all who keep that name said so. */
  lookup(identifier: Identifier): Promise<Found & { readonly isUnknown: boolean }>
}

export interface FederationOptions {
  readonly sources: readonly Source[]
  /** Sources that are not asked, with the sentence why. */
  readonly off: Readonly<Record<string, string>>
  /** Milliseconds that a search waits for its sources. */
  readonly searchMs?: number
  /** Milliseconds that a lookup waits, and a search by identifier for those who keep it: a turn at arXiv takes three seconds. */
  readonly lookupMs?: number
}

/** Who keeps a kind of name: when they do not know it, it does not exist. */
const keepers: Readonly<Record<Identifier['scheme'], readonly string[]>> = {
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
const canName = (source: Source, { scheme }: Identifier) =>
  source.lookup !== undefined && [...keepers[scheme], ...readers[scheme]].includes(source.name)

/** Nobody goes away from a lookup: its answer is kept for all who may ask. */
const nobodyLeaves = new AbortController().signal

export function createFederation({
  sources,
  off,
  searchMs = 2_500,
  lookupMs = 8_000,
}: FederationOptions): Federation {
  const offAnswers = Object.entries(off).map(
    ([source, message]): SourceAnswer => ({ source, status: 'off', message }),
  )
  return {
    waiting: (words) => [
      ...(questionOf(resolve(words), 0, sources)?.asked ?? []).map(pending),
      ...offAnswers,
    ],
    async *search(words, limit, left, since = performance.now()) {
      const question = questionOf(resolve(words), limit, sources) ?? noQuestion
      const told = new Map<string, Told>()
      let news = Promise.withResolvers<void>()
      const enough = new AbortController()
      const stop = AbortSignal.any([left, enough.signal])
      stop.addEventListener('abort', () => news.resolve(), { once: true })
      const round = createRound(question, since, stop, (name, answer) => {
        told.set(name, answer)
        news.resolve()
      })
      // A defect of ours reaches the reader of the next word; nobody else must hear of it.
      round.over.catch(() => undefined)
      try {
        for (let isOver = question.asked.length === 0; ; ) {
          if (!isOver) await Promise.race([news.promise, round.over])
          if (stop.aborted) return
          news = Promise.withResolvers()
          const asked = round.asked()
          isOver = told.size === asked.length
          const answers = asked.map((source) => told.get(source.name)?.answer ?? pending(source))
          const lists = asked.map(({ name }) => told.get(name)?.papers ?? [])
          yield { papers: fuse(lists), answers: [...answers, ...offAnswers] }
          if (isOver) return
        }
      } finally {
        enough.abort()
      }
    },
    async lookup(identifier) {
      const told = new Map<string, Told>()
      const question = questionAbout([identifier], sources)
      const round = createRound(
        { ...question, isOnlyKeeper: () => true },
        performance.now(),
        nobodyLeaves,
        (name, answer) => told.set(name, answer),
      )
      await round.over
      const all = round.asked().flatMap(({ name }) => told.get(name) ?? [])
      const papers = fuse(all.map((one) => one.papers))
      const keepersTold = all.filter(({ answer }) =>
        keepers[identifier.scheme].includes(answer.source),
      )
      const isUnknown =
        papers.length === 0 && keepersTold.every((one) => one.answer.status === 'answered')
      return { papers, answers: [...all.map(({ answer }) => answer), ...offAnswers], isUnknown }
    },
  }

  /**
   * Asks all at the same time, and when one names the DOI that a preprint came out under, or the DOI of a paper that was
   * named otherwise, those who were not asked yet for that: only they know of its retraction.
   */
  function createRound(
    { asked, ask, named, isOnlyKeeper }: Asking,
    since: number,
    stop: AbortSignal,
    tell: (name: string, told: Told) => void,
  ) {
    const all = [...asked]
    const names = new Set(named.map(nameOf))
    const longest = asked.some(isOnlyKeeper) ? lookupMs : searchMs
    const askOne = async (source: Source, question: Question, withinMs: number): Promise<void> => {
      // A machine out of breath must not take all of it.
      const leftMs = Math.max(withinMs / 2, withinMs - (performance.now() - since))
      const told = await askSource(source, question, { withinMs, leftMs }, stop)
      const more = named.length === 0 ? [] : follow(told)
      tell(source.name, told)
      await Promise.all(more)
    }
    const bringsDoi = named.some(({ scheme }) => scheme !== 'doi' && scheme !== 'arxiv')
    const doisOf = (paper: SourcePaper) => [
      ...publicationsOf(paper),
      ...(bringsDoi ? paper.identifiers.filter(({ scheme }) => scheme === 'doi') : []),
    ]
    const follow = (told: Told): Promise<void>[] => {
      const others = told.papers.flatMap(doisOf).filter((name) => !names.has(nameOf(name)))
      if (others.length === 0 || stop.aborted || performance.now() - since > longest) return []
      for (const name of others) names.add(nameOf(name))
      const question = questionAbout(others, sources)
      const fresh = question.asked.filter((source) => !all.includes(source))
      all.push(...fresh)
      return fresh.map((source) => askOne(source, question.ask, searchMs))
    }
    const over = Promise.all(
      asked.map((source) => askOne(source, ask, isOnlyKeeper(source) ? lookupMs : searchMs)),
    )
    return { over, asked: () => all }
  }
}

const publicationsOf = ({ relations }: SourcePaper): Identifier[] =>
  relations.flatMap(({ kind, to }) => (kind === 'preprint-of' && to.scheme === 'doi' ? [to] : []))

const pending = ({ name }: Source): SourceAnswer => ({ source: name, status: 'pending' })
const never = () => false

const lookUp =
  (identifier: Identifier): Question =>
  async (source, signal) => {
    const paper = await source.lookup?.(identifier, signal)
    return paper ? [paper] : []
  }

interface Asking {
  readonly asked: readonly Source[]
  readonly ask: Question
  /** The names that are looked up; none when words are searched for. */
  readonly named: readonly Identifier[]
  /** Nobody can answer for it: without it, what the reader named cannot be told apart from nothing. */
  readonly isOnlyKeeper: (source: Source) => boolean
}

const noQuestion: Asking = { asked: [], ask: async () => [], named: [], isOnlyKeeper: never }

/** Who is asked for what the reader meant, and how; null when there is nothing to ask. */
function questionOf(meaning: Meaning, limit: number, sources: readonly Source[]): Asking | null {
  if (meaning.kind === 'nothing' || meaning.kind === 'refused') return null
  if (meaning.kind === 'identifier') {
    const named = [meaning.identifier, ...(meaning.more ?? [])].flatMap(({ scheme, value }) =>
      scheme === 'sha256' || scheme === 'tessera' ? [] : [{ scheme, value }],
    )
    return named.length === 0 ? null : questionAbout(named, sources)
  }
  const query = queryOf(meaning, limit)
  return {
    asked: sources.filter((source) => source.search),
    ask: async (source, signal) => (await source.search?.(query, signal))?.slice(0, limit) ?? [],
    named: [],
    isOnlyKeeper: never,
  }
}

/** Who is asked for papers by their names: each for those that it can be asked for. */
function questionAbout(named: readonly Identifier[], sources: readonly Source[]): Asking {
  return {
    asked: sources.filter((source) => named.some((name) => canName(source, name))),
    ask: async (source, signal) => {
      const mine = named.filter((name) => canName(source, name))
      return (await Promise.all(mine.map((name) => lookUp(name)(source, signal)))).flat()
    },
    named,
    isOnlyKeeper: ({ name }) =>
      named.some(({ scheme }) => keepers[scheme].length === 1 && keepers[scheme][0] === name),
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
      return { words: meaning.words, authors: meaning.authors, year: meaning.year, limit }
    case 'name-or-words':
      return { words: meaning.words, limit }
    case 'words':
      return { words: meaning.words, limit, ...(meaning.year && { year: meaning.year }) }
  }
}
