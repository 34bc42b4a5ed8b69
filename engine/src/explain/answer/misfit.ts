import { newsIn } from '../../text/general-words.ts'
import type { Question } from '../question/question.ts'
import { limitsOfAnother } from './limits-of.ts'
import { ofLongerName } from './longer-name.ts'
import { expected, unfound, unranked } from './misfit-findings.ts'
import { harmless, type Misfit, mannerless, partial, placeless, shareless } from './misfit-wants.ts'
import { ofBorrowed, ofOtherStudies } from './own-work-asked.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import { ofAnotherYear } from './year-asked.ts'

// What a passage lacks as an answer for its form alone, whatever words it shares with the question.

const opening =
  /^\W*(?:(?:first|second|then|next|finally|further(?:more)?|in addition|additionally|therefore|thus|hence),? )?(?:given [^,]+, |because [^,]+, )?/
    .source
const seeking =
  '(?:elucidate|investigate|determine|examine|assess|test|evaluate|explore|understand|study|address|verify|confirm|compare|identify|clarify|analy[sz]e|see)'
const purpose = new RegExp(
  `${opening}(?:(?:in order |so as )?to (?:further |better |also )?${seeking}\\b|(?:the |our )?(?:aim|goal|purpose|objective)s?\\b|(?:this|the|our|the present) (?:study|trial|paper|work|experiment|review) (?:was |is )?(?:aim(?:s|ed)|designed|sought|undertaken|conducted) to ${seeking}\\b)`,
  'i',
)
const inquiry =
  /\bwe (?:then |next |also |further |first |here |therefore )*(?:examined?|prob(?:e|ed)|investigated?|tested|assessed|evaluated?|asked|sought|aimed?|wanted|explored?|studied|hypothesi[sz]ed?)\b[^.;]*\b(?:whether|if|how|the (?:effects?|role|relationship|association|influence|impact|hypothesis|mechanisms?)|to (?:determine|understand|test|find|examine|assess|identify))\b/i
const asksAim =
  /\b(?:aims?|goals?|purposes?|objectives?|hypothes\w+|investigat\w+|examin\w+|question|test(?:ed)?|stud(?:y|ied))\b/i
const asksFinding =
  /^\W*(?:is|are|was|were|do|does|did|can|could|has|have|had|how (?:do|does|did|is|are)|what (?:effects?|role|impact|influence|relationship|association|difference)|(?:which|what) factors?)\b/i
/** "The primary outcome was a fall in pain" tells what was measured. */
const measured =
  /\b(?:primary|secondary|main|co-?primary) (?:outcomes?|end ?points?)(?: (?:measures?|variables?|criteria))?\b[^.;]{0,60}\b(?:was|were|is|are|included)\b/i
const asksMeasured = /\b(?:outcomes?|end ?points?|measure[ds]?)\b/i
/** That a paper set out to learn whether something is so is no word on whether it is. */
export const aims: Misfit = ({ text: asked }) => {
  if (!asksFinding.test(asked) || asksAim.test(asked)) return null
  const mayMeasure = asksMeasured.test(asked)
  return ({ text }) =>
    purpose.test(text) || inquiry.test(text) || (!mayMeasure && measured.test(text))
}

const asksName =
  /^\W*(?:on |in |from |with |at |by )?(?:which|what)\b(?: (?:is|are|was|were))?(?: the)?(?: (?!(?:do|does|did|can|could|will|would|has|have|the|of)\b)[\p{L}-]+){0,2}? (?:data ?sets?|corp(?:us|ora)|benchmarks?|tools?|models?|baselines?|databases?|librar(?:y|ies)|software|(?:search )?engines?|compan(?:y|ies)|countr(?:y|ies)|cit(?:y|ies)|districts?|regions?|hospitals?|universit(?:y|ies)|platforms?|packages?|genes?|journals?|frameworks?|encoders?|optimi[sz]ers?)\b/iu
const name =
  /\p{Lu}[\p{L}-]*\p{Lu}\w*|(?<=[\p{Ll}\d,;:)(]\s["“‘(]?)\p{Lu}\p{L}+|\b[\p{L}-]+\d[\w-]*/gu
const pointer =
  /\((?:[^()]*\d{4}[^()]*|(?:Fig|Tab|Sec)[^()]*)\)|\b(?:Fig(?:ure|s)?|Tables?|Sect?(?:ion)?|Appendix|Eq)\b\.? ?\w*/g
/** "Which data sets were used?" is answered by names that the question has not. */
const nameless: Misfit = ({ text: asked }) => {
  if (!asksName.test(asked)) return null
  const known = asked.toLowerCase()
  return ({ text, kind }) =>
    kind !== 'table' &&
    (text.replace(pointer, ' ').match(name) ?? []).every(
      (one) => known.includes(one.toLowerCase()) || /^(?:We|I|The|In|This|It)$/.test(one),
    )
}

const duration =
  /\d[\d.,]*[\s-]?(?:ms|s|min|h|d|(?:milli|micro)?seconds?|minutes?|hours?|hr|days?|weeks?|wk|months?|years?|epochs?|steps|words|tokens|pages|km|cm|mm|m)\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|a few|half an?|an?) (?:or \w+ )?(?:second|minute|hour|day|week|month|year)s?\b|overnight|\b(?:19|20)\d\d\b/i
const moment =
  /\b(?:1[5-9]|20)\d\d\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|century|day|week|month|year|hour|minute|season|time|night|morning|birth|age|decade)s?\b|\b\d+(?:st|nd|rd|th)\b|\b(?:during|after|before|until|once|when|while|upon|at the (?:end|beginning|start))\b/i
/** "(Gray et al., 2017)", "[12]": when a source was printed. */
const cited =
  /\[[\d,;\s–-]+\]|\([^()]*\bet al\b[^()]*\)|\((?:\p{Lu}[\p{L}-]+(?:,| and| &)? )*\p{Lu}[\p{L}-]+,? \d{4}[^()]*\)/gu
/** True for words that give a time, the years of their sources aside. */
export const givesMoment = (text: string): boolean => moment.test(text.replace(cited, ' '))

const asksLength = /^\W*(?:for )?how (?:long|fast)\b/i
const asksYear = /\b(?:what|which) year\b/i
const year = /\b(?:1[5-9]|20)\d\d\b/
const yearless: Misfit = ({ type, text: asked }) =>
  type === 'when' && asksYear.test(asked) && !asksLength.test(asked)
    ? ({ text }) => !year.test(text.replace(cited, ' '))
    : null
/** "How long …?" is answered by a length, "When …?" by a time, "In what year …?" by a year and by nothing else. */
const timeless: Misfit = ({ type, text: asked }) => {
  if (asksLength.test(asked)) return ({ text }) => !duration.test(text)
  return type === 'when' && !asksYear.test(asked) ? ({ text }) => !givesMoment(text) : null
}

const reason =
  /\b(?:because|since(?! (?:the (?:last|first|beginning|start|end|introduction|outbreak)|then|\d|\p{Lu}\p{Ll}+ \d))|as|given|due|owing|therefore|thus|hence|so|reasons?|caus\w+|explain\w*|leads?|led|attribut\w+|result(?:s|ed|ing)?|to (?:account|achieve|address|allow|avoid|compensate|control|correct|cover|detect|determine|eliminate|enable|ensure|exclude|facilitate|improve|increase|keep|limit|maintain|make|minimi[sz]e|mimic|obtain|overcome|prevent|protect|reduce|remove|rule out|save|simplify|speed)|for (?:its|their|being|simplicity|brevity|clarity|convenience|safety))\b|\bby \w+ing\b/iu
/** So many words of a field that the question has not are news. */
const enoughNews = 2
/** A passage that says over again what a why question asks the reason of, and gives none. */
const restated: Misfit = ({ type, stems: asked }) =>
  type === 'why'
    ? ({ text, stems }) =>
        !reason.test(text) && newsIn(stems, (stem) => asked.includes(stem)) < enoughNews
    : null

const verb =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|could|may|we|shows?|shown|\w{2,}ed|\w+ly \w+s)\b|\d/i
const asksFloat = /\b(?:fig(?:ure)?s?|tables?|plots?|captions?|charts?|diagrams?|shown)\b/i
/** A caption's title names what a figure shows, and says nothing of it. */
const titles: Misfit = ({ text: asked }) =>
  asksFloat.test(asked) ? null : ({ kind, text }) => kind === 'caption' && !verb.test(text)

/** What each misfit costs, in the order in which it is added. */
const costs: readonly (readonly [Misfit, number])[] = [
  [aims, 0.35],
  [expected, 0.4],
  [unfound, 0.35],
  [titles, 0.4],
  [limitsOfAnother, 0.5],
  [nameless, 0.3],
  [ofLongerName, 0.5],
  [unranked, 0.3],
  [yearless, 0.8],
  [timeless, 0.4],
  [restated, 0.6],
  [mannerless, 0.2],
  [placeless, 0.4],
  [shareless, 0.3],
  [partial, 0.3],
  [harmless, 0.5],
  [ofAnotherYear, 0.5],
]
const costOfBorrowing = 0.4
const costOfOtherStudies = 0.8

/**
 * Ranked passages, best first, after what they lack in form: an aim where a finding is asked for, no name where
 * things are to be named, no time, no reason; and, where a question asks what was done by a paper that tells its
 * methods, the work of others.
 */
export function fittingFirst(
  question: Question,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
): readonly RankedCandidate[] {
  const isParted = ranked.some(({ role }) => role === 'methods')
  const asked = [
    ...costs.map(([misfit, cost]) => ({ misses: misfit(question), cost })),
    { misses: ofBorrowed(question, isOthers, isParted), cost: costOfBorrowing },
    { misses: ofOtherStudies(question, isOthers), cost: costOfOtherStudies },
  ].filter(({ misses }) => misses !== null)
  const costOf = (one: RankedCandidate) =>
    asked.reduce((sum, { misses, cost }) => sum + (misses?.(one) ? cost : 0), 0)
  return ranked
    .map((one) => ({ ...one, score: one.score - costOf(one) }))
    .toSorted((a, b) => b.score - a.score || a.span.start - b.span.start)
}
