import { monthNames } from '../text/asides.ts'
import { smallNumbers } from '../text/numbers.ts'
import type { Span } from '../text/span.ts'
import { type NumberStatement, type Place, placeAt } from './statement.ts'

const things =
  '(?:sites|patients|participants|subjects|studies|trials|centers|centres|hospitals|schools|children|women|men|samples|cases|groups|items|questions|experiments|runs|animals|mice|rats|eyes|teeth|countries|cities|datasets|models|methods|tasks|teams|countries|students|respondents)'
const part = `\\d{1,6}|${smallNumbers.slice(1).join('|')}`
/** "Six of the 5 sites". */
const ofThe = new RegExp(
  String.raw`(?<![\p{L}\d\])][.,/:–-]?|\d\s|[-–±~≈<>×]\s?|\b(?:[Dd]ays?|[Ww]eeks?|[Mm]onths?|[Yy]ears?|[Ii]tems?|[Tt]ables?|[Ff]ig(?:ure|\.)s?|[Gg]rades?|[Ss]tages?|[Pp]hases?|[Gg]roups?|[Mm]odels?|[Ee]xperiments?|[Ss]tudy|[Ss]tudies|[Rr]efs?\.?|[Ee]q\.?|[Ss]ections?|and|or|to)\s)(?<part>${part})\sof\s(?:the|these|those|our)\s(?<all>\d{1,6})\s${things}(?![\p{L}-])`,
  'dgiu',
)
const ofSome = /\sof\s(?:the|these|those|our)\s\d/iu
const mostTimes = 10

const date = (name: string) =>
  String.raw`(?<${name}Month>${monthNames})(?:\s\d{1,2}(?:st|nd|rd|th)?,?)?,?\s(?<${name}>(?:19|20)\d\d)(?!\d)`
const period = new RegExp(
  String.raw`\b(?:[Ff]rom|[Bb]etween)\s(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?)?${date('first')}\s?(?:to|and|until|till|through|[–-])\s?(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?)?${date('last')}`,
  'dgu',
)
const fromOrBetween = /[Ff]rom\s|[Bb]etween\s/
const months = monthNames.split('|')

/** A coefficient with two decimals, in a sentence that speaks of correlation. */
const coefficient =
  /(?<![\p{L}\p{N}_/^–-]|\bhazard\s)(?:r|ρ|rho|r\s?s)\s?=\s?[-−–]?(?<r>\d\.\d{2,3})(?=\s?[),;])/dgu
const correlated = /\bcorrelat(?:ed|ion|ions|es|e)\b/i
const correlates = /correlat/i

/**
 * Numbers that cannot be beside each other, whatever was measured: more than the whole it is a part of, a period that
 * ends before it begins, a coefficient of correlation beyond 1.
 */
export function impossible(text: string, within: Span): NumberStatement[] {
  const words = text.slice(within.start, within.end)
  /** No match counts without the cue, which is quickly seen to be missing. */
  const all = (cue: RegExp, pattern: RegExp) =>
    cue.test(words) ? [...words.matchAll(pattern)] : []
  return [
    ...all(ofSome, ofThe).flatMap((match) => partOf(match, within.start) ?? []),
    ...all(fromOrBetween, period).flatMap((match) => periodOf(match, within.start) ?? []),
    ...all(correlates, coefficient).flatMap((match) => {
      const near = words.slice(Math.max(0, match.index - 200), match.index)
      return correlated.test(near) ? (coefficientOf(match, within.start) ?? []) : []
    }),
  ]
}

const noted = (
  [first, second]: readonly [Place, Place],
  agrees: boolean,
  shown: { readonly finding: string; readonly expression: string; readonly spans: readonly Span[] },
): NumberStatement => ({
  kind: 'impossible',
  agrees,
  spans: shown.spans,
  printed: first.span,
  finding: shown.finding,
  computation: {
    expression: shown.expression,
    operands: [first, second].map(({ value, span }) => ({ value, span })),
    result: second.value,
  },
})

function partOf(match: RegExpExecArray, offset: number): NumberStatement | null {
  const [some, all] = [placeAt(match, 'part', offset), placeAt(match, 'all', offset)]
  const spelled = smallNumbers.indexOf(some.words.toLowerCase())
  const value = spelled >= 0 ? spelled : some.value
  const agrees = value <= all.value
  if (all.value < 2 || value > mostTimes * all.value || (agrees && spelled >= 0)) return null
  return noted([{ ...some, value }, all], agrees, {
    finding: `${some.words} of ${all.words} are more than there are`,
    expression: `${value} ${agrees ? '≤' : '>'} ${all.words}`,
    spans: [{ start: some.span.start, end: all.span.end }],
  })
}

function periodOf(match: RegExpExecArray, offset: number): NumberStatement | null {
  const [first, last] = [placeAt(match, 'first', offset), placeAt(match, 'last', offset)]
  const [from, to] = ['first', 'last'].map((name) =>
    months.indexOf(match.groups?.[`${name}Month`] ?? ''),
  )
  const isOrdered = 12 * first.value + (from ?? 0) <= 12 * last.value + (to ?? 0)
  if (isOrdered) return null
  const told = (at: number | undefined, { words }: Place) => `${months[at ?? 0]} ${words}`
  return noted([first, last], false, {
    finding: `${told(from, first)} is later than ${told(to, last)}, and the paper prints it as the earlier one`,
    expression: `${told(from, first)} > ${told(to, last)}`,
    spans: [{ start: offset + match.index, end: offset + match.index + match[0].length }],
  })
}

function coefficientOf(match: RegExpExecArray, offset: number): NumberStatement | null {
  const printed = placeAt(match, 'r', offset)
  if (printed.value <= 1) return null
  return noted([printed, printed], false, {
    finding: `a coefficient of correlation is at most 1, and the paper prints ${printed.words}`,
    expression: `${printed.words} > 1`,
    spans: [{ start: offset + match.index, end: printed.span.end }],
  })
}
