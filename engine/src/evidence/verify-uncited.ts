import type { PaperDocument } from '../document/paper-document.ts'
import { asidesIn } from '../text/asides.ts'
import { glossesIn } from '../text/glosses.ts'
import { matchingForm } from '../text/matching-form.ts'
import { type OffsetMap, offsetMapBuilder, toSource } from '../text/offset-map.ts'
import { contains, overlaps, type Span, slice } from '../text/span.ts'
import type { Verdict } from './claim.ts'
import { firstCoordinate } from './cuts/first-coordinates.ts'
import { aroundKept } from './kept-parts.ts'
import { namingBrackets } from './naming-brackets.ts'
import { nearGiven, standsAlone } from './places.ts'
import type { SourceIndex } from './source-index.ts'
import { citationsIn, citedInRow, spaced } from './tellers/citations.ts'
import { unverified, verdict } from './verdicts.ts'
import { problemsAt } from './verify-whole.ts'

/**
 * The claim as the words of one sentence without its citations and asides, which those who quote leave out, all of them
 * or some; null when it is none. They may also be left out of nearly the same words: see `gateProblems`.
 * @param pieces where words of the claim stand.
 */
export function verifyUncited(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  pieces: readonly Span[],
  spans: readonly Span[],
): Verdict | null {
  const words = matchingForm(claim).text.trim()
  const sentences = new Set(pieces.flatMap((piece) => index.sentencesAt(piece)))
  for (const sentence of sentences) {
    if (!hasLetters(matchingForm(slice(document.text, sentence)).text, words)) continue
    for (const gaps of gapsIn(document, sentence, words)) {
      const parts = partsWithout(document.text, sentence, gaps, words)
      if (parts === null) continue
      const whole = { start: parts[0]?.start ?? 0, end: parts.at(-1)?.end ?? 0 }
      if (!standsAlone(document.text, whole)) continue
      if (nearGiven(index, [whole], spans).length === 0) return unverified(['elsewhere'], parts, 1)
      const problems = problemsAt(document, index, claim, whole, 'normalised')
      return problems.length > 0 ? unverified(problems, parts, 1) : verdict('located', parts, 1)
    }
  }
  return null
}

/** Whether a text has all plain letters of some words, in any case, in their order: else no words can be left out of it to make them. */
function hasLetters(text: string, words: string): boolean {
  let at = -1
  for (let i = 0; i < words.length; i++) {
    const letter = lowerLetter(words.charCodeAt(i))
    if (letter === 0) continue
    do at++
    while (at < text.length && lowerLetter(text.charCodeAt(at)) !== letter)
    if (at >= text.length) return false
  }
  return true
}

/** The code of a plain letter in lower case; 0 for what is none. */
function lowerLetter(code: number): number {
  const lower = code | 32
  return code < 128 && lower >= 97 && lower <= 122 ? lower : 0
}

/** What a claim may have left out of a sentence: all its citations, or those citations and asides that are not in the claim. */
function gapsIn(document: PaperDocument, sentence: Span, words: string): Span[][] {
  const { text } = document
  const inRow = citedInRow(document, sentence)
  const cited = [
    ...citationsIn(document, sentence).filter((one) => !inRow.some((row) => overlaps(row, one))),
    ...inRow,
  ]
  const asides = asidesIn(slice(text, sentence))
    .map(({ start, end }) => ({ start: sentence.start + start, end: sentence.start + end }))
    .flatMap((span) => leftOf(text, sentence, { gap: span, cited }, words))
    .filter((span) => !cited.some((other) => overlaps(other, span)))
  const glosses = [...glossesIn(slice(text, sentence)), ...namingBrackets(slice(text, sentence))]
    .map(({ start, end }) =>
      spaced(text, { start: sentence.start + start, end: sentence.start + end }),
    )
    .filter((span) => isLeftOut(text, sentence, { gap: span, cited }, words))
  const all = [...cited, ...asides, ...glosses]
    .sort((a, b) => a.start - b.start)
    .filter((span, _, all) => !all.some((other) => other !== span && contains(other, span)))
  const missing = all.filter((span) => !words.includes(matchingForm(slice(text, span)).text.trim()))
  const isSame = missing.length === cited.length && missing.every((span) => cited.includes(span))
  const first = firstCoordinate(slice(text, sentence), words)
  const shorter = first && {
    start: sentence.start + first.start,
    end: sentence.start + first.end,
  }
  const around = shorter ? missing.filter((span) => !overlaps(span, shorter)) : []
  return [
    cited,
    isSame ? [] : missing,
    shorter ? [...around, shorter].sort((a, b) => a.start - b.start) : [],
  ].filter((gaps) => gaps.length > 0)
}

/** So many characters on both sides of a gap stand side by side in a claim that left it out. */
const bridge = 12

/** What a claim leaves out of a bracket of figures: the bracket, or what stands in it around those that the claim keeps. */
function leftOf(text: string, { start }: Span, { gap, cited }: Gap, words: string): Span[] {
  // Of a bracket further before, too, only some may be told.
  const before = wordsBefore(text, { start, end: gap.start }, cited).replace(/^.*[)\]]/s, '')
  const around = aroundKept(slice(text, gap), (kept) =>
    words.includes(matchingForm(`${before}${kept}`).text.trim()),
  )
  return around
    ? around.map((part) => ({ start: gap.start + part.start, end: gap.start + part.end }))
    : [spaced(text, gap)]
}

/** The end of a stretch without what is cited in it. */
const wordsBefore = (text: string, stretch: Span, cited: readonly Span[]): string =>
  without(
    text,
    stretch,
    cited.filter((one) => one.end <= stretch.end),
  ).text.slice(-bridge)

/** A stretch that may be left out, and the citations of its sentence. */
interface Gap {
  readonly gap: Span
  readonly cited: readonly Span[]
}

/** Whether a claim goes on behind a stretch of its sentence right from where it ended before it. */
function isLeftOut(
  text: string,
  { start, end }: Span,
  { gap, cited }: Gap,
  words: string,
): boolean {
  const before = wordsBefore(text, { start, end: gap.start }, cited)
  const after = text.slice(gap.end, Math.min(end, gap.end + bridge))
  const told = matchingForm(`${before}${after}`).text.trim().toLowerCase()
  const claim = words.toLowerCase()
  // The claim may begin right before the gap.
  const first = /^\S+/.exec(claim)?.[0] ?? ''
  const at = told.lastIndexOf(first, before.length)
  return claim.includes(told) || (at > 0 && claim.startsWith(told.slice(at)))
}

/** The stretches of a sentence that are left without the gaps, where they are a claim's words; else null. */
function partsWithout(
  text: string,
  sentence: Span,
  gaps: readonly Span[],
  words: string,
): Span[] | null {
  const bare = without(text, sentence, gaps)
  const form = matchingForm(bare.text)
  const wholes = [words, words.replace(/[.!?]$/, '')]
  const found = [...wholes, ...wholes.map(asGoingOn)].find((said) => form.text.includes(said))
  if (found === undefined) return null
  const at = form.text.indexOf(found)
  const stretch = toSource(form.map, { start: at, end: at + found.length })
  return partsOf(bare.map, stretch).map((part) => trimmed(text, part))
}

/** A claim's words as they stand where something goes before them: "Finally, we find …". */
const asGoingOn = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** A stretch without some of its parts, and the way back. */
function without(text: string, { start, end }: Span, left: readonly Span[]) {
  const kept = offsetMapBuilder()
  let from = start
  for (const gap of [...left, { start: end, end }]) {
    kept.copy(text.slice(from, gap.start), from)
    from = gap.end
  }
  return kept.finish()
}

/** The stretches of the source that a stretch of a text with parts left out stands for. */
function partsOf({ derived, source }: OffsetMap, { start, end }: Span): Span[] {
  return derived.flatMap((from, at) => {
    const first = Math.max(start, from)
    const last = Math.min(end, derived[at + 1] ?? end)
    const shift = (source[at] as number) - from
    return first < last ? [{ start: first + shift, end: last + shift }] : []
  })
}

function trimmed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end)
  return { start: end - words.trimStart().length, end: start + words.trimEnd().length }
}
