import { tokens } from '../../text/tokens.ts'
import { isFaint } from '../question/faint-cues.ts'
import type { Question } from '../question/question.ts'
import { withoutWhy } from '../question/without-why.ts'
import { topicStems } from '../text/words.ts'
import { holdsAll } from './premise-directions.ts'
import { supposed } from './premise-guards.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'

/** "Why is the net more precise?": more so than what the paper has beside it. */
const asksMore =
  /^\W*why (?:is|are|was|were|does|do|did) (.+?) (?:so |much |far )?((?:more|less) [\p{L}-]+|[\p{L}-]+er)\W*$/iu
const contrasting =
  /\b(?:in contrast (?:to|with)|unlike|as opposed to|compared (?:to|with)) ([^.;:]{3,80}?),? (?:we|our|ours|it|(?:this|the (?:proposed|new|present|current)) (?:work|paper|study|method|approach|model|algorithm|technique|system))\b([^.;:]*)/giu
const denying = /\b(?:not|no|never|neither|nor|without)\b/iu

/**
 * The passage that gives the paper's own work, in contrast to what a why question names, the very quality of which the
 * question takes that to have more. None where another passage gives that more of it.
 * @param isOthers what is told of the work of others is no word on this paper's
 */
export function contrastedPremise(
  question: Question,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
): Contradiction | null {
  const [, thing = '', quality = ''] = asksMore.exec(question.text) ?? []
  const stems = topicStems(thing).filter((stem) => !isFaint(stem))
  if (stems.length === 0) return null
  const hasQuality = (text: string) => text.toLowerCase().includes(quality.toLowerCase())
  const contrastIn = ({ text }: RankedCandidate) => {
    if (supposed.test(text)) return null
    for (const [said, other = '', own = ''] of text.matchAll(contrasting)) {
      // What has it in another case has it.
      const isOther = holdsAll(tokens(other), stems) && !holdsAll(tokens(own), stems)
      if (!isOther || denying.test(said) || !hasQuality(own)) continue
      return said.slice(0, said.toLowerCase().lastIndexOf(quality.toLowerCase()) + quality.length)
    }
    return null
  }
  const near = ranked.filter(({ kind, text }) => kind !== 'table' && hasQuality(text))
  const passage = near.find((one) => !isOthers(one) && contrastIn(one) !== null)
  const said = passage ? contrastIn(passage) : null
  const isAffirmed = near.some(
    (one) => contrastIn(one) === null && holdsAll(tokens(one.text), stems),
  )
  return passage && said !== null && !isAffirmed
    ? { passage, premise: saysOtherwise(withoutWhy(question.text), said) }
    : null
}
