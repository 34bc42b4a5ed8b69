import type { PaperDocument } from '../../document/paper-document.ts'
import { holds } from '../../text/holds.ts'
import type { Span } from '../../text/span.ts'
import { stem } from '../../text/tokens.ts'
import { citesOthers } from '../text/antecedent.ts'
import type { Sentence } from '../text/sentence.ts'
import { statementsTelling, type ToldOfStudy } from './told-of-study.ts'

// Who died and who left a study: papers tell it in words of their own, and mostly that nobody did.

const people =
  '(?:patients?|participants?|subjects?|children|infants?|adults|women|men|individuals|persons?|people|volunteers|students|mothers|girls|boys|respondents|couples|animals|mice|rats)'
/** "During the trial", "in this study": of a study all is asked that it tells. */
const within =
  '(?: (?:there|in total|overall|early|(?:(?:in|during|of|from|over|before the end of|throughout) )?(?:the |this )?(?:whole )?(?:study|trial|experiment|follow-?up|study period)))*'
const asksOf = (deed: string, noun: string) =>
  new RegExp(
    `^\\W*(?:how many (?:of the )?(?:(?:${people}|([\\p{L}-]{3,}s)) )?(?:were |was )?(?:${deed})${within}|how many (?:of the )?(?:${people} )?(?:${noun})(?: (?:were|did|was|occurred|happened)(?: there| (?:observed|reported|recorded|seen|occur|happen))?)?${within}|(?:did|has|have|was|were) (?:any ?(?:one|body)|any (?:of the )?${people}|(?:the )?${people}) (?:${deed})${within}|(?:were|was) there any (?:${noun})${within})\\W*$`,
    'iu',
  )
const number =
  '(?<![\\d.,])(?:\\d[\\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?\\([^()]{1,20}\\))?'
/** One word of what they are: "three elderly patients". */
const word = '(?:(?!(?:in|of|to|for|and|or|from|at|with|by|than)\\b)[\\w-]+ )?'
const nobody = `(?:no(?: one|body|ne)?|neither|none of (?:the|our|these|all)(?: \\d+)?)(?: (?!(?:deaths?|differen\\w+|significan\\w+|effects?|increas\\w+|decreas\\w+|reduc\\w+|change|association|benefit)\\b)[\\w-]+){0,3}?`
/** What came to others, or would have: "deaths have been reported", "the risk of dropping out". */
const elsewhere =
  /\b(?:previous|prior|earlier|other|pooled) (?:[\w-]+ ){0,2}(?:stud|trial|analys|report)|\b(?:may|might|could|would|should|risk|expect\w*|assum\w+|estimat\w+|defined|anticipat\w+|allow\w*|in case|if|reasons?|literature|worldwide|per year|each year|annually|simulat\w+|predict\w+|projected|sensitivity|imput\w+|result(?:s|ed|ing)? in|led to|(?:prior to|before) (?:randomi[sz]|enrol|baseline)\w*|per \d[\d,]*|considered|classified|adjudicated|eligib\w+|(?:inclusion|entry) criteria|(?:discontinued|withdrew|stopped) (?:treatment |therapy )?for)\b/i
/** What they died of is told of some, and how groups differ of each. */
const ofSome =
  /\b(?:related to|due to|because|caused by|attribut\w+|versus|vs|compared|differ\w*|significan\w+)\b/i
/** Of a part of them it is no word on them all. */
const ofPart =
  /\b(?:in|of|from|among) (?:the |an? )?(?!either\b|both\b|any\b|each\b|all\b)[\w-]+(?: [\w-]+)? (?:group|arm|cohort|subgroup|condition)\b/i
/** "Twelve of the 18 deaths", "the other four patients": so many of those lost. */
const ofLosses =
  /\b(?:other|remaining|further|additional|last) (?:\d|two|three|four|five|six|seven|eight|nine|ten)|\bof (?:the|these|those|all|our) (?:[\w-]+ )?(?:deaths|drop-?outs|withdrawals)\b/i

interface Loss {
  readonly asks: RegExp
  readonly none: RegExp
  readonly counted: RegExp
}

const losses: readonly Loss[] = [
  {
    asks: asksOf('died?|passed away|dead|killed', 'deaths?|fatalities'),
    none: new RegExp(
      `\\bno (?:(?:patient|participant|subject|animal|study|reported|recorded|observed|such) )?(?:deaths?|fatalit(?:y|ies)|mortality)\\b|\\b${nobody} (?:has |have |had )?died\\b|\\bmortality (?:rate )?(?:was|of) (?:zero|nil|0 ?%|0(?![.\\d]))|\\ball (?:of the )?(?:\\d+ )?${people} (?:survived|were alive)\\b`,
      'i',
    ),
    counted: new RegExp(
      `\\b${number} (?:of (?:the|these|our) )?(?:${number} )?${word}(?:${people} (?:had |have )?died|deaths?)\\b`,
      'i',
    ),
  },
  {
    asks: asksOf(
      'drop(?:ped)? out|withdr[ae]wn?|withdrew|quit|left|lost(?: to follow-?up)?|discontinued?|(?:did )?not (?:complete|finish)',
      'drop-?outs?|withdrawals?|losses to follow-?up',
    ),
    none: new RegExp(
      `\\b${nobody} (?:(?:was|were|had been) )?(?:lost (?:to|during|in)\\b|dropped out|withdr[ae]w|discontinued|drop-?outs?\\b|withdrawals?\\b|loss(?:es)? to follow|attrition)|\\bwithout (?:any )?(?:drop-?outs?|withdrawals?|loss(?:es)? to follow)|\\ball (?:of the )?(?:${number} )?(?:[\\w-]+ )?${people}(?: [\\w-]+){0,4}? (?:completed|finished) (?:the |this |all |their |both |every |our )(?:[\\w-]+ ){0,3}?(?:study|trial|experiments?|follow-?up|protocol|treatments?|interventions?|program(?:me)?s?|sessions|visits|periods?|phases?|immunizations|course)\\b(?!.*\\b(?:whereas|while|but|except|only)\\b)|\\bdrop-?out (?:rate )?(?:was|of) (?:zero|nil|0 ?%)`,
      'i',
    ),
    counted: new RegExp(
      `\\b${number} (?:of (?:the|these|our) )?(?:\\d+ )?${word}(?:${people}|others)?,? ?(?:had |have |were |was |did )?(?:dropped out|withdrew|(?:were )?withdrawn|lost to follow|discontinued(?! (?!prematurely|early|the (?:study|trial)|participation)[\\w-])|not complete|drop-?outs?\\b|withdrawals?\\b)|\\b(?:drop-?outs?|withdrew|withdrawals?|lost to follow-?up|discontinued)(?: [\\w-]+)? ?\\(n ?= ?\\d`,
      'i',
    ),
  },
]

const toldOf = ({ none, counted }: Loss): ToldOfStudy => ({
  form: 'statement',
  places: { results: 1, abstract: 0.8, conclusion: 0.3, discussion: 0.3, methods: 0.3, other: 0.5 },
  told: (text) => {
    if (holds(elsewhere, text)) return 0
    // So many are more than none: what denies it is of a part then.
    const isCounted = holds(counted, text)
    const told = isCounted ? 2.5 : holds(none, text) ? 1.6 : 0
    const isOfPart = ofPart.test(text) || ofLosses.test(text)
    return (
      told -
      (isOfPart ? 1.2 : 0) -
      (ofSome.test(text) ? (isCounted ? 0.6 : 1.2) : 0) -
      (text.length > 300 ? 0.4 : 0)
    )
  },
  floor: 1.9,
})
const tellings = losses.map((loss) => ({ asks: loss.asks, telling: toldOf(loss) }))

/**
 * The sentences on how many died or left the study, for who asks only that: "no deaths occurred" tells of patients as of
 * any; empty for other questions.
 */
export function lossStatements(
  document: PaperDocument,
  sentences: readonly Sentence[],
  question: string,
): Span[] {
  for (const { asks, telling } of tellings) {
    const [whole, noun] = asks.exec(question) ?? []
    if (whole === undefined) continue
    const isOfStudied = noun === undefined || areStudied(noun, sentences)
    return isOfStudied ? statementsTelling(telling, document, sentences) : []
  }
  return []
}

/** "Weavers aged 20 years or older were eligible": whom a study was on, by any name. */
const studied =
  /\b(?:recruit|enrol|includ|eligib|randomi[sz]|assign|allocat|participat|took part|follow)/i
const areStudied = (noun: string, sentences: readonly Sentence[]): boolean => {
  const thing = stem(noun.toLowerCase())
  return sentences.some(
    ({ stems, text, speaksOf }) =>
      speaksOf === 'paper' && stems.has(thing) && studied.test(text) && !citesOthers(text),
  )
}
