import type { Equation, PaperDocument } from '../document/paper-document.ts'
import type { Span } from '../text/span.ts'
import type { Sentence } from './sentence.ts'

/** A symbol and a sentence that says what it stands for. */
export interface Definition {
  readonly symbol: string
  readonly latex?: string
  readonly sentence: Sentence
}

interface Use {
  readonly span: Span
  readonly symbol: string
  readonly latex?: string
}

// One letter (or a name) with accents, indices, exponents and arguments: x, W_i^Q, μ(t), d_model.
const shape =
  /^\p{L}[\p{L}\p{M}′']*([_^](\{[^{}]{1,16}\}|[\p{L}\p{N}*−+]{1,8}))*(\([^()]{1,12}\))?$/u

/** Symbols that stand in running text: inline mathematics, and lone italic letters. */
function usesOf(document: PaperDocument): Use[] {
  const uses: Use[] = []
  for (const { span, latex, display } of document.equations) {
    const symbol = document.text.slice(span.start, span.end)
    if (!display && shape.test(symbol) && symbol.length <= 24)
      uses.push({ span, symbol, ...(latex !== undefined && { latex }) })
  }
  for (const { kind, span } of document.marks) {
    const symbol = document.text.slice(span.start, span.end)
    if (kind === 'italic' && /^\p{L}[\p{M}′']?$/u.test(symbol)) uses.push({ span, symbol })
  }
  return uses.toSorted((a, b) => a.span.start - b.span.start)
}

const defines =
  /^\s*(\([^()]{1,12}\)\s*)?,?\s*(denotes?|represents?|stands? for|refers? to|indicates?|is defined as|(is|are|be|being|was) (the|an?|our|its|some|any|defined|called|set to|obtained|given)\b|(is|are) (\w+ ){0,2}(number|set|size|vector|matrix|function|parameter|constant|probability|dimension|rate|temperature|mass|length|angle|velocity|weights?)\b|:\s?the\b)/i
const opensBefore = /\b(let|denote[sd]? (by|as)|denoting|where|define)\s*,?\s*$/i
const namedBefore =
  /\b(matrix|vector|set|function|parameter|constant|probability|dimension|size|rate|temperature|mass|distance|time|length|number of \w+|variable|coefficient)\s*,?\s*$/i
const namedAfter = /^\s*([,.;)]|and\b|of\b|for\b|is\b|in\b)/

/** Definitions of symbols as the paper words them ("where x denotes …", "let x be …"), in reading order. */
export function definitionsOf(
  document: PaperDocument,
  sentences: readonly Sentence[],
): Map<string, Definition[]> {
  const found = new Map<string, Definition[]>()
  let at = 0
  for (const { span, symbol, latex } of usesOf(document)) {
    while (at < sentences.length && (sentences[at]?.span.end ?? 0) <= span.start) at++
    const sentence = sentences[at]
    if (!sentence || sentence.span.start > span.start || sentence.text.length > 600) continue
    const before = document.text.slice(Math.max(sentence.span.start, span.start - 40), span.start)
    const after = document.text.slice(span.end, Math.min(sentence.span.end, span.end + 60))
    const says =
      defines.test(after) ||
      opensBefore.test(before) ||
      (namedBefore.test(before) && namedAfter.test(after))
    if (!says) continue
    const known = found.get(symbol) ?? []
    if (known.some((other) => other.sentence.index === sentence.index)) continue
    found.set(symbol, [...known, { symbol, sentence, ...(latex !== undefined && { latex }) }])
  }
  return found
}

/** Words that a formula names in upright letters: they are no symbols. */
const named = /\\(mathrm|text|textit|textrm|operatorname\*?|mathop)\s*\{[^{}]*\}|\\[a-zA-Z]+\*?/g

/** The letters of an equation that stand for something, each with its index. */
function symbolsIn(document: PaperDocument, equation: Equation): Set<string> {
  if (equation.latex !== undefined) {
    const bare = equation.latex.replace(named, ' ')
    return new Set(bare.match(/\p{L}/gu) ?? [])
  }
  const words = document.text.slice(equation.span.start, equation.span.end)
  const letters = (words.match(/\p{L}+/gu) ?? []).filter((run) => run.length <= 2)
  return new Set(letters.flatMap((run) => [...run]))
}

const afterwards = 800

/**
 * The definitions that hold for an equation: of the symbols that it uses, the sentence nearest before
 * it, or one soon after it; captions only from the same section.
 */
export function definitionsFor(
  document: PaperDocument,
  equation: Equation,
  definitions: ReadonlyMap<string, readonly Definition[]>,
): Definition[] {
  const letters = symbolsIn(document, equation)
  const words = document.text.slice(equation.span.start, equation.span.end).replace(/\s+/g, '')
  const source = (equation.latex ?? '').replace(/\s+/g, '')
  const place = document.blocks.find(({ of }) => of === equation.id)?.section
  const chosen: Definition[] = []
  for (const [symbol, list] of definitions) {
    const bare = symbol.replace(/\s+/g, '')
    const latex = list[0]?.latex?.replace(/\s+/g, '')
    const used =
      bare.length === 1
        ? letters.has(bare)
        : words.includes(bare) || (latex !== undefined && source.includes(latex))
    if (!used) continue
    const near = list.filter(
      ({ sentence }) =>
        sentence.span.start < equation.span.end + afterwards &&
        (sentence.kind !== 'caption' || sentence.section === place),
    )
    const soonest = near.toSorted(
      (a, b) =>
        Math.abs(a.sentence.span.start - equation.span.start) -
        Math.abs(b.sentence.span.start - equation.span.start),
    )[0]
    if (soonest) chosen.push(soonest)
  }
  return chosen.slice(0, 12)
}
