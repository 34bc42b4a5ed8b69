import type { PaperDocument } from '../document/paper-document.ts'
import { citesOthers } from './antecedent.ts'
import { findingScore } from './finding-score.ts'
import { tellsAhead } from './future-score.ts'
import { ownWork } from './novelty-score.ts'
import { form, isUnder } from './section-form.ts'
import { leansBack, type Sentence } from './sentence.ts'

const closes =
  /^(?:in|as a) (?:conclusion|summary|sum)\b|^(?:to )?(?:conclude|summari[sz]e|sum up)\b|^(?:conclusions?|interpretation)\b|^(?:overall|altogether|taken together|in short|together)\b|\b(?:we|it (?:is|was|can be)|authors) (?:therefore |thus |can )?conclude/i
const shows =
  /\b(?:these|our|this|the present|the current|the) (?:[\w-]+ ){0,2}(?:results?|findings|data|stud(?:y|ies)|work|analys[ei]s|evidence|observations?)(?: (?:on|of|with|from|in) [^.,;]{1,50}?)? (?:\w+ly |also |thus |therefore |here )?(?:can help|may help|suggest|indicate|demonstrate|show|support|highlight|provide|reveal|confirm|emphasi[sz]e|underscore|imply|open|point|illustrate|establish|contribute)|\bwe (?:\w+ly |have |also )*(?:found|find|showed|shown?|demonstrated?|argued?|proved|proven?|established?|identified|conclude[sd]?)\b/i
/** What tells of the text itself, or of what is to be told, concludes nothing. */
const announces =
  /\b(?:in (?:the following|this (?:section|paragraph)|what follows)|following paragraphs?|briefly (?:synthesi[sz]e|summari[sz]e|discuss|describe)|we (?:now )?(?:discuss|summari[sz]e|conclude (?:the|this) (?:paper|section))|future work is)\b/i
const ofProcedure =
  /\b(?:hypothesi[sz]ed?|we (?:\w+ly |also |then )?(?:developed|constructed|conducted|performed|collected|trained|evaluated|used|formed|created|implemented)|was evaluated|is implemented|were collected|aims? (?:to|of)|we aim(?:ed)?|our goal)\b/i
const headed = /^(?:[\d.]+ )?(?:conclusions?|interpretation)\b.{0,40}$/i

/** How much each sentence draws the paper's own conclusion: by its wording, and by where conclusions are drawn. */
export function conclusionScorer(document: PaperDocument) {
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
    return role === 'discussion' && cued > 0
      ? cued - 0.2 * told + 0.6 * place + 0.5 * finding - cost
      : 0
  }
}
