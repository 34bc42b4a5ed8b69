import type { Block, PaperDocument } from '../document/paper-document.ts'
import { type Claim, checkerVersion, type Verdict } from '../evidence/claim.ts'
import { verifyComputation } from '../evidence/verify-computation.ts'
import { isLanguageRead } from '../text/language.ts'
import { overlaps, type Span, slice } from '../text/span.ts'
import { arms } from './arms.ts'
import { armsTold } from './arms-told.ts'
import { changes } from './changes.ts'
import { habitsOf } from './habits.ts'
import { impossible } from './impossible.ts'
import { intervals } from './intervals.ts'
import { peopleOfBothSexes } from './people.ts'
import { percentages } from './percentages.ts'
import { intervalsIn } from './read-intervals.ts'
import { restatedNumbers } from './restated.ts'
import { rowShares } from './row-shares.ts'
import { significanceTests } from './significance.ts'
import { splits } from './splits.ts'
import type { NumberStatement, StatementKind } from './statement.ts'
import { tableShares } from './table-shares.ts'
import { tableTotals } from './table-totals.ts'
import { pToldTwice } from './told-p.ts'
import { wholeMeans } from './whole-means.ts'
import { wholes } from './wholes.ts'

/** Numbers of a paper that do not agree, with the words that print them and the computation that shows it. */
export type NumberNote = Claim & Required<Pick<Claim, 'computation'>>

const mostNotes = 30
/** Whatever is computed again, it is from two numbers or more; of a decimal both parts count here, and "six of the 5" is in words. */
const several = /\d(?:\D{2,}|\D\d+\D)\d|\bof (?:the|these|those|our) \d/
/** What is shown for these is no arithmetic that ends in an equals sign. */
const compared: ReadonlySet<StatementKind> = new Set([
  'test',
  'interval',
  'interval-p',
  'impossible',
])
const silent: ReadonlySet<Block['kind']> = new Set([
  'title',
  'heading',
  'equation',
  'code',
  'reference',
])

/**
 * Every statement of a paper whose numbers can be computed again, in reading order: percentages with their counts,
 * tests of significance with their p, totals and means of tables, numbers that two parts of the paper print.
 */
export function numberStatements(document: PaperDocument): NumberStatement[] {
  // Decimal commas and other words for "of" would be misread.
  if (!isLanguageRead(document.language)) return []
  const habits = habitsOf(document.text)
  const spans = stretches(document).filter((span) => several.test(slice(document.text, span)))
  const read = spans.map((span) => intervalsIn(document.text, span))
  const inWords = spans.flatMap((span, at) => [
    ...percentages(document.text, span, habits),
    ...intervals(document.text, read[at] ?? [], habits),
    ...peopleOfBothSexes(document.text, span),
    ...wholeMeans(document.text, span),
    ...splits(document.text, span),
    ...wholes(document.text, span),
    ...arms(document.text, span),
    ...armsTold(document.text, span),
    ...changes(document.text, span),
    ...impossible(document.text, span),
  ])
  return [
    ...inWords,
    ...significanceTests(document.text, spans, habits),
    ...document.tables.flatMap(tableTotals),
    ...document.tables.flatMap(tableShares),
    ...document.tables.flatMap(rowShares),
    ...restatedNumbers(document),
    ...pToldTwice(read.flat()),
  ].toSorted((a, b) => a.printed.start - b.printed.start)
}

const made = new WeakMap<PaperDocument, readonly NumberNote[]>()

/** What a reader should know before relying on a number: those statements that do not agree. At most 30. */
export function numberNotes(document: PaperDocument): readonly NumberNote[] {
  const known = made.get(document)
  if (known) return known
  const notes = together(numberStatements(document).filter(({ agrees }) => !agrees))
    .slice(0, mostNotes)
    .flatMap((statement) => noteOf(document, statement) ?? [])
  made.set(document, notes)
  return notes
}

/** An interval that an abstract and its paper print alike is one finding, at both places. */
function together(statements: readonly NumberStatement[]): NumberStatement[] {
  const found = new Map<string, NumberStatement>()
  for (const [at, statement] of statements.entries()) {
    const key = statement.kind === 'interval' ? statement.finding : String(at)
    const known = found.get(key)
    const spans = [...(known?.spans ?? []), ...statement.spans]
    found.set(key, { ...(known ?? statement), spans })
  }
  return [...found.values()]
}

/** The notes on numbers that these words print; undefined when there are none. */
export function cautionOn(document: PaperDocument, span: Span): string | undefined {
  const notes = numberNotes(document).filter(({ spans }) =>
    spans.some((one) => overlaps(one, span)),
  )
  return notes.length > 0 ? notes.map(({ text }) => text).join(' ') : undefined
}

/** A note; null when the computation shown does not hold at the spans, which nothing should make happen. */
function noteOf(
  document: PaperDocument,
  { kind, spans, finding, computation }: NumberStatement,
): NumberNote | null {
  const verdict: Verdict = compared.has(kind)
    ? { kind: 'supported', score: 1, spans, problems: [], checker: checkerVersion }
    : verifyComputation(document, computation)
  if (verdict.kind !== 'supported') return null
  const text = `These numbers do not agree: ${finding}.`
  return { text, section: 'results', spans, verdict, computation }
}

const tab = 9
const lineFeed = 10

/** Lines and cells of everything that a paper says; what follows from each other stands in one of them. */
function stretches({ text, blocks }: PaperDocument): Span[] {
  return blocks.flatMap(({ kind, role, span }) => {
    if (silent.has(kind) || role === 'references') return []
    const found: Span[] = []
    let start = span.start
    for (let at = span.start; at <= span.end; at++) {
      const code = text.charCodeAt(at)
      if (at < span.end && code !== tab && code !== lineFeed) continue
      if (at > start) found.push({ start, end: at })
      start = at + 1
    }
    return found
  })
}
