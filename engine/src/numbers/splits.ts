import type { Span } from '../text/span.ts'
import type { NumberStatement } from './statement.ts'
import { decimalsOf } from './statement.ts'

const part = String.raw`(?<name>train(?:ing)?|dev(?:elopment)?|valid(?:ation)?|test(?:ing)?)(?![\p{L}-])`
const share = String.raw`(?<share>\d{1,2}(?:\.\d{1,2})?)\s?%`
const holder = String.raw`(?:\s(?:sub)?(?:sets?|splits?|data|samples?|part))?`
/** "train (70%, 3177 samples)", "training set: 70%". */
const nameFirst = new RegExp(
  String.raw`(?<![\p{L}\d-])${part}${holder}\s?(?:[([]\s?|[:=]\s?)${share}`,
  'dgiu',
)
/** "70% for training", "70% of the cases as the training set". */
const shareFirst = new RegExp(
  String.raw`(?<![\d.,–-])${share}\s(?:of\s(?:the\s|all\s|our\s)?\p{L}+\s)?(?:(?:are|is|was|were)\s)?(?:used\s)?(?:(?:for|as|to|into)\s(?:the\s)?)?${part}`,
  'dgiu',
)
/** Where not both are named, no three kinds of sets are. */
const [training, testing] = [/train/iu, /test/iu]

/** A set is part of another where words like these stand among the parts. */
const nested =
  /\b(?:remaining|rest|of (?:the|this|our) (?:train|test|dev)\p{L}*|further|overlap\p{L}*|both|additional\p{L}*|another)\b/iu
/** Words of parting a whole; without them shares of three sets may be shares of what went well in each. */
const parted =
  /\b(?:split|splits|splitting|divid\p{L}+|partition\p{L}*|allocat\p{L}+|assign\p{L}+|separat\p{L}+|set aside|reserv\p{L}+|took|take|use|used|using|kept|keep)\b/iu
const measured =
  /\b(?:accura\p{L}+|scores?|f1|precision|recall|performan\p{L}+|errors?|loss|auc|sensitivity|specificity|coverage|correct\p{L}*|agreement|achiev\p{L}+|reach\p{L}*|obtain\p{L}*|rose|drop\p{L}*|improv\p{L}+|rates?)\b/iu
const around = 120
/** A slip of the pen makes no more of a whole. */
const mostTogether = 150
const longest = 200
const parts = 3

const kindOf = (name: string) => name.slice(0, 2).toLowerCase().replace('va', 'de')

interface Share {
  readonly kind: string
  readonly words: string
  readonly value: number
  readonly span: Span
}

function sharesIn(words: string, form: RegExp, offset: number): Share[] {
  return [...words.matchAll(form)].map((match) => {
    const printed = match.groups?.share ?? ''
    const [start, end] = match.indices?.groups?.share ?? [0, 0]
    const span = { start: start + offset, end: end + offset }
    return { kind: kindOf(match.groups?.name ?? ''), words: printed, value: Number(printed), span }
  })
}

/**
 * The shares of a corpus that one sentence gives to training, development and testing: together they are no more than
 * all of it. Less may be left over, and is no slip.
 */
export function splits(text: string, within: Span): NumberStatement[] {
  const words = text.slice(within.start, within.end)
  if (!words.includes('%') || !training.test(words) || !testing.test(words)) return []
  return [nameFirst, shareFirst].flatMap((form) => {
    const shares = sharesIn(words, form, within.start)
    const [first] = shares
    const last = shares.at(-1)
    if (!first || !last || shares.length !== parts) return []
    if (new Set(shares.map(({ kind }) => kind)).size < parts) return []
    const between = text.slice(first.span.start, last.span.end)
    if (between.length > longest || /[.?!]\s+\p{Lu}/u.test(between) || nested.test(between))
      return []
    const near = text.slice(
      Math.max(within.start, first.span.start - around),
      Math.min(within.end, last.span.end + around),
    )
    if (!parted.test(near) || measured.test(near)) return []
    const decimals = Math.max(...shares.map((one) => decimalsOf(one.words)))
    const sum = Number(shares.reduce((all, { value }) => all + value, 0).toFixed(decimals))
    if (sum > mostTogether) return []
    const rounding = parts * 0.5 * 10 ** -decimals
    const told = shares.map((one) => `${one.words}%`)
    return [
      {
        kind: 'split',
        agrees: sum <= 100 + rounding,
        spans: shares.map(({ span }) => span),
        printed: last.span,
        finding: `${told.slice(0, -1).join(', ')} and ${told.at(-1)} for training, development and testing are ${sum}% together`,
        computation: {
          expression: `${shares.map((one) => one.words).join(' + ')} = ${sum.toFixed(decimals)}`,
          operands: shares.map(({ value, span }) => ({ value, span })),
          result: sum,
        },
      } satisfies NumberStatement,
    ]
  })
}
