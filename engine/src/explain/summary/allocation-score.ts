import { type Cues, holds, sum } from '../../text/holds.ts'
import { wordCount } from '../../text/letter-counts.ts'
import { citesOthers } from '../text/antecedent.ts'
import { form, type Weights } from '../text/section-form.ts'
import type { Sentence } from '../text/sentence.ts'

// How a trial says who was given what.

const chance = '(?:randomly|at random|by (?:chance|lot|randomi[sz]ation)|in a random\\w* \\w+)'
const gave = '(?:assigned|allocated|divided|allotted|distributed|split|placed|put)'
/** "were randomly assigned to", "were divided randomly into", "were randomised (1:1) to receive". */
const allocates = new RegExp(
  `\\b(?:was|were|we) (?:\\w+ ){0,3}?(?:${chance} (?:and \\w+ )?(?:\\w+ )?${gave}|${gave} ${chance})\\b|\\b(?:was|were|we) (?:(?:\\w+ly|then|also|all|both|screened and|included and|enrolled and|recruited and) ){0,2}?(?:randomi[sz]ed)(?: \\([^()]*\\)| ?\\d:\\d| \\w+ly| in an? [^,;.]{0,30}| (?:by|using|with) [^,;.]{0,60})?,? (?:in)?to (?!avoid|reduce|minimi|prevent|control for)|\\b(?:was|were) (?:\\w+ )?(?:assigned|allocated|divided) (?:in)?to [^.;]{3,60} by (?:\\w+ )?randomi[sz]ation\\b|\\b(?:was|were|we) (?:\\w+ ){0,2}?randomi[sz]ed (?:by|in) (?:blocks|groups|clusters)\\b`,
  'i',
)
const dose =
  /\b\d[\d.,]*\s?(?:mg|µg|μg|mcg|g|kg|ml|mL|IU|U|mmol|Gy|%|minutes?|min|hours?|h|weeks?|sessions?)\b/
/** "Mice (n = 20 per group) were infected and treated with placebo or with …": arms, though no lot is told of. */
const parts =
  /(?:\([nN]\s?=\s?\d+(?:[–-]\d+)?(?: \w+)? (?:per|in each|each|\/) ?(?:group|arm)\)|\b(?:was|were) (?:\w+ly |then |also |all )?(?:divided|assigned|allocated|split|separated) into (?:\w+ ){0,3}?(?:groups|arms)\b)/i
const partsWorth = -0.8
/** Things in pots and rows of data are put at random, too: a trial has arms. */
const arms =
  /\b(?:receiv\w+|groups?|arms?|conditions?|treatments?|controls?|placebo|interventions?|either|usual care|standard care|to (?:undergo|take|view|use))\b|\b(?:was|were) randomi[sz]ed\b/i
const detail: Cues = [
  // The arms by what they were given.
  [/\bto (?:receive|undergo|take|use|be treated|have|get)\b|\breceiv(?:ed|ing)\b/i, 0.9],
  [
    /\b(?:either|with or without|or (?:to )?(?:an? )?(?:\w+ )?(?:placebo|control|usual|standard|no)|versus|vs\.?|placebo|control)\b/i,
    0.7,
  ],
  [/\b(?:groups?|arms?)\b/i, 0.4],
  // "docetaxel and epirubicin (TE)": who reads no more is told what the letters stand for.
  [/\p{Ll}{4,} \(\p{Lu}{1,6}\)/u, 0.9],
  [dose, 0.7],
  [
    /\b[nN]\s?=\s?\d+|\b\d{2,}(?: [\p{L}-]+){0,3} (?:patients|participants|subjects|women|men|children|adults|volunteers|students|people)\b/iu,
    0.7,
  ],
]
const where: Weights = { methods: 1, abstract: 1.2, results: 0.6, other: 1, introduction: 0.2 }
/** How the lot was drawn, who opened the envelope, and who was left out, is told after it. */
const drawing =
  /\b(?:sequences?|envelopes?|computer|software|tables?|lists?|numbers?|blocks?|strat(?:a|um|ified))\b[^.]{0,60}\b(?:was|were) (?:\w+ )?(?:generated|prepared|concealed|sealed|kept|used|opened)\b|\bexcluded\b|\bdropped out\b|\bwithdr[ae]w\b|\b(?:might|may|could|should|will) (?:\w+ )?(?:be|have)\b|\b(?:is|are) (?:un)?likely\b|\b(?:schedule|sequence|list|code)\b/i
const worth = 2.4
/** Those "who were randomised to …" are told of because of something else. */
const onThose =
  /^(?:if|when|once|until)\b|\b(?:who|that|which) (?:was|were|had been) (?:\w+ly )?(?:randomi[sz]ed|randomly|assigned|allocated)\b/i
const isOfOthers = (text: string): boolean =>
  citesOthers(text) || /\btrials? (?:reported|published|conducted|described) by\b/i.test(text)

/** Arms, doses and numbers make a sentence long by right. */
const formOf = (sentence: Sentence): number => {
  const words = wordCount(sentence.text)
  return Math.max(0, form(sentence) - (words > 45 && words <= 80 ? 0.8 : 0))
}

/** How much a sentence says who of a trial was allotted what by chance; 0 where it does not. */
export function allocationScore(sentence: Sentence): number {
  const { text, role } = sentence
  const place = where[role]
  if (place === undefined || !holds(arms, text) || isOfOthers(text)) return 0
  const isByLot = holds(allocates, text)
  if (!isByLot && !(holds(parts, text) && holds(treated, text) && namesArms(text))) return 0
  return (
    worth +
    (isByLot ? 0 : partsWorth) +
    place +
    sum(text, detail) -
    (holds(drawing, text) ? 1.5 : 0) -
    (holds(onThose, text) ? 2 : 0) -
    formOf(sentence)
  )
}

/** True for words that give what a group was given by its amount. */
export const givesDose = (text: string): boolean => holds(dose, text)

const treated =
  /\b(?:group|arm|patients|participants|subjects|women|men|children|animals|mice|rats)\b[^.;]{0,80}\b(?:received|took|underwent|(?:was|were) (?:[^,.;]{0,50} )?(?:given|treated|administered|injected|infused|supplemented|infected|challenged))\b|\b(?:was|were) (?:\w+ly )?(?:administered|injected|infused|given)\b/i
/** "The therapy comprised six sessions of 45 minutes": what is no drug is given in sessions. */
const course =
  /\b(?:therapy|therapies|treatments?|interventions?|training|programme?s?|exercises?|education|counsell?ing|course|\p{Lu}{2,6})\b[^.;]{0,40}\b(?:comprised|consisted of|involved|lasted|included|was delivered|were delivered)\b[^.;]{0,60}\b(?:sessions?|minutes?|min|hours?|weeks?|months?|times)\b/u
const armsNamed =
  /\b(?:groups?|arms?|placebo|controls?|saline|vehicle|daily|twice|once|every|per (?:day|week|session)|weekly)\b/i

/** How much a sentence says how much of it a group was given, or for how long. */
export function regimenScore(sentence: Sentence): number {
  const { text, role } = sentence
  if (role !== 'methods' && role !== 'abstract' && role !== 'other') return 0
  const isGiven = holds(course, text) || (holds(treated, text) && holds(dose, text))
  if (!isGiven || isOfOthers(text)) return 0
  return 2.4 + (holds(armsNamed, text) ? 1 : 0) - formOf(sentence)
}

/** True for words that say what set the arms apart. */
export const namesArms = (text: string): boolean => holds(armsTold, text)
const armsTold =
  /\b(?:receiv\w+|to (?:undergo|take|use|view|have|get)|with or without|placebo|controls?|versus|vs|or (?:an? |the |to )?\p{L}+|\(\d\)|[nN]\s?=)/iu
const setApart =
  /\b(?:groups?|arms?|conditions?)\b[^.;]{0,60}?(?:\b(?:received|underwent|took|got|used|saw|consisted|comprised|(?:was|were) (?:given|treated|asked|shown|offered|told|taught))\b|:)/i
const reach = 4

/** How much a sentence says how the arms differed that an allocation before it leaves unnamed. */
export const armsScore =
  (allocation: Sentence) =>
  (sentence: Sentence): number =>
    sentence.section === allocation.section &&
    sentence.index > allocation.index &&
    sentence.index <= allocation.index + reach &&
    holds(setApart, sentence.text)
      ? 3.6 - 0.1 * (sentence.index - allocation.index)
      : 0
