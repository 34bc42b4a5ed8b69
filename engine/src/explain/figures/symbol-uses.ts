import type { Mark, PaperDocument } from '../../document/paper-document.ts'
import type { Span } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'
import { keyOf, namesIn, tokensOf, wordsOf } from './equation-symbols.ts'

/** A symbol where running text has it. */
export interface Use {
  readonly span: Span
  /** Its own letters, with indices and arguments as the text has them. */
  readonly symbol: string
  /** What it is known by among the letters of equations. */
  readonly key: string
  readonly latex?: string
  /** In plain letters, which may as well be a word: only words that say what it is make it a symbol. */
  readonly plain?: boolean
  /** At the head of an inline relation, which speaks of it without saying what it is. */
  readonly isHead?: boolean
}

// One letter (or a name) with accents, indices, exponents and arguments: x, W_i^Q, μ(t), d_model.
const shape =
  /^\p{L}[\p{L}\p{M}′']*([_^](\{[^{}]{1,16}\}|[\p{L}\p{N}*−+]{1,8}))*(\([^()]{1,12}\))?$/u
/** "x ∈ R^n", "k = 8": a symbol with its set or value. */
const related =
  /^(\p{L}[\p{L}\p{M}′']*(?:[_^](?:\{[^{}]{1,16}\}|[\p{L}\p{N}*−+]{1,8}))*(?:\([^()]{1,12}\))?)\s*(?:[∈⊂⊆=≔≡≥≤>]|:=)/u
const longestRelation = 80
const lone = /^\p{L}[\p{M}′']*$/u
const nameWithIndex = /^\p{L}[\p{L}\p{M}′']{0,2}$/u
/** A raised number is a note or an exponent, a raised T a transpose. */
const isPower = (words: string) => /\d|^\s*[T⊤⊺†]\s*$/.test(words)

/** The indices that are set right behind a letter, one after another, as "(", "l", ")" and "i" of x_i^(l). */
function scriptsAt(text: string, indexAt: ReadonlyMap<number, Mark>, start: number) {
  const words = { sub: '', sup: '' }
  let end = start
  for (let next = indexAt.get(end); next; next = indexAt.get(end)) {
    const read = text.slice(next.span.start, next.span.end)
    if ((next.kind !== 'sub' && next.kind !== 'sup') || (next.kind === 'sup' && isPower(read)))
      break
    words[next.kind] += read.trimEnd()
    end = next.span.end
    if (/(?<!,)\s$/.test(read))
      return {
        lowered: words.sub,
        raised: words.sup,
        end: start + text.slice(start, end).trimEnd().length,
      }
  }
  return { lowered: words.sub, raised: words.sup, end }
}

/** Letters set in italics or bold, alone or with indices; in PDFs a mark may hold the space after its letter. */
function markedUses({ marks, text }: PaperDocument): Use[] {
  const indices = marks.filter(({ kind }) => kind === 'sub' || kind === 'sup')
  const indexAt = new Map(indices.map((mark) => [mark.span.start, mark]))
  const indexed = indices.toSorted((a, b) => a.span.start - b.span.start)
  const uses: Use[] = []
  let at = 0
  let within = 0
  for (const { kind, span } of marks.toSorted((a, b) => a.span.start - b.span.start)) {
    if (kind !== 'italic' && kind !== 'bold') continue
    for (; (indexed[at]?.span.start ?? span.start + 1) <= span.start; at++)
      within = Math.max(within, indexed[at]?.span.end ?? 0)
    // A letter of an index is no symbol of the sentence.
    if (span.start < within) continue
    // An accent may be left out of the mark.
    const accents = /^[\p{M}′']*/u.exec(text.slice(span.end, span.end + 4))?.[0] ?? ''
    const base = text.slice(span.start, span.end + accents.length).trimEnd()
    const end = span.start + base.length
    const { lowered, raised, end: over } = scriptsAt(text, indexAt, end)
    if (`${lowered}${raised}` !== '' && nameWithIndex.test(base)) {
      const isSimple = /^[A-Za-z][\w+*(),-]+$/.test(`${base}${lowered}${raised}`)
      const scripts = `${lowered && `_{${lowered}}`}${raised && `^{${raised}}`}`
      uses.push({
        span: { start: span.start, end: over },
        symbol: text.slice(span.start, over),
        key: tokensOf(`${base}${scripts}`)[0]?.keys[0] ?? keyOf(base),
        ...(isSimple && { latex: `${base}${scripts}` }),
      })
    } else if (
      lone.test(base) &&
      (kind === 'italic' || !/^[AI]$/i.test(base)) &&
      // "the ith"
      !/\p{L}/u.test(text[end] ?? '')
    )
      uses.push({ span: { start: span.start, end }, symbol: base, key: keyOf(base) })
  }
  return uses
}

const explainsAbove = /^\W*(?:where|here|with|in which)\b/i

/** Names of an equation that the sentence right below it takes up in plain letters: "where d is a distance". */
function plainUses(document: PaperDocument, sentences: readonly Sentence[]): Use[] {
  const displayed = document.equations.filter(({ display }) => display)
  const uses: Use[] = []
  for (const sentence of sentences) {
    if (!explainsAbove.test(sentence.text)) continue
    const equation = displayed.findLast(({ span }) => span.end <= sentence.span.start)
    if (!equation || sentence.span.start - equation.span.end > 4) continue
    const names = namesIn(document, equation)
    for (const { 0: symbol, index } of sentence.text.matchAll(/[\p{L}\p{M}\p{N}_]+/gu)) {
      if (!names.has(keyOf(symbol))) continue
      const start = sentence.span.start + index
      const span = { start, end: start + symbol.length }
      uses.push({ span, symbol, key: keyOf(symbol), plain: true })
    }
  }
  return uses
}

/** The symbol at the head of an inline relation, where the text has it as the relation's words do. */
function ofRelation(words: string, { start }: Span, inText: string): Use | null {
  const symbol = related.exec(words)?.[1]
  const key = symbol && tokensOf(symbol)[0]?.keys[0]
  if (!symbol || !key || !inText.startsWith(symbol)) return null
  return { span: { start, end: start + symbol.length }, symbol, key, isHead: true }
}

/** Symbols that stand in running text: inline mathematics, lone italic letters, and what an equation above names. */
export function usesOf(document: PaperDocument, sentences: readonly Sentence[]): Use[] {
  const uses: Use[] = []
  const relations: Span[] = []
  for (const equation of document.equations) {
    const { span, latex, display } = equation
    if (display) continue
    const words = wordsOf(document, equation)
    const key = shape.test(words) && words.length <= 24 && tokensOf(words)[0]?.keys[0]
    const symbol = document.text.slice(span.start, span.end)
    if (key) uses.push({ span, symbol, key, ...(latex !== undefined && { latex }) })
    const head = key || words.length > longestRelation ? null : ofRelation(words, span, symbol)
    if (!head) continue
    uses.push(head)
    relations.push({ start: head.span.end, end: span.end })
  }
  return outside([...markedUses(document), ...plainUses(document, sentences)], uses, relations)
}

/**
 * Uses with those of `more` that stand in none of them, and in none of the relations that are `holding` more: letters of inline mathematics
 * are a part of it.
 */
function outside(more: readonly Use[], uses: readonly Use[], holding: readonly Span[]): Use[] {
  const isFirst = new Set(uses)
  const held = holding.toSorted((a, b) => a.start - b.start)
  let at = 0
  let over = 0
  return [...uses, ...more]
    .toSorted((a, b) => a.span.start - b.span.start)
    .filter((use) => {
      for (; (held[at]?.start ?? use.span.start + 1) <= use.span.start; at++)
        over = Math.max(over, held[at]?.end ?? 0)
      if (!isFirst.has(use) && use.span.start < over) return false
      over = Math.max(over, use.span.end)
      return true
    })
}
