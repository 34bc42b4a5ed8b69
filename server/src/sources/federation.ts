import type { SourceAnswer } from '@tessera/contract'
import { type FoundPaper, fuse } from './fuse.ts'
import { keepers, noQuestion, questionAbout, questionOf } from './questions.ts'
import { resolve } from './resolve.ts'
import { createRound, pending } from './round.ts'
import type { Identifier, Narrowing, Source } from './source.ts'

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
   * (`performance.now()`), when the reader asked: what was done here meanwhile is a part of it. Sources that can are
   * asked only for what passes `narrowing`; what others give is not narrowed.
   */
  search(
    words: string,
    limit: number,
    left: AbortSignal,
    since?: number,
    narrowing?: Narrowing,
  ): AsyncGenerator<Found, void, void>
  /** What the sources say about one paper. `isUnknown` only when all who keep that name said so. */
  lookup(identifier: Identifier): Promise<Found & { readonly isUnknown: boolean }>
}

export interface FederationOptions {
  readonly sources: readonly Source[]
  /** Sources that are not asked, with the sentence why. */
  readonly off: Readonly<Record<string, string>>
  /** Milliseconds that a search waits for its sources. */
  readonly searchMs: number
  /** Milliseconds that a lookup waits, and a search by identifier for those who keep it: a turn at arXiv takes three seconds. */
  readonly lookupMs?: number
}

/** Nobody goes away from a lookup: its answer is kept for all who may ask. */
const nobodyLeaves = new AbortController().signal

/** All sources asked at the same time, each with its own answer: what one does holds up none of the others. */
export function createFederation({
  sources,
  off,
  searchMs,
  lookupMs = 8_000,
}: FederationOptions): Federation {
  const offAnswers = Object.entries(off).map(
    ([source, message]): SourceAnswer => ({ source, status: 'off', message }),
  )
  const times = { sources, searchMs, lookupMs }
  return {
    waiting: (words) => [
      ...(questionOf(resolve(words), 0, sources)?.asked ?? []).map(pending),
      ...offAnswers,
    ],
    async *search(words, limit, left, since = performance.now(), narrowing = {}) {
      const question = questionOf(resolve(words), limit, sources, narrowing) ?? noQuestion
      let news = Promise.withResolvers<void>()
      const enough = new AbortController()
      const stop = AbortSignal.any([left, enough.signal])
      stop.addEventListener('abort', () => news.resolve(), { once: true })
      const round = createRound(question, times, since, stop, () => news.resolve())
      // A defect of ours reaches the reader of the next word; nobody else must hear of it.
      round.over.catch(() => undefined)
      try {
        for (let isOver = question.asked.length === 0; ; ) {
          if (!isOver) await Promise.race([news.promise, round.over])
          if (stop.aborted) return
          news = Promise.withResolvers()
          const told = round.told()
          isOver = told.every(({ answer }) => answer.status !== 'pending')
          const answers = told.map(({ answer }) => answer)
          yield {
            papers: fuse(told.map((one) => one.papers)),
            answers: [...answers, ...offAnswers],
          }
          if (isOver) return
        }
      } finally {
        enough.abort()
      }
    },
    async lookup(identifier) {
      const question = { ...questionAbout([identifier], sources), isOnlyKeeper: () => true }
      const round = createRound(question, times, performance.now(), nobodyLeaves)
      await round.over
      const told = round.told()
      const papers = fuse(told.map((one) => one.papers))
      const keepersTold = told.filter(({ answer }) =>
        keepers[identifier.scheme].includes(answer.source),
      )
      const isUnknown =
        papers.length === 0 && keepersTold.every((one) => one.answer.status === 'answered')
      return { papers, answers: [...told.map(({ answer }) => answer), ...offAnswers], isUnknown }
    },
  }
}
