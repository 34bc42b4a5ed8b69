import { tokens, type Word } from '../../text/tokens.ts'
import { areAllies } from '../question/opposites.ts'
import type { Question } from '../question/question.ts'
import { withoutWhy } from '../question/without-why.ts'
import { changeAsked } from './no-change.ts'
import { isOf } from './premise-directions.ts'
import { clauseEnds, supposed } from './premise-guards.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'

const reach = 3
/** When or where something is so, and the words for when or where it is not. */
const contrary: Readonly<Record<string, RegExp>> = {
  outside: /^(?:during|inside|within)$/,
  during: /^outside$/,
  inside: /^outside$/,
  before: /^after$/,
  after: /^before$/,
}
const denying = /\b(?:not|no|never|without|neither|nor|than)\b|n['’]t\b/iu

/** The first word from a place on that is one of some, a few words away at most. */
const soonAfter = (words: readonly Word[], at: number, isIt: (word: Word) => boolean) =>
  words.slice(at + 1, at + 1 + reach).find(isIt)

/** "Fewer birds … outside the breeding season": what there is more or less of, and the setting; null for other questions. */
function settingAsked({ text, stems }: Question) {
  const words = tokens(text)
  const more = words.findIndex(({ stem }) => changeAsked(text).includes(stem))
  const at = words.findIndex((word, place) => place > more && word.text in contrary)
  const isOwn = ({ stem }: Word) => stems.includes(stem)
  const thing = more < 0 ? undefined : soonAfter(words, more, isOwn)
  const of = words
    .slice(at + 1)
    .filter(isOwn)
    .map(({ stem }) => stem)
  const [direction, link] = [words[more], words[at]]
  return at < 0 || !direction || !link || !thing || thing.start > link.start || of.length === 0
    ? null
    : { direction: direction.stem, thing: thing.stem, link: link.text, of }
}

/**
 * The passage by which there is more, or less, of a thing in the contrary setting of the one that a why question gives:
 * "fewest birds during the breeding season" for fewer outside it. None where any passage gives it as the question does.
 * @param isOthers what is told of the work of others is no word on this paper's
 */
export function otherSetting(
  question: Question,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
): Contradiction | null {
  const asked = denying.test(question.text) ? null : settingAsked(question)
  if (asked === null) return null
  const saidIn = (text: string, isLink: (link: string) => boolean): string | null => {
    for (const clause of supposed.test(text) ? [] : text.split(clauseEnds)) {
      const words = tokens(clause)
      const more = words.findIndex(
        ({ stem }) => stem === asked.direction || areAllies(asked.direction, stem),
      )
      const thing = more < 0 ? undefined : soonAfter(words, more, (one) => isOf(one, asked.thing))
      const at = words.findIndex((word, place) => place > more && isLink(word.text))
      const setting = words.slice(at + 1, at + 1 + asked.of.length + reach)
      const last = setting.findLast((word) => asked.of.some((stem) => isOf(word, stem)))
      const isWhole = asked.of.every((stem) => setting.some((word) => isOf(word, stem)))
      if (thing && at >= 0 && last && isWhole && !denying.test(clause))
        return clause.slice(words[more]?.start, last.end)
    }
    return null
  }
  const own = ranked.filter((one) => one.kind !== 'table' && !isOthers(one))
  if (own.some(({ text }) => saidIn(text, (link) => link === asked.link) !== null)) return null
  for (const passage of own) {
    const said = saidIn(passage.text, (link) => contrary[asked.link]?.test(link) ?? false)
    if (said !== null) return { passage, premise: saysOtherwise(withoutWhy(question.text), said) }
  }
  return null
}
