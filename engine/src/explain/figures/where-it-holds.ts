import type { Block, PaperDocument, Section } from '../../document/paper-document.ts'
import { type Span, slice } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'

/** "Lemma 3.", "(2.1) Proposition:": words that open a statement of its own; a proof belongs to what it proves. */
const opensStatement =
  /^\W{0,2}(?:\d[\d.]{0,8}\W{1,3})?(?:Lemma|Theorem|Proposition|Corollary|Claim|Definition|Remark|Example|Conjecture|Property|Problem|Observation|Fact)\b(?=\W{0,3}(?:\d|\p{Lu}|[:.(]|$))/u
const ended = /[∎□■◻]/u
/** "Let V be a space of dimension r", up to where what is supposed ends. */
const lets = /\blet\b(?!.*[,;] (?:where|then|we|the)\b)[^;]{0,120}$/i
/** "If R is correctable", "for any data set D", "note that an ideal of length r": supposed for the while of an argument. */
const supposes =
  /\b(?:suppose|assume|if)\b[^,;:]{0,80}$|\bfor (?:any|every|each|all|some|fixed)\b[^,;:]{0,24}$|\b(?:note|recall|observe) that (?:an?|any|every|some)\b[^.;]{0,120}$/i
const given = /\b(?:given|assuming)\b[^,;:]{0,80}$/i
/** "let Q(t) denote the number": a notation, which a paper keeps. */
const denotes = /^[^.;]{0,40}?\b(?:denotes?|stands? for|represents?)\b/i

const opens = (document: PaperDocument, { kind, span }: Block) =>
  kind !== 'caption' &&
  kind !== 'table' &&
  opensStatement.test(slice(document.text, span).slice(0, 60))

/** A statement and its proof have hardly more blocks on either side. */
const furthest = 80

/** Where the statement that a block is a part of ends; null for a block of plain text. */
function statementEnd(document: PaperDocument, at: number): number | null {
  const { blocks, text } = document
  const section = blocks[at]?.section
  const isOver = (place: number) => {
    const block = blocks[place]
    return !block || block.section !== section || ended.test(slice(text, block.span))
  }
  const isOpening = (place: number) => {
    const block = blocks[place]
    return block?.section === section && block !== undefined && opens(document, block)
  }
  let first = at
  while (!isOpening(first)) {
    if (isOver(first - 1) || at - first > furthest) return null
    first--
  }
  let last = at
  while (!isOver(last) && !isOpening(last + 1) && last - at < furthest) {
    if (blocks[last + 1]?.section !== section) break
    last++
  }
  return blocks[last]?.span.end ?? null
}

/** The section around a section that stands below no other. */
export function outermost(sections: readonly Section[], at: number): Section | undefined {
  const section = sections[at]
  return section?.parent === undefined || !sections[section.parent]?.heading
    ? section
    : outermost(sections, section.parent)
}

/**
 * Where what a sentence supposes of a symbol holds: from there to the end of its lemma and proof, or of its section;
 * null for a definition that holds in the whole paper.
 * @param at where the symbol stands, and `end` where it ends
 */
export function whereItHolds(
  document: PaperDocument,
  { block, section, span }: Sentence,
  symbol: Span,
): Span | null {
  const before = document.text.slice(span.start, symbol.start)
  const isLet = lets.test(before)
  const isSupposed = isLet || supposes.test(before)
  if (!isSupposed && !given.test(before)) return null
  const inStatement = statementEnd(document, block)
  if (inStatement !== null) return { start: span.start, end: inStatement }
  if (!isSupposed || denotes.test(document.text.slice(symbol.end, span.end))) return null
  const { sections } = document
  const home = isLet ? outermost(sections, section) : sections[section]
  return home?.heading ? { start: span.start, end: home.span.end } : null
}
