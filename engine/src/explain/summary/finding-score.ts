import { type Cues, holds, sum } from '../../text/holds.ts'
import { citesOthers } from '../text/antecedent.ts'
import { namesOnly } from '../text/names-figure.ts'
import { form, type Weights } from '../text/section-form.ts'
import type { Sentence } from '../text/sentence.ts'
import { noFinding, othersSaw } from './no-finding-cues.ts'
import { ownWork } from './novelty-score.ts'
import { plainFindings } from './plain-finding-cues.ts'

const findingCues: Cues = [
  [
    /\b(we|authors|results?|experiments?|analys[ei]s|findings|data|study|model|engine|system|method|evaluation|simulations?) (\w+ly |also |here |further |then |that |of .{0,30}? )?(found|find|show(s|ed|n)?|observed?|demonstrate[sd]?|reveal(s|ed)?|indicate[sd]?|confirm(s|ed)?|suggest(s|ed)?|outperform(s|ed)?|achieve[sd]?|reach(es|ed)?|obtain(s|ed)?|yield(s|ed)?|identified|detected)\b/i,
    1.6,
  ],
  [
    /\b(outperform\w*|surpass\w*|state[- ]of[- ]the[- ]art|significant(ly)?|improve(s|d|ments?)?|superior|better than|higher|lower|greater|fewer|more than|less than|increase[sd]?|decrease[sd]?|reduc(es|ed|tion)|associated with|correlat\w+|predict(s|ed)|no (significant )?(difference|effect|association|evidence)|did not differ|faster|slower|shorter|longer|smaller|larger|gains? of)\b/i,
    1.3,
  ],
  [/\d\s?%|\b\d+(\.\d+)?\s?(times|fold|points?|percentage points)\b/i, 1.1],
  [
    /\bp\s?[<=>≤]\s?0?\.\d|\b(OR|HR|RR|CI|AUC|F1|BLEU|ROUGE|IRR|SMD|SD|SE)\b\s?(of|was|=|:|score)?\s?\(?\d/,
    1.1,
  ],
  [
    /\b(caught|missed|rejected|refused|recovered|detected|rose|fell|false (alarms?|positives?|negatives?))\b|\b(median|mean|average) of \d/i,
    1.1,
  ],
  // "X surpasses Y": nothing else need say that it was found.
  [/\b(outperform|surpass|exceed|beat)(s|ed)?\b/i, 0.5],
  // A question by its number has its answer.
  [/^answer(?:ing|s)?(?: to)?(?: our)? (?:research question|RQ) ?\d/i, 4.4],
  // "X was found to match Y", "reversed the loss of Z", "R2 = 0.97".
  [
    /\b(?:was|were) (?:\w+ly )?(?:found|shown|observed|seen) to (?!be (?:used|useful))\w+|\b(?:predictors? of|accurately predict\w*|closely match\w*)\b/i,
    1.6,
  ],
  [
    /\b(?:revers|restor|rescu|lower|enhanc|elevat|abolish|inhibit|suppress|promot|(?<!\b(?:was|were) )induc|impair|attenuat|ameliorat|prevent|prolong|shorten|doubl|diminish|eliminat|alter)(?:ed|s|es)\b/i,
    0.9,
  ],
  // What was measured first, with what came of it.
  [
    /^(?=.*\b(?:primary|main) (?:[\w-]+ ){0,2}?(?:outcomes?|end ?-?points?)\b)(?=.*\b(?:significan|higher|lower|greater|fewer|reduc|improv|increas|decreas|differ|better|worse|met\b|reached\b|hazard|odds))/i,
    2.4,
  ],
  [
    /\b(?:are|is|was|were) (?:not |un)?able to (?:improve|outperform|match|beat|predict|detect|reduce|distinguish|learn)\b|\bgets? (?:similar|better|worse|comparable) (?:results|scores)\b/i,
    1.6,
  ],
  ...plainFindings,
  [/\b[Rr](?:2|²|\^2)?\s?=\s?[-−]?0?\.\d/, 1.1],
  [/\d ?± ?\d/, 0.6],
  [/\d\.\d/, 0.5],
  [/\b\d{2,}\b/, 0.3],
]
const findingWhere: Weights = {
  results: 1.4,
  abstract: 1.3,
  conclusion: 0.4,
  discussion: 0.5,
  other: 0.1,
}

/** From which p on something counts, and what the bold numbers of a table are. */
const markOfSignificance =
  /\bp(?:[- ]?values?)?\b[^.;]{0,30}\.?\d*\W{0,3}(?: and [^.;]{0,40})? (?:was|were|is|are) (?:considered|regarded|taken|deemed|defined|accepted)\b|\b(?:numbers?|values?|results?|figures|entries|scores?) in bold(?:face)?\b|\bbold(?:face)? (?:numbers?|values?|entries|scores?|font|type)? ?(?:indicates?|denotes?|marks?|shows?)\b/i
/** What had happened in the world before, and what a measure takes in. */
const howItCameAbout =
  /\b(?:reported|notified) to (?:the )?(?:WHO|World Health Organi[sz]ation|CDC)\b|^since (?:the|its|their) (?:first )?(?:emergence|discovery|introduction|outbreak|appearance)\b|^(?:the )?\p{L}+ (?:also )?includes? \p{L}+ (?:that|which|who) (?:was|were)\b/iu
const wouldBring =
  /\b(?:would|will|should) (?:\w+ly )?(?:permit|allow|enable|help|facilitate|improve|be needed)\b/i
const sourceAtEnd = /(?:\[\d[\d,;\s–-]*\]|\([^()]*\b(?:19|20)\d\d[a-z]?\))\s?\.?$/
/** "(Figure 5D)", "p < 0.05": seen in the paper itself, whatever it agrees with. */
export const seenHere = /\b(?:fig(?:ure)?s?|tables?|data not shown)\b|\bp\s?[<=>]/i

const leastCued = 1.6
/** From here on, the words say of themselves that what they tell was not found. */
const plainlyNone = 2

/**
 * How much a sentence states a finding; wording alone or a number alone is not enough. Below 0 where it is worded as what
 * was not found.
 */
export function findingScore(sentence: Sentence): number {
  const where = findingWhere[sentence.role]
  const cued = sum(sentence.text, findingCues)
  if (where === undefined) return 0
  if (namesOnly(sentence.text)) return -1
  if (cued < leastCued) return sum(sentence.text, noFinding) >= plainlyNone ? -1 : 0
  let cost = form(sentence) + sum(sentence.text, noFinding)
  if (
    /\b(was|were) (done using|measured|collected|recruited|performed|conducted|carried out|calculated|used to)\b/i.test(
      sentence.text,
    )
  )
    cost += 1
  if (
    /\b(in|by) (previous|prior|earlier|other) (work|studies)|\bhas been (shown|reported)|\bhave (not )?(shown|reported|found|been able)\b|\bet al\b/i.test(
      sentence.text,
    )
  )
    cost += 1.4
  if (
    /\b(we (hypothesi[sz]e|expect|aim|propose|introduce|define|assumed?)|we will|future)\b/i.test(
      sentence.text,
    )
  )
    cost += 1.2
  if (
    holds(othersSaw, sentence.text) &&
    !holds(ownWork, sentence.text) &&
    !holds(seenHere, sentence.text)
  )
    cost += 2
  // What others reported may explain a finding, and is none.
  const isJoined = sentence.whole !== null && sentence.whole.start < sentence.span.start
  const isOwn = /^these (?:results|findings|data)\b/i.test(sentence.text)
  if (citesOthers(sentence.text) && sentence.role !== 'discussion' && !isJoined && !isOwn)
    cost += /\b(?:may|might|could|likely|possibl[ey]|suggest\w*)\b/i.test(sentence.text) ? 2 : 0.6
  if (
    sentence.role === 'discussion' &&
    /\[\d|\((\D*)(19|20)\d\d/.test(sentence.text) &&
    !/\b(we|our|this study|present study)\b/i.test(sentence.text)
  )
    cost += 2
  if (
    /\bwe (then |also |further )?(used?|increased|decreased|trained|set|performed|conducted|computed|calculated|varied|applied|estimate[d]?|chose|considered?|provide|investigate[d]?|evaluated|repeated|tested|obtained?)\b/i.test(
      sentence.text,
    ) &&
    !/\b(found|find|show|observed?|outperform)/i.test(sentence.text)
  )
    cost += 1.2
  // What was done to find it out, and that it is told of, is not what was found.
  if (
    /\bobserved and (?:\w+ed)\b|\bwe (?:also )?report (?:on )?(?:the )?(?:experiments|results|an?)\b|\bwill support\b/i.test(
      sentence.text,
    )
  )
    cost += 2
  // What better means would bring was not found.
  if (holds(wouldBring, sentence.text)) cost += 1.6
  if (/\b(might|could|may) (be )?(improve|increase|help|benefit)/i.test(sentence.text)) cost += 1
  // How a set of data is made up, and what was gathered for one, is no finding.
  if (
    /\bmost populated\b|\b(?:dataset|corpus|benchmark) (?:contains|consists|comprises|includes|has)\b|\bof the (?:total |whole |entire )?(?:dataset|corpus)\b|^to (?:build|construct|create|obtain|collect|assemble)\b[^.]*\bwe (?:then )?(?:obtain|collect|take|sample|gather|use|extract)/i.test(
      sentence.text,
    )
  )
    cost += 2.5
  // A step of the procedure, what a word was taken to mean, and where the difficulty lay.
  if (
    /\b(?:was|were) (?:then |subsequently |next |first )(?:\w+ly )?(?:added|placed|transferred|incubated|washed|removed|mixed|cut|dried|heated|imaged|fixed|stained|rinsed|put|exposed)\b|\b(?:was|were) (?:considered|defined as|regarded as|judged to|classified as|deemed)\b.{0,60}\b(?:if|when|where)\b|\bthe (?:main )?(?:challenge|difficulty|problem) (?:here )?(?:lies|is)\b|\bwe compare\b[^.]{0,80}\bto (?:answer|address)\b/i.test(
      sentence.text,
    )
  )
    cost += 2
  if (/^(fig|table|\(?[a-z]\))/i.test(sentence.text)) cost += 1.5
  if (holds(markOfSignificance, sentence.text) || holds(howItCameAbout, sentence.text)) cost += 3
  // Where no heading tells what was known from what was found, a source at the end does.
  if (sentence.role === 'other' && holds(sourceAtEnd, sentence.text) && citesOthers(sentence.text))
    cost += holds(seenHere, sentence.text) ? 0 : 2.5
  return cued + where - cost
}
