import type { PaperDocument } from '../../document/paper-document.ts'
import type { SentenceRole } from '../roles/role-cues.ts'
import { isMedical } from '../roles/role-model.ts'
import { rolesInAbstract } from '../roles/sentence-roles.ts'
import { citesOthers } from '../text/antecedent.ts'
import type { Sentence } from '../text/sentence.ts'
import { topicStems } from '../text/words.ts'
import {
  callsItselfAim,
  finds,
  onlyPromises,
  saysOnlyAim,
  saysOnlyQuestion,
  type ToldSentence,
  tells,
} from './aim-cues.ts'
import {
  labelled,
  least,
  leastPlain,
  ownVoice,
  plainly,
  tested,
  toldFinding,
} from './told-finding-score.ts'

/** What holds of the field, or may be done with it. */
const general = /\b(?:important|(?:not|well) (?:yet )?known|can|could|requires?|last year)\b/i
/** What a sentence of an abstract is worth that says what came out: an abstract tells the main of it. */
const worthInAbstract = 2.8
const worthMore = 0.6

/** "CSP reversed the loss of …", and nothing of how that was seen. */
const effect =
  /(?<!\b(?:was|were|been|be) )\b(?:reversed|restored|rescued|lowered|elevated|abolished|inhibited|suppressed|impaired|attenuated|ameliorated|prevented|shortened|prolonged|diminished|reduced|increased|decreased)\b/i
const procedure =
  /\b(?:using|we|(?:was|were) (?:\w+ly )?\w+ed|to (?:assess|test|measure|examine))\b/i

/** `score` with more for the sentences of an abstract that say what came of the work, whatever their wording. */
export function withAbstract(
  document: PaperDocument,
  sentences: readonly Sentence[],
  score: (sentence: Sentence) => number,
): (sentence: Sentence) => number {
  const roles = rolesInAbstract(document, sentences)
  const title = new Set(topicStems(document.title))
  return (sentence) => {
    const role = roles.get(sentence.index)?.role
    const own = score(sentence)
    const { text } = sentence
    // The model of roles takes what a treatment did for what was done.
    const isEffect = role === 'method' && effect.test(text) && !procedure.test(text)
    if (role !== 'result' && role !== 'conclusion' && !isEffect) return own
    const isPlain =
      isEffect || [finds, tested, ownVoice, plainly].some((pattern) => pattern.test(text))
    const isTold =
      isPlain &&
      !general.test(text) &&
      !citesOthers(text) &&
      toldFinding({ text, role: isEffect ? 'result' : (role ?? 'other') }, title) >= leastPlain
    return isTold ? Math.max(own + worthMore, worthInAbstract) : own
  }
}

/**
 * The place of the sentence of an abstract that says what came of the work, where the one at `at` says only what was
 * asked; -1 where it says more, or no other sentence says that. In computing, where a question that was looked into
 * is what others sum the work up by, an aim has to be called one.
 */
export function findingFor(title: string, abstract: readonly ToldSentence[], at: number): number {
  return saysOnlyAsked(title, abstract, at) ? findingAfter(title, abstract, at) : -1
}

/** A title by which something was put to the test. */
const ofTest = /\b(?:trial|effect|effects|effectiveness|efficacy|randomi[sz]ed)\b/i

/** True where the sentence of an abstract at `at` says only what was asked. */
function saysOnlyAsked(title: string, abstract: readonly ToldSentence[], at: number): boolean {
  const told = abstract[at]
  if (!told) return false
  const texts = abstract.map(({ text }) => text)
  const isEmpirical = texts.some((text) => labelled.test(text)) || isMedical(texts)
  if (!isEmpirical) return callsItselfAim(told.text)
  // "We developed an app to …": what was made for a trial is why there was one.
  const isWhy = told.role === 'objective' && ofTest.test(title) && !tells.test(told.text)
  return isWhy || saysOnlyAim(told)
}

/** True for a sentence that tells what came of the work: one of the abstract by its role there, others by what they draw. */
export const tellsFinding = (
  title: string,
  { text, role }: Sentence,
  inAbstract?: SentenceRole,
): boolean => {
  const drawn = role === 'conclusion' || role === 'discussion' ? 'conclusion' : 'other'
  return toldFinding({ text, role: inAbstract ?? drawn }, new Set(topicStems(title))) >= least
}

/** The same for what a paper without an abstract says it looked into, among what it draws from that. */
export function findingDrawn(
  title: string,
  asked: ToldSentence,
  drawn: readonly ToldSentence[],
): number {
  const all = [asked, ...drawn]
  return saysOnlyAsked(title, all, 0) || saysOnlyQuestion(asked)
    ? findingAfter(title, all, 0) - 1
    : -1
}

function findingAfter(title: string, abstract: readonly ToldSentence[], at: number): number {
  const stems = new Set(topicStems(title))
  // What was known before the question was asked is no answer to it.
  // A promise closes an abstract, and an aim among conclusions opens the paper that ran in: what came out stands before.
  const isClosing =
    onlyPromises.test(abstract[at]?.text ?? '') || abstract[at]?.role === 'conclusion'
  const isAnswer = ({ role }: ToldSentence, place: number) =>
    place > at || (isClosing && place !== at && (role === 'result' || role === 'conclusion'))
  const scores = abstract.map((sentence, place) =>
    isAnswer(sentence, place) ? toldFinding(sentence, stems) : 0,
  )
  const best = Math.max(0, ...scores)
  return best < least ? -1 : scores.indexOf(best)
}
