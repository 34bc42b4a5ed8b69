import { oppositionIn } from '../question/opposition.ts'
import type { Question } from '../question/question.ts'
import { ofOwnWork } from './own-work.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import { type Contradiction, looked } from './stands-against.ts'

const intransitive =
  /^\W*why (?:did|does|do|has|have|had) (?:the )?(.+?) (increase|rise|grow|improve|decrease|fall|drop|decline|shrink|worsen|weaken|strengthen)[sdn]?\W*$/iu

/**
 * A passage that says the opposite of what the question does of the same thing: "accept" and "withholds correct
 * paraphrases"; "Why did yield rise?" and "we saw reduced yield".
 */
export function opposed(
  question: Question,
  near: readonly RankedCandidate[],
  ranked: readonly RankedCandidate[],
): Contradiction | null {
  const turned = question.text.replace(intransitive, '$2 $1')
  const isTurned = turned !== question.text
  const own = ranked.filter(({ text }) => ofOwnWork.test(text)).slice(0, looked)
  const passages = isTurned ? [...new Set([...near, ...own])] : near
  const told = [...ranked.slice(0, looked), ...passages]
  for (const passage of passages.toSorted((a, b) => b.own - a.own)) {
    const found = oppositionIn(turned, passage.text)
    if (found === null || told.some(({ text }) => found.isAffirmedBy(text))) continue
    const premise = saysOtherwise(found.asked, found.said)
    return { passage, premise }
  }
  return null
}
