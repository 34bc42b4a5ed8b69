import type { PaperDocument } from '../document/paper-document.ts'
import type { Difference } from '../text/differences.ts'
import { leftOut } from '../text/gates.ts'
import { matchingForm } from '../text/matching-form.ts'
import { senseTokens } from '../text/same-sense.ts'
import { contains, type Span, slice } from '../text/span.ts'
import type { Token } from '../text/statement-tokens.ts'
import { asPrinted } from './as-printed.ts'
import type { ChangedWords, Problem, Verdict } from './claim.ts'
import { prepositions } from './clause-words.ts'
import { isReordered, sideBySide } from './side-by-side.ts'
import type { SourceIndex } from './source-index.ts'

// What a reader is told of a claim that was refused: which of its words are others, left out, or in another order.

/** Beyond these the two are not the same sentence, and nothing is told by laying them side by side. */
const mostParts = 4
const mostWords = 8
/** What says that something differs, and not what; the words do. */
const vague = /^(?:not-found|stitched|entity-mismatch|words-left-out)$/

/** A refused claim's verdict with the words that differ, and a reason that is true of them. */
export function withDifferences(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  judged: Verdict,
): Verdict {
  const sentence = onlySentence(index, judged.spans)
  if (!sentence) return judged
  const passage = slice(document.text, sentence)
  const [source, words] = [matchingForm(passage), matchingForm(claim)]
  const [said, claimed] = [senseTokens(source.text), senseTokens(words.text)]
  const isVague = judged.problems.length === 1 && vague.test(judged.problems[0] ?? '')
  const parts = sideBySide(said, claimed)
  if (parts === null) return judged
  const own = new Set(said.map(({ key }) => key))
  const isOther = ({ claim }: { claim: readonly Token[] }) => claim.some(({ key }) => !own.has(key))
  if (isVague && isReordered(said, claimed, parts))
    return { ...judged, problems: reordered(judged.problems) }
  const named = withoutTold(judged, said, claimed)
  return namedDifferences(named, {
    source: source.text,
    ofPaper: (tokens) => asPrinted(passage, source, tokens),
    ofClaim: (tokens) => asPrinted(claim, words, tokens),
    said,
    isVague,
    parts: parts.map(besideIt(said)),
    isOther,
  })
}

interface Compared {
  /** The sentence in matching form. */
  readonly source: string
  /** Words as the paper, and as the claim, prints them. */
  readonly ofPaper: (tokens: readonly Token[]) => string
  readonly ofClaim: (tokens: readonly Token[]) => string
  readonly said: readonly Token[]
  readonly isVague: boolean
  readonly parts: readonly Difference[]
  readonly isOther: (part: Difference) => boolean
}

/** What differs, by name: words that are others, and where there are none, words that are left out or stand elsewhere. */
function namedDifferences(
  judged: Verdict,
  { source, ofPaper, ofClaim, said, isVague, parts, isOther }: Compared,
): Verdict {
  const isBlamed = judged.problems.some((problem) => differing.has(problem))
  const anew = parts.filter(isOther)
  // A word may stand elsewhere in the sentence, and yet not there.
  const others = anew.length > 0 || !isBlamed ? anew : parts.filter(({ claim }) => claim.length > 0)
  const changed = others.map((it) => ({
    claim: ofClaim(it.claim),
    paper: ofPaper(it.source),
  }))
  if (changed.length > 0) {
    const isTold =
      others.length <= mostParts &&
      others.every((it) => it.claim.length <= mostWords && it.source.length <= mostWords)
    if (!isTold) return judged
    const isUntrue = isVague && judged.omitted === undefined && judged.problems[0] !== 'not-found'
    return withChanged(
      { ...judged, problems: isUntrue ? ['entity-mismatch'] : judged.problems },
      changed,
    )
  }
  const isShorter = parts.length > 0 && parts.every(({ source }) => source.every(isToldWhole))
  const left = isBlamed && isShorter ? { ...judged, problems: leftOutOnly(judged) } : judged
  if (left.omitted !== undefined) return withOmitted(left, [])
  if (!left.problems.includes('words-left-out')) return left
  const passed = leftOut(source, said, new Set(parts.flatMap((it) => it.source)))
  const missing = parts.filter(
    (it) =>
      it.claim.length === 0 &&
      !it.source.every((token) => passed.some((span) => contains(span, token))),
  )
  const within = missing.filter(
    (it) => it.source[0] !== said[0] && it.source.at(-1) !== said.at(-1),
  )
  const omitted = (within.length > 0 ? within : missing).map((it) => ofPaper(it.source))
  return omitted.length > 0 && omitted.length <= mostParts ? { ...left, omitted } : left
}

/** A lost sign or unit is no word that is left out, unless all that it relates is: "β1 = 0.9". */
const isToldWhole = ({ kind }: Token, at: number, part: readonly Token[]) =>
  kind === 'word' || kind === 'number' || (at > 0 && (kind === 'unit' || at < part.length - 1))

/** The problems of a claim that has no word of its own: no number, unit or name is another, some are left out. */
const leftOutOnly = ({ problems }: Verdict): Problem[] => [
  ...new Set(problems.map((problem) => (differing.has(problem) ? 'words-left-out' : problem))),
]

/**
 * Of what a sentence begins or ends with so many words as a claim has in their place, and those that they lean on
 * ("According" of "to the definition"): the rest is cut off.
 */
const besideIt =
  (said: readonly Token[]) =>
  (part: Difference): Difference => {
    const { source, claim } = part
    if (claim.length === 0 || source.length <= mostWords) return part
    const leans = (at: number) => leaning.test(source[at]?.key ?? '')
    if (source[0] === said[0]) {
      let from = source.length - claim.length
      while (from > 0 && leans(from)) from--
      return { claim, source: source.slice(from) }
    }
    if (source.at(-1) !== said.at(-1)) return part
    let to = claim.length
    while (to < source.length && leans(to - 1)) to++
    return { claim, source: source.slice(0, to) }
  }
const leaning = new RegExp(`^(?:${prepositions}|the|an?)$`)

/** A verdict that names no words as left out which the claim has as often as its sentence. */
function withoutTold(judged: Verdict, said: readonly Token[], claimed: readonly Token[]): Verdict {
  const { omitted, ...rest } = judged
  if (omitted === undefined) return judged
  const count = (all: readonly Token[], key: string) => all.filter((it) => it.key === key).length
  const isTold = (words: string) =>
    senseTokens(matchingForm(words).text).every(
      ({ key }) => count(claimed, key) > 0 && count(claimed, key) >= count(said, key),
    )
  const left = omitted.filter((words) => !isTold(words))
  return left.length > 0 ? { ...rest, omitted: left } : rest
}

/** Two names that changed places are each another than the paper gives there. */
const reordered = (problems: readonly Problem[]): Problem[] =>
  problems.includes('entity-mismatch') ? ['entity-mismatch', 'reordered'] : ['reordered']

const differing = new Set<Problem>([
  'entity-mismatch',
  'number-mismatch',
  'unit-mismatch',
  'comparison',
])

const withChanged = (judged: Verdict, changed: readonly ChangedWords[]): Verdict =>
  judged.problems.some((problem) => differing.has(problem))
    ? withOmitted({ ...judged, changed }, changed)
    : judged

/** What is left out, each once, and not what stands already beside the word that replaces it. */
function withOmitted(judged: Verdict, changed: readonly ChangedWords[]): Verdict {
  const { omitted, ...rest } = judged
  const left = omitted?.filter(
    (words, at) =>
      !changed.some(({ paper }) => ` ${paper} `.includes(` ${words} `)) &&
      !omitted.some((other, i) => i !== at && other.includes(words) && (other !== words || i < at)),
  )
  return left === undefined || left.length === 0 ? rest : { ...rest, omitted: left }
}

/** The sentence that all of some words stand in; undefined where they stand in several. */
function onlySentence(index: SourceIndex, spans: readonly Span[]): Span | undefined {
  const [first, ...rest] = spans.flatMap((span) => index.sentencesAt(span))
  return rest.every((it) => it.start === first?.start) ? first : undefined
}
