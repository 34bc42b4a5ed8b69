import type { documentBuilder, Inline, Run } from '../../document/document-builder.ts'
import type { BlockKind, Mark } from '../../document/paper-document.ts'
import { raisedDigits } from '../../text/raised-digits.ts'
import { type FormulaSource, readFormula } from '../math/equation.ts'

export type RunMark = NonNullable<Run['marks']>[number]
type Builder = ReturnType<typeof documentBuilder>

/** A place that a link inside the document may point at, and what stands there. */
export interface Anchor {
  readonly kind: 'citation' | 'cross-reference'
  readonly target: string
}

/** Most marks on one stretch of words: a citation of forty papers, in italics. */
const mostMarks = 50

/** A ten that is no end of a longer number: "8×10", "(10"; not "210", "0.10". */
const ten = /(?<!\d[.,]?)10$/
const exponent = /^\s*([-−–‐]?)(\d{1,3})(\s*)$/
const raised = (digits: string): string =>
  digits.replace(/\d/g, (digit) => raisedDigits[Number(digit)] ?? '')

/**
 * Turns a walk over a tree into blocks: words and marks gather until a block ends, then become one block.
 * Footnotes met inside a sentence wait until the block around them is done.
 */
export function openFlow(builder: Builder) {
  let runs: Run[] = []
  let marks: readonly RunMark[] = []
  let kind: BlockKind = 'paragraph'
  let waiting: (() => void)[] = []
  let level = 0
  /** Length of a lead that waits for the block it opens. */
  let leadLength = 0
  const ids = new Set<string>()
  const counters = new Map<string, number>()
  const anchors = new Map<string, Anchor>()

  /** An id that no other thing in the document has: the source's own when it is free. */
  function uniqueId(given: string | undefined, stem: string): string {
    let id = given ?? ''
    for (let count = counters.get(stem) ?? 0; id === '' || ids.has(id); ) {
      counters.set(stem, ++count)
      id = `${stem}-${count}`
    }
    ids.add(id)
    return id
  }

  function say(text: string): void {
    if (text !== '') runs.push(marks.length > 0 ? { text, marks } : { text })
  }

  /**
   * Says the exponent of a power of ten as raised digits ("10⁵", "10⁻³"): a mark is no part of the words, and
   * without its height the power would be another number. False, and nothing said, where the words are none.
   */
  function sayExponent(words: string): boolean {
    const [, minus, digits, space = ''] = exponent.exec(words) ?? []
    const before = runs
      .slice(-3)
      .map(({ text }) => text)
      .join('')
    // A mark with a target is a note or a citation.
    if (digits === undefined || !ten.test(before) || marks.some(({ target }) => target))
      return false
    say(`${minus ? '⁻' : ''}${raised(digits)}${space}`)
    return true
  }

  /**
   * Says the number of a note as raised digits, so that words quoted without their marks keep it apart: "platform.⁷".
   * False, and nothing said, for a sign, and behind a number, of which it would be a power.
   */
  function sayNoteNumber(words: string): boolean {
    const digits = /^\s*(\d{1,3})\s*$/.exec(words)?.[1]
    if (digits === undefined || /\d\s?$/.test(runs.at(-1)?.text ?? '')) return false
    say(raised(digits))
    return true
  }

  /** Runs `body` with one more mark on every word that it says; italics inside italics are italics. */
  function marked(mark: RunMark, body: () => void): void {
    const outer = marks
    const isSet = mark.target === undefined && marks.some(({ kind }) => kind === mark.kind)
    if (!isSet && marks.length < mostMarks) marks = [...marks, mark]
    body()
    marks = outer
  }

  /** Ends the block of words so far. A lead alone waits for words to open, unless `force` says that none come. */
  function flush(force = false): void {
    if (!force && leadLength > 0 && runs.length === leadLength && level === 0) return
    leadLength = 0
    const ready = runs
    runs = []
    if (ready.some((run) => run.text.trim() !== '')) builder.add(kind, ready)
    if (level > 0) return
    const notes = waiting
    waiting = []
    for (const note of notes) note()
  }

  /** Runs `body` as a block, or several, of a kind. */
  function block(inner: BlockKind, body: () => void): void {
    flush()
    const outer = kind
    kind = inner
    body()
    flush()
    kind = outer
  }

  /** Words that open the next block: "Theorem 1." stands before the theorem's first paragraph. */
  function lead(body: () => void): void {
    flush()
    leadLength = 0
    body()
    say(' ')
    leadLength = runs.length
  }

  /** Collects what `body` says as inline content, without making a block of it. */
  function inline(body: () => void): Run[] {
    const [outerRuns, outerMarks] = [runs, marks]
    runs = []
    marks = []
    level++
    body()
    level--
    const collected = runs
    runs = outerRuns
    marks = outerMarks
    return collected
  }

  /** A formula inside a sentence. */
  function inlineFormula(source: FormulaSource, givenId?: string): void {
    const formula = readFormula(source, false)
    if (!formula) return
    const id = uniqueId(givenId, 'formula')
    runs.push({
      text: formula.words,
      ...(marks.length > 0 && { marks }),
      equation: { id, display: false, ...formula.equation },
    })
  }

  /** A formula on a line of its own; inside table cells and captions it runs on in the line. */
  function displayFormula(source: FormulaSource, givenId?: string, label?: string): string | null {
    if (level > 0) {
      say(' ')
      inlineFormula(source, givenId)
      say(' ')
      return null
    }
    const formula = readFormula(source, true)
    if (!formula) return null
    flush(true)
    const id = uniqueId(givenId, 'equation')
    builder.addEquation(formula.words, {
      id,
      ...(label !== undefined && label !== '' && { label }),
      ...formula.equation,
    })
    return id
  }

  /** Remembers that an id of the source stands at a reference, figure, table, equation or section. */
  function anchor(id: string | undefined, at: Anchor): void {
    if (id !== undefined && id !== '' && !anchors.has(id)) anchors.set(id, at)
  }

  /** Links inside the document as marks at what they point to; null for a link that leads nowhere. */
  function resolve(mark: Mark): Mark | null {
    if (!mark.target?.startsWith('#')) return mark
    const at = anchors.get(mark.target.slice(1))
    return at ? { ...mark, kind: at.kind, target: at.target } : null
  }

  return {
    say,
    sayExponent,
    sayNoteNumber,
    marked,
    flush,
    block,
    lead,
    inline,
    inlineFormula,
    displayFormula,
    uniqueId,
    anchor,
    resolve,
    /** True while inline content is being collected for a cell, caption or heading. */
    isInline: () => level > 0,
    /** The kind of block that words said now become. */
    blockKind: () => kind,
    /** Does something when the block around is done: a footnote met in the middle of a sentence. */
    afterBlock: (body: () => void) => void waiting.push(body),
  }
}

export type Flow = ReturnType<typeof openFlow>
export const isBlank = (inline: Inline): boolean =>
  (typeof inline === 'string' ? inline : inline.map((run) => run.text).join('')).trim() === ''
