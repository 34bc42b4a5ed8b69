import type { PaperDocument, SectionRole } from '../document/paper-document.ts'
import type { ClaimSection } from '../evidence/claim.ts'
import type { SentenceRole } from './roles/role-cues.ts'
import { sentenceRoles } from './roles/sentence-roles.ts'
import { findingScore } from './summary/finding-score.ts'
import { limitationScorer } from './summary/limitation-score.ts'
import { methodFacets } from './summary/method-facets.ts'
import { methodScore } from './summary/method-score.ts'
import { namesOwnWork, tellsWhatOthersDid } from './text/antecedent.ts'
import { readSentences, type Sentence } from './text/sentence.ts'

/** What a sentence does in its paper, and what section it stands in. */
interface Place {
  readonly sentence: Sentence
  readonly does: SentenceRole
  readonly in: SectionRole
  /** In an abstract, where the order of what is told is plain. */
  readonly isSure: boolean
}

const after: readonly SectionRole[] = ['results', 'discussion', 'limitations', 'conclusion']
const before: readonly SectionRole[] = ['introduction', 'background']

/** What others did or what was known before, told where a paper tells that. */
const isKnown = ({ sentence, does, in: section }: Place) =>
  tellsWhatOthersDid(sentence.text) ||
  (before.includes(section) && does === 'background' && !namesOwnWork(sentence.text))

const does = (place: Place, ...roles: SentenceRole[]) => roles.includes(place.does)

/** Where a sentence plainly tells something else than its section of a summary is for. */
const misfits: Partial<Record<ClaimSection, (place: Place) => boolean>> = {
  whatsNew: (place) => isKnown(place) || (place.in === 'limitations' && does(place, 'limitation')),
  methods: (place) =>
    isKnown(place) ||
    (after.includes(place.in) && does(place, 'result', 'conclusion', 'limitation')) ||
    (place.isSure && does(place, 'result', 'conclusion')),
  results: (place) =>
    isKnown(place) ||
    (place.in === 'methods' && does(place, 'method')) ||
    does(place, 'limitation') ||
    (place.isSure && does(place, 'background', 'objective', 'method')),
}

/**
 * Whether a sentence can be told in a section of a summary: methods are no results, and what others did before is
 * neither. Doubt is for the sentence: only what plainly does something else in the paper does not fit.
 */
export function fitsSection(document: PaperDocument, section: ClaimSection, sentence: Sentence) {
  const told = readOf(document).roles[sentence.index]
  const place = {
    sentence,
    does: told?.role ?? 'other',
    in: sentence.role,
    isSure: sentence.role === 'abstract' && (told?.score ?? 0) >= leastSure,
  }
  if (section === 'limitations') return isLimit(document, place)
  const isMisfit =
    misfits[section]?.(place) || (section === 'results' && readOf(document).limits(sentence))
  return !isMisfit || tells(section, sentence)
}

/** Chance from which on a role in the abstract is taken for sure. */
const leastSure = 0.7
/** From these scores on, the words say by themselves how something was done, or what came out. */
const methodFloor = 2.2
const findingFloor = 2.6

/** Whether a sentence is worded as what a section tells. */
function tells(section: ClaimSection, sentence: Sentence): boolean {
  if (tellsWhatOthersDid(sentence.text)) return false
  if (section === 'results') return findingScore(sentence) >= findingFloor
  if (section === 'whatsNew')
    return /\b(?:contributions?|unique|first|novel|new)\b/i.test(sentence.text)
  return (
    section === 'methods' &&
    facets.some((facet) => methodScore(sentence, facet) >= methodFloor) &&
    findingScore(sentence) < findingFloor
  )
}

const facets = Object.keys(methodFacets) as (keyof typeof methodFacets)[]

/** A limit is owned to in its words or by where it stands; what was done, found or known is none. */
function isLimit(document: PaperDocument, place: Place): boolean {
  if (readOf(document).limits(place.sentence)) return true
  if (
    does(place, 'limitation', 'other') ||
    ['limitations', 'discussion', 'conclusion'].includes(place.in)
  )
    return !isFinding(place)
  return false
}

const isFinding = (place: Place) => place.in === 'conclusion' && does(place, 'result')

interface Read {
  readonly roles: readonly { role: SentenceRole; score: number }[]
  /** Whether a sentence owns to a limit in its words. */
  limits(sentence: Sentence): boolean
}
const read = new WeakMap<PaperDocument, Read>()

function readOf(document: PaperDocument): Read {
  const known = read.get(document)
  if (known) return known
  const score = limitationScorer(document, readSentences(document))
  const made = {
    roles: sentenceRoles(document),
    limits: (sentence: Sentence) => score(sentence) > 0,
  }
  read.set(document, made)
  return made
}
