import type { Question } from '../question/question.ts'
import { inFront } from '../text/in-front.ts'
import { topicStems } from '../text/words.ts'
import { unitOfTimes } from './counted-phrase.ts'
import { looked } from './first-met.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

// "What was the dose?" asks for a value, which has a unit of its kind. What speaks of a dose and gives none is no answer.

const number = String.raw`\d[\d.,]*(?:\s?(?:[–/-]|to|or|and|±)\s?\d[\d.,]*)?`
const inUnits = (units: string) => new RegExp(`${number}[\\s-]?(?:${units})(?![\\p{L}])`, 'iu')
const substance =
  '%|[kmµμn]?g|mcg|[mµμd]?l|IU|U|units?|[mµμn]?mol|[mµμn]M|mEq|Gy|[mk]?Ci|[MGk]?Bq|[PC]FU|ppm|ppb|drops?|tablets?|capsules?|pills?|puffs?|sachets?|cups?|spoons?'
const lengths =
  '[kcmµμn]?m|inch(?:es)?|feet|ft|miles?|Å|met(?:er|re)s?|kilomet(?:er|re)s?|[kM]?bp|nt'
const times = 'm?s|h|min|seconds?|minutes?|hours?|days?|weeks?|months?|years?'

/** "57% of them received salt": a share is no dose. */
const dose = inUnits(substance.slice(2))
/** Values by the nouns that ask for them, each with what a text gives of it. */
const values: readonly (readonly [noun: string, sign: RegExp])[] = [
  ['doses?|dosages?', dose],
  ['concentrations?', inUnits(substance)],
  ['temperatures?', /\d\s?(?:°|º|˚|℃|degrees?\b|K\b)|\broom temperature\b/iu],
  ['weights?|mass', inUnits('[kmµ]?g|lbs?|pounds?|tons?|tonnes?|kilograms?|grams?')],
  ['heights?|depths?|widths?|distances?|diameters?|thickness|wavelengths?', inUnits(lengths)],
  [
    'lengths?',
    inUnits(`${lengths}|${times}|words?|tokens?|pages?|characters?|amino acids|residues`),
  ],
  ['volumes?', inUnits('[mµμ]?l|lit(?:er|re)s?|[cm]m[3³]|cc')],
  ['pressures?', inUnits('mm ?Hg|[kM]?Pa|m?bar|atm|psi|cm ?H2O')],
  ['voltages?', inUnits('[mk]?V|volts?')],
  ['pH', /\d/u],
]
/** "How often was it measured?" is told by what comes back, and not by the share of those in whom it was. */
const frequency =
  /\b(?:every|once|twice|thrice|times?|per|daily|nightly|weekly|monthly|yearly|annual(?:ly)?|hourly|each|always|never|rarely|seldom|often|frequent(?:ly)?|usually|sometimes)\b|\ba (?:day|week|month|year)\b/iu
const asksFrequency =
  /^\W*how (?:often|frequently) (?:(?:was|were|is|are) (?:the |each |an? |their |all )?(?:[\p{L}’'-]+ ){0,4}?(?:sessions?|meetings?|visits?|classes|lessons|measurements|doses?|treatments?|injections?|(?:given|held|measured|taken|done|fed|sampled|tested|checked|assessed|collected|updated|visited|watered|administered|repeated|monitored|performed|cleaned|counted|injected|dosed|weighed|treated|recorded|asked|called|interviewed|trained))|did (?:they|the [\p{L}-]+|[\p{L}-]+s) (?:take|get|receive|meet|visit|measure|eat|drink|exercise|train|come|go|check|test|sample|feed|give))\b/iu
/** "Twice a week", "weekly": what comes back in a unit of time. */
const frequencyBy = (unit: string) =>
  new RegExp(
    `\\b(?:an?|per|each|every)[ -]${unit}s?\\b|/ ?${unit}\\b|\\b${unit === 'day' ? 'dai' : unit}ly\\b`,
    'iu',
  )
const asksAge = /^\W*how old (?:was|were|is|are)\b/iu
const age =
  /\d[^.;]{0,30}\b(?:years?|months?|weeks?|days?|yrs?|decades|centuries)\b|\baged?\b[^.;]{0,40}\d|\b(?:1[5-9]|20)\d\d\b/iu

const kinds = values.map(([noun, sign]) => [new RegExp(`^(?:${noun})$`, 'i'), sign] as const)
const nouns = values.map(([noun]) => noun).join('|')
/** "What was the dose?", "Which dose of salt was given?"; no "what dose response", "what was the distance measure". */
const asksValue = new RegExp(
  `^\\W*(?:at |in |to |with )?(?:what|which(?! [\\p{L}-]+s\\b)) (?:(?:was|is|were|are) )?(?:the )?(?:[\\p{L}-]+ ){0,2}?(${nouns})(?=(?: (?:of|for|in|at|was|were|is|are|did|do|does|used|given|per|the|to|on|during)\\b|\\W*$))(?!.*\\b(?:effects?|affects?|differ\\w*|relat\\w+|depend\\w*|chang\\w+)\\b)`,
  'iu',
)

type Asked = Pick<Question, 'text' | 'type'>

/** What gives a value that a question asks for by its name; null for other questions. */
function valueAsked({ text, type }: Asked) {
  // "What is the free volume?" asks what it is.
  if (type === 'definition') return null
  if (asksFrequency.test(text)) return { sign: frequency, stem: null }
  const unit = unitOfTimes(text)
  if (unit !== null) return { sign: frequencyBy(unit), stem: null }
  if (asksAge.test(text)) return { sign: age, stem: null }
  const noun = asksValue.exec(text)?.[1]
  if (noun === undefined) return null
  const sign = kinds.find(([name]) => name.test(noun))?.[1]
  return sign ? { sign, stem: topicStems(noun)[0] ?? noun.toLowerCase() } : null
}

/** True for a passage without a value of the kind that a question asks for. */
export function lacksValue(question: Asked, { text }: RankedCandidate): boolean {
  const value = valueAsked(question)
  return value !== null && !value.sign.test(text)
}

const leastWide = 0.5
/** How a dose is told that is not called one. */
const given =
  /\b(?:dos(?:e|es|ed|age)|given|gave|received?|receiving|administered|administration|took|taken|ingested|drank|ate|fed|consumed|injected|injection|infused|treated|supplement\w*|daily|twice|a day|per day|orally)\b/i

/** Whether a passage speaks of what has the value, by its name or as what was given. */
const isNamed = (
  stem: string | null,
  { text, stems, around }: Pick<RankedCandidate, 'text' | 'stems' | 'around'>,
): boolean => stem === null || stems.has(stem) || (around.has(stem) && given.test(text))

/** Where what leads gives no value, those passages come first that give one of the kind asked for, of what is asked. */
export function byValue(
  question: Question,
  ranked: readonly RankedCandidate[],
): readonly RankedCandidate[] {
  const value = valueAsked(question)
  const [lead] = ranked
  if (!value || !lead || value.sign.test(lead.text)) return ranked
  const isOf = ({ text, stems, around, own, wide, role }: RankedCandidate) =>
    value.sign.test(text) &&
    role !== 'background' &&
    role !== 'introduction' &&
    (own > 0 || wide >= leastWide) &&
    (own >= lead.own || isNamed(value.stem, { text, stems, around }))
  const near = ranked.slice(0, looked).filter(isOf)
  const found = near.length > 0 || !ofDoses.has(value.stem ?? '') ? near : dosesIn(question, ranked)
  return inFront(found.slice(0, 1), ranked)
}

const ofDoses = new Set(topicStems('dose doses dosage dosages'))
const toldIn: ReadonlySet<RankedCandidate['role']> = new Set([
  'abstract',
  'methods',
  'results',
  'other',
])
/** "They received 100 mg a day": what was given, of a paper that calls it no dose. */
function dosesIn({ stems: asked }: Question, ranked: readonly RankedCandidate[]) {
  const rest = asked.filter((stem) => !ofDoses.has(stem) && !given.test(stem))
  return ranked.filter(
    ({ text, role, kind, stems }) =>
      kind === 'paragraph' &&
      toldIn.has(role) &&
      dose.test(text) &&
      given.test(text) &&
      rest.every((stem) => stems.has(stem)),
  )
}
