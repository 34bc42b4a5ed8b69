import type { SearchResults } from '@tessera/contract'
import { type MergedPaper, mergePapers } from './merge.ts'
import { type Meaning, resolve } from './resolve.ts'
import { titleKey } from './same-paper.ts'
import type { Identifier, Query, Source, SourcePaper } from './source.ts'
import { SourceError } from './source.ts'

export type SourceAnswer = SearchResults['sources'][number]

/** A paper that the sources told of; a higher `score` means that more of them put it further up. */
export interface FoundPaper {
  readonly paper: MergedPaper
  readonly score: number
}

export interface Found {
  /** Best first, by reciprocal rank fusion over the sources. */
  readonly papers: readonly FoundPaper[]
  /** One per source, in the order of the sources. */
  readonly answers: readonly SourceAnswer[]
}

/** Several sources as one: asked at the same time, each with its own success or failure. Never throws. */
export interface Federation {
  /** What each source has said before it was asked: that it is off, or that it is still to come. */
  readonly waiting: readonly SourceAnswer[]
  /** Papers for a reader's words. `onAnswer` hears of each source when it answers or fails. */
  search(
    words: string,
    limit: number,
    onAnswer?: (answer: SourceAnswer, soFar: readonly FoundPaper[]) => void,
  ): Promise<Found>
  /** What the sources say about one paper. `isUnknown` only when all who keep that name said so. */
  lookup(identifier: Identifier): Promise<Found & { readonly isUnknown: boolean }>
}

export interface FederationOptions {
  readonly sources: readonly Source[]
  /** Sources that are not asked, with the sentence why. */
  readonly off: Readonly<Record<string, string>>
  /** Milliseconds that a search waits for its sources. */
  readonly searchMs?: number
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

export function createFederation({
  sources,
  off,
  searchMs = 2_500,
  lookupMs = 5_000,
}: FederationOptions): Federation {
  const offAnswers = Object.entries(off).map(
    ([source, message]): SourceAnswer => ({ source, status: 'off', message }),
  )
  const searchable = sources.filter((source) => source.search)
  return {
    waiting: [
      ...searchable.map(({ name }): SourceAnswer => ({ source: name, status: 'pending' })),
      ...offAnswers,
    ],
    async search(words, limit, onAnswer = () => undefined) {
      const meaning = resolve(words)
      const question = questionOf(meaning, limit, sources)
      if (question === null) return { papers: [], answers: offAnswers }
      const { asked, ask } = question
      const lists: (readonly SourcePaper[])[] = []
      const answers = await Promise.all(
        asked.map(async (source) => {
          const { answer, papers } = await answerOf(source, ask, searchMs)
          lists.push(papers)
          onAnswer(answer, fuse(lists))
          return answer
        }),
      )
      return { papers: fuse(lists), answers: [...answers, ...offAnswers] }
    },
    async lookup(identifier) {
      const told = await Promise.all(
        sources
          .filter((source) => canName(source, identifier))
          .map((source) => answerOf(source, lookUp(identifier), lookupMs)),
      )
      const papers = fuse(told.map((one) => one.papers))
      const asked = told.filter(({ answer }) => keepers[identifier.scheme].includes(answer.source))
      const isUnknown =
        papers.length === 0 && asked.every((one) => one.answer.status === 'answered')
      return { papers, answers: [...told.map(({ answer }) => answer), ...offAnswers], isUnknown }
    },
  }
}

type Question = (source: Source, signal: AbortSignal) => Promise<readonly SourcePaper[]>

const lookUp =
  (identifier: Identifier): Question =>
  async (source, signal) => {
    const paper = await source.lookup?.(identifier, signal)
    return paper ? [paper] : []
  }

/** Who is asked for what the reader meant, and how; null when there is nothing to ask. */
function questionOf(
  meaning: Meaning,
  limit: number,
  sources: readonly Source[],
): { readonly asked: readonly Source[]; readonly ask: Question } | null {
  if (meaning.kind === 'nothing' || meaning.kind === 'refused') return null
  if (meaning.kind === 'identifier') {
    const { scheme, value } = meaning.identifier
    if (scheme === 'sha256' || scheme === 'tessera') return null
    const name = { scheme, value }
    return { asked: sources.filter((source) => canName(source, name)), ask: lookUp(name) }
  }
  const query = queryOf(meaning, limit)
  return {
    asked: sources.filter((source) => source.search),
    ask: async (source, signal) => (await source.search?.(query, signal)) ?? [],
  }
}

function queryOf(
  meaning: Exclude<Meaning, { kind: 'nothing' | 'refused' | 'identifier' }>,
  limit: number,
): Query {
  switch (meaning.kind) {
    case 'title':
      return { words: meaning.title, limit }
    case 'author':
      return { words: '', author: meaning.author, limit }
    case 'author-year':
      return { words: meaning.words, author: meaning.author, year: meaning.year, limit }
    case 'name-or-words':
      return { words: meaning.words, limit }
    case 'words':
      return { words: meaning.words, limit, ...(meaning.year && { year: meaning.year }) }
  }
}

/** One source's answer within the time; a failure is an answer too. */
async function answerOf(source: Source, ask: Question, withinMs: number) {
  const signal = AbortSignal.timeout(withinMs)
  const late = new Promise<never>((_, refuse) => {
    signal.addEventListener('abort', () => refuse(signal.reason), { once: true })
  })
  try {
    const papers = await Promise.race([ask(source, signal), late])
    const answer: SourceAnswer = { source: source.name, status: 'answered', count: papers.length }
    return { answer, papers }
  } catch (error) {
    if (signal.aborted && !(error instanceof SourceError && error.problem.kind === 'limited'))
      return { answer: tooLate(source.name, withinMs), papers: [] }
    if (!(error instanceof SourceError)) throw error
    return { answer: refused(source.name, error), papers: [] }
  }
}

function tooLate(source: string, withinMs: number): SourceAnswer {
  const message = `${source} did not answer within ${withinMs / 1_000} seconds.`
  return { source, status: 'failed', message }
}

function refused(source: string, { problem }: SourceError): SourceAnswer {
  const retryAt = 'retryAt' in problem ? problem.retryAt : undefined
  const { kind: status, message } = problem
  return { source, status, message, ...(retryAt === undefined ? {} : { retryAt }) }
}

/** Cormack, Clarke, Büttcher 2009: the sum of 1 / (60 + rank) over the lists that hold a paper. */
export const fusionWeight = (rank: number) => 1 / (60 + rank)

const nameOf = ({ scheme, value }: Identifier) => `${scheme}:${value}`

function fuse(lists: readonly (readonly SourcePaper[])[]): FoundPaper[] {
  const rankIn = lists.map((list) => {
    const ranks = new Map<string, number>()
    for (const [index, paper] of list.entries())
      for (const name of [...paper.identifiers.map(nameOf), titleKey(paper.title)])
        if (!ranks.has(name)) ranks.set(name, index + 1)
    return ranks
  })
  return mergePapers(lists.flat())
    .map((paper) => {
      const names = paper.identifiers.map(nameOf)
      let score = 0
      for (const ranks of rankIn) {
        const best = Math.min(
          ...(names.length > 0 ? names : [titleKey(paper.title)]).map(
            (name) => ranks.get(name) ?? Number.POSITIVE_INFINITY,
          ),
        )
        score += fusionWeight(best)
      }
      return { paper, score }
    })
    .sort((a, b) => b.score - a.score)
}
