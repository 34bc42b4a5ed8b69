import type { NumberStatement, PaperDocument, Span } from '../engine/src/index.ts'
import { pOfChiSquare, pOfF, pOfR, pOfT, pOfZ } from '../engine/src/numbers/distributions.ts'
import { pick } from '../engine/src/text/seeded.fixture.ts'

type Random = () => number
interface Edit {
  readonly at: number
  readonly to: string
}

const tries = 40

/**
 * A paper with one error in a statement that agreed: one digit of one of its numbers, so that it is no longer true
 * by the rounding printed; or a p on the other side of .05, or with its sign turned. Null when no such change is found.
 */
export function withError(
  document: PaperDocument,
  statement: NumberStatement,
  random: Random,
): PaperDocument | null {
  const isTest = statement.kind === 'test'
  if (statement.kind === 'interval-p' || (isTest && random() < 0.5))
    return edited(document, [turned(document, statement, random)].flat())
  for (let i = 0; i < tries; i++) {
    const edit = otherDigit(document.text, statement, random)
    if (!edit) continue
    const wrong = edited(document, [edit])
    if (!isStillTrue(wrong.text, statement)) return wrong
  }
  return isTest ? edited(document, [turned(document, statement, random)].flat()) : null
}

function otherDigit(text: string, { kind, computation, printed }: NumberStatement, random: Random) {
  const span = pick([...computation.operands.map((operand) => operand.span), printed], random)
  if (!span) return null
  const places = Array.from({ length: span.end - span.start }, (_, i) => span.start + i).filter(
    (at) =>
      /\d/.test(text[at] ?? '') &&
      !(span === printed && kind === 'test' && isBeforePoint(text, at)),
  )
  const at = pick(places, random) ?? span.start
  // No number begins with a nought, and no test has no degree of freedom.
  const isFirst =
    at === places[0] && (kind === 'test' || places.length > 1) && !/[.·]/.test(text[at + 1] ?? '')
  const digit = String((isFirst ? 1 : 0) + Math.floor(random() * (isFirst ? 9 : 10)))
  return digit === text[at] ? null : { at, to: digit }
}

/** The p on the other side of .05, in as many digits; the sign turned where it is no "=". */
function turned(
  document: PaperDocument,
  { printed, spans }: NumberStatement,
  random: Random,
): Edit[] {
  const { text } = document
  const from = spans[1]?.start ?? printed.start
  const signAt = from + text.slice(from, printed.start).search(/[=<>≤≥]/)
  const sign = text[signAt] ?? '='
  if (sign !== '=') return [{ at: signAt, to: /[<≤]/.test(sign) ? '>' : '<' }]
  const words = text.slice(printed.start, printed.end)
  const point = words.search(/[.·]/)
  const decimals = words.length - point - 1
  if (point < 0 || decimals < 2) return [{ at: signAt, to: '>' }]
  const isSmall = Number(words.replace('·', '.')) < 0.05
  const p = isSmall ? 0.06 + 0.9 * random() : 0.04 * random()
  const digits = p.toFixed(decimals).slice(2)
  return [...digits].map((to, i) => ({ at: printed.start + point + 1 + i, to }))
}

function edited(document: PaperDocument, edits: readonly Edit[]): PaperDocument {
  const change = (words: string, start: number) =>
    edits.reduce((text, { at, to }) => {
      const place = at - start
      return place < 0 || place >= text.length
        ? text
        : text.slice(0, place) + to + text.slice(place + 1)
    }, words)
  return {
    ...document,
    text: change(document.text, 0),
    tables: document.tables.map((table) => ({
      ...table,
      rows: table.rows.map((row) =>
        row.map((cell) =>
          cell.span ? { ...cell, text: change(cell.text, cell.span.start) } : cell,
        ),
      ),
    })),
  }
}

/** A probability stays one. */
const isBeforePoint = (text: string, at: number) => /[.·]/.test(text[at + 1] ?? '')

const valueAt = (text: string, { start, end }: Span) =>
  Number(
    text
      .slice(start, end)
      .replace(/^[-−–]\s?/, '-')
      .replaceAll(',', '')
      .replace('·', '.'),
  )
const unitAt = (text: string, { start, end }: Span) =>
  10 ** -(/[.·](\d+)$/.exec(text.slice(start, end))?.[1]?.length ?? 0)

/** Whether the statement, as it now reads, holds to the rounding printed: no room beyond it. */
function isStillTrue(
  text: string,
  { kind, computation, printed, spans }: NumberStatement,
): boolean {
  const values = computation.operands.map(({ span }) => valueAt(text, span))
  const shown = valueAt(text, printed)
  const half = 0.5 * unitAt(text, printed) + 1e-9
  const [first = 0, second = 0] = values
  switch (kind) {
    case 'percentage':
      return Math.abs((100 * first) / second - shown) <= half
    case 'restated':
      return first === shown
    case 'interval': {
      const [low = 0, high = 0] = values.slice(1).toSorted((a, b) => a - b)
      return shown >= low - half && shown <= high + half
    }
    case 'interval-p':
      return false
    case 'whole-mean':
      return Math.abs(Math.round(first * second) / second - first) <= half
    case 'split':
      return sum(values) <= 100 + half * values.length
    case 'impossible':
      return first <= second
    case 'change': {
      // A multiple is told in a word, which is no number to change.
      if (!computation.expression.includes('-')) return true
      const size = Math.abs(first - second)
      const told = [size, first + second, (100 * size) / first, (100 * size) / second]
      const room = 2 * half + sum(computation.operands.map(({ span }) => unitAt(text, span)))
      return told.some((value) => Math.abs(value - shown) <= room)
    }
    case 'total':
      return Math.abs(sum(values) - shown) <= half
    case 'mean':
      return Math.abs(sum(values) / values.length - shown) <= 2 * half
    case 'test': {
      const place = computation.operands.at(-1)?.span ?? printed
      const room = 0.5 * unitAt(text, place)
      const size = Math.abs(values.at(-1) ?? 0)
      const name = text.slice(spans[0]?.start, (spans[0]?.start ?? 0) + 1)
      const df = values.slice(0, -1)
      const low = pOf(name, size + room, df)
      const high = pOf(name, Math.max(0, size - room), df)
      const sign = /[=<>≤≥]/.exec(text.slice(spans[1]?.start, printed.start))?.[0]
      if (sign === '=') return low <= shown + half && high >= shown - half
      return sign === '>' || sign === '≥' ? high >= shown : low <= shown
    }
  }
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

function pOf(name: string, value: number, [df = 1, under = 1]: readonly number[]): number {
  if (name === 't') return pOfT(value, df)
  if (name === 'F') return pOfF(value, df, under)
  if (name === 'r') return pOfR(Math.min(value, 1), df)
  return /z/i.test(name) ? pOfZ(value) : pOfChiSquare(value, df)
}
