import type { PaperDocument } from '../../document/paper-document.ts'
import { holds } from '../../text/holds.ts'
import type { Span } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'
import { statementsTelling, type ToldOfStudy } from './told-of-study.ts'

const people =
  '(?:patients?|participants?|subjects?|children|infants?|adults|women|men|individuals|people|volunteers|students|mothers|girls|boys|respondents|couples|sample|study population|cohort|animals|mice|rats)'
const asks = new RegExp(
  `^\\W*how old (?:were|are) (?:the |these |those |their )?(?:study |included )?${people}\\W*$|^\\W*what (?:was|is|were) the (?:mean |average |median )?(?:age|ages|age range)(?: (?:of|in) (?:the |these |all )?(?:study )?${people})?\\W*$|^\\W*what ages? (?:were|are) (?:the )?${people}\\W*$`,
  'i',
)
const averaged =
  /\b(?:mean|average|median) (?:\([^()]{1,20}\) )?ages?\b|\bages? (?:\([^()]{1,20}\) )?(?:was|were|of|ranged|range)\b[^.;]{0,40}\d|\b(?:ranging|ranged) in age\b|\bage range\b|\bmean[^.;]{0,12} age\b|\bages? [^.;]{0,30}\d+(?:\.\d+)? ?(?:±|\(SD)/i
const aged =
  /\b(?:aged?|ages) (?:between |from |of )?\d+|\d+(?:\.\d+)?(?: ?(?:-|–|to|and) ?\d+)?[- ](?:years?|months?|weeks?)[- ](?:old|of age)\b|\(\d+ ?(?:-|–) ?\d+ years\)/i
/** Who may take part, what a result hangs on, and what was asked of some. */
const ofCriteria =
  /\b(?:inclusion|exclusion|eligib\w+|criteria|excluded|included if|adjust\w+|controll?(?:ed|ing) for|covariates?|stratified|correlat\w+|associated|regression|subgroup|z[- ]?scores?|growth|for age|older than|younger than)\b/i
/** Who they are of whom an age is told without its mean. */
const ofStudy =
  /\b(?:enrol\w+|included?|recruit\w+|participa\w+|randomi[sz]\w+|assigned|consist\w+|compris\w+|involv\w+|conducted (?:on|in)|stud(?:y|ied)|volunteers|subjects were|patients were|inoculated)\b/i
/** Those who left, one of them, and what an age is told for beside. */
const ofOthers =
  /\bdeclined\b|\b(?:until|by|at) the age\b|\bage (?:difference|groups?|quartiles?)\b|\b(?:death|mortality|accounted for|failure|mentors)\b|\b(?:an?|one) \d+-(?:year|week|month)-old\b/i

function plainness(text: string): number {
  if (!/\d/.test(text)) return 0
  const isAveraged = holds(averaged, text)
  const told = (isAveraged ? 1.5 : 0) + (holds(aged, text) ? 1 : 0)
  if (told === 0 || ofOthers.test(text) || (!isAveraged && !ofStudy.test(text))) return 0
  return told - (ofCriteria.test(text) ? 1.2 : 0) - (text.length > 350 ? 0.4 : 0)
}

const ages: ToldOfStudy = {
  form: 'statement',
  places: { results: 1, abstract: 0.9, methods: 0.7, other: 0.6 },
  told: plainness,
  floor: 1.5,
}

/** The sentences that tell how old the people of a study were, for who asks only that; empty for other questions. */
export function ageStatements(
  document: PaperDocument,
  sentences: readonly Sentence[],
  question: string,
): Span[] {
  if (!asks.test(question)) return []
  return statementsTelling(ages, document, sentences)
}
