import { literally } from '../../text/literally.ts'
import { smallNumbers, tensInFigures } from '../../text/numbers.ts'
import { remembering } from '../../text/remembering.ts'
import { cased } from './cased.ts'
import { countedNoun } from './counted-noun-cues.ts'
import { beginsWithWords } from './whole-words.ts'

// "12 of 120 bells (10%)", "12 (10%) of the bells", "Of the 120 bells, 12 (10%) …": 10% of the bells.

const number = String.raw`\d[\d,]*|\p{L}+(?:-\p{L}+)?`
const percent = String.raw`\d{1,3}(?:\.\d+)?\s?%`
const free = String.raw`(?<![\p{L}\d.,/–−-])`
/** "12 (10%)", "12 of 120 (10%)", "12/120 (10%)", "12 of the 120 bells (10%)" */
const counted = new RegExp(
  String.raw`${free}(?<count>${number})(?:(?:\sof\s(?:the\s|all\s)?|\/)(?<total>\d[\d,]*)(?<things>(?:\s[\p{L}-]+){0,6}))?\s\((?<share>${percent})(?:[;,][^()]{1,80})?\)`,
  'gu',
)
/** "Of the 120 bells hung," */
const ofAll =
  /(?<=^|[,;:.]\s)(?<of>(?:[Oo]ut\s)?[Oo]f\s(?:the\s|these\s|all\s)?)(?<total>\d[\d,]*)(?=\s)(?<things>[^,;:.()]{2,80}),\s/u
const share = new RegExp(
  String.raw`${free}(?<share>\d{1,3}(?:\.\d+)?|\p{L}+(?:-\p{L}+)?)\s?(?:%|per\s?cent(?!\p{L}))`,
  'giu',
)

const amountOf = (words: string): number => {
  const lower = words.toLowerCase().replaceAll(',', '')
  const spelled = smallNumbers.indexOf(lower)
  return spelled < 0 ? Number.parseFloat(tensInFigures(lower)) : spelled
}

interface Counted {
  readonly printed: string
  readonly count: number
  readonly total: number | null
  /** " bells" of "12 of 120 bells (10%)". */
  readonly things: string
  readonly share: string
  readonly after: string
}

/** The counts of a sentence that stand beside their share, where these agree. */
const countsIn: (sentence: string) => readonly Counted[] = remembering((sentence) =>
  [...sentence.matchAll(counted)].flatMap(({ index, 0: printed, groups }) => {
    const { count = '', total, things = '', share = '' } = groups ?? {}
    const one = {
      printed,
      count: amountOf(count),
      total: total === undefined ? null : amountOf(total),
      things,
      share: share.replace(/\s?%/, ''),
      after: sentence.slice(index + printed.length),
    }
    return Number.isNaN(one.count) || !isShareOf(one) ? [] : [one]
  }),
)

/** Whether a share is that of its count, as far as it is printed. */
function isShareOf({ count, total, share }: Pick<Counted, 'count' | 'total' | 'share'>): boolean {
  if (total === null) return true
  const decimals = share.split('.')[1]?.length ?? 0
  return Math.abs((100 * count) / total - Number(share)) <= 0.51 * 10 ** -decimals
}

/**
 * A claim with its shares as its sentence prints them: "12 of 120 bells (10%)" for "10% of the bells", "Of the 120 bells,
 * 12 (10%) cracked" for "10% of the 120 bells cracked". A share whose count and total do not give it is left as it is.
 */
export function withCounts(sentence: string, claim: string): string {
  if (!/\d/.test(sentence)) return claim
  const opened = openedAlike(sentence, claim)
  if (!/%|per\s?cent|\bof\s/i.test(opened)) return opened
  const all = ofAll.exec(sentence)
  const moved = all ? movedInto(all, opened) : movedOut(sentence, opened)
  const counts = /\(\d[\d.]*\s?%/.test(sentence) ? countsIn(sentence) : []
  return counts.length === 0 ? moved : inCounts(counts, moved)
}

/** "Out of the 120 bells" for "Of 120 bells". */
function openedAlike(sentence: string, claim: string): string {
  const [own, told] = [ofAll.exec(sentence)?.groups, ofAll.exec(claim)]
  if (!own || !told || own.total?.replaceAll(',', '') !== told.groups?.total?.replaceAll(',', ''))
    return claim
  const of = told.groups?.of ?? ''
  return claim.slice(0, told.index) + cased(own.of ?? of, of) + claim.slice(told.index + of.length)
}

const about = '(?:(?:[Aa]bout|[Aa]lmost|[Nn]early|[Aa]pproximately|[Oo]ver) )?'

/** "Of the 120 bells, 10% cracked" for "10% of the 120 bells cracked". */
function movedInto(all: RegExpExecArray, claim: string): string {
  if (all.index > 0) return claim
  const { of = '', total = '', things = '' } = all.groups ?? {}
  const told = new RegExp(
    String.raw`^(?<share>${about}\d[\d.,]*(?:\s?(?:%|per\s?cent))?) of(?: the| all| these)?(?: ${withComma(total)})?${literally(things)} (?<rest>.+)$`,
    'su',
  ).exec(claim)?.groups
  return told ? `${of}${total}${things}, ${cased(told.share ?? '', 'x')} ${told.rest}` : claim
}

/** A number as a part of a pattern, with its commas or without them. */
const withComma = (total: string) => total.replace(/,?(?=(?:\d{3})+$)/g, ',?')

const firstShare = new RegExp(
  String.raw`^(?<share>${about}(?:\d{1,3}(?:\.\d+)?\s?%|\d[\d,]*)) (?<rest>.+)$`,
  'su',
)

/** "10% of the 120 bells cracked" for "Of the 120 bells, 10% cracked". */
function movedOut(sentence: string, claim: string): string {
  const told = ofAll.exec(claim)
  if (told?.index !== 0) return claim
  const { total = '', things = '' } = told.groups ?? {}
  const { share: said = '', rest = '' } = firstShare.exec(claim.slice(told[0].length))?.groups ?? {}
  const whole = new RegExp(
    String.raw`(?<![\p{L}\d])${literally(said)} (?<of>of (?:the |all |these )?${withComma(total)}${literally(things)})(?=\s)`,
    'iu',
  ).exec(sentence)
  if (!whole || said === '') return claim
  return cased(`${said} ${whole.groups?.of} ${rest}`, 'X')
}

/** The shares of a claim with their counts, each where its sentence tells them of the same. */
function inCounts(counts: readonly Counted[], claim: string): string {
  let told = claim
  for (const match of [...claim.matchAll(share)].toReversed()) {
    const value = amountOf(match.groups?.share ?? '')
    const same = counts.filter((one) => Number(one.share) === value)
    const [own] = same
    const before = claim.slice(0, match.index)
    // Of two equal shares it is not told which.
    if (!own || same.length > 1 || /\($/.test(before)) continue
    const end = match.index + match[0].length
    const behind = claim.slice(end)
    const total = totalBehind(own, behind)
    const length = total === null ? lengthTold(own, behind) : ofThese.exec(behind)?.[0].length
    if (length === null || length === undefined) continue
    const printed = match.index === 0 ? cased(own.printed, 'X') : own.printed
    told = `${told.slice(0, match.index)}${printed}${total ?? ''}${told.slice(end + length)}`
  }
  return told
}

const ofThese = /^\sof(?:\s(?:the|all|these))?(?=\s\p{L})/u
const ofTotal = /^\sof\s(?:the\s|all\s|these\s)?(?<total>\d[\d,]*)(?=\s\p{L})/u

/** " of the 120" behind "12 (10%)" where a claim tells "10% of the bells"; null where the sentence has no such total, or the claim tells of others. */
function totalBehind({ count, total, share, after }: Counted, behind: string): string | null {
  const [own, told] = [total === null ? ofTotal.exec(after) : null, ofThese.exec(behind)]
  if (!own || !told) return null
  if (!isShareOf({ count, total: amountOf(own.groups?.total ?? ''), share })) return null
  const [next = ''] = /^\s[\p{L}-]+/u.exec(after.slice(own[0].length)) ?? []
  return beginsWithWords(behind.slice(told[0].length), next) ? own[0] : null
}

const placed = /^\s(?:in|at|on|from)\s/

/** How much behind a claim's share is of it: " of the bells" of "10% of the bells" for "12 of 120 bells (10%)"; null where it is told of others. */
function lengthTold({ total, things, after }: Counted, behind: string): number | null {
  const of = /^\sof\s(?:the\s|all\s|these\s)?/u.exec(behind)?.[0] ?? ''
  const isNext = (words: string) => beginsWithWords(behind, words)
  const next = /^\s[\p{L}-]+/u.exec(after)?.[0]
  // "12 (10%) cracked": "10% cracked".
  if (total === null && next !== undefined && isNext(next)) return 0
  // "8 of 20 in the north (40%)"
  if (of === '') return placed.test(things) && isNext(things) ? things.length : null
  const counted = /^\d[\d,]*\s/.exec(behind.slice(of.length))?.[0] ?? ''
  if (counted !== '' && amountOf(counted) !== total) return null
  const start = of.length + counted.length - 1
  if (things !== '') return isNext(behind.slice(0, start) + things) ? start + things.length : null
  const isOfThese = next !== undefined && isNext(behind.slice(0, start) + next)
  return isOfThese && (total !== null || countedNoun.test(next)) ? start : null
}
