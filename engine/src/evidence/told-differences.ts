import type { PaperDocument } from '../document/paper-document.ts'
import { differences } from '../text/differences.ts'
import { matchingForm } from '../text/matching-form.ts'
import { senseTokens } from '../text/same-sense.ts'
import { type Span, slice } from '../text/span.ts'
import type { Token } from '../text/statement-tokens.ts'
import type { ChangedWords, Problem, Verdict } from './claim.ts'
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
  const source = matchingForm(slice(document.text, sentence)).text
  const words = matchingForm(claim).text
  const [said, claimed] = [senseTokens(source), senseTokens(words)]
  const isVague = judged.problems.length === 1 && vague.test(judged.problems[0] ?? '')
  const parts = differences(said, claimed)
  if (parts === null) return judged
  const own = new Set(said.map(({ key }) => key))
  const isOther = ({ claim }: { claim: readonly Token[] }) => claim.some(({ key }) => !own.has(key))
  if (
    isVague &&
    claimed.length > 2 &&
    hasAll(said, claimed) &&
    parts.some((it) => it.claim.length > 0)
  )
    return { ...judged, problems: reordered(judged.problems) }
  const others = parts.filter(isOther)
  const changed = others.map((it) => ({
    claim: textOf(words, it.claim),
    paper: textOf(source, it.source),
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
  if (judged.omitted !== undefined) return withOmitted(judged, [])
  if (!judged.problems.includes('words-left-out')) return judged
  const omitted = parts
    .filter(
      (it) => it.claim.length === 0 && it.source[0] !== said[0] && it.source.at(-1) !== said.at(-1),
    )
    .map((it) => textOf(source, it.source))
  return omitted.length > 0 && omitted.length <= mostParts ? { ...judged, omitted } : judged
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

/** Whether the tokens of a claim are all among those of a sentence, each as often. */
function hasAll(said: readonly Token[], claimed: readonly Token[]): boolean {
  const left = said.map(({ key }) => key)
  return claimed.every(({ key }) => {
    const at = left.indexOf(key)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const textOf = (text: string, tokens: readonly Token[]) =>
  text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0)
