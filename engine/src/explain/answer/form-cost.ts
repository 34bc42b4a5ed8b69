import { holds } from '../../text/holds.ts'
import type { Question } from '../question/question.ts'
import { citesOthers } from '../text/antecedent.ts'
import { isGluedTable } from '../text/glued-table.ts'
import { isShortFormKey } from '../text/short-form-key.ts'
import type { Candidate } from './candidates.ts'
import { asksForQuantity } from './demand-of-quantity.ts'

// The sets trained on have no tables, notes or announcements to learn these from.
const asksImprint =
  /\b(?:fund|financ|grant|support|sponsor|paid|pay|thank|acknowledg|contribut|interest|conflict|disclos|wrote|author|correspond)/i

const gap =
  /\b(?:not|poorly|little|never|rarely|less) (?:yet |well |fully |been |previously )*(?:understood|known|examined|studied|investigated|explored|characteri[sz]ed|clear)\b|\bremains? (?:un(?:clear|known|explored)|elusive|open)\b/i
const isGap = (text: string) => holds(gap, text)
const asksGap = /\b(?:unknown|unclear|gaps?|open questions?|known)\b/i

const foreseeing = /\b(?:predict(?:ion|ed|s)?|hypothes\w+|expect(?:ed)?)\b|^[^.]*\bwould\b/i
const foresees = (text: string) => /^\(?\d\)/.test(text) || holds(foreseeing, text)

/** What a paper set out to test is no word on what came out. */
const supposing =
  /^[^.]*\bwould\b(?! like| have been)|\b(?:we|authors|was|were|is|are) (?:\w+ )?(?:predict(?:ed)?|expect(?:ed)?|hypothesi[sz]ed?)\b/i
const supposes = (text: string) => holds(supposing, text)

const ofSection = /\bin (this|the (next|following|previous)) (sub)?section\b/i

/** "Was there a difference?" asks whether it is so, of whatever type it is. */
const isOpenly = /^\W*(?:is|are|was|were|do|does|did)\b/i

/** What the form of a passage takes from its worth as an answer to a question. */
export function formCosts({ type, text: asked }: Question): (candidate: Candidate) => number {
  const asksWords = ['why', 'how', 'definition', 'yes-no'].includes(type)
  const asksDone = (type === 'yes-no' || isOpenly.test(asked)) && !foresees(asked)
  const asksFigure = type === 'how-many' || asksForQuantity(asked)
  const asksKnown = !isGap(asked) && !asksGap.test(asked)
  const asksWork = !asksImprint.test(asked)
  return ({ text, kind, role }) => {
    // A row of cells says how much, and neither why nor what a thing is.
    if (asksWords && (kind === 'table' || isGluedTable(text))) return 0.5
    // What letters stand for is no word on what they name.
    const key = type !== 'definition' && isShortFormKey(text) ? 0.5 : 0
    const announces = holds(ofSection, text) ? 0.2 : 0
    // What a paper expected, or owes to others, is no word on what it did.
    const foreseen = asksDone && supposes(text) ? 1 : foresees(text) ? 0.1 : 0
    // A figure of somebody else's work is none of the paper's; that nothing is known answers no "which".
    const foreign = asksFigure && kind !== 'table' && citesOthers(text) ? 0.25 : 0
    const unknown = asksKnown && isGap(text) ? 0.25 : 0
    const thanks = asksWork && role === 'acknowledgements' ? 0.3 : 0
    return (
      key +
      announces +
      foreseen +
      foreign +
      unknown +
      thanks +
      (kind === 'table' || kind === 'caption' ? 0.05 : kind === 'footnote' ? 0.1 : 0)
    )
  }
}
