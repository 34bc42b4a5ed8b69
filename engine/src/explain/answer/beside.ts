import type { Candidate } from './candidates.ts'

/** White space at most between two sentences of a paragraph. */
const inParagraph = 1

/** A value of the sentences before and after; 0 where there is none in the same paragraph. */
interface Beside {
  readonly before: number
  readonly after: number
}

/** For each candidate, in reading order, what the sentences beside it are worth. */
export function valuesBeside(
  candidates: readonly Pick<Candidate, 'span'>[],
  values: readonly number[],
): Beside[] {
  const follows = (at: number) => {
    const [one, next] = [candidates[at - 1], candidates[at]]
    const gap = one && next ? next.span.start - one.span.end : -1
    return gap >= 0 && gap <= inParagraph
  }
  return values.map((_, at) => ({
    before: follows(at) ? (values[at - 1] as number) : 0,
    after: follows(at + 1) ? (values[at + 1] as number) : 0,
  }))
}
