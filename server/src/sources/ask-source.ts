import type { SourceAnswer } from '@tessera/contract'
import {
  type Source,
  SourceError,
  type SourceHits,
  type SourcePaper,
  type SourceProblem,
} from './source.ts'

export type Question = (source: Source, signal: AbortSignal) => Promise<SourceHits>

/** What one source said to a question: papers, or why there are none. */
export interface Told {
  readonly answer: SourceAnswer
  readonly papers: readonly SourcePaper[]
}

/** Before the time is over, a source that was not asked at all has as long to say why. */
const lastWordMs = 50

/** The time that a source has, as readers are told it, and what is left of it. */
interface Time {
  readonly withinMs: number
  readonly leftMs: number
}

/**
 * One source's answer within the time; a failure is an answer too. With `left` the one who asked has gone:
 * the source is told to stop, unless others wait for the same, and the answer says little.
 */
export async function askSource(
  source: Source,
  ask: Question,
  { withinMs, leftMs }: Time,
  left: AbortSignal,
): Promise<Told> {
  const signal = AbortSignal.any([AbortSignal.timeout(Math.ceil(leftMs - lastWordMs)), left])
  const late = new Promise<never>((_, refuse) => {
    const onAbort = () => setTimeout(() => refuse(signal.reason), lastWordMs)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })
  try {
    const { papers, total = 0 } = await Promise.race([ask(source, signal), late])
    const old = papers.find(({ silence }) => silence)
    if (old?.silence) return { answer: outdated(old, old.silence, papers.length), papers }
    const count = papers.length
    const more = total > count ? { total } : {}
    return { answer: { source: source.name, status: 'answered', count, ...more }, papers }
  } catch (error) {
    if (signal.aborted && !(error instanceof SourceError && isOther(error)))
      return { answer: tooLate(source.name, withinMs), papers: [] }
    if (!(error instanceof SourceError)) throw error
    return { answer: refused(source.name, error.problem), papers: [] }
  }
}

/** Something else than being slow. */
const isOther = ({ problem }: SourceError) =>
  problem.kind !== 'failed' || problem.failure !== 'slow'

/** Nothing keeps a source that failed once from being asked again: the next search does. */
const atOnce = () => new Date().toISOString()

function tooLate(source: string, withinMs: number): SourceAnswer {
  const seconds = withinMs / 1_000
  const message = `${source} did not answer within ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  return { source, status: 'failed', failure: 'slow', message, retryAt: atOnce() }
}

/** What it said before is shown, and that it says nothing now. */
function outdated(
  { source, at }: SourcePaper,
  problem: SourceProblem,
  count: number,
): SourceAnswer {
  const answer = refused(source, problem)
  const when = `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`
  return { ...answer, count, message: `${answer.message} What it said on ${when} is shown.` }
}

function refused(source: string, problem: SourceProblem): SourceAnswer {
  const { message } = problem
  switch (problem.kind) {
    case 'off':
      return { source, status: 'off', message }
    case 'limited':
      return { source, status: 'limited', message, retryAt: problem.retryAt }
    case 'failed': {
      const { failure, retryAt = atOnce() } = problem
      return { source, status: 'failed', failure, message, retryAt }
    }
  }
}
