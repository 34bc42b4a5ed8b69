import { countriesIn, speaksOfCountry } from '../question/country-cues.ts'
import { tellsWhereDone } from '../question/setting-score.ts'
import { setsApart } from '../question/study-trait-cues.ts'
import { citesOthers } from '../text/antecedent.ts'
import { othersWork } from '../text/others-work.ts'
import { answered } from './given.ts'
import type { Rule } from './outright.ts'
import { saysOtherwise } from './premise-words.ts'

/** What is in brackets is where an instrument comes from. */
const inBrackets = /\([^()]*\)/g
/** Of a study in many countries none sets another right. */
const inMany = /\b(?:countries|international|multinational|worldwide|global)\b/iu
/** The question has the country as the place of what it asks for. */
const asksPlace = /\b(?:why|where|which|what|how many|who|when)\b/iu

/**
 * The answer to a question that takes the study to be done in a country that the paper never names, where it names
 * another one as its place: "Which hospital in Chile took part?" of one done "in Bergen, Norway". Null
 * where it names none, or several.
 */
export const otherCountry: Rule = (asking) => {
  const { asked, plain, document, sentences, quote } = asking
  if (asked.type === 'yes-no' || !asksPlace.test(plain)) return null
  const [country, another] = countriesIn(plain)
  if (country === undefined || another !== undefined || setsApart.test(plain)) return null
  if (speaksOfCountry(document.text, country)) return null
  const others = othersWork(document, sentences)
  const told = sentences.filter(
    (sentence) =>
      tellsWhereDone(sentence) &&
      sentence.speaksOf === 'paper' &&
      !others.has(sentence.index) &&
      !citesOthers(sentence.text),
  )
  const places = told.flatMap((sentence) =>
    countriesIn(sentence.text.replace(inBrackets, ' ')).map((place) => ({ sentence, place })),
  )
  const [first] = places
  const isOne = first && places.every(({ place }) => place === first.place)
  const isOpen = told.some(({ text }) => inMany.test(text))
  const claims = isOne && !isOpen ? quote([first.sentence.span], 1) : []
  return first && claims.length > 0
    ? answered(asking, claims, saysOtherwise(country, first.place))
    : null
}
