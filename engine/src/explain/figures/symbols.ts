import type { Equation, PaperDocument } from '../../document/paper-document.ts'
import { contains, type Span } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'
import { keyOf, namesIn, symbolsIn, wordsInProse } from './equation-symbols.ts'
import { listedSymbols } from './listed-symbols.ts'
import { whereItHolds } from './where-it-holds.ts'

/** A symbol and a sentence that says what it stands for. */
export interface Definition {
  readonly symbol: string
  readonly latex?: string
  readonly sentence: Sentence
  /** Where it holds; null for the whole paper. */
  readonly within: Span | null
}

interface Use {
  readonly span: Span
  readonly symbol: string
  readonly latex?: string
  /** In plain letters, which may as well be a word: only words that say what it is make it a symbol. */
  readonly plain?: boolean
}

// One letter (or a name) with accents, indices, exponents and arguments: x, W_i^Q, μ(t), d_model.
const shape =
  /^\p{L}[\p{L}\p{M}′']*([_^](\{[^{}]{1,16}\}|[\p{L}\p{N}*−+]{1,8}))*(\([^()]{1,12}\))?$/u
const lone = /^\p{L}[\p{M}′']?$/u
const nameWithIndex = /^\p{L}[\p{L}\p{M}′']{0,2}$/u

/** Letters set in italics or bold, alone or with an index; in PDFs a mark may hold the space after its letter. */
function markedUses({ marks, text }: PaperDocument): Use[] {
  const indices = marks.filter(({ kind }) => kind === 'sub' || kind === 'sup')
  const indexAt = new Map(indices.map((mark) => [mark.span.start, mark]))
  const ends = (span: Span) => span.start + text.slice(span.start, span.end).trimEnd().length
  const uses: Use[] = []
  for (const { kind, span } of marks.toSorted((a, b) => a.span.start - b.span.start)) {
    if (kind !== 'italic' && kind !== 'bold') continue
    const around = indexAt.get(span.start)
    if (around && contains(around.span, span)) continue
    const end = ends(span)
    const base = text.slice(span.start, end)
    const index = indexAt.get(end)
    const words = index && text.slice(index.span.start, ends(index.span))
    // A raised number is a note or an exponent.
    if (index && words && !(index.kind === 'sup' && /\d/.test(words)) && nameWithIndex.test(base)) {
      const sign = index.kind === 'sub' ? '_' : '^'
      const isSimple = /^[A-Za-z][\w+]*$/.test(`${base}${words}`)
      uses.push({
        span: { start: span.start, end: ends(index.span) },
        symbol: `${base}${words}`,
        ...(isSimple && { latex: `${base}${sign}{${words}}` }),
      })
    } else if (lone.test(base) && (kind === 'italic' || !/^[AI]$/i.test(base)))
      uses.push({ span: { start: span.start, end }, symbol: base })
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
      uses.push({ span: { start, end: start + symbol.length }, symbol, plain: true })
    }
  }
  return uses
}

/** Symbols that stand in running text: inline mathematics, lone italic letters, and what an equation above names. */
function usesOf(document: PaperDocument, sentences: readonly Sentence[]): Use[] {
  const uses: Use[] = []
  for (const { span, latex, display } of document.equations) {
    const symbol = document.text.slice(span.start, span.end)
    if (!display && shape.test(symbol) && symbol.length <= 24)
      uses.push({ span, symbol, ...(latex !== undefined && { latex }) })
  }
  uses.push(...markedUses(document))
  const known = new Set(uses.map(({ span }) => span.start))
  uses.push(...plainUses(document, sentences).filter(({ span }) => !known.has(span.start)))
  return uses.toSorted((a, b) => a.span.start - b.span.start)
}

const defines =
  /^\s*(\([^()]{1,12}\)\s*)?(?:,\s?\p{L}(?:[_^′'\p{N}]\S{0,8})?(?=,? )){0,3}(?:,? and \p{L}(?:[_^′'\p{N}]\S{0,8})?(?= ))?,?\s*(denotes?|represents?|stands? for|refers? to|indicates?|is defined as|(is|are|be|being|was) (the|an?|our|its|some|any|defined|called|set to|obtained|given)\b|(is|are) (\w+ ){0,2}(number|set|size|vector|matrix|function|parameter|constant|probability|dimension|rate|temperature|mass|length|angle|velocity|weights?)\b|:\s?the\b)/iu
const opensBefore = /\b(let|denote[sd]? (by|as)|denoting|where|define)\s*,?\s*$/i
/** "Let n be divisible by 4", "be an even integer": what is supposed of it, and not what it stands for. */
const isPremise =
  /^\s*(?:be|is|are)\s+(?:(?:sufficiently|arbitrarily|strictly|non-?)\s?)?(?:(?:divisible|even|odd|large|small|big|fixed|given|arbitrary|positive|negative|nonnegative|prime|finite|infinite|greater|less|larger|smaller|at (?:least|most))(?=\s*(?:[.,;:)]|$)|\s+(?:by|enough|and|or|with|such|than|so|in|\S{1,4}[.,]))|(?:an?|any|some)\s+(?:[\p{L}-]+\s+){0,2}(?:integers?|naturals?|reals?|numbers?|primes?)\b(?!\s+(?:of|that|which)\b))/iu
// "a matrix Q", "matrices K and V".
const namedBefore =
  /\b(?:(?:matrix|vector|set|function|parameter|constant|probability|dimension|size|rate|temperature|mass|distance|time|length|number of \w+|variable|coefficient)|(?:matrices|vectors|sets|functions|parameters|constants|dimensions|variables|coefficients) (?:\S{1,10},? (?:and )?){0,3})\s*,?\s*$/i
/** Inside brackets or beside an operator it is a part of what is spoken of: "X(t) denotes", "1/N is called". */
const isPart = (before: string) =>
  /[/=+−×⋅·∗^_∈|∂∑→↦↪⊂⊆⊗⊕∪∩≅]\s?$/.test(before) ||
  (before.match(/[([{]/g)?.length ?? 0) > (before.match(/[)\]}]/g)?.length ?? 0)
/** "The reward in state s is defined as", "a surface in X is an embedded one": what is defined is neither s nor X. */
const isOfAnother =
  /(?:^|\s)(?:the|a|an|its|our|this|that|each|every)\s[^,;:()]{3,80}\s(?:of|at|in|on|from|to|by|with|under|between|over)\s(?:(?:the|a|an|each|every|any|some)\s)?(?:\p{Ll}{3,}\s)?$/iu
const isDefinedBelow =
  /^\s*(?:is|are|was|were|can be|may be)\s(?:(?:then|thus|hence|therefore)\s)?(?:defined|given|obtained|called|computed|the|an?)\b/i
const namedAfter = /^\s*([,.;)]|and\b|of\b|for\b|is\b|in\b)/

/** Definitions of symbols as the paper words them ("where x denotes …", "let x be …"), in reading order. */
export function definitionsOf(
  document: PaperDocument,
  sentences: readonly Sentence[],
): Map<string, Definition[]> {
  const found = new Map<string, Definition[]>()
  let at = 0
  for (const { span, symbol, latex, plain } of usesOf(document, sentences)) {
    while (at < sentences.length && (sentences[at]?.span.end ?? 0) <= span.start) at++
    const sentence = sentences[at]
    if (!sentence || sentence.span.start > span.start || sentence.text.length > 600) continue
    const before = document.text.slice(Math.max(sentence.span.start, span.start - 40), span.start)
    const after = document.text.slice(span.end, Math.min(sentence.span.end, span.end + 60))
    const says =
      !/^\s*[=:]\s*$/.test(after) &&
      !isPart(document.text.slice(sentence.span.start, span.start)) &&
      !(
        isDefinedBelow.test(after) &&
        isOfAnother.test(document.text.slice(sentence.span.start, span.start))
      ) &&
      !(/\blet\s*$/i.test(before) && isPremise.test(after)) &&
      (defines.test(after) ||
        (!plain &&
          (opensBefore.test(before) || (namedBefore.test(before) && namedAfter.test(after)))))
    if (!says) continue
    const known = found.get(symbol) ?? []
    if (known.some((other) => other.sentence.index === sentence.index)) continue
    const within = whereItHolds(document, sentence, span)
    found.set(symbol, [
      ...known,
      { symbol, sentence, within, ...(latex !== undefined && { latex }) },
    ])
  }
  for (const definition of listedSymbols(document, sentences)) {
    const known = found.get(definition.symbol) ?? []
    if (known.some(({ sentence }) => sentence.index === definition.sentence.index)) continue
    found.set(definition.symbol, [...known, definition])
  }
  return found
}

const afterwards = 800

/**
 * The definitions that hold for an equation, in its order: of the symbols that it uses, the sentence nearest before
 * it, or one soon after it; captions only from the same section.
 */
export function definitionsFor(
  document: PaperDocument,
  definitions: ReadonlyMap<string, readonly Definition[]>,
): (equation: Equation) => Definition[] {
  const names = wordsInProse(document)
  return (equation) => definitionsIn(document, equation, definitions, names)
}

function definitionsIn(
  document: PaperDocument,
  equation: Equation,
  definitions: ReadonlyMap<string, readonly Definition[]>,
  names: ReadonlySet<string>,
): Definition[] {
  const place = document.blocks.find(({ of }) => of === equation.id)?.section
  const byKey = new Map<string, Definition[]>()
  for (const [symbol, list] of definitions) {
    const near = list.filter(
      ({ sentence, within }) =>
        (within
          ? contains(within, equation.span)
          : sentence.span.start < equation.span.end + afterwards) &&
        (sentence.kind !== 'caption' || sentence.section === place),
    )
    const key = keyOf(symbol)
    if (near.length > 0) byKey.set(key, [...(byKey.get(key) ?? []), ...near])
  }
  const distance = ({ sentence }: Definition) => Math.abs(sentence.span.start - equation.span.start)
  const used = symbolsIn(document, equation, (key) => byKey.has(key), names)
  return [...used]
    .flatMap((key) => byKey.get(key)?.toSorted((a, b) => distance(a) - distance(b))[0] ?? [])
    .slice(0, 12)
}
