import { type DefinedForm, definedForms } from '../../document/defined-forms.ts'
import type { PaperDocument } from '../../document/paper-document.ts'
import { literally } from '../../text/literally.ts'
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
import { withDemonstratives } from './demonstratives.ts'
import { withEmptyNouns } from './empty-nouns.ts'
import { inFirstPerson, takesTheirs } from './first-person.ts'
import { withGap } from './gapped.ts'
import { withPairs } from './in-turn.ts'
import { inPapersOrder } from './list-order.ts'
import { withFront } from './moved-fronts.ts'
import { namedAlone, renamed, type Sought } from './named-alone.ts'
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
  const formed = inPapersForms(formsOf(document), sentence, said)
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

/** A short form and its long one, as they are looked for. */
interface Form {
  readonly short: string
  /** The long form's first word, in lower case. */
  readonly first: string
  readonly brief: Sought
  readonly spelled: Sought
  /** "body mass index (BMI)" */
  readonly both: Sought
  /** "BMI (body mass index)" */
  readonly turned: Sought
}

const letterBefore = /[\p{L}\p{N}]$/u
const letterBehind = /^[\p{L}\p{N}]/u

const made = new WeakMap<readonly DefinedForm[], readonly Form[]>()

function formsOf(document: PaperDocument): readonly Form[] {
  const names = definedForms(document)
  const known = made.get(names)
  if (known) return known
  const forms = names.map(({ short, long }) => {
    const spelled = `${flexible(long)}(s?)`
    return {
      short,
      first: /^[^\s-]*/.exec(long.toLowerCase())?.[0] ?? '',
      brief: {
        pattern: new RegExp(`${short}(s?)`, 'gu'),
        notBefore: /[\p{L}\p{N}-]$/u,
        notBehind: letterBehind,
      },
      spelled: {
        pattern: new RegExp(spelled, 'giu'),
        notBefore: letterBefore,
        notBehind: letterBehind,
      },
      both: {
        pattern: new RegExp(`${spelled}\\s?\\(${short}s?\\)`, 'giu'),
        notBefore: letterBefore,
      },
      turned: {
        pattern: new RegExp(`${short}s?\\s?\\(${spelled}\\)`, 'giu'),
        notBefore: letterBefore,
      },
    }
  })
  made.set(names, forms)
  return forms
}

/** The claim with the short or the long form of each name that its sentence has. */
function inPapersForms(forms: readonly Form[], sentence: string, claim: string): string {
  let said = claim
  const [own, claimed] = [sentence.toLowerCase(), claim.toLowerCase()]
  for (const { short, first, brief, spelled, both, turned } of forms) {
    if (!claim.includes(short) && !claimed.includes(first)) continue
    if (!sentence.includes(short) && !own.includes(first)) continue
    const [isBoth] = namedAlone(sentence, both)
    const [full] = namedAlone(sentence, spelled)
    if (isBoth) {
      if (namedAlone(said, spelled).length === 0) said = renamed(said, brief, () => isBoth.words)
      continue
    }
    // "BMI (body mass index)"
    if (full && sentence.includes(`${short} (${full.words})`)) {
      if (namedAlone(said, brief).length === 0) said = renamed(said, spelled, () => short)
      continue
    }
    const briefs = new Set(namedAlone(sentence, brief).map(({ words }) => words))
    const [one = short] = briefs
    // Some papers have one short form for one and for many.
    if (briefs.size > 0 && !full)
      for (const name of [both, turned, spelled])
        said = renamed(said, name, (plural) => (briefs.size === 1 ? one : `${short}${plural}`))
    // A sentence may have both, apart from each other.
    if (full && briefs.size === 0)
      for (const name of [both, turned, brief]) said = renamed(said, name, () => full.words)
  }
  return said
}

/** A pattern of words that may be parted by spaces or hyphens. */
const flexible = (words: string) =>
  words
    .split(/[\s-]+/)
    .map(literally)
    .join('[\\s-]+')
    .replace(/s$/, '')
    // "Chain of bells" of "chains of bells (CoB)".
    .replace(/(?<=\p{L}{3})s(?=\[\\s-\]\+of\[)/u, 's?')
