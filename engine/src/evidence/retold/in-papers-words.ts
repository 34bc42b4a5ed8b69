import type { PaperDocument } from '../../document/paper-document.ts'
import { type Span, slice } from '../../text/span.ts'
import { citationsIn } from '../tellers/citations.ts'
import {
  isOthersWord,
  isOwnComparison,
  isOwnReport,
  isShownHere,
  pointsAtOthers,
} from '../tellers/own-report.ts'
import { inPapersAbsence } from './absences.ts'
import { inPapersPassive } from './active-voice.ts'
import { quotedFromPaper, withoutAddedFrame } from './added-frames.ts'
import { withBracketedValues } from './bracketed-values.ts'
import { withDoer } from './by-doer.ts'
import { withComparison } from './compared.ts'
import {
  withBothPercents,
  withHyphens,
  withSharedEndings,
  withSpelledPercents,
} from './compounds.ts'
import { withConsent } from './consent.ts'
import { asContracted } from './contractions.ts'
import { withDifferent } from './counted-different.ts'
import { inPapersForms } from './defined-names.ts'
import { withDemonstratives } from './demonstratives.ts'
import { withEmptyNouns } from './empty-nouns.ts'
import { inFirstPerson, takesTheirs } from './first-person.ts'
import { withGap } from './gapped.ts'
import { withPairs } from './in-turn.ts'
import { inPapersOrder } from './list-order.ts'
import { withFront } from './moved-fronts.ts'
import { byTheAuthors } from './named-tellers.ts'
import { withNeither } from './neither-nor.ts'
import { withOwnStudy } from './own-study.ts'
import { inPapersFigures } from './printed-figures.ts'
import { withPronoun } from './pronouns.ts'
import { withPurposes } from './purposes.ts'
import { type FigureHabits, figureHabits } from './quantities.ts'
import { framesIn, inPapersFrames, isAssured } from './reporting-frames.ts'
import { bySameDeed } from './same-deed.ts'
import { withSightings } from './seen-there.ts'
import { withSharedUnits } from './shared-units.ts'
import { withCounts } from './shares.ts'
import { withSwapped } from './swapped-phrases.ts'
import { withThose } from './those.ts'
import { inPapersTense } from './told-past.ts'
import { inPapersVoice } from './voice.ts'
import { withSameSubject } from './what-was.ts'

type Step = (sentence: string, claim: string) => string
const inTurn = (steps: readonly Step[], sentence: string, claim: string): string =>
  steps.reduce((told, step) => step(sentence, told), claim)

/** What a claim may tell in another order, or of another of two, than its sentence. */
const rewordings = [
  withThose,
  withSameSubject,
  withCounts,
  withPurposes,
  withPairs,
  withGap,
  withBracketedValues,
  withNeither,
  withConsent,
  withComparison,
  withFront,
  withSwapped,
  withDifferent,
]
/** What it may print in another way. */
const spellings = [
  withSpelledPercents,
  withBothPercents,
  withSharedUnits,
  withSharedEndings,
  withHyphens,
]

/**
 * A claim with its short and long forms, its lists and its numbers as a sentence of the paper has them: "BMI" for "body
 * mass index" where the paper spells it out, "age and sex" for "sex and age", "6,89" for "6.89" where commas are
 * decimal; and with the paper's own "we found" for another's "the authors report". What else it says stays, so that it
 * is judged by the same gates; a claim that has all of these as the sentence does comes back as it is.
 */
export function inPapersWords(document: PaperDocument, place: Span, claim: string): string {
  const quoted = quotedFromPaper(claim)
  // Its own words are told as they are.
  if (quoted !== null) return isOthersWord(document, place, quoted) ? claim : quoted
  const sentence = slice(document.text, place)
  const plain = withPronoun(document, place, asContracted(sentence, claim))
  const said = inTurn(rewordings, sentence, retold(document, place, plain))
  const formed = inPapersForms(document, sentence, said)
  const named = withEmptyNouns(document.text, sentence, inTurn(spellings, sentence, formed))
  return inPapersOrder(sentence, inPapersFigures(sentence, named, habitsOf(document)))
}

/** A claim of another's words about a paper, as the paper itself tells it: "we found" for "the authors report". */
function retold(document: PaperDocument, place: Span, claim: string): string {
  const sentence = slice(document.text, place)
  const theirs = byTheAuthors(document, sentence, claim)
  if (takesTheirs(sentence, theirs)) return claim
  const ours = bySameDeed(sentence, withOwnStudy(sentence, inFirstPerson(sentence, theirs)))
  // Behind "the authors note that" they may be told of again.
  const bare = withoutAddedFrame(document, place, ours)
  const told = inPapersFrames(sentence, bare === ours ? ours : bySameDeed(sentence, bare), () =>
    pointsAtOthers(document, place),
  )
  const shown = withDemonstratives(sentence, told, () => pointsAtOthers(document, place))
  const isOwn = () => isOwnReport(document, place)
  const past = inPapersTense(
    sentence,
    withSightings(
      sentence,
      shown,
      () => pointsAtOthers(document, place) || citationsIn(document, place).length > 0,
    ),
    () => isOwn() || isOwnFinding(document, place),
  )
  return inPapersPassive(
    sentence,
    inPapersVoice(sentence, withDoer(sentence, inPapersAbsence(sentence, past, isOwn))),
    isOwn,
  )
}

/** "We find that there is no relation": what a paper tells in the present, and found. */
const isOwnFinding = (document: PaperDocument, place: Span): boolean =>
  isOwnComparison(document, place) ||
  isShownHere(document, place) ||
  (!pointsAtOthers(document, place) &&
    framesIn(slice(document.text, place)).some(
      (told) => /^we$/i.test(told.actor) && told.that !== '' && isAssured(told),
    ))

const habits = new WeakMap<PaperDocument, FigureHabits>()

function habitsOf(document: PaperDocument): FigureHabits {
  const known = habits.get(document) ?? figureHabits(document.text)
  habits.set(document, known)
  return known
}
