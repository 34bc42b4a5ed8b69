import type { PaperDocument } from '../document/paper-document.ts'
import { nearForms } from './near-digits.ts'
import { runsWithOneOther } from './runs.ts'
import {
  cellNumbers,
  isSpecific,
  type Line,
  type Sentence,
  type Specific,
  saidIn,
  sentenceNumbers,
  sharedIn,
} from './specific-numbers.ts'
import { decimalsOf, type NumberStatement } from './statement.ts'
import { toldAlike } from './told-alike.ts'
import { toldOfFigures } from './told-of-figure.ts'
import { scoresOfTable } from './told-of-table.ts'
import { scoresToldTwice } from './told-scores.ts'
import { swappedNumbers } from './told-swapped.ts'

const fewestShared = 4
/** Levels of confidence stand beside anything. */
const level = /^9[059]$/
/** Of the words of the shorter sentence. */
const leastShare = 0.4
const equalNumbers = 2
/** Of one number's places, and of the numbers near it, no more are looked at. */
const mostCompared = 20

/**
 * Numbers of the abstract, introduction and conclusion that the rest of the paper prints too, or prints with one
 * digit changed or two digits swapped: each by itself, or in a run of numbers that both parts print, or behind the
 * same words.
 */
export function restatedNumbers(document: PaperDocument): NumberStatement[] {
  const sentences = saidIn(document)
  const said = sentenceNumbers(sentences)
  const cells = new Map(document.tables.map((table) => [table, cellNumbers(document, table)]))
  const alone = toldAlone(said, [...cells.values()].flat())
  const told = new Set(
    alone.flatMap(({ agrees, spans }) => (agrees ? [] : spans.map(({ start }) => start))),
  )
  const inRuns = runsWithOneOther(document, sentences).filter(({ said, other }) =>
    [said, other].every(({ span }) => !told.has(span.start)),
  )
  const scores = scoresToldTwice(document, sentences).filter(
    ({ said }) => !told.has(said.span.start),
  )
  const other = [...inRuns, ...scores]
  for (const { said } of other) told.add(said.span.start)
  const ofTables = scoresOfTable(document, said, cells).filter(
    ({ said }) => !told.has(said.span.start),
  )
  for (const { said } of ofTables) told.add(said.span.start)
  const swapped = swappedNumbers(document, sentences).filter(
    ({ said }) => !told.has(said.span.start),
  )
  const found = [
    ...alone,
    ...[...other, ...ofTables, ...swapped].map(({ said, other }) => statementOf(said, other)),
  ]
  const known = new Set(found.map(({ printed }) => printed.start))
  const alike = toldAlike(document).filter(({ said }) => !known.has(said.span.start))
  return [
    ...found,
    ...[...alike, ...toldOfFigures(document)].map(({ said, other, agrees }) =>
      statementOf(said, other, agrees),
    ),
  ]
}

/**
 * Numbers so long that each is known again by itself: in a sentence about the same, from the same words around it,
 * and the same word after it or the same numbers beside it; or in a cell of a table, whose row and column the sentence
 * names. A number that both parts of the paper print is held only against one that is printed nowhere else.
 */
function toldAlone(said: readonly Specific[], inTables: readonly Specific[]): NumberStatement[] {
  const isHead = ({ place }: Specific) => place.kind === 'sentence' && place.isHead
  const head = said.filter(isHead)
  const body = [...said.filter((one) => !isHead(one)), ...inTables]
  const inBody = Map.groupBy(body, ({ digits }) => digits)
  const inHead = Map.groupBy(head, ({ digits }) => digits)
  const lengths = new Set(head.map(({ digits }) => digits.length))
  const nearInBody = new Map<string, Set<string>>()
  for (const digits of inBody.keys())
    if (lengths.has(digits.length))
      for (const form of nearForms(digits)) {
        const known = nearInBody.get(form) ?? new Set()
        nearInBody.set(form, known.add(digits))
      }
  const sameThing = (said: Specific, digits: string) =>
    inBody
      .get(digits)
      ?.slice(0, mostCompared)
      .find((other) => isAboutTheSame(said, other))
  const isOnce = ({ digits, place }: Specific, other: string) =>
    inHead.get(digits)?.length === 1 && !place.numbers().includes(other)
  return head.flatMap((said) => {
    const same = sameThing(said, said.digits)
    if (same) return [statementOf(said, same)]
    if (inBody.has(said.digits)) return []
    const forms = nearForms(said.digits).flatMap((form) => [...(nearInBody.get(form) ?? [])])
    const near = [...new Set(forms)]
      .filter((digits) => !inHead.has(digits) || isOnce(said, digits))
      .slice(0, mostCompared)
      .flatMap((digits) => sameThing(said, digits) ?? [])
    const [only] = near
    return only && near.length === 1 ? [statementOf(said, only)] : []
  })
}

/** How many numbers beside one stand beside the other, too. */
function equalBeside(a: Specific, b: Specific): number {
  const others = new Set(
    b.place.numbers().filter((digits) => digits !== b.digits && !level.test(digits)),
  )
  return a.place.numbers().filter((digits) => others.has(digits)).length
}

function isAboutTheSame(a: Specific, b: Specific): boolean {
  if (a.place.kind === 'line') return false
  return b.place.kind === 'line'
    ? isOfLine(a.place, b.place) && equalBeside(a, b) > 0
    : isSaidAgain(a, a.place, b, b.place)
}

/** The words of a sentence name a row, and its column or table. */
const isOfLine = ({ stems }: Sentence, { row, heads }: Line) =>
  sharedIn(row(), stems()) > 0 && sharedIn(heads(), stems()) > 0

function isSaidAgain(a: Specific, { stems }: Sentence, b: Specific, other: Sentence): boolean {
  if (!isSpecific(a.words) || (a.next !== '' && b.next !== '' && a.next !== b.next)) return false
  const [own, others] = [stems(), other.stems()]
  const shared = sharedIn(own, others)
  const fewer = Math.min(own.size, others.size)
  const hasSameAfter = a.next !== '' && a.next === b.next
  return (
    shared >= fewestShared &&
    ((hasSameAfter && shared >= leastShare * fewer) || equalBeside(a, b) >= equalNumbers)
  )
}

type Printed = Pick<Specific, 'words' | 'digits' | 'span'>

function statementOf(
  said: Printed,
  other: Printed,
  agrees = said.digits === other.digits,
): NumberStatement {
  const operands = [other, said].map(({ digits, span }) => ({ value: Number(digits), span }))
  const [there = 0, here = 0] = operands.map(({ value }) => value)
  const decimals = Math.max(decimalsOf(said.digits), decimalsOf(other.digits))
  const difference = (there - here).toFixed(decimals).replace('-', '−')
  return {
    kind: 'restated',
    agrees,
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
