import type { Question } from '../question/question.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'

const looked = 25
const leastOwn = 0.4
const longestValue = 120
const share = /(?<![\d.,–-])\d{1,3}(?:\.\d+)? ?%/gu
/** "As ‘good’", "as very good": a value of a scale, at the end of a part of a sentence. */
const rated =
  /\bas (?:being )?(?:[‘'"“]([^‘’'"“”]{2,40})[’'"”]|((?:\p{L}{1,30} ){0,2}\p{L}{1,30}))[^\p{L}\p{N}]{0,6}$/iu
/** Where the next share of a list begins. */
const next = /[,;]\s+(?:and\s+)?|\s(?:and|while|whereas|but)\s/giu

interface Rating {
  readonly share: string
  readonly value: string
  readonly words: string
}

/** The shares of a sentence, each with the value that it is told of: "40% as ‘good’ and 1% as ‘poor’". */
function ratingsIn(text: string): Rating[] {
  return text.split(next).flatMap((part) => {
    const found = [...part.matchAll(share)]
    const [, quoted, plain] = rated.exec(part.slice(-longestValue)) ?? []
    const value = (quoted ?? plain)?.trim().toLowerCase()
    const [first] = found
    return first && found.length === 1 && value !== undefined
      ? [
          {
            share: first[0].replace(' ', ''),
            value,
            words: part.slice(first.index).replace(/[\s.?]{1,6}$/, ''),
          },
        ]
      : []
  })
}

/**
 * The passage by which another share gave the value that a question tells of: "Why did 40% rate it as poor?" and "40%
 * as ‘good’ and only 1% as ‘poor’". None where any passage gives that share of that value.
 * @param isOthers what is told of the work of others is no word on this paper's
 */
export function otherRating(
  question: Question,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
): Contradiction | null {
  const [asked, ...more] = ratingsIn(question.text.replace(/\?\W*$/, ''))
  if (!asked || more.length > 0) return null
  const told = ranked
    .filter(({ kind, own }) => kind !== 'table' && own >= leastOwn)
    .slice(0, looked)
    .flatMap((passage) => ratingsIn(passage.text).map((rating) => ({ passage, rating })))
  const others = told.filter(
    ({ passage, rating }) =>
      !isOthers(passage) && rating.value === asked.value && rating.share !== asked.share,
  )
  const isTold = told.some(
    ({ rating }) => rating.value === asked.value && rating.share === asked.share,
  )
  const [first] = others
  if (!first || isTold) return null
  const { passage, rating } = first
  const said = told.find(
    (one) => one.passage === passage && one.rating.share === asked.share,
  )?.rating
  const from = passage.text.indexOf((said ?? rating).words)
  const end = passage.text.indexOf(rating.words) + rating.words.length
  const words = said && from < end ? passage.text.slice(from, end) : rating.words
  return { passage, premise: saysOtherwise(asked.words, words) }
}
