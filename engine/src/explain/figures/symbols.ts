import type { Equation, PaperDocument } from '../../document/paper-document.ts'
import { contains, type Span } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'
import { flat, ownArguments } from './arguments.ts'
import { isPart, type Saying, saidOf } from './defining-words.ts'
import { symbolsIn, tokensOf, wordsInProse, wordsOf } from './equation-symbols.ts'
import { listedSymbols } from './listed-symbols.ts'
import { type Use, usesOf } from './symbol-uses.ts'
import { outermost, whereItHolds } from './where-it-holds.ts'

/** A symbol and a sentence that says what it stands for. */
export interface Definition {
  readonly symbol: string
  /** What it is known by among the letters of equations. */
  readonly key: string
  readonly latex?: string
  readonly sentence: Sentence
  readonly saying: Saying
  /** The arguments for which alone it speaks; null for any. */
  readonly argument: string | null
  /** Where it holds; null for the whole paper. */
  readonly within: Span | null
}

/** What may stand between two symbols of a list: "A(t), B(t), and C". */
const joins =
  /^\s*(?:\([^()]{0,16}\))?(?:\s?[∈⊂⊆]\s?[^\s,;]{1,40})?\s*(?:,|,?\s*(?:and|or)\s|&)\s*$/

/** Runs of symbols that one sentence lists, each with its sentence. */
function listsOf(
  { text }: PaperDocument,
  sentences: readonly Sentence[],
  uses: readonly Use[],
): { readonly sentence: Sentence; readonly list: readonly Use[] }[] {
  const lists: { sentence: Sentence; list: Use[] }[] = []
  let at = 0
  for (const use of uses) {
    while (at < sentences.length && (sentences[at]?.span.end ?? 0) <= use.span.start) at++
    const sentence = sentences[at]
    if (!sentence || sentence.span.start > use.span.start || sentence.text.length > 600) continue
    // "P ∈ R^h and w is": the set is no item of a list.
    if (/[∈⊂⊆]\s?$/.test(text.slice(use.span.start - 2, use.span.start))) continue
    const last = lists.at(-1)
    const end = last?.list.at(-1)?.span.end ?? 0
    if (last?.sentence === sentence && joins.test(text.slice(end, use.span.start)))
      last.list.push(use)
    else lists.push({ sentence, list: [use] })
  }
  return lists
}

/** More than one letter with its accents: hardly what another section calls another thing. */
const isName = (key: string) => !/^\p{L}[\p{M}′]*$/u.test(key)

const isInPassing = (of: { readonly saying: Saying } | null) =>
  of?.saying === 'naming' || of?.saying === 'apposition'

/** Definitions of symbols as the paper words them ("where x denotes …", "let x be …"), in reading order. */
export function definitionsOf(
  document: PaperDocument,
  sentences: readonly Sentence[],
): Map<string, Definition[]> {
  const { text } = document
  const found = new Map<string, Definition[]>()
  const add = (definition: Definition) => {
    const known = found.get(definition.symbol) ?? []
    if (known.some(({ sentence }) => sentence.index === definition.sentence.index)) return
    found.set(definition.symbol, [...known, definition])
  }
  const seen = new Set<string>()
  const told = new Set<string>()
  for (const { sentence, list } of listsOf(document, sentences, usesOf(document, sentences))) {
    const [first] = list
    const last = list.at(-1)
    if (!first || !last) continue
    const before = text.slice(sentence.span.start, first.span.start)
    const said = saidOf({
      before,
      list: text.slice(first.span.start, last.span.end),
      after: text.slice(last.span.end, sentence.span.end),
    })
    const isTold = ({ plain, key }: Use) =>
      !isInPassing(said) ||
      (!plain && (!seen.has(key) || (said?.saying === 'naming' && !told.has(key) && isName(key))))
    for (const { span, symbol, key, latex } of said ? said.of(list).filter(isTold) : []) {
      told.add(key)
      const argument = ownArguments(text, span, key)
      const isBare = argument !== null && !symbol.endsWith(')')
      add({
        symbol: isBare ? `${symbol}${argument}` : symbol,
        key,
        ...(latex !== undefined && !isBare && { latex }),
        sentence,
        saying: said?.saying ?? 'general',
        argument,
        within: whereItHolds(document, sentence, span),
      })
    }
    // What stands in a formula's brackets is not yet spoken of.
    if (!isPart(before)) for (const { key, isHead } of list) if (!isHead) seen.add(key)
  }
  for (const definition of listedSymbols(document, sentences)) add(definition)
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
  const { sections } = document
  const place = document.blocks.find(({ of }) => of === equation.id)?.section
  const home = place === undefined ? undefined : outermost(sections, place)
  const words = flat(wordsOf(document, equation))
  const own = new Set(tokensOf(wordsOf(document, equation)).flatMap(({ keys }) => keys))
  const byKey = new Map<string, Definition[]>()
  for (const definition of [...definitions.values()].flat()) {
    const { key, argument, sentence, within, saying } = definition
    const isNear = within
      ? contains(within, equation.span)
      : sentence.span.start < equation.span.end + afterwards
    const isHome = outermost(sections, sentence.section) === home
    const holds =
      isNear &&
      (sentence.kind !== 'caption' || sentence.section === place) &&
      // What holds in a case, or is called by one letter in passing, is another thing in another section.
      (saying === 'general' || isHome || (saying !== 'special' && isName(key))) &&
      (argument === null || words.includes(`${key}${argument}`)) &&
      // U(t) is no U_nl(y), though k is a k_i.
      (!definition.symbol.endsWith(')') || words.includes(`${key}(`) || own.has(key))
    if (holds) byKey.set(key, [...(byKey.get(key) ?? []), definition])
  }
  const rank = (definition: Definition) =>
    (definition.saying === 'special' ? 4 : 0) +
    (outermost(sections, definition.sentence.section) === home ? 0 : 2) +
    (isInPassing(definition) ? 1 : 0)
  const distance = ({ sentence: { span } }: Definition) =>
    Math.max(span.start - equation.span.end, equation.span.start - span.end, 0)
  const used = symbolsIn(document, equation, (key) => byKey.has(key), names)
  return [...used]
    .flatMap(
      (key) =>
        byKey.get(key)?.toSorted((a, b) => rank(a) - rank(b) || distance(a) - distance(b))[0] ?? [],
    )
    .slice(0, 12)
}
