import type { Equation, PaperDocument } from '../document/paper-document.ts'
import type { Span } from '../text/span.ts'
import type { Sentence } from './sentence.ts'

/** A symbol and the sentence that says what it stands for. */
export interface DefinedSymbol {
  readonly symbol: string
  readonly latex?: string
  readonly sentence: Sentence
  /** Where it is first used. */
  readonly first: Span
}

interface Use {
  readonly span: Span
  readonly symbol: string
  readonly latex?: string
}

/** "x", "x_i", "\\mathbf{W}", "σ²": short enough to be one symbol rather than a formula. */
function isSymbol(words: string): boolean {
  return (
    words.length <= 24 &&
    /[\p{L}]/u.test(words) &&
    !/[=<>≤≥≈∼+\s,;∈]|\\(in|leq|geq|sim|approx|times|to|sum|int|frac)\b/u.test(words.trim())
  )
}

/** Symbols that stand in running text: inline mathematics, or lone italic letters where there is none. */
function usesOf(document: PaperDocument): Use[] {
  const uses: Use[] = []
  const inline = document.equations.filter(({ display }) => !display)
  for (const { span, latex } of inline) {
    const symbol = document.text.slice(span.start, span.end)
    if (isSymbol(symbol) || (latex !== undefined && isSymbol(latex)))
      uses.push({ span, symbol, ...(latex !== undefined && { latex }) })
  }
  if (inline.length === 0)
    for (const { kind, span } of document.marks) {
      const symbol = document.text.slice(span.start, span.end)
      if ((kind === 'italic' || kind === 'math') && /^[\p{L}][\p{M}′']?[\p{N}]?$/u.test(symbol))
        uses.push({ span, symbol })
    }
  return uses.toSorted((a, b) => a.span.start - b.span.start)
}

const defines =
  /^\s*(\([^()]{1,12}\)\s*)?,?\s*(denotes?|represents?|stands? for|refers? to|indicates?|is defined as|(is|are|be|being|was) (the|an?|our|its|some|any|defined|called|set to|obtained|given)\b|(is|are) (\w+ ){0,2}(number|set|size|vector|matrix|function|parameter|constant|probability|dimension|rate|temperature|mass|length|angle|velocity|weights?)\b|:\s?the\b)/i
const definedBefore =
  /\b(let|denoted? (by|as)|denoting|called|say|define|write|written as|given by|where|number of \w+|vector|matrix|set|function|parameter|constant|probability|dimension|size|rate|temperature|mass|distance|time|length)\s*,?\s*$/i
const openBefore = /\b(let|denote[sd]? (by|as)|where|define)\s*,?\s*$/i

/** Definitions of symbols as the paper words them ("where x denotes …", "let x be …"), first one wins. */
export function definedSymbols(
  document: PaperDocument,
  sentences: readonly Sentence[],
): Map<string, DefinedSymbol> {
  const found = new Map<string, DefinedSymbol>()
  const firstUse = new Map<string, Span>()
  let at = 0
  for (const use of usesOf(document)) {
    if (!firstUse.has(use.symbol)) firstUse.set(use.symbol, use.span)
    while (at < sentences.length && (sentences[at]?.span.end ?? 0) <= use.span.start) at++
    const sentence = sentences[at]
    if (!sentence || sentence.span.start > use.span.start || found.has(use.symbol)) continue
    const before = document.text.slice(
      Math.max(sentence.span.start, use.span.start - 40),
      use.span.start,
    )
    const after = document.text.slice(use.span.end, Math.min(sentence.span.end, use.span.end + 60))
    const named = defines.test(after) || openBefore.test(before)
    if (
      !named &&
      !(definedBefore.test(before) && /^\s*([,.;)]|and\b|of\b|for\b|is\b|in\b)/.test(after))
    )
      continue
    found.set(use.symbol, {
      symbol: use.symbol,
      ...(use.latex !== undefined && { latex: use.latex }),
      sentence,
      first: firstUse.get(use.symbol) ?? use.span,
    })
  }
  return found
}

const letters = /\p{L}[\p{M}′]?(_\{?[\p{L}\p{N},]+\}?|[\p{No}ₐ-ₜ])?/gu

/** Whether an equation uses a symbol: as a token of its words or of its LaTeX, not as part of a longer name. */
export function usesSymbol(
  document: PaperDocument,
  equation: Equation,
  defined: DefinedSymbol,
): boolean {
  const words = equation.latex ?? document.text.slice(equation.span.start, equation.span.end)
  const wanted = (equation.latex !== undefined ? defined.latex : undefined) ?? defined.symbol
  const clean = (text: string) => text.replace(/\\displaystyle\s*/g, '').replace(/\s+/g, '')
  if (clean(wanted).length === 1)
    return (words.match(letters) ?? []).some(
      (token) => token === clean(wanted) || token.startsWith(`${clean(wanted)}_`),
    )
  return clean(words).includes(clean(wanted))
}
