import type { Span } from '../../text/span.ts'

/** A share of things that a text gives in words or figures, from 0 to 1. */
export interface Share extends Span {
  readonly low: number
  readonly high: number
  /** Whether the words stand before what they count: "half of the plots"; figures may stand elsewhere: "(35%)". */
  readonly isBefore: boolean
}

type Bounds = readonly [low: number, high: number]

/** Words for shares, those of several words first. */
const worded: readonly (readonly [RegExp, Bounds])[] = [
  [/\b(?:more than|over) half\b/giu, [0.5, 1]],
  [/\b(?:(?:less|fewer) than|under|not even) half\b/giu, [0, 0.5]],
  [/\bnot (?:all|every\p{L}*|each|always)\b/giu, [0, 0.99]],
  [/\b(?:nearly|almost|virtually|practically) (?:all|every\p{L}*|always)\b/giu, [0.8, 1]],
  [/\b(?:(?:nearly|almost|virtually) (?:none|no|never)|hardly (?:any|ever))\b/giu, [0, 0.2]],
  [/\btwo[- ]thirds\b/giu, [0.6, 0.72]],
  [/\bthree[- ]quarters\b/giu, [0.7, 0.8]],
  [/\b(?:a|one)[- ]third\b/giu, [0.28, 0.39]],
  [/\b(?:a|one)[- ]quarter\b/giu, [0.2, 0.3]],
  [/\b(?:(?:vast|great|large) )?majority of\b/giu, [0.5, 1]],
  [/\b(?:a|the) (?:small )?minority of\b/giu, [0, 0.5]],
  [
    /(?<!\b(?:first|second|latter|other|a|and a) )\bhalf (?:of )?(?:the|all|our|their|its)\b/giu,
    [0.4, 0.6],
  ],
  [
    /(?<!\b(?:the|at) )\bmost (?=of\b|people\b|children\b|(?:wo)?men\b|\p{L}+(?<!ous|ss)s\b)/giu,
    [0.5, 1],
  ],
  [
    /\bonly (?:one|two|a few|very few)\b|(?<!\b(?:a|the|next|past|last) )\bfew(?= (?:of\b|people\b|children\b|(?:wo)?men\b|\p{L}+s\b))/giu,
    [0, 0.4],
  ],
  [
    /(?<!\b(?:above|at|after|in|over|of) )\b(?:all|every|each)\b(?! (?:other|but|in all|over)\b)/giu,
    [1, 1],
  ],
  // "No difference in deaths" gives no share of the deaths.
  [
    /\b(?:none of|no)\b(?! (?:longer|more|less|doubt|matter|later|other)\b)(?! (?:\p{L}+ ){0,2}(?:differences?|changes?|effects?|associations?|correlations?|evidence|impact|influence|benefits?|increases?|decreases?|improvements?|reductions?|need|reason)\b)/giu,
    [0, 0],
  ],
]

const percentage =
  /(?<![\d.,–-]|\bby |[<>=≤≥] ?)(\d{1,3}(?:\.\d+)?) ?(?:%|per ?cent\b)(?! ?(?:CI\b|confidence|credible))/giu
const counted =
  /(?<![\d.,/])(\d{1,6}) ?(?:\/|(?:out )?of (?:the |all |these )?)(\d{1,6})(?![\d.,/]?\d|\/)/giu

/** The shares that a text gives, in order; changes ("by 5%") and intervals are none. */
export function sharesIn(text: string): Share[] {
  const found: Share[] = []
  const add = (match: RegExpExecArray, [low, high]: Bounds, isBefore: boolean) => {
    const span = { start: match.index, end: match.index + match[0].length }
    if (found.some((one) => one.start < span.end && span.start < one.end)) return
    if (high <= 1 && low <= high) found.push({ ...span, low, high, isBefore })
  }
  for (const [words, bounds] of worded)
    for (const match of text.matchAll(words)) add(match, bounds, true)
  for (const match of text.matchAll(percentage))
    add(match, [Number(match[1]) / 100, Number(match[1]) / 100], false)
  for (const match of text.matchAll(counted))
    add(match, [Number(match[1]) / Number(match[2]), Number(match[1]) / Number(match[2])], false)
  return found.toSorted((a, b) => a.start - b.start)
}
