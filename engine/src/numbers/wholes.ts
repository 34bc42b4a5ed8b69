import type { Span } from '../text/span.ts'
import {
  decimalsOf,
  type NumberStatement,
  type Place,
  placeAt,
  sentenceAround,
} from './statement.ts'

const share = (name: string) => String.raw`(?<![\d.,–-])(?<${name}>\d{1,2}(?:\.\d{1,2})?)\s?%`
const gap = String.raw`[^.;%\d]{1,60}?`
/** "45% walked, 30% rode, and the remaining 25% came by ship". */
const remaining = new RegExp(
  String.raw`${share('a')}${gap}${share('b')}${gap}\bthe\s(?:remaining|rest\s\()\s?${share('c')}`,
  'dgu',
)
/** "mild in 45%, moderate in 30% and severe in 25%", "45% mild, 30% moderate and 25% severe", of what is graded. */
const classes = [
  ['mild', 'moderate', 'severe'],
  ['never', 'former', 'current'],
  ['never', 'ex-?', 'current'],
].flatMap((names) => [
  new RegExp(
    names
      .map((name, at) => String.raw`\b${name}\b[^.;%\d]{0,25}?${share('abc'[at] ?? '')}`)
      .join('[^.;%\\d]{1,25}?'),
    'dgiu',
  ),
  new RegExp(
    names
      .map((name, at) => String.raw`${share('abc'[at] ?? '')}[^.;%\d]{0,25}?\b${name}\b`)
      .join('[^.;%\\d]{1,25}?'),
    'dgiu',
  ),
])
/** Who had one may have had another, too; or each share is of another whole. */
const overlapping =
  /\b(?:adverse|side|events?|reactions?|symptoms?|toxicit\p{L}+|pains?|episodes?|complications?|at least|or more|multiple|both|respectively,? of|each of|among|within|sensitivity|accura\p{L}+|recall|of (?:those|these|whom|which)|in the \p{L}+ group|improv\p{L}*|reduc\p{L}*|increas\p{L}*|decreas\p{L}*|surviv\p{L}*|mortality|died|risk|cover\p{L}*|relapse\p{L}*)\b/iu
const around = 120

/**
 * Shares of one whole that a sentence parts: with what remains of it, or in classes of which each has one. Together
 * they are no more than all of it; less may be left over, and is no slip.
 */
export function wholes(text: string, within: Span): NumberStatement[] {
  const words = text.slice(within.start, within.end)
  if ((words.match(/%/g)?.length ?? 0) < 3) return []
  return [remaining, ...classes].flatMap((pattern) =>
    [...words.matchAll(pattern)].flatMap((match) => {
      const parts = ['a', 'b', 'c'].map((name) => placeAt(match, name, within.start))
      const span = { start: match.index, end: match.index + match[0].length }
      const near = sentenceAround(words, span, around, around / 2)
      return overlapping.test(near) ? [] : wholeOf(parts)
    }),
  )
}

function wholeOf(parts: readonly Place[]): NumberStatement[] {
  const last = parts.at(-1)
  if (!last) return []
  const decimals = Math.max(...parts.map(({ words }) => decimalsOf(words)))
  const least = Math.min(...parts.map(({ words }) => decimalsOf(words)))
  const sum = Number(parts.reduce((sum, { value }) => sum + value, 0).toFixed(decimals))
  return [
    {
      kind: 'split',
      agrees: sum <= 100 + parts.length * 0.5 * 10 ** -least,
      spans: parts.map(({ span }) => span),
      printed: last.span,
      finding: `${parts
        .slice(0, -1)
        .map(({ words }) => `${words}%`)
        .join(', ')} and ${last.words}% of what seems to be one whole are ${sum}% together`,
      computation: {
        expression: `${parts.map(({ words }) => words).join(' + ')} = ${sum.toFixed(decimals)}`,
        operands: parts.map(({ value, span }) => ({ value, span })),
        result: sum,
      },
    },
  ]
}
