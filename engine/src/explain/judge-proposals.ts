import type { PaperDocument } from '../document/paper-document.ts'
import type { Claim, ClaimSection, Problem, Verdict } from '../evidence/claim.ts'
import { isInBrackets } from '../evidence/ellipsis.ts'
import { joinedOverCitations, withoutCitations } from '../evidence/tellers/citations.ts'
import { verifyClaim } from '../evidence/verify.ts'
import { cautionOn } from '../numbers/number-notes.ts'
import { contains, overlaps, type Span, slice } from '../text/span.ts'
import { citableOf } from './citable.ts'
import { trimmedSpan } from './claims.ts'
import { fitsSection } from './section-fit.ts'
import type { Sentence } from './text/sentence.ts'

/** What a language model proposes to say: which sentences it read, their words, and what it makes of them. */
export interface Proposal {
  readonly section: ClaimSection
  /** Names of citable sentences. */
  readonly ids: readonly string[]
  readonly quote: string
  readonly claim: string
}

/** A proposal that holds, as a claim in the paper's own words; or the reasons why it does not. */
export type Judgement =
  | { readonly kind: 'proven'; readonly claim: Claim }
  | { readonly kind: 'repeated' }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }

/** A claim that leaves out more than this share of its sentence says something else than the sentence. */
const leastShare = 0.5
const mostSentences = 3

/**
 * Judges what a model proposes. The quote must stand in sentences that may be cited, of which it names some: a whole one
 * is taken where it stands, whatever the name, since models miscount; the claim, written
 * from it, must be the paper's words too, from the beginning of a sentence and without a gap but brackets, or the sentences of the
 * quote are shown whole in its place. What is shown is cut from the document: no letter of the model's own reaches a
 * reader.
 * @param taken spans that are shown already; what overlaps them is not said again.
 */
export function judgeProposals(
  document: PaperDocument,
  proposals: readonly Proposal[],
  taken: readonly Span[] = [],
): Judgement[] {
  const shown = [...taken]
  return proposals.map((proposal) => {
    const judgement = judge(document, proposal)
    if (judgement.kind !== 'proven') return judgement
    const { spans } = judgement.claim
    if (spans.some((span) => shown.some((other) => overlaps(span, other))))
      return { kind: 'repeated' }
    shown.push(...spans)
    return judgement
  })
}

function judge(document: PaperDocument, { section, ids, quote, claim }: Proposal): Judgement {
  const named = namedSentences(document, ids)
  const proof = proofOf(document, quote, named)
  if (proof.kind === 'unverified' && !isPart(proof))
    return { kind: 'refused', problems: proof.problems }
  const sentences = sentencesOf(document, proof.spans)
  const isNamed = sentences?.some((sentence) => named.includes(sentence))
  // Part of a sentence may be of another one than was meant.
  if (!sentences || (!isNamed && proof.kind === 'unverified'))
    return { kind: 'refused', problems: ['elsewhere'] }
  // Right words under the wrong heading: what a result says is no method.
  if (!sentences.every((sentence) => fitsSection(document, section, sentence)))
    return { kind: 'refused', problems: ['elsewhere'] }
  const written = verifyClaim(document, claim, proof.spans)
  const words = written.kind === 'unverified' ? [] : joinedOverCitations(document, written.spans)
  const shown = isUncut(document, words) ? words : sentences.map((sentence) => sentence.span)
  return proven(document, section, shown)
}

/** What proves a quote in the sentences that it names; or, where these are others than it is of, anywhere in the paper. */
function proofOf(document: PaperDocument, quote: string, named: readonly Sentence[]): Verdict {
  const there = verifyClaim(
    document,
    quote,
    named.map(({ span }) => span),
  )
  const isMisnamed = there.kind === 'unverified' && there.problems.includes('elsewhere')
  return isMisnamed ? verifyClaim(document, quote) : there
}

/** The words at the spans as a claim, judged once more as they will be shown. */
function proven(document: PaperDocument, section: ClaimSection, spans: readonly Span[]): Judgement {
  const verdicts = [withoutCitations, wordsAt].map((words) => {
    const text = joined(document, spans, words)
    return { text, verdict: verifyClaim(document, text, spans) }
  })
  const told = verdicts.find(({ verdict }) => verdict.kind !== 'unverified')
  if (!told) return { kind: 'refused', problems: verdicts.at(-1)?.verdict.problems ?? [] }
  const { text, verdict } = told
  const caution = spans.map((span) => cautionOn(document, span)).find((it) => it !== undefined)
  return {
    kind: 'proven',
    claim: {
      text,
      section,
      // Each stretch whole, however many citations stand in it.
      spans,
      verdict: { ...verdict, spans },
      ...(caution !== undefined && { caution }),
    },
  }
}

/** Parts of one sentence with an ellipsis between them, whole sentences with a space. */
function joined(
  document: PaperDocument,
  spans: readonly Span[],
  words: (document: PaperDocument, span: Span) => string,
): string {
  return spans
    .map((span, at) => {
      const before = spans[at - 1]
      if (!before) return words(document, span)
      const isNext = document.text.slice(before.end, span.start).trim() === ''
      const isEnd = isNext || /[.!?]["'”’)\]]*$/.test(slice(document.text, before))
      return (isEnd ? ' ' : ' … ') + words(document, span)
    })
    .join('')
}

const wordsAt = ({ text }: PaperDocument, span: Span) => slice(text, span)

function namedSentences(document: PaperDocument, ids: readonly string[]): Sentence[] {
  const wanted = new Set(ids.slice(0, mostSentences))
  return citableOf(document).filter(({ index }) => wanted.has(`s${index}`))
}

/** The citable sentences that hold the spans; null when some of the words stand in none of them. */
function sentencesOf(document: PaperDocument, spans: readonly Span[]): Sentence[] | null {
  const all = citableOf(document)
  const found = all.filter(({ span }) => spans.some((proof) => overlaps(span, proof)))
  const isCovered = spans.every(({ start, end }) => {
    let at = start
    for (const { span } of found)
      if (span.start <= at && span.end > at) at = nextWord(document.text, span.end)
    return at >= end
  })
  return isCovered && found.length > 0 && found.length <= mostSentences ? found : null
}

function nextWord(text: string, at: number): number {
  let next = at
  while (next < text.length && /\s/.test(text[next] ?? '')) next++
  return next
}

/** Words of the paper, each of them, that only lack others around them or between them: their sentence, shown whole, has those. */
const isPart = ({ problems, score }: Verdict): boolean =>
  score === 1 && problems.every((problem) => problem === 'words-left-out')

/**
 * True when words can be shown for their sentences: each of these from its beginning, or from behind a "However, ", most
 * of it, and with no gap but brackets. What begins later or leaves out more may be anything but what the sentence means.
 */
function isUncut(document: PaperDocument, spans: readonly Span[]): boolean {
  const sentences = sentencesOf(document, spans) ?? []
  return (
    sentences.length > 0 &&
    sentences.every(({ span: sentence }) => {
      const own = spans.filter((span) => contains(sentence, span))
      const length = own.reduce((sum, { start, end }) => sum + end - start, 0)
      return (
        own[0] !== undefined &&
        own[0].start <= trimmedSpan(document.text, sentence, null).start &&
        own.every(({ start }, at) => {
          const before = own[at - 1]
          return !before || isInBrackets(document.text.slice(before.end, start))
        }) &&
        length >= leastShare * (sentence.end - sentence.start)
      )
    })
  )
}
