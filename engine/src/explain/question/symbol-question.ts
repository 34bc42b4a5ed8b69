import type { PaperDocument } from '../../document/paper-document.ts'
import { greekName } from '../../text/greek.ts'
import { type Span, slice } from '../../text/span.ts'
import { definitionsOf } from '../figures/symbols.ts'
import type { Sentence } from '../text/sentence.ts'
import { distinctNames, speaksOf } from './distinct-names.ts'

const asks =
  /\bwhat\s+(?:does|do|is|are)\s+(?:the\s+)?(?:(?:symbol|letter|variable|parameter|constant)s?\s+)?(\p{L}[\p{L}\p{N}_^{}]{0,11})\s*(?:denote|mean|stand for|represent|refer to|defined as)?\s*(?:here|in (?:this|the) (?:paper|equation|formula))?\s*\?*$|\bmeaning of (?:the (?:symbol|letter|variable|parameter) )?(\p{L}[\p{L}\p{N}_^{}]{0,11})\s*\?*$/iu

/**
 * The sentences that define a symbol, when the question asks what one stands for ("What does alpha
 * denote?", "What is d?"); none when it asks something else or the paper defines no such symbol.
 */
export function symbolDefinitions(
  document: PaperDocument,
  sentences: readonly Sentence[],
  question: string,
): Span[] {
  const match = asks.exec(question)
  const wanted = match?.[1] ?? match?.[2]
  if (wanted === undefined) return []
  const definitions = [...definitionsOf(document, sentences)]
  const named = (exactly: boolean) =>
    definitions.find(([symbol]) => {
      const name = greekName(symbol)
      // "F_1" is set as an index and typed as "F1".
      if (symbol.replace(/[_{}]/g, '') === wanted) return true
      if (exactly) return symbol === wanted || name === wanted
      // n and N are two symbols; "Alpha" is typed for α.
      return (name !== symbol || symbol.length > 1) && name === wanted.toLowerCase()
    })
  const [, found = []] = named(true) ?? named(false) ?? []
  return found.map(({ sentence }) => sentence.span)
}

const asksValue =
  /\b(?:value of|value for|what is|what was) (?:the )?(?:(?:parameter|hyper-?parameter|symbol) )?(\p{L}[\p{L}\p{N}]{0,6}(?:[_^][\p{L}\p{N}{}]{1,10})?)(?: set to| used| chosen| equal to)?\W*$/iu
const looksLikeSymbol = (name: string) =>
  /[_^]/.test(name) || name.length <= 2 || /^[A-Z]+$/.test(name)

/** The sentences that set a symbol to a number ("d_k = 64"), when the question asks for its value. */
export function symbolValues(sentences: readonly Sentence[], question: string): Span[] {
  const wanted = asksValue.exec(question)?.[1]
  if (wanted === undefined || !/\b(?:value|set to|equal to)\b/i.test(question)) return []
  if (!looksLikeSymbol(wanted)) return []
  const name = wanted
    .replace(/[_^{}]/g, '')
    .split('')
    .join('[_^{}]*')
  const sets = new RegExp(
    `(?<![\\p{L}\\p{N}])${name}\\}?\\s*(?:=|≈|was set to|is set to|set to|of)\\s*-?\\d`,
    'u',
  )
  return sentences
    .filter(({ text, role }) => role !== 'references' && sets.test(text))
    .map(({ span }) => span)
}

/** "What is the F1 formula?": the displayed equation that has the name, after the sentence that leads to it. */
export function formulaAsked(
  document: PaperDocument,
  sentences: readonly Sentence[],
  question: string,
): Span[] {
  if (!/\b(?:formula|equation)s?\b/i.test(question)) return []
  const names = distinctNames(question)
  const equation = document.equations.find(
    ({ display, span }) =>
      display &&
      names.length > 0 &&
      names.every((name) => speaksOf(slice(document.text, span), name)),
  )
  if (!equation) return []
  const before = sentences.findLast(({ span }) => span.end <= equation.span.start)
  const isNear = before && equation.span.start - before.span.end < 4
  return [...(isNear ? [before.span] : []), equation.span]
}
