import { depositsCited, statementsOf } from '../checklist/checklist.ts'
import { notedAddress } from '../checklist/noted-repository.ts'
import type { Answer } from '../explanation.ts'
import { asksExcluded } from '../question/exclusion-question.ts'
import { answerIntent } from '../question/intent.ts'
import { outcomeAsked, outcomeStatements } from '../question/outcome-question.ts'
import {
  asksRecommendation,
  recommendations,
  recommendsPlainly,
} from '../question/recommendation-score.ts'
import type { Asking } from './asking.ts'
import { answered, refusal } from './given.ts'

// Answers by the part of a paper that is asked for; those that are only weakly so carry their chance.

/** A way of answering some questions; null for all others, and where it finds nothing. */
export type Rule = (asking: Asking) => Answer | null

/** Of what is only said that it should be so, this share is a recommendation: read in 20 papers. */
const chanceOfShould = 0.55

/** What the authors recommend. */
export const recommended: Rule = (asking) => {
  const { document, sentences, asked } = asking
  if (!asksRecommendation(asked.text)) return null
  const own = asking.quote(recommendations(document, sentences, asked.text))
  const ahead =
    own.length > 0
      ? own
      : asking.quote(answerIntent(document, sentences, 'future', asking.most).spans)
  const isPlain = own.length === 0 || recommendsPlainly(own[0]?.text ?? '')
  return ahead.length > 0
    ? { ...answered(asking, ahead), ...(!isPlain && { chance: chanceOfShould }) }
    : refusal(asking, 'The paper does not seem to say: no passage recommends anything.')
}

/** What was measured first, or second: what came out is no word on it. */
export const measuredFirst: Rule = (asking) => {
  const { document, sentences, asked, quote } = asking
  const rank = outcomeAsked(asked.text)
  if (rank === null) return null
  const claims = quote(outcomeStatements(document, sentences, asked.text))
  return claims.length > 0
    ? answered(asking, claims)
    : refusal(asking, `The paper does not seem to say: no passage names a ${rank} outcome.`)
}

/** Who asks for one kind of machine is told of that kind, where the paper has it. */
const machines: ReadonlySet<string> = new Set(['gpu', 'cpu', 'tpu'])

const licence = /\blicen[cs]/i
const consent = /\bconsent/i

/** Of what a checklist item states in place of what is asked for, so much answers: code for software, a computer for a GPU. */
const chanceOfItemInstead = 0.3
const asksSoftware = /\bsoftware\b/i

/** The passages that answer a question for a part of the explanation or a checklist item. */
export const outright: Rule = (asking) => {
  const { document, sentences, asked, most, quote } = asking
  if (asked.item) {
    const all = statementsOf(asked.item, sentences)
    const machine = asked.stems.find((stem) => machines.has(stem))
    const ofIt = all.filter(({ stems }) => machine !== undefined && stems.has(machine))
    const licensed = all.filter(({ text }) => licence.test(text))
    const consented = consent.test(asked.text) ? all.filter(({ text }) => consent.test(text)) : []
    const wanted = consented.length > 0 ? consented : ofIt.length > 0 ? ofIt : all
    const found = licence.test(asked.text) ? licensed : wanted
    const shown = found.slice(0, Math.min(2, most))
    const isGiven = asked.item === 'data' || asked.item === 'code'
    const deposits = asked.item === 'data' && found[0] ? depositsCited(document, found[0]) : []
    const claims = quote(
      shown.flatMap((told, at) => {
        const note = isGiven ? notedAddress(document, sentences, told) : null
        return [told.span, ...(note ? [note] : []), ...(at === 0 ? deposits : [])]
      }),
    )
    const isInstead =
      (machine !== undefined && ofIt.length === 0) ||
      (consent.test(asked.text) && consented.length === 0) ||
      (asked.item === 'code' && asksSoftware.test(asked.text)) ||
      // Whom a study kept out was looked for before: what is left are samples.
      (asked.item === 'exclusions' && asksExcluded(asked.text))
    if (claims.length > 0)
      return { ...answered(asking, claims), ...(isInstead && { chance: chanceOfItemInstead }) }
    // "Where are the data?" asks for no place on a map.
    if (asked.intent === 'place' && found.length === 0) return null
  }
  if (!asked.intent) return null
  const { spans, chance } = answerIntent(document, sentences, asked.intent, most)
  const claims = quote(spans)
  return claims.length > 0
    ? { ...answered(asking, claims), ...(chance !== undefined && { chance }) }
    : null
}
