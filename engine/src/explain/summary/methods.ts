import { holds } from '../../text/holds.ts'
import { ownStatements } from '../text/others-work.ts'
import type { Sentence } from '../text/sentence.ts'
import { isArgued } from './argued-paper.ts'
import { methodScore } from './method-score.ts'
import { partOnWork } from './own-part.ts'
import { mostWorth } from './section-by-worth.ts'
import { inTheirParts } from './section-parts.ts'
import type { Telling } from './telling.ts'
import { trialArms } from './trial-arms.ts'
import { wordedFrom } from './wording.ts'

/** By what test or model numbers were looked into. */
const statistics =
  /\b(?:(?:logistic|linear|cox|poisson|multi\w+|mixed) (?:\w+ )?(?:regressions?|models?)|(?:chi-?squared?|t|fisher\S*|wilcoxon|mann[-–]whitney|hosmer[-–]lemeshow|log-?rank|signed[- ]rank|exact) tests?|AN(?:C)?OVAs?|goodness[- ]of[- ]fit|statistical (?:analys[ei]s|significance|software)|p[- ]values?|SPSS|Stata|SAS|confidence intervals?|bonferroni)\b/i
const isOfStatistics = ({ text }: Sentence) =>
  holds(statistics, text) && !/\b\d+ (?:\w+ )?(?:patients|participants|subjects)\b/i.test(text)

/** The sentences that say how the work was done; of a trial, first who was allotted what, and who they were. */
export function methodsOf(telling: Telling): readonly Sentence[] {
  const { document, sentences, taken, limit, isTold } = telling
  if (isArgued(document, sentences, 'methods')) return []
  const own = inTheirParts(document, sentences, ownStatements(document, sentences), 'methods')
  const ofWork = partOnWork(document, sentences, own).filter((sentence) => !isTold(sentence))
  const arms = trialArms(ofWork, taken).slice(0, limit)
  const people = new Set(
    ofWork
      .filter((sentence) => methodScore(sentence, 'data') >= wordedFrom.methods)
      .map(({ index }) => index),
  )
  const isOfPeople = ({ index }: Sentence) => people.has(index)
  const rest = (told: readonly Sentence[]) => ({ ...telling, taken: [...taken, ...told] })
  const who =
    arms.length > 0 && arms.length < limit && !arms.some(isOfPeople)
      ? mostWorth(rest(arms), 'methods', 1, isOfPeople)
      : []
  const found = [...arms, ...who]
  const steps = [...who, ...withOneAnalysis(rest(found), limit - found.length)]
  return [...arms, ...steps.toSorted((a, b) => a.index - b.index)]
}

/** The steps that are worth most: of how the numbers were analysed, a second is told only where there is nothing else. */
function withOneAnalysis(telling: Telling, most: number): readonly Sentence[] {
  const steps = mostWorth(telling, 'methods', most)
  const analyses = steps.filter(isOfStatistics)
  if (analyses.length < 2) return steps
  const [kept] = mostWorth(telling, 'methods', 1, isOfStatistics)
  if (!kept) return steps
  const isOther = (sentence: Sentence) => !isOfStatistics(sentence)
  const rest = { ...telling, taken: [...telling.taken, kept] }
  const others = mostWorth(rest, 'methods', most - 1, isOther)
  const fill = { ...rest, taken: [...rest.taken, ...others] }
  return [kept, ...others, ...mostWorth(fill, 'methods', most - 1 - others.length)]
}
