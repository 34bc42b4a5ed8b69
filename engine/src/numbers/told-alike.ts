import type { PaperDocument, SectionRole } from '../document/paper-document.ts'
import { contains, type Span, slice } from '../text/span.ts'
import { stopWords, tokens } from '../text/tokens.ts'
import { areNear } from './near-digits.ts'
import { sharedIn, stemsOf, year } from './specific-numbers.ts'
import { decimalsOf, numberOf } from './statement.ts'

/** A number that ends a clause on what was measured: "Mean sleep time rose by 42 minutes". */
interface Measured {
  readonly words: string
  readonly digits: string
  readonly span: Span
  readonly role: SectionRole
  /** Stems of the clause up to the number, in order, and the unit behind it. */
  readonly key: string
  /** What else its sentence says: of which group, when, of whom. */
  readonly more: string
}
/** What an abstract or a conclusion and the results say in the same words. */
export interface ToldAlike {
  readonly said: Measured
  readonly other: Measured
  readonly agrees: boolean
}

const number =
  /(?<=\p{L}\s)(?:\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d{1,3})?(?=\s?(?<unit>%|\p{Ll}[\p{L}/]*)(?![\p{L}\d]))/gu
/** The clause tells how much something was, or changed. */
const tells =
  /\b(?:was|were|is|averaged|reached|lasted|(?:rose|fell|grew|dropped|\p{L}{2,30}ed) (?:by|to))\s$/u
const clauseStart = /[,;:()]|\b(?:and|although|but|that|whereas|while|however)\b/u
const small = new Set(['a', 'an', 'the'])
const fewestWords = 3
const longest = 600
const heads: ReadonlySet<SectionRole> = new Set(['abstract', 'conclusion'])
/** What they print is said again, or is of others. */
const beside: ReadonlySet<SectionRole> = new Set([
  'abstract',
  'introduction',
  'conclusion',
  'discussion',
  'references',
  'front',
  'acknowledgements',
])
const cites = /\[\d|\bet al\b|\(\D{0,60}\b(?:19|20)\d\d[a-z]?\)/u
/** Only one of two places names the group: the other may well mean it. */
const group = /^\s?(?:in|of|for) (?:the )?(?:[\p{L}-]{1,20} ){1,3}(?:group|arm)\s?$/iu
const control = /\b(?:control|placebo|comparison|other|each|both)\b/iu

/**
 * Numbers of abstract and conclusion whose clause the results print again word for word, with the same unit, and the
 * same words on group, time and people: "Mean sleep time rose by 42 minutes", and "… by 24 minutes". Where only one
 * place names a group, no more than a slip of the pen parts the two. Nothing is told where the results print the
 * number anywhere, or the clause with more than one number.
 */
export function toldAlike(document: PaperDocument): ToldAlike[] {
  const byKey = (isMeant: (role: SectionRole) => boolean) =>
    Map.groupBy(measuredIn(document, isMeant), ({ key }) => key)
  const inHead = byKey((role) => heads.has(role))
  if (inHead.size === 0) return []
  const inBody = byKey((role) => !beside.has(role))
  return [...inHead].flatMap(([key, [said, ...again]]) => {
    const [other, ...others] = inBody.get(key) ?? []
    if (!said || !other) return []
    const isOne = (one: Measured, more: readonly Measured[]) =>
      more.every(({ digits }) => digits === one.digits)
    if (!isOne(said, again) || !isOne(other, others)) return []
    const agrees = areRounded(said.words, other.words)
    if (!isOfTheSame(said, other) || isPrintedBeside(document, said, other)) return []
    return [{ said, other, agrees }]
  })
}

function measuredIn(
  { text, blocks, sentences }: PaperDocument,
  isMeant: (role: SectionRole) => boolean,
): Measured[] {
  let at = 0
  return sentences.flatMap((sentence) => {
    while (at < blocks.length - 1 && (blocks[at]?.span.end ?? 0) <= sentence.start) at++
    const role = blocks[at]?.role ?? 'other'
    if (!isMeant(role) || sentence.end - sentence.start > longest) return []
    const words = slice(text, sentence)
    if (!/\d/.test(words) || cites.test(words)) return []
    return [...words.matchAll(number)].flatMap((match) => {
      const lead = words.slice(0, match.index)
      if (!tells.test(lead) || year.test(match[0])) return []
      const clause = lead.split(clauseStart).at(-1) ?? ''
      const stems = tokens(clause).filter(({ text }) => !small.has(text))
      if (stems.filter(({ text }) => !stopWords.has(text)).length < fewestWords) return []
      const unit = match.groups?.unit ?? ''
      const end = match.index + match[0].length
      const span = { start: sentence.start + match.index, end: sentence.start + end }
      const front = lead.slice(0, lead.length - clause.length)
      return {
        words: match[0],
        digits: match[0].replaceAll(',', ''),
        span,
        role,
        key: `${stems.map(({ stem }) => stem).join(' ')} ${unit}`,
        more: `${front} ${behind(words.slice(end), unit)}`.trim(),
      }
    })
  })
}

/** What follows a number and its unit, but for what stands in brackets and the full stop. */
const behind = (words: string, unit: string) =>
  words
    .trimStart()
    .slice(unit.length)
    .replace(/\([^()]*\)/g, '')
    .replace(/[\s.]+$/, '')

/** True where one number may be the other, rounded. */
function areRounded(some: string, other: string): boolean {
  const unit = 10 ** -Math.min(decimalsOf(some), decimalsOf(other))
  const difference = Math.abs(numberOf(some) - numberOf(other))
  return difference === 0 || (decimalsOf(some) !== decimalsOf(other) && difference < unit)
}

function isOfTheSame(said: Measured, other: Measured): boolean {
  const [own, others] = [said.more, other.more].map((more) => more.toLowerCase())
  if (own === others) return true
  if (own !== '' && others !== '') return false
  if (said.digits !== other.digits && !areNear(said.digits, other.digits)) return false
  const named = `${own}${others}`
  return group.test(named) && !control.test(named)
}

const fewestShared = 2
const without = (words: string, { start, end }: Span, offset: number) =>
  words.slice(0, start - offset) + '_'.repeat(end - start) + words.slice(end - offset)

/** True where the results, or a table on the same, print the one number too, or abstract or conclusion the other. */
function isPrintedBeside({ text, blocks, tables }: PaperDocument, said: Measured, other: Measured) {
  const holds = (words: string, digits: string) =>
    new RegExp(`(?<![\\d.,])${digits.replace('.', '\\.')}(?!\\d|[.,]\\d)`).test(words)
  const own = new Set(said.key.split(' '))
  const isInTable = tables.some(({ caption, rows }) => {
    const cells = rows.flat().map((cell) => cell.text)
    const words = [caption ? slice(text, caption) : '', ...cells].join('\n')
    return holds(cells.join('\n'), said.words) && sharedIn(stemsOf(words), own) >= fewestShared
  })
  return (
    isInTable ||
    blocks.some(({ kind, role, span }) => {
      if (kind === 'table' || kind === 'caption') return false
      const words = [said, other].reduce(
        (left, one) => (contains(span, one.span) ? without(left, one.span, span.start) : left),
        slice(text, span),
      )
      return beside.has(role)
        ? heads.has(role) && holds(words, other.words)
        : holds(words, said.words)
    })
  )
}
