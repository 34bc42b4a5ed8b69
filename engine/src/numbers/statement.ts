import type { Computation } from '../evidence/claim.ts'
import type { Span } from '../text/span.ts'
import type { Read } from './read-test.ts'

/** What kind of numbers can be held against each other. */
export type StatementKind =
  | 'percentage'
  | 'test'
  | 'interval'
  | 'interval-p'
  | 'total'
  | 'mean'
  | 'whole-mean'
  | 'split'
  | 'restated'
  | 'change'
  | 'impossible'

/** Numbers that a paper prints and that follow from each other: 37 of 40, and 92.5%. */
export interface NumberStatement {
  readonly kind: StatementKind
  readonly agrees: boolean
  /** The words, each stretch as the paper has it: what is computed from, and what is printed for it. */
  readonly spans: readonly Span[]
  /** The digits that the paper prints for what is computed. */
  readonly printed: Span
  /** What comes out, and what the paper prints: "37 of 40 is 92.5%, and the paper prints 95%". */
  readonly finding: string
  readonly computation: Computation
}

/** Decimals after the point of a printed number: 2 for "0.05" and "0·05". */
export const decimalsOf = (printed: string) => /[.·](\d+)$/.exec(printed)?.[1]?.length ?? 0

/** The value of a printed number: "−0·5", "1,204". */
export const numberOf = (printed: string) =>
  Number(
    printed
      .replace(/^[-−–‐]\s?/, '-')
      .replaceAll(',', '')
      .replace('·', '.'),
  )

/** A number as it is printed, and where it stands in the paper. */
export interface Place extends Read {
  readonly value: number
}

/** What a group of a regular expression found in a stretch that begins at `offset`; `match` needs the flag `d`. */
export function placeAt(match: RegExpExecArray, name: string, offset: number): Place {
  const [start, end] = match.indices?.groups?.[name] ?? [0, 0]
  const words = match.groups?.[name] ?? ''
  return { words, value: numberOf(words), span: { start: start + offset, end: end + offset } }
}

const sentenceEnd = /[.?!][)\]]?\s+(?=\p{Lu})/u

/** The sentence of a stretch, as far as it reaches so many characters before and behind it. */
export function sentenceAround(
  words: string,
  { start, end }: Span,
  before: number,
  behind: number,
): string {
  const lead =
    words
      .slice(Math.max(0, start - before), start)
      .split(sentenceEnd)
      .at(-1) ?? ''
  const tail = words.slice(end, end + behind).split(sentenceEnd)[0] ?? ''
  return `${lead}${words.slice(start, end)}${tail}`
}
