import { overlaps } from '../../text/span.ts'
import { fold } from '../../text/tokens.ts'
import { type Answer, isUnsure } from '../explanation.ts'
import { unsaidCompound } from '../question/compounds.ts'
import { nameAsked } from '../question/definition-asked.ts'
import { aboutFloat } from '../question/float-question.ts'
import { inPassing } from '../question/in-passing.ts'
import { outnumbered } from '../tables/outnumbered.ts'
import { inFront } from '../text/in-front.ts'
import { absentWord, isAbout, notSaid, withAbsent } from './absent-word.ts'
import type { Asking } from './asking.ts'
import { comparesUnsaid, decide } from './decisive.ts'
import { demanded } from './demanded.ts'
import { isLikelySaid, shownDespite } from './despite.ts'
import { isOfRow } from './evident.ts'
import { findingBesideFirst } from './finding-beside.ts'
import { answered, refusal } from './given.ts'
import { howSure } from './how-sure.ts'
import { insteadOfRefusal, setRight } from './instead.ts'
import { withSupport } from './leads.ts'
import { fittingFirst } from './misfit.ts'
import { denialsIn, leadingDenial, shownDenial } from './premise-against.ts'
import { holdingPremise } from './premise-held.ts'
import { contradictedPremise } from './premise-numbers.ts'
import { presumedBy } from './presumed.ts'
import { evidenceParagraphs } from './rank-evidence.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'
import { nowhere, type Ranking, rankingFor, refusalOf } from './ranking.ts'
import { reasonBesideFirst } from './reason-beside.ts'
import { namesRival } from './rival-named.ts'
import { hasRivals } from './sureness.ts'
import { claimsOf, isTellable } from './telling-passages.ts'
import { outcomesFirst } from './told-of-others.ts'
import { particleFirst } from './verb-and-particle.ts'
import { isHopeless, isWorthShowing, leastLacking } from './worth-showing.ts'

/**
 * The answer of the passages that rank first, or a refusal: where their chance of holding an answer is small, where
 * they lack what the question demands, and where the question takes for granted what the paper does not say.
 */
export function answerByRanking(asking: Asking): Answer {
  const { document, asked, sentences, model } = asking
  const presumed = presumedBy(asked)
  const turnedInTable = presumed && outnumbered(document, presumed)
  if (turnedInTable) return answered(asking, [turnedInTable.claim], turnedInTable.premise)
  const ranking = rankingFor(asking, presumed)
  const { ranked, topic, chance, isUnheard, unknown } = ranking
  const demand = (passages: readonly RankedCandidate[]) =>
    demanded(asked, passages, document.text, topic)
  const denials = denialsIn(ranking)
  const instead = () =>
    insteadOfRefusal(asking, unknown, ranked) ?? setRight(asking, denials.turned)
  const isTold = denials.denied !== null || isOfRow(document, ranked[0])
  if (!isTold && isUnsaid(ranking)) return instead() ?? refusalOf(ranking, demand(ranked))
  const definition = toldInPassing(ranking)
  if (definition) return definition
  const decisive = (list: readonly RankedCandidate[]) =>
    aboutFloat(document, asked, decide(asked, list, sentences, document.text, topic))
  const inOrder = decisive(fittingFirst(asked, ranked, ranking.isOthers))
  const against = leadingDenial(ranking, denials, decisive)
  const told = against ? inOrder : telling(ranking, inOrder)
  const met = against ? told : demand(told)
  const isUnmet = 'lacking' in met
  const other = isUnmet ? instead() : null
  if (other) return other
  const passages = meeting(ranking, told, met)
  if (passages === null) return refusalOf(ranking, met)
  const decided = against ? passages : findingBesideFirst(asked, passages, sentences, ranked)
  const compound = unsaidCompound(asked.text, document.text, decided[0]?.text ?? '')
  if (compound !== null) return refusal(asking, notSaid(compound), ranked)
  // A demand that was met says which passage leads.
  const leading = against?.passage ?? (decided === inOrder ? undefined : decided[0])
  const supported = withSupport(document, asked, decided, asking.most, leading, ranked)
  const corrected = unknown === null || against ? null : insteadOfRefusal(asking, unknown, ranked)
  if (corrected) return corrected
  const number =
    against ??
    contradictedPremise(asked, supported, ranking.candidates, document.title) ??
    shownDenial(ranking, supported)
  const premise = number?.premise ?? null
  if (unknown !== null && premise === null) return refusal(asking, nowhere(unknown), ranked)
  // What sets the question right leads, whatever it announces or concludes.
  const led = number ? inFront([number.passage], supported) : supported
  const [lead, ...rest] = led.filter((passage) => isTellable(asking, passage))
  const support = rest.filter((passage) => !namesRival(asked, passage, document.text))
  const claims = lead ? claimsOf(asking, [lead, ...support]) : []
  if (!lead || claims.length === 0)
    return refusal(asking, 'No passage of the paper could be verified as an answer.', ranked)
  const sure = howSure(ranking, [lead, ...support], claims, inOrder, {
    isUnmet,
    isSetRight: premise !== null,
  })
  const shown = {
    ...{ said: chance, threshold: model.threshold, isUnheard, isUnmet },
    sure: hasRivals(inOrder) ? sure.weighed : null,
  }
  if (!isTold && (premise === null || chance < model.threshold) && !isWorthShowing(shown))
    return instead() ?? refusalOf(ranking, met)
  return unlessAbsent(ranking, readingOn(ranking, answered(asking, claims, premise), sure.told))
}

/** True where the paper so hardly says the answer that no passage needs to be looked at. */
function isUnsaid({ asking, topic, chance, unknown }: Ranking): boolean {
  const { asked, model } = asking
  return (
    isHopeless(chance) ||
    (chance < model.threshold && nameAsked(asked) !== null) ||
    (!isLikelySaid(chance) && unknown !== null) ||
    comparesUnsaid(asked.text, topic.missing)
  )
}

/** What a name is that the paper explains in passing, or that it does not say; null where none is asked for or may be said. */
function toldInPassing({ asking, ranked, chance }: Ranking): Answer | null {
  const { asked, sentences } = asking
  const name = nameAsked(asked)
  if (name === null) return null
  const told = asking.quote(inPassing(sentences, asked))
  if (told.length > 0) return answered(asking, told)
  return isLikelySaid(chance)
    ? null
    : refusal(asking, `The paper does not seem to say what “${name}” is.`, ranked)
}

/** The passages as they tell what is asked for: what came out, a reason, the verb as it is meant. */
function telling({ asking, isOthers }: Ranking, inOrder: readonly RankedCandidate[]) {
  const { asked, sentences } = asking
  const held = outcomesFirst(asked.text, holdingPremise(asked, inOrder))
  return particleFirst(asked, reasonBesideFirst(asked, held, sentences), isOthers)
}

/** The passages that may be shown, a demand being met or not; null where none may. */
function meeting(
  { asking, chance, unknown }: Ranking,
  told: readonly RankedCandidate[],
  met: Demanded,
): readonly RankedCandidate[] | null {
  if (!('lacking' in met)) return met
  return unknown === null ? shownDespite(asking.asked, told, met, chance) : null
}

/** An answer with how sure it is, and what else of the paper is worth reading for it. */
function readingOn({ asking, ranked }: Ranking, given: Answer, chance: number): Answer {
  const readOn = evidenceParagraphs(asking.document, asking.asked, ranked, asking.model).filter(
    (paragraph) => !given.evidence.some((span) => overlaps(span, paragraph)),
  )
  return { ...given, readOn, chance }
}

/** An unsure answer tells which word of the question the paper never uses; where that is what is asked for, it is refused. */
function unlessAbsent({ asking, ranked, topic }: Ranking, given: Answer): Answer {
  const { asked, document } = asking
  const absent = isUnsure(given) ? absentWord(asked, topic.missing, fold(document.text)) : null
  const isLacking = absent !== null && (given.chance ?? 1) < leastLacking
  return isLacking && isAbout(asked.text, absent)
    ? refusal(asking, notSaid(absent), ranked)
    : withAbsent(given, absent)
}
