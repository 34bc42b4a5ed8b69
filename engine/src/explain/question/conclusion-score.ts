import type { PaperDocument } from '../../document/paper-document.ts'
import { findingScore } from '../summary/finding-score.ts'
import { ownWork } from '../summary/novelty-score.ts'
import { citesOthers } from '../text/antecedent.ts'
import { form, isUnder } from '../text/section-form.ts'
import type { Sentence } from '../text/sentence.ts'
import { leansBack } from '../text/statement.ts'
import { tellsAhead } from './future-score.ts'

const closes =
  /^(?:in|as a) (?:conclusion|summary|sum)\b|^(?:to )?(?:conclude|summari[sz]e|sum up)\b|^(?:conclusions?|interpretation)\b|^(?:overall|altogether|taken together|in short|together)\b|\b(?:we|it (?:is|was|can be)|authors) (?:therefore |thus |can )?conclude/i
const shows =
  /\b(?:these|our|this|the present|the current|the) (?:[\w-]+ ){0,2}(?:results?|findings|data|stud(?:y|ies)|work|analys[ei]s|evidence|observations?)(?: (?:on|of|with|from|in) [^.,;]{1,50}?)? (?:\w+ly |also |thus |therefore |here )?(?:can help|may help|suggest|indicate|demonstrate|show|support|highlight|provide|reveal|confirm|emphasi[sz]e|underscore|imply|open|point|illustrate|establish|contribute)|\bwe (?:\w+ly |have |also )*(?:found|find|showed|shown?|demonstrated?|argued?|proved|proven?|established?|identified|conclude[sd]?)\b/i
/** What tells of the text itself, or of what is to be told, concludes nothing. */
const announces =
  /\b(?:in (?:the following|this (?:section|paragraph)|what follows)|following paragraphs?|briefly (?:synthesi[sz]e|summari[sz]e|discuss|describe)|we (?:now )?(?:discuss|summari[sz]e|conclude (?:the|this) (?:paper|section))|future work is)\b/i
const ofProcedure =
  /\b(?:hypothesi[sz]ed?|we (?:have |\w+ly |also |then )?(?:summari[sz]ed|described?|developed|constructed|conducted|performed|collected|trained|evaluated|used|formed|created|implemented)|was evaluated|is implemented|were collected|aims? (?:to|of)|we aim(?:ed)?|our goal)\b/i
/** What a measurement gave, sentence by sentence, is what a conclusion is drawn from. */
const measured =
  /\bwe (?:\w+ly )?(?:observed|measured|obtained|detected|recorded) (?:an? )?(?:average|mean|median|total)\b|\bwas found to (?:represent|be (?:less|more|about|around|only))\b/i
/** What points at words that are not shown: "However, it does not", "why this is the case". */
const pointsBack =
  /^(?:however|but|yet|also|still),? (?:it|they|this|these|he|she)\b|\bthis is (?:the case|so)\b/i
/** That there is more to do, or much, is no conclusion. */
const outlook =
  /\b(?:work|study|paper|it|approach) opens? (?:up )?(?:many|several|new|a number of|exciting) (?:\w+ )?(?:avenues|directions|opportunities|possibilities|questions|lines)\b|\bis an? (?:enormous|difficult|daunting|challenging|major) (?:task|challenge)\b/i
const headed = /^(?:[\d.]+ )?(?:conclusions?|interpretation)\b.{0,40}$/i

const undivided: ReadonlySet<Sentence['role']> = new Set(['results', 'other', 'front'])
/** What a whole paper's outcome is told by, where no section draws conclusions. */
const sumsUp =
  /\b(?:these|our|the present) (?:[\w-]+ )?(?:results?|findings|data|observations?|stud(?:y|ies)) (?:\w+ly |also |thus |therefore |here )?(?:suggest|indicate|demonstrate|show|reveal|establish|imply)/i

/** How much each sentence draws the paper's own conclusion: by its wording, and by where conclusions are drawn. */
export function conclusionScorer(document: PaperDocument) {
  const isDiscussed = document.sections.some(
    ({ role }) => role === 'discussion' || role === 'conclusion',
  )
  return (sentence: Sentence): number => {
    const { text: words, role, place } = sentence
    const closing = closes.test(words)
    const told = shows.test(words) ? 1.5 : 0
    const cued = (closing ? 2.5 : 0) + told
    const cost =
      form(sentence) +
      (announces.test(words) ? 2.5 : 0) +
      (leansBack(words) ? 0.6 : 0) +
      (tellsAhead(words) ? 1.6 : 0) +
      (citesOthers(words) ? 1.5 : 0) +
      (pointsBack.test(words) ? 2.5 : 0) +
      (outlook.test(words) ? 2.5 : 0) +
      (measured.test(words) ? 1.2 : 0) +
      (!closing && ofProcedure.test(words) ? 1 : 0)
    const finding = Math.min(1, Math.max(0, findingScore(sentence)) / 3)
    const own = ownWork.test(words) ? 0.4 : 0
    if (role === 'abstract') {
      const ofClose =
        isUnder(document, sentence, headed) || /^(?:conclusions?|interpretation)\b/i.test(words)
      if (ofClose) return 3.2 + 0.5 * cued + finding - cost
      return cued + (cued > 0 || finding > 0 ? own + finding : 0) + (place > 0.8 ? 0.9 : 0) - cost
    }
    if (role === 'conclusion') return 1.4 + cued + own + finding - cost
    const isOutcome = !isDiscussed && undivided.has(role) && (closing || sumsUp.test(words))
    return (role === 'discussion' || isOutcome) && cued > 0
      ? cued - 0.2 * told + 0.6 * place + 0.5 * finding - cost
      : 0
  }
}
