import { tokens } from '../../text/tokens.ts'
import { conditionsAsked, distinctNames, speaksOf } from '../question/distinct-names.ts'
import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import { wholesOf } from '../question/wholes-cues.ts'
import { topicStems } from '../text/words.ts'
import { namesIn } from './decisive.ts'
import { asksForQuantity } from './demand-of-quantity.ts'
import { firstMet, looked } from './first-met.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'

const opening = 2_500

/** In a question for a reason or a figure a name in capitals ("PDF", "BLEU") wants a passage that says it together with something else of the question. */
export function byName(
  question: Question,
  ranked: readonly RankedCandidate[],
  text: string,
  { kin }: Topic,
): Demanded {
  // A name of the title or the abstract stands for the whole paper.
  const names = namesIn(question.text, text).filter(
    (name) => /\p{Lu}.*\p{Lu}/u.test(name) && !text.slice(0, opening).includes(name),
  )
  const others = question.stems.filter(
    (stem) => !names.some((name) => topicStems(name).includes(stem)),
  )
  const isBound = question.type === 'why' || asksForQuantity(question.text)
  if (!isBound || names.length === 0 || others.length === 0) return ranked
  const says = (candidate: RankedCandidate) =>
    names.some((name) => candidate.text.toLowerCase().includes(name.toLowerCase())) &&
    others
      .flatMap((stem) => [stem, ...(kin.get(stem) ?? [])])
      .some((stem) => candidate.stems.has(stem) || candidate.around.has(stem))
  const lacking = `no passage that speaks of “${names[0]}” fits the question`
  const met = firstMet(ranked, says, lacking)
  // A reason may be given beside the name, a figure is given of it.
  if ('lacking' in met) return { ...met, isSign: true }
  return question.type === 'why' ? ranked : met
}

/** The words of a question that have these stems, as it has them. */
const wordsOf = ({ text }: Question, stems: readonly string[]) =>
  tokens(text).flatMap((word) => (stems.includes(word.stem) ? [word.text] : []))

const themeShare = 0.05
const titled = 200

/**
 * A passage about another model, data set, season or sex is no answer: what a question bounds itself to must stand
 * in the passage or around it. A name of the title stands for the whole paper.
 */
export function byBounds(
  question: Question,
  ranked: readonly RankedCandidate[],
  text: string,
): Demanded {
  const names = distinctNames(question.text, true).filter(
    (name) => !speaksOf(text.slice(0, titled), name) && speaksOf(text, name),
  )
  const conditions = conditionsAsked(question.text)
  if (names.length + conditions.length === 0) return ranked
  const has = ({ stems, around }: RankedCandidate, stem: string) =>
    stems.has(stem) || around.has(stem)
  const models = new Set(distinctNames(question.text))
  const all = distinctNames(question.text, true)
  const themes = new Set(
    names.filter(
      (name) =>
        ranked.filter((one) => speaksOf(one.text, name)).length >= themeShare * ranked.length,
    ),
  )
  const isOfAnother = ({ text: said }: RankedCandidate) =>
    distinctNames(said, true).some(
      (name) => !/^\d|^[GMKT]B$/.test(name) && !all.some((one) => speaksOf(one, name)),
    )
  const isSuch = ({ stems }: RankedCandidate) => conditions.every((stem) => stems.has(stem))
  // "The hospital staff was blinded" speaks of those of its wards.
  const isOfWhole = ({ stems }: RankedCandidate, name: string) =>
    topicStems(name).every((place) =>
      question.stems.some((people) => wholesOf(place, people).some((whole) => stems.has(whole))),
    )
  const isAbout = (candidate: RankedCandidate) =>
    isSuch(candidate) &&
    names.every(
      (name) =>
        speaksOf(candidate.text, name) ||
        (themes.has(name) && !isOfAnother(candidate)) ||
        // An acronym is said once and meant by the sentences after it.
        (!models.has(name) && topicStems(name).every((stem) => has(candidate, stem))) ||
        isOfWhole(candidate, name),
    )
  const isNear = (candidate: RankedCandidate) =>
    isSuch(candidate) &&
    names.every(
      (name) => themes.has(name) || topicStems(name).every((stem) => has(candidate, stem)),
    )
  const isMet = ranked.slice(0, looked).some(isAbout) ? isAbout : isNear
  const met = ranked.slice(0, looked).filter(isMet)
  const bound = names[0] ?? conditions[0]
  return met.length === 0 && bound !== undefined
    ? {
        lacking: `no passage that speaks of ${[...names, ...wordsOf(question, conditions)].map((one) => `“${one}”`).join(' and ')} fits the question`,
      }
    : [...met, ...ranked.slice(looked).filter(isMet)]
}
