import { z } from 'zod'
import { Verdict } from './explanations.ts'
import { Citation, list, Span } from './spans.ts'

/** So many characters of a text are checked at once. */
export const mostChecked = 20_000

/** Told where a text has no sentence, as a row of pictures has none. */
export const nothingToCheck = 'There is no sentence to check in this text.'

/** Words that a reader brings: split into sentences, each is held against the paper. */
export const VerifyText = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Paste a sentence to check.')
    .max(
      mostChecked,
      `At most ${mostChecked.toLocaleString('en')} characters can be checked at once.`,
    ),
  /** Where the sentences are said to stand; the whole text when absent. */
  spans: list(Span).optional(),
})
export type VerifyText = z.infer<typeof VerifyText>

/**
 * A whole sentence of the paper, or a whole line of what has no sentences; `found` are the cited places within it, in
 * text order, none over another, and what of it is none of them the checked sentence leaves out or says otherwise.
 */
export const CheckedPassage = Citation.extend({
  found: list(Span),
  /** In the paper's own terms: "§2.1, p. 2", "Abstract", "Table 1, p. 4"; empty where it has none. */
  where: z.string(),
})
export type CheckedPassage = z.infer<typeof CheckedPassage>

export const Verification = z.object({
  paperId: z.string(),
  documentId: z.string(),
  /** In the order of the text; `start` and `end` are places in the pasted text. */
  sentences: list(
    z.object({
      text: z.string(),
      start: z.int(),
      end: z.int(),
      verdict: Verdict,
      /** The problems of the verdict, in sentences for a reader. */
      reasons: list(z.string()),
      /** The words that prove it, or that it was compared with; where nothing was, the nearest sentence, if any is near. */
      citations: list(Citation),
      /** The paper's sentences that the citations are of, each once. */
      passages: list(CheckedPassage),
    }),
  ),
})
export type Verification = z.infer<typeof Verification>

/** A stretch of a passage, half-open in the paper's text. */
export interface PassagePart {
  readonly start: number
  readonly end: number
  /** Whether it is to be marked: words that were found, where others stand beside them. */
  readonly isMarked: boolean
}

const saysNothing = (words: string) => !/[\p{L}\p{N}]/u.test(words)

/**
 * A passage as it is shown on the page and on the command line: its parts in order, those to be marked apart from the
 * rest. One part, and no mark, where nothing but spaces and punctuation is left beside what was found.
 */
export function partsOfPassage({ start, end, quote, found }: CheckedPassage): PassagePart[] {
  const between = (from: number, to: number) => quote.slice(from - start, to - start)
  const marked: { start: number; end: number }[] = []
  for (const span of found) {
    const last = marked.at(-1)
    if (last && saysNothing(between(last.end, span.start))) last.end = span.end
    else marked.push({ ...span })
  }
  const parts: PassagePart[] = []
  let at = start
  for (const span of marked) {
    parts.push({ start: at, end: span.start, isMarked: false }, { ...span, isMarked: true })
    at = span.end
  }
  parts.push({ start: at, end, isMarked: false })
  const isWhole = parts.every((part) => part.isMarked || saysNothing(between(part.start, part.end)))
  return isWhole ? [{ start, end, isMarked: false }] : parts.filter((part) => part.start < part.end)
}
