import { allStems } from '../../text/tokens.ts'
import type { Question } from '../question/question.ts'
import { inFront } from '../text/in-front.ts'
import { denies, failing, undecided } from './denial-cues.ts'
import { looked } from './first-met.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'

const asksWhatNot =
  /^\W*(?:what|which)\b[^?]*\b(?:(?:can|could)(?: [^?]*)? not|cannot|(?:ca|could)n[’']?t|unable|not able|(?:do|does|did)(?:n[’']t|(?: [^?]*)? not) (?:handle|solve|cover|support|answer|work|address|manage|cope|deal))\b/iu
const leastOwn = 0.25

/** "What can it not handle?" is told by what denies, before what it can. */
export function byDenial(question: Question, ranked: readonly RankedCandidate[]): Demanded {
  if (!asksWhatNot.test(question.text)) return ranked
  const near = ranked.slice(0, looked)
  return inFront(
    near.filter(({ own, text }) => own >= leastOwn && denies.test(text)),
    ranked,
  )
}

const asksDeed = /^\W*(?:did|does|do|can|could)\b/i
const leastDenied = 0.4
const fewestShared = 2

/** "Did it protect against harm?" is told by "it failed to reduce harm" before a mere aim or a "may". */
export function byVerdict(question: Question, ranked: readonly RankedCandidate[]): Demanded {
  const [lead] = ranked
  if (!lead || !asksDeed.test(question.text) || !undecided.test(lead.text)) return ranked
  const failed = ({ own, text, role }: RankedCandidate) => {
    const rest = failing.exec(text)?.[1]
    if (rest === undefined || own < leastDenied || role === 'introduction' || role === 'background')
      return false
    const stems = allStems(rest)
    return question.stems.filter((stem) => stems.has(stem)).length >= fewestShared
  }
  return failed(lead) ? ranked : inFront(ranked.slice(0, looked).filter(failed), ranked)
}
