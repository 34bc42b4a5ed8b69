import { tokens } from '../../text/tokens.ts'
import { withoutWhy } from '../question/without-why.ts'
import { topicStems } from '../text/words.ts'
import type { Way } from './premise-none.ts'

/** What a question takes to be needed: "Why must mites enter it?", "Why does it need them?" */
const asksNeed =
  /\b(?:must|(?:need|have|has|had) to|needs?|needed|requires?|required|necessary|essential|indispensable)\b/iu
/** What says that it is not. */
const noNeed =
  /\b(?:(?:do|does|did|would)(?: not|n['’]t) (?:need|have|require)(?: to)?|need(?:s|ed)? not|not (?:be |\p{L}+ly )?(?:necessary|required|needed|essential|indispensable)|unnecessary|no (?:longer )?needs? (?:to|for)|without (?:the |any )?need (?:to|for|of))\b/iu
const needs = topicStems('must need needs needed require required necessary essential')

/** "Mites need not enter the cell" where the question has them need to. */
export const byNeed: Way = (clause, question) => {
  const said = asksNeed.test(question.text) ? noNeed.exec(clause) : null
  if (!said) return null
  const [run = ''] = clause.slice(said.index).split(/,\s/)
  const last = tokens(run).findLast(({ stem }) => question.stems.includes(stem))
  const end = Math.max(said[0].length, last?.end ?? 0)
  return { turned: needs, asked: withoutWhy(question.text), said: run.slice(0, end) }
}
