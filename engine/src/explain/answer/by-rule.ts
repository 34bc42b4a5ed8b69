import type { Span } from '../../text/span.ts'
import { itemInTables } from '../checklist/checklist-tables.ts'
import type { Answer } from '../explanation.ts'
import { unsaidAcronym } from '../question/acronyms.ts'
import { ageStatements } from '../question/age-question.ts'
import { allotmentStatements } from '../question/allotment-question.ts'
import { databaseStatements } from '../question/databases-question.ts'
import { definitionStatements } from '../question/definition-question.ts'
import { unsaidName } from '../question/distinct-names.ts'
import { exclusionStatements } from '../question/exclusion-question.ts'
import { floatStatements } from '../question/float-question.ts'
import { inclusionStatements } from '../question/inclusion-question.ts'
import type { Intent } from '../question/intent-cues.ts'
import { interestStatements } from '../question/interests-question.ts'
import { unsaidIsotope } from '../question/isotopes.ts'
import { languageStatements } from '../question/language-question.ts'
import { lossStatements } from '../question/losses-question.ts'
import { nameStatements, namesAsked } from '../question/name-question.ts'
import { organismStatements } from '../question/organism-question.ts'
import { powerStatements } from '../question/power-question.ts'
import { asksProgramming, programmingStatements } from '../question/programming-question.ts'
import { refuseQuestion } from '../question/question.ts'
import { sideEffects } from '../question/side-effects-question.ts'
import { softwareStatements } from '../question/software-question.ts'
import { asksStrengths, strengthStatements } from '../question/strengths-question.ts'
import { formulaAsked, symbolDefinitions, symbolValues } from '../question/symbol-question.ts'
import { unsaidSibling } from '../question/unsaid.ts'
import { emptyCells } from '../tables/row-reading.ts'
import { tableAnswers } from '../tables/table-answers.ts'
import { notSaid } from './absent-word.ts'
import type { Asking } from './asking.ts'
import { answerByRanking } from './by-ranking.ts'
import { countedPhrase } from './counted-phrase.ts'
import { doubted } from './despite.ts'
import { answered, refusal } from './given.ts'
import { nearestPassages } from './nearest-passages.ts'
import { measuredFirst, outright, type Rule, recommended } from './outright.ts'
import { unknownNumber } from './premise-numbers.ts'
import { countsAllPeople, wholeCounts } from './whole-counts.ts'

/** A rule that quotes what it finds. */
const quoting =
  (find: (asking: Asking) => readonly Span[]): Rule =>
  (asking) => {
    const claims = asking.quote(find(asking))
    return claims.length > 0 ? answered(asking, claims) : null
  }

/** One that refuses where what is asked for is not found: passages that merely share its words hardly answer. */
const quotingOr =
  (
    lacking: string,
    asks: (question: string) => boolean,
    find: (asking: Asking) => readonly Span[],
  ): Rule =>
  (asking) =>
    asks(asking.asked.text)
      ? (quoting(find)(asking) ?? refusal(asking, `The paper does not seem to say: ${lacking}.`))
      : null

/** What cannot be answered by any paper, or asks for what this one never names. */
const refused: Rule = (asking) => {
  const { asked, document } = asking
  const impossible = refuseQuestion(asked)
  if (impossible !== null) {
    // "How many papers were used?" names what is counted, in a word that names no topic.
    const counted = asking.quote(wholeCounts(document, asking.sentences, asked).slice(0, 1))
    const noun = countedPhrase(asked)?.noun
    const unsaid = `The paper does not seem to say: no passage gives a number of ${noun}.`
    return counted.length > 0
      ? answered(asking, counted)
      : refusal(asking, noun === undefined ? impossible : unsaid)
  }
  const unsaid =
    unsaidSibling(asked, document.text) ??
    unsaidIsotope(asked.text, document.text) ??
    unsaidName(asked.text, document.text) ??
    unsaidAcronym(asked.text, document.text)
  return unsaid === null ? null : refusal(asking, notSaid(unsaid))
}

/** Questions that passages which merely share their words hardly answer. */
const nothingOn: Readonly<Partial<Record<Intent, string>>> = {
  duration: 'no passage tells how long that took',
  limitations: 'no passage tells of limits of the work',
  funding: 'no passage tells who paid for the work',
  future: 'no passage tells what is to be done next',
  kind: 'no passage says what kind of paper it is',
  reason: 'no passage tells why the work was done',
  conclusion: 'no passage draws a conclusion',
}

const untold: Rule = (asking) => {
  const { asksFailure, intent } = asking.asked
  const lacking = asksFailure ? undefined : nothingOn[intent ?? 'about']
  if (lacking === undefined) return null
  // What is to be done a paper tells in words that nobody foresees.
  const near = intent === 'future' ? answerByRanking(asking) : null
  return near === null || near.refused
    ? refusal(asking, `The paper does not seem to say: ${lacking}.`)
    : { ...near, chance: doubted(near.chance ?? 1) }
}

const itemOfTable: Rule = (asking) => {
  const { asked, document } = asking
  const set = asked.item === null ? null : itemInTables(document, asked.item)
  return set && answered(asking, [{ ...set, section: 'answer' }])
}

const cells: Rule = (asking) => {
  const { asked, document, sentences, most } = asking
  const tabled = tableAnswers(document, asked)
  if (tabled.length > 0)
    return unknownNumber(asked, document.text) === null
      ? answered(asking, tabled.slice(0, most))
      : null
  const empty = emptyCells(document, sentences, asked)
  return empty === null ? null : refusal(asking, empty)
}

const rules: readonly Rule[] = [
  quoting(({ document, sentences, asked }) => symbolDefinitions(document, sentences, asked.text)),
  quoting(({ sentences, asked }) => symbolValues(sentences, asked.text)),
  quoting(({ document, sentences, asked }) => formulaAsked(document, sentences, asked.text)),
  quoting(({ document, sentences, asked, most }) =>
    definitionStatements(document, sentences, asked, most),
  ),
  quoting(({ document, sentences, asked }) =>
    languageStatements(asked.text, document.text, sentences),
  ),
  quotingOr('it names no programming language', asksProgramming, ({ sentences }) =>
    programmingStatements(sentences),
  ),
  quotingOr('it calls nothing a strength of the work', asksStrengths, ({ document, sentences }) =>
    strengthStatements(document, sentences),
  ),
  recommended,
  quoting(({ document, sentences, asked }) => softwareStatements(document, sentences, asked.text)),
  quoting(({ document, sentences, asked }) => exclusionStatements(document, sentences, asked.text)),
  quoting(({ document, sentences, asked }) => inclusionStatements(document, sentences, asked.text)),
  quoting(({ document, sentences, asked }) => sideEffects(document, sentences, asked.text)),
  quoting(({ document, sentences, asked }) => lossStatements(document, sentences, asked.text)),
  measuredFirst,
  quoting(({ document, sentences, asked }) => allotmentStatements(document, sentences, asked.text)),
  quoting(({ document, sentences, asked }) => ageStatements(document, sentences, asked.text)),
  quoting(({ document, sentences, asked }) => powerStatements(document, sentences, asked.text)),
  quoting(({ document, sentences, asked }) => interestStatements(document, sentences, asked.text)),
  quoting(({ sentences, asked }) => databaseStatements(sentences, asked)),
  quoting(({ sentences, asked }) => {
    const thing = namesAsked(asked.text)
    return thing === null ? [] : nameStatements(sentences, thing)
  }),
  quoting(({ document, sentences, asked }) => floatStatements(document, sentences, asked)),
  quoting(({ document, sentences, asked }) => organismStatements(document, sentences, asked.text)),
  refused,
  quoting(({ document, sentences, asked }) =>
    countsAllPeople(asked) ? wholeCounts(document, sentences, asked).slice(0, 1) : [],
  ),
  outright,
  untold,
  itemOfTable,
  cells,
]

/**
 * The answer, or refusal, to a question that has a form of its own: for a symbol, a definition, a part of the
 * explanation, a checklist item, a cell. Null for questions that are left to the ranking of passages.
 */
export function answerByRule(asking: Asking): Answer | null {
  for (const rule of rules) {
    const given = rule(asking)
    if (!given) continue
    const isBare = given.refused && (given.nearest ?? []).length === 0
    return isBare
      ? refusal(asking, given.reason ?? given.answer, nearestPassages(asking).ranked)
      : given
  }
  return null
}
