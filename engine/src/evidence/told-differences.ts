import type { PaperDocument } from '../document/paper-document.ts'
import type { Difference } from '../text/differences.ts'
import { leftOut } from '../text/gates.ts'
import { matchingForm } from '../text/matching-form.ts'
import { isNegation } from '../text/negation.ts'
import { senseTokens } from '../text/same-sense.ts'
import { contains, type Span, slice } from '../text/span.ts'
import type { Token } from '../text/statement-tokens.ts'
import { stopWords } from '../text/stop-words.ts'
import { asPrinted } from './as-printed.ts'
import type { ChangedWords, Problem, Verdict } from './claim.ts'
import { prepositions } from './clause-words.ts'
import { omittedOnce, withoutTold } from './omissions-told.ts'
import { hasAll, isReordered, sideBySide } from './side-by-side.ts'
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
  if (!sentence) return stitchedOfOne(document, index, claim, judged)
  const passage = slice(document.text, sentence)
  const [source, words] = [matchingForm(passage), matchingForm(claim)]
  const [said, claimed] = [senseTokens(source.text), senseTokens(words.text)]
  const isVague = judged.problems.length === 1 && vague.test(judged.problems[0] ?? '')
  const parts = sideBySide(said, claimed)
  if (parts === null) return judged
  const own = new Set(said.map(({ key }) => key))
  const isOther = ({ claim }: { claim: readonly Token[] }) => claim.some(({ key }) => !own.has(key))
  if (isVague && isReordered(said, claimed, parts)) {
    const { omitted: _, ...rest } = judged
    return { ...rest, problems: reordered(judged.problems) }
  }
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

/** A claim said to be stitched of several sentences, all telling words of which one of them has: in another order, or with others between them. */
function stitchedOfOne(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  judged: Verdict,
): Verdict {
  if (judged.problems.join() !== 'stitched') return judged
  const tokensOf = (words: string) => senseTokens(matchingForm(words).text)
  const telling = tokensOf(claim).filter(({ key }) => !stopWords.has(key) || isNegation(key))
  for (const place of judged.spans.flatMap((span) => index.sentencesAt(span))) {
    const said = tokensOf(slice(document.text, place))
    if (!hasAll(said, telling)) continue
    let next = 0
    for (const { key } of said) if (key === telling[next]?.key) next++
    const problem = next === telling.length ? 'words-left-out' : 'reordered'
    return { ...judged, problems: [problem], spans: [place] }
  }
  return judged
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
  const numbers = parts.filter(isOtherNumber)
  const anew = [...numbers, ...parts.filter((it) => isOther(it) && !numbers.includes(it))]
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
    return withChanged({ ...judged, problems: problemsOf(judged, numbers, isVague) }, changed)
  }
  const isShorter = parts.length > 0 && parts.every(({ source }) => source.every(isToldWhole))
  const left = isBlamed && isShorter ? { ...judged, problems: leftOutOnly(judged) } : judged
  if (left.omitted !== undefined) return omittedOnce(left, [])
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

/** What words that differ say of a claim of which it is only known that it differs: a number is another, or a word. */
function problemsOf(
  { problems, omitted }: Verdict,
  numbers: readonly Difference[],
  isVague: boolean,
): readonly Problem[] {
  if (!isVague || problems[0] === 'not-found') return problems
  if (numbers.length > 0) return ['number-mismatch']
  return omitted === undefined ? ['entity-mismatch'] : problems
}

/** A number in the place of another, which may stand elsewhere in the sentence. */
const isOtherNumber = ({ source, claim }: Difference): boolean => {
  const own = new Set(source.filter(({ kind }) => kind === 'number').map(({ key }) => key))
  return own.size > 0 && claim.some(({ kind, key }) => kind === 'number' && !own.has(key))
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
    ? omittedOnce({ ...judged, changed }, changed)
    : judged

/** The sentence that all of some words stand in; undefined where they stand in several. */
function onlySentence(index: SourceIndex, spans: readonly Span[]): Span | undefined {
  const [first, ...rest] = spans.flatMap((span) => index.sentencesAt(span))
  return rest.every((it) => it.start === first?.start) ? first : undefined
}
