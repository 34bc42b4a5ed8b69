import { topicStems } from '../text/words.ts'
import { countsAnyone } from './counted-people.ts'
import { countsThings, nounStem, numberedAfter } from './counted-things.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

/** Who asks for these asks for whoever took part. */
const anyone = new Set(
  'people persons individuals participants patients subjects volunteers respondents adults'
    .split(' ')
    .map(nounStem),
)
/** Those of whom "died" is asked are counted by their deaths. */
const dying: ReadonlySet<string> = new Set(topicStems('died die dead'))
const deaths = ['deaths', 'fatalities'].map(nounStem)
/** "95.9% of the tested lamps". */
const share =
  /\d ?%(?: ?\([^()]{0,20}\))? of (?:the |all |our |these )?(?:\p{L}+ ){0,2}?(\p{L}+)/giu

/**
 * True where the passage that ranks first counts what "how many" asks for, or tells its share, whatever else it says:
 * it was found by other words than those of the question.
 * @param things stems of the name of what is counted, and of others for it
 * @param rest stems of what else is asked
 */
export function countsNearly(
  first: RankedCandidate | undefined,
  things: readonly string[],
  rest: readonly string[],
): boolean {
  if (!first || first.kind === 'table') return false
  const { text } = first
  const named = rest.some((stem) => dying.has(stem)) ? [...things, ...deaths] : things
  return (
    named.some((one) => countsThings(text, one) || numberedAfter(text, one)) ||
    [...text.matchAll(share)].some(([, noun = '']) => things.includes(nounStem(noun))) ||
    (things.some((one) => anyone.has(one)) && countsAnyone.test(text))
  )
}
