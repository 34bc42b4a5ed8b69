import { tokens } from '../../text/tokens.ts'
import type { Question } from '../question/question.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'

const looked = 60
const word = '(?!(?:for|of|in|on|to|from|with|by|at|and|or|as|that|which)\\b)[\\p{L}-]+'
const thing = `((?:${word} ){0,2}?)(${word})`
const ending = '(?=\\W|$)'
/** "A single gate", "the same gate", "one shared gate". */
const one = new RegExp(
  `\\b(?:an? (?:single|shared|common|joint)|one (?:single|shared|common|and the same)|only one|just one|the (?:same|single)|one) ${thing}${ending}`,
  'giu',
)
/** "Two gates", "a different gate", "separate gates". */
const several = new RegExp(
  `\\b(?:two|three|four|five|six|both|an? (?:different|separate|second|distinct)|another|different|separate|distinct|(?:two )?independent) ${thing}${ending}`,
  'giu',
)
const denying = /\b(?:not|no|never|without|instead|rather|than|would|could|may|might|if)\b/iu

/** What stands first of what a text says of one of a thing, or of several, in its words; null where nothing does. */
function saidOf(text: string, form: RegExp, stem: string): string | null {
  for (const match of text.matchAll(form)) {
    const [whole = ''] = match
    const words = tokens(text.slice(match.index, match.index + whole.length + 30))
    // The adjectives before the thing are within the reach of the form.
    const at = words.slice(0, 4).findIndex((each) => each.stem === stem)
    if (at > 0) return text.slice(match.index, match.index + (words[at]?.end ?? 0))
  }
  return null
}

/**
 * The passage by which there are several of what a question takes to be one: "a single gate for both" where "the weir has
 * a different gate for eels". None where any passage speaks of one.
 * @param isOthers what is told of the work of others is no word on this paper's
 */
export function notOnlyOne(
  { text: question, stems }: Question,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
): Contradiction | null {
  if (denying.test(question)) return null
  const [asked] = question.matchAll(one)
  const noun = tokens(asked?.[0] ?? '').at(-1)?.stem
  if (asked === undefined || noun === undefined || !stems.includes(noun)) return null
  const rest = stems.filter((stem) => stem !== noun)
  const own = ranked
    .slice(0, looked)
    .filter((each) => each.kind !== 'table' && each.stems.has(noun) && !isOthers(each))
  if (own.some(({ text }) => saidOf(text, one, noun) !== null)) return null
  for (const passage of own) {
    const said = denying.test(passage.text) ? null : saidOf(passage.text, several, noun)
    const shared = rest.filter((stem) => passage.stems.has(stem)).length
    if (said !== null && 2 * shared >= rest.length)
      return { passage, premise: saysOtherwise(asked[0].trim(), said) }
  }
  return null
}
