import { overlaps } from '../../text/span.ts'
import { fold } from '../../text/tokens.ts'
import { type Answer, isUnsure } from '../explanation.ts'
import { unsaidCompound } from '../question/compounds.ts'
import { inPassing, nameAsked } from '../question/definition-question.ts'
import { aboutFloat } from '../question/float-question.ts'
import { people } from '../question/people-cues.ts'
import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import { outnumbered } from '../tables/outnumbered.ts'
import { inFront } from '../text/in-front.ts'
import { asksProgramLine, isProgramLine } from '../text/program-line.ts'
import { absentWord, isAbout, notSaid, withAbsent } from './absent-word.ts'
import type { Asking } from './asking.ts'
import type { Stems } from './candidates.ts'
import { countsAsked } from './counted-phrase.ts'
import { comparesUnsaid, decide } from './decisive.ts'
import { lacksPart } from './demand-of-part.ts'
import { demanded } from './demanded.ts'
import { doubted, isLikelySaid, shownDespite } from './despite.ts'
import { isCellAsked, isEvident, isOfRow, tellsOfOthers } from './evident.ts'
import { findingBesideFirst } from './finding-beside.ts'
import { answered, refusal } from './given.ts'
import { insteadOfRefusal, setRight } from './instead.ts'
import { withSupport } from './leads.ts'
import { leavesUnnamed } from './limits-of.ts'
import { fittingFirst } from './misfit.ts'
import { nearestPassages } from './nearest-passages.ts'
import { type Contradiction, contradiction, holdingPremise, takesForGranted } from './premise.ts'
import { ifOfAsked } from './premise-bears.ts'
import { premiseDenied } from './premise-checks.ts'
import { otherCount } from './premise-counts.ts'
import { contradictedPremise, unknownNumber } from './premise-numbers.ts'
import { saidOtherwise } from './premise-otherwise.ts'
import { nearestRival, turnedPremise } from './premise-turned.ts'
import { presumedBy } from './presumed.ts'
import { tellsWhatFor } from './purpose-cues.ts'
import type { RankedCandidate } from './rank-candidates.ts'
import { evidenceParagraphs } from './rank-evidence.ts'
import { reasonBesideFirst } from './reason-beside.ts'
import { chanceOfAnswer, chanceSaid, tellingOf } from './refusal.ts'
import { onlyRestates } from './restating.ts'
import { hasRivals, surenessRow } from './sureness.ts'
import { claimsOf } from './telling-passages.ts'
import { asksOutcome, othersTold, outcomesFirst } from './told-of-others.ts'
import { particleFirst } from './verb-and-particle.ts'
import { whyNot } from './why-not.ts'
import { isHopeless, isWorthShowing, leastLacking } from './worth-showing.ts'

/**
 * The answer of the passages that rank first, or a refusal: where their chance of holding an answer is small, where
 * they lack what the question demands, and where the question takes for granted what the paper does not say.
 */
export function answerByRanking(asking: Asking): Answer {
  const { document, asked, sentences, most, model } = asking
  const presumed = presumedBy(asked)
  const turnedInTable = presumed && outnumbered(document, presumed)
  if (turnedInTable) return answered(asking, [turnedInTable.claim], turnedInTable.premise)
  const { ranked: nearest, topic, candidates } = nearestPassages(asking)
  const isOthers = othersTold(document, sentences)
  // What came out in the work of others is no word on this paper's.
  const ranked = nearest.filter(
    (candidate) =>
      !(asksOutcome(asked.text) && isOthers(candidate)) &&
      !tellsOfOthers(document, asked, candidate.text) &&
      (!isProgramLine(candidate.text) || asksProgramLine(asked.text)),
  )
  const chance = chanceSaid(tellingOf(asked, ranked, topic), model.refusal)
  const unknown = unknownNumber(asked, document.text)
  const ifAsked = (found: Contradiction | null) => ifOfAsked(presumed ?? asked, found, ranked)
  const turned = presumed && ifAsked(turnedPremise(presumed, ranked, isOthers))
  const instead = () => insteadOfRefusal(asking, unknown, ranked) ?? setRight(asking, turned)
  const refuse = (reason: string): Answer =>
    refusal(asking, unknown === null ? reason : nowhere(unknown), ranked)
  const isUnheard = asked.type === 'yes-no' && topic.unheard
  const isLikely = isLikelySaid(chance)
  const name = nameAsked(asked)
  const isLow = chance < model.threshold
  const denied =
    otherCount(asked, ranked, isOthers, document.title) ??
    (presumed &&
      (ifAsked(premiseDenied(presumed, ranked, isOthers, document.title)) ??
        (turned ? null : ifAsked(saidOtherwise(presumed, topic, ranked, isOthers)))))
  const isTold = denied !== null || isOfRow(document, ranked[0])
  if (
    !isTold &&
    (isHopeless(chance) ||
      (isLow && name !== null) ||
      (!isLikely && unknown !== null) ||
      comparesUnsaid(asked.text, topic.missing))
  ) {
    const unmet = demanded(asked, ranked, document.text, topic)
    return instead() ?? refuse(whyNot(asked, topic, fold(document.text), unmet))
  }
  if (name !== null) {
    const told = asking.quote(inPassing(sentences, asked))
    if (told.length > 0) return answered(asking, told)
    if (!isLikely)
      return refusal(asking, `The paper does not seem to say what “${name}” is.`, ranked)
  }
  const fitting = fittingFirst(asked, ranked, isOthers)
  const decisive = (list: readonly RankedCandidate[]) =>
    aboutFloat(document, asked, decide(asked, list, sentences, document.text, topic))
  const inOrder = decisive(fitting)
  // What says over again what the question takes for granted gives no reason, and tells whether it is so.
  const granted =
    presumed && takesForGranted(asked)
      ? ifAsked(
          contradiction(
            asked,
            decisive(ranked).filter((candidate) => !isOthers(candidate)),
          ),
        )
      : null
  // What turns it round must be as near to the question as what would answer it.
  const isTurned =
    presumed && turned && turned.passage.own >= (nearestRival(presumed, ranked)?.own ?? 0)
  const against = granted ?? denied ?? (isTurned ? turned : null)
  const held = outcomesFirst(asked.text, holdingPremise(asked, inOrder))
  const told = particleFirst(asked, reasonBesideFirst(asked, held, sentences), isOthers)
  const met = against ? inOrder : demanded(asked, told, document.text, topic)
  const isUnmet = 'lacking' in met
  const other = isUnmet ? instead() : null
  if (other) return other
  const shown = isUnmet && unknown === null ? shownDespite(asked, told, met, chance) : null
  const passages = isUnmet ? shown : met
  if (passages === null) return refuse(whyNot(asked, topic, fold(document.text), met))
  const decided = against ? passages : findingBesideFirst(asked, passages, sentences, ranked)
  const compound = unsaidCompound(asked.text, document.text, decided[0]?.text ?? '')
  if (compound !== null) return refusal(asking, notSaid(compound), ranked)
  // A demand that was met says which passage leads.
  const meeting = decided === inOrder ? undefined : decided[0]
  const leading = against?.passage ?? meeting
  const supported = withSupport(document, asked, decided, most, leading, ranked)
  const corrected = unknown === null || against ? null : insteadOfRefusal(asking, unknown, ranked)
  if (corrected) return corrected
  const number = against ?? contradictedPremise(asked, supported, candidates, document.title)
  const premise = number?.premise ?? null
  if (unknown !== null && premise === null) return refusal(asking, nowhere(unknown), ranked)
  // What sets a number right leads.
  const chosen = against || !number ? supported : inFront([number.passage], supported)
  const claims = claimsOf(asking, chosen)
  if (claims.length === 0)
    return refusal(asking, 'No passage of the paper could be verified as an answer.', ranked)
  const [lead] = chosen
  const row = lead ? surenessRow(lead, inOrder, chance) : []
  const weighed = chanceOfAnswer(row, model.sureness)
  // What it was done for may stand behind what that points at.
  const toldFirst = chosen.slice(0, 2)
  const isPlain =
    lead !== undefined &&
    (isEvident(document, asked, lead) ||
      isCellAsked(asked, claims[0]?.text ?? '') ||
      (asked.type === 'why' && toldFirst.some(({ text }) => tellsWhatFor(asked.stems, text))))
  const sure = isPlain ? Math.max(weighed, chanceOfEvident) : weighed
  const found = {
    ...{ said: chance, threshold: model.threshold, isUnheard, isUnmet },
    sure: hasRivals(inOrder) ? sure : null,
  }
  if (!isTold && (premise === null || isLow) && !isWorthShowing(found))
    return instead() ?? refuse(whyNot(asked, topic, fold(document.text), met))
  const given = answered(asking, claims, premise)
  const readOn = evidenceParagraphs(document, asked, ranked, model).filter(
    (paragraph) => !given.evidence.some((span) => overlaps(span, paragraph)),
  )
  const isOfAnother = lead !== undefined && leavesUnnamed(asked.text, lead.text)
  const isDoubted =
    (lead !== undefined && onlyRestates(asked, lead.text)) ||
    isUnmet ||
    isUnheard ||
    name !== null ||
    isOfAnother ||
    (lead !== undefined && lacksPart(asked, lead, topic)) ||
    countsOthers(asked, topic, lead?.stems)
  const whole = { ...given, readOn, chance: isDoubted ? doubted(sure) : sure }
  const absent = isUnsure(whole) ? absentWord(asked, topic.missing, fold(document.text)) : null
  return absent !== null && whole.chance < leastLacking && isAbout(asked.text, absent)
    ? refusal(asking, notSaid(absent), ranked)
    : withAbsent(whole, absent)
}

const anyPeople = new RegExp(`\\b${people}\\b`, 'iu')
/** True where what is counted goes by another name than the one asked for: patients for responders. */
function countsOthers(asked: Question, { kin }: Topic, stems: Stems | undefined): boolean {
  const thing = countsAsked(asked)
  if (thing === null || anyPeople.test(asked.text) || !stems) return false
  return !stems.has(thing) && kin.has(thing)
}

/** The chance at least of what counts the things asked for, or is the row that is meant. */
const chanceOfEvident = 0.6

const nowhere = (unknown: string) =>
  `The paper does not seem to say: “${unknown}” stands nowhere in it.`
