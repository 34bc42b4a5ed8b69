import type { PaperDocument, SectionRole } from '../document/paper-document.ts'
import type { Span } from '../text/span.ts'
import { stopWords, tokens } from '../text/tokens.ts'
import { decimalsOf, type NumberStatement } from './statement.ts'

interface Specific {
  readonly words: string
  readonly span: Span
  /** Digits and point, without separators. */
  readonly digits: string
  /** Stem of the word that follows, when one does. */
  readonly next: string
  readonly sentence: Sentence
}
interface Sentence {
  readonly span: Span
  readonly isHead: boolean
  readonly stems: ReadonlySet<string>
  readonly numbers: readonly string[]
}

/** Parts of a paper that say again what others report. */
const heads: ReadonlySet<SectionRole> = new Set(['abstract', 'introduction', 'conclusion'])
const silent: ReadonlySet<SectionRole> = new Set(['references', 'front', 'acknowledgements'])
const number =
  /(?<![\p{L}\p{N}.,/–-])\d{1,3}(?:,\d{3})+(?:\.\d{1,6})?(?![\d\p{L}])|(?<![\p{L}\p{N}.,/–-])\d{1,9}(?:\.\d{1,6})?(?![\d\p{L}]|[.,]\d)/gu
const fewestDigits = 4
const year = /^(?:1[5-9]|20)\d\d$/
const fewestShared = 4
/** Levels of confidence stand beside anything. */
const level = /^9[059]$/
/** Of the words of the shorter sentence. */
const leastShare = 0.4
const equalNumbers = 2
/** Of one number's places, and of the numbers near it, no more are looked at. */
const mostCompared = 20
/** What is longer is a list, a table or no prose. */
const longestSentence = 2_000

/**
 * Numbers of the abstract, introduction and conclusion that the rest of the paper prints too, or prints with one
 * digit changed or two digits swapped, in a sentence about the same: same words around, same word after it or the
 * same numbers beside it. A number that both parts of the paper print is never held against another.
 */
export function restatedNumbers(document: PaperDocument): NumberStatement[] {
  const all = specificNumbers(document)
  const head = all.filter(({ sentence }) => sentence.isHead)
  const body = all.filter(({ sentence }) => !sentence.isHead)
  const inBody = Map.groupBy(body, ({ digits }) => digits)
  const inHead = new Set(head.map(({ digits }) => digits))
  const nearInBody = new Map<string, Set<string>>()
  for (const digits of inBody.keys())
    for (const form of nearForms(digits)) {
      const known = nearInBody.get(form) ?? new Set()
      nearInBody.set(form, known.add(digits))
    }
  const sameThing = (said: Specific, digits: string) =>
    inBody
      .get(digits)
      ?.slice(0, mostCompared)
      .find((other) => isAboutTheSame(said, other))
  return head.flatMap((said) => {
    const same = sameThing(said, said.digits)
    if (same) return [statementOf(said, same)]
    if (inBody.has(said.digits)) return []
    const forms = nearForms(said.digits).flatMap((form) => [...(nearInBody.get(form) ?? [])])
    const near = [...new Set(forms)]
      .filter((digits) => !inHead.has(digits))
      .slice(0, mostCompared)
      .flatMap((digits) => sameThing(said, digits) ?? [])
    const [only] = near
    return only && near.length === 1 ? [statementOf(said, only)] : []
  })
}

/** What digits have in common with those in which one is another, or two neighbours are swapped. */
function nearForms(digits: string): string[] {
  const places = Array.from(digits, (_, at) => at).filter((at) => digits[at] !== '.')
  const swapped = places
    .filter((at) => /\d/.test(digits[at + 1] ?? '') && digits[at] !== digits[at + 1])
    .map((at) => {
      const pair = [digits[at] ?? '', digits[at + 1] ?? ''].toSorted().join('')
      return `${digits.slice(0, at)}(${pair})${digits.slice(at + 2)}`
    })
  return [...places.map((at) => `${digits.slice(0, at)}_${digits.slice(at + 1)}`), ...swapped]
}

function specificNumbers({ text, blocks, sentences }: PaperDocument): Specific[] {
  const found: Specific[] = []
  let at = 0
  for (const span of sentences) {
    while (at < blocks.length - 1 && (blocks[at]?.span.end ?? 0) <= span.start) at++
    const role = blocks[at]?.role ?? 'other'
    if (silent.has(role) || span.end - span.start > longestSentence) continue
    const words = text.slice(span.start, span.end)
    const matches = [...words.matchAll(number)]
    if (!matches.some(([digits]) => isSpecific(digits))) continue
    const sentence: Sentence = {
      span,
      isHead: heads.has(role),
      stems: new Set(
        tokens(words).flatMap(({ stem, text }) =>
          stopWords.has(text) || /^\P{L}*$/u.test(text) ? [] : [stem],
        ),
      ),
      numbers: matches.map(([digits]) => digits.replaceAll(',', '')),
    }
    for (const match of matches) {
      if (!isSpecific(match[0])) continue
      const start = span.start + match.index
      const end = start + match[0].length
      const [next] = tokens(/^\s(\p{L}[\p{L}-]{0,30})/u.exec(text.slice(end, end + 32))?.[1] ?? '')
      found.push({
        words: match[0],
        span: { start, end },
        digits: match[0].replaceAll(',', ''),
        next: next?.stem ?? '',
        sentence,
      })
    }
  }
  return found
}

function isSpecific(words: string): boolean {
  const isWhole = !words.includes('.')
  const digits = words.replace(/^0+\.?0*|[.,]/g, '').replace(isWhole ? /0+$/ : /$^/, '')
  return digits.length >= fewestDigits && !year.test(words)
}

function isAboutTheSame(a: Specific, b: Specific): boolean {
  if (a.next !== '' && b.next !== '' && a.next !== b.next) return false
  const shared = [...a.sentence.stems].filter((word) => b.sentence.stems.has(word)).length
  const fewer = Math.min(a.sentence.stems.size, b.sentence.stems.size)
  const others = b.sentence.numbers.filter((digits) => digits !== b.digits && !level.test(digits))
  const equal = a.sentence.numbers.filter((digits) => others.includes(digits)).length
  const hasSameAfter = a.next !== '' && a.next === b.next
  return (
    shared >= fewestShared &&
    ((hasSameAfter && shared >= leastShare * fewer) || equal >= equalNumbers)
  )
}

function statementOf(said: Specific, other: Specific): NumberStatement {
  const operands = [other, said].map(({ digits, span }) => ({ value: Number(digits), span }))
  const [there = 0, here = 0] = operands.map(({ value }) => value)
  const decimals = decimalsOf(said.digits)
  const difference = (there - here).toFixed(decimals).replace('-', '−')
  return {
    kind: 'restated',
    agrees: said.digits === other.digits,
    spans: [said.span, other.span],
    printed: said.span,
    finding: `one place prints ${said.words}, and another prints ${other.words} for what seems to be the same`,
    computation: {
      expression: `${other.digits} - ${said.digits} = ${difference}`,
      operands,
      result: Number((there - here).toFixed(decimals)),
    },
  }
}
