import type { PaperDocument } from '../../document/paper-document.ts'
import type { Span } from '../../text/span.ts'
import { citesOthers, namesOwnWork, speaksOfOthers } from '../text/antecedent.ts'
import { inFront } from '../text/in-front.ts'
import { othersWork } from '../text/others-work.ts'
import type { Sentence } from '../text/sentence.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

/** Whether what stands at a place is told of the work of others: it cites them, or stands where only they are told of. */
export function othersTold(
  document: PaperDocument,
  sentences: readonly Sentence[],
): (candidate: { readonly span: Span }) => boolean {
  // Most questions never ask.
  let starts: ReadonlySet<number> | undefined
  return ({ span }) => {
    starts ??= startsTold(document, sentences)
    return starts.has(span.start)
  }
}

// What stands before a sign is looked at from it: most places of a text have no such sign.
/** "… decreased anxiety (9).", "… lose weight 13, 14.": numbers of sources, where a text marks them in no other way. */
const inBrackets = /\((?<=\p{L}{2} ?\()\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\)\W*$/u
const numbers: readonly RegExp[] = [inBrackets, / \d(?<=\p{Ll}{3} \d)\d{0,2}(?:, ?\d{1,3})*\.$/u]
/** The first of them within a sentence: "In a study (19) sleep grew longer". */
const within = /\((?<=\p{L}{2} \()\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\)/u
const leastMarked = 4
/** Where a number is more likely a source than a count. */
const discussing: ReadonlySet<Sentence['role']> = new Set([
  'introduction',
  'background',
  'discussion',
])
const introducing: ReadonlySet<Sentence['role']> = new Set(['introduction', 'background', 'other'])

/** Characters at the end of a sentence in which the numbers of its sources stand. */
const reach = 80
const endOf = (text: string) => text.slice(-reach)

/** What tells that a sentence ends in the number of its source, as those of an introduction do. */
function sourcing(sentences: readonly Sentence[]): (text: string) => boolean {
  const opening = sentences.filter(({ role }) => introducing.has(role))
  const marks = numbers.filter(
    (mark) => opening.filter(({ text }) => mark.test(endOf(text))).length >= leastMarked,
  )
  return (text) =>
    marks.some((mark) => mark.test(endOf(text))) ||
    (marks.includes(inBrackets) && within.test(text))
}

/** Where the sentences begin that are told of others. */
function startsTold(document: PaperDocument, sentences: readonly Sentence[]): Set<number> {
  const others = othersWork(document, sentences)
  const isSourced = sourcing(sentences)
  const told = sentences.filter(
    ({ index, text, role }) =>
      others.has(index) ||
      citesOthers(text) ||
      (discussing.has(role) && isSourced(text) && !namesOwnWork(text)) ||
      speaksOfOthers(text) ||
      (role === 'background' && !namesOwnWork(text)),
  )
  const starts = new Set(told.map(({ span }) => span.start))
  // What leans on a sentence of theirs is told with it.
  for (const { span, whole } of sentences)
    if (whole && whole.start < span.start && starts.has(whole.start)) starts.add(span.start)
  return starts
}

/** Questions on what came out of the paper's own tests. */
export const asksOutcome = (question: string): boolean =>
  /\b(?:in|non-?)?significan(?:t|ce|tly)\b/i.test(question) &&
  !/\b(?:previous|prior|earlier|related|other) (?:work|stud|paper|author)/i.test(question)

/** "Significantly outperforming", "significant at the 0.05 level"; no "significantly different names". */
const ofTest =
  /\bsignifican(?:t|ce|tly)\b.*(?:outperform|better|worse|higher|lower|greater|smaller|more|less|fewer|improv|increas|decreas|reduc|exceed|effect|difference|associat|correlat|\blevel\b|different (?:from|between)|\bp ?[<=>≤])|\b(?:outperform\w*|differ(?:s|ed|ences?)?|higher|lower|better|worse)\b.*\bsignifican(?:t|ce|tly)\b/i
const mostLooked = 12
const cameOut: ReadonlySet<Sentence['role']> = new Set(['abstract', 'results', 'conclusion'])

/** Ranked passages with those first that tell what was significant where a paper tells its results, if that is asked for. */
export function outcomesFirst(
  question: string,
  ranked: readonly RankedCandidate[],
): readonly RankedCandidate[] {
  if (!asksOutcome(question)) return ranked
  const tells = ({ text, role, kind }: RankedCandidate) =>
    kind !== 'table' && cameOut.has(role) && ofTest.test(text)
  const [top] = ranked
  // What is discussed of the very thing came out, too.
  if (top?.role === 'discussion' && ofTest.test(top.text)) return ranked
  const first = ranked.slice(0, mostLooked).filter(tells)
  return inFront(first, ranked)
}
