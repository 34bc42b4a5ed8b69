import type { PaperDocument } from '../../document/paper-document.ts'
import { holds } from '../../text/holds.ts'
import { wordCount } from '../../text/letter-counts.ts'
import { slice } from '../../text/span.ts'
import { citesOthers } from '../text/antecedent.ts'
import { isUnder } from '../text/section-form.ts'
import type { Sentence } from '../text/sentence.ts'
import { cells, isWhole } from '../text/statement.ts'
import type { Item } from './checklist-item.ts'

// Which sentences of a paper state an item of the checklist.

// What a form says to authors, or leaves open, is no statement of theirs.
const guidance =
  /\banswer NA\b|\bNA answer\b|\ba No answer\b|\bNA means\b|\b(?:the )?authors? (?:should|are encouraged)\b|\bpapers? (?:cannot|can|should|must) (?:not )?be (?:rejected|desk)|\breviewers? (?:will|should|are)\b|^\W*(?:Guidelines|Question):|^\W*Depending on the country\b|\bwould be listed here\b|\byou should\b|\bexpect (?:the )?authors\b/i

/** A form's own answer that it is not so, or does not apply. */
const answeredNo = /^\W*Answer:? \[?(?:No|NA|N\/A)\b/

/** True for words that speak of an item without saying that the paper has it. */
export const isUnmet = ({ denies, underIf, stated }: Item, text: string): boolean =>
  answeredNo.test(text) ||
  (denies !== undefined && holds(denies, text)) ||
  (underIf !== undefined &&
    !holds(underIf, text) &&
    !stated.some((pattern) => holds(pattern, text)))

/** "(GenBank accession no." and what follows: the number belongs to the sentence. */
function withNumbers(sentences: readonly Sentence[]): Sentence[] {
  const joined: Sentence[] = []
  for (const sentence of sentences) {
    const last = joined.at(-1)
    if (
      last &&
      last.block === sentence.block &&
      /\b[Nn]os?\.$/.test(last.text) &&
      /^\S*\d/.test(sentence.text)
    )
      joined[joined.length - 1] = {
        ...last,
        span: { start: last.span.start, end: sentence.span.end },
        text: `${last.text} ${sentence.text}`,
      }
    else joined.push(sentence)
  }
  return joined
}

/** Who was left out is listed at length. */
const listsCriteria = /\bexclusion criteria\b|\bexcluded (?:if|for)\b/i
/** True for a whole sentence, whatever the item. */
export const isSentence = ({ text, isBegun }: Sentence): boolean =>
  (text.length <= 700 || (text.length <= 1_200 && listsCriteria.test(text))) &&
  (isBegun || !/^\p{Ll}/u.test(text)) &&
  isWhole(text)

const foundThat =
  /\b(?:reveal|show|f[io]u?nd|report|demonstrat|indicat|suggest|conclud)\w* that\b.*(?:\[\d[\d,;\s–-]*\]|\([^()]*\b(?:19|20)\d\d[a-z]?\))\W*$/is
/** "An analysis of two studies in 153 children revealed that … [41, 42]": what a source found, with its numbers. */
const holdsFindingOfOthers = (text: string): boolean => holds(foundThat, text) && citesOthers(text)

const onAside =
  /\bcomparisons? (?:to|with|of|against)\b|\bablations?\b|\bbaselines?\b|\b(?:other|alternative|existing) (?:methods|methodologies|approaches|models)\b/i

/** True for what stands, in an appendix, under a heading on a comparison: what was run for it is not the paper's own. */
function isAside({ sections, text }: PaperDocument, section: number): boolean {
  const references = sections.findIndex(({ role }) => role === 'references')
  if (references < 0 || section < references) return false
  for (let at: number | undefined = section; at !== undefined; at = sections[at]?.parent) {
    const heading = sections[at]?.heading
    if (heading && onAside.test(slice(text, heading))) return true
  }
  return false
}

/** True for a sentence that is read for an item: no reference, no other part of the paper than those that speak of it. */
export function isRead(entry: Item, { role, kind, text, speaksOf }: Sentence): boolean {
  if (entry.ownOnly && (speaksOf === 'cited' || holdsFindingOfOthers(text))) return false
  if (role === 'references' || (kind === 'caption' && !entry.inCaptions)) return false
  return !entry.only || (entry.where.includes(role) && !cells.test(text))
}

/** Sentences that may state an item: no question, nothing that a form says. */
export const statementsRead = (sentences: readonly Sentence[]): Sentence[] =>
  withNumbers(sentences).filter(
    (sentence) =>
      isSentence(sentence) && !/\?\W*$/.test(sentence.text) && !holds(guidance, sentence.text),
  )

/** The wordings that state an item where a sentence stands. */
export const wordingsFor = ({ stated, within, inCaptions }: Item, { role, kind }: Sentence) =>
  kind === 'caption'
    ? (inCaptions ?? [])
    : role === 'availability'
      ? [...stated, ...(within ?? [])]
      : stated

/** From 0 to less than 3: a number with twice as many says 0.2 more. */
const captionWorth = ({ counted }: Item, text: string): number =>
  counted ? Math.min(2.9, 0.2 * Math.log2(1 + counted(text))) : 0

/** The statements of an item, best first: by wording, then by a section where it belongs. */
export function statementsIn(
  entry: Item,
  all: readonly Sentence[],
  document?: PaperDocument,
): Sentence[] {
  const scored = all.flatMap((sentence) => {
    const { text, role } = sentence
    if (!isRead(entry, sentence)) return []
    if (entry.hasAsides && document && isAside(document, sentence.section)) return []
    const home = role === 'availability'
    const under = document !== undefined && isUnder(document, sentence, entry.under)
    const wordings = wordingsFor(entry, sentence)
    const worded = wordings.findIndex((pattern) => holds(pattern, text))
    if (worded < 0 && !under) return []
    if (entry.not && holds(entry.not, text)) return []
    const words = wordCount(text)
    // Under a heading that names the item, a whole sentence is its statement; a heading's own words are none.
    if (worded < 0 && words < 5) return []
    if (under && words < 4 && !/\d/.test(text)) return []
    const rank = worded < 0 ? wordings.length : worded
    const where = entry.where.indexOf(role)
    // A section on what is available was written to state it: no wording elsewhere is surer.
    const cost =
      1.5 * rank +
      (where < 0 ? 4 : 0.7 * where) -
      (home && where >= 0 ? 6 : 0) -
      (entry.widely && holds(entry.widely, text) ? 4 : 0) -
      (under ? 8 : 0) +
      (sentence.kind === 'caption' ? 6 - captionWorth(entry, text) : 0) +
      (isUnmet(entry, text) || entry.beside?.test(text) ? 3 : 0) -
      1.8 * Math.min(4, entry.values?.(text) ?? 0) -
      // Where it is beats that it will be somewhere.
      3.5 * (entry.isAtHand?.(text) ?? 0)
    return [{ sentence, cost }]
  })
  return scored
    .toSorted((a, b) => a.cost - b.cost || a.sentence.index - b.sentence.index)
    .map(({ sentence }) => sentence)
}
