import { isFaint } from '../question/faint-cues.ts'
import { synonymsOf } from '../question/kindred-cues.ts'
import { people } from '../question/people-cues.ts'
import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import { standInsOf } from '../question/stand-in-cues.ts'
import { isOfCounting } from '../tables/table-counts.ts'
import { topicStems } from '../text/words.ts'
import type { Stems } from './candidates.ts'
import { doneAtLast } from './counted-phrase.ts'
import { nounStem } from './counted-things.ts'

/** "How many pages are in the corpus?": what holds them need not be said again. */
const containers = new Set(topicStems('corpus corpora dataset data collection sample set'))

/** "How many models were evaluated?": what a paper does with all that it looks at, and says in any of these words. */
const looking = new Set(
  topicStems('evaluate assess compare investigate study explore consider use try benchmark look'),
)

/** That all is counted, and not what: "How many were kept in the end?" */
const atLast =
  /\b(?:in (?:the end|total|all)|at last|overall|altogether|finally|ultimately|eventually)\b/giu

const calledPeople = new RegExp(`(?<![\\p{L}-])${people}$`, 'iu')

/** A name inside a question. */
const capitalised = /(?<=\s)\p{Lu}[\p{L}-]+/gu

/** A passage by its words. */
interface Worded {
  readonly stems: Stems
  readonly around: Stems
}

/** What a question with "how many" asks for, and what of it passages tell. */
export interface CountAsked {
  /** The words of what is counted, as the question has them. */
  readonly asked: string
  /** The stem of its noun, and of others that name the same. */
  readonly things: readonly string[]
  /** Stems that stand before the noun: "training" in "how many training queries". */
  readonly qualities: readonly string[]
  /** Stems of what else is asked and tells something. */
  readonly rest: readonly string[]
  /** Whether it is people that are counted, by a word for them. */
  readonly areCalledPeople: boolean
  /** Whether the things of a collection are asked for. */
  readonly isOfCollection: boolean
  /** Whether the question names somebody or something that the paper never names. */
  readonly isOfUnsaid: boolean
  /** Whether a passage has a stem, or one of its meaning, in it or around it. */
  readonly has: (passage: Worded, stem: string) => boolean
  readonly isSuch: (passage: Worded) => boolean
  /** Whether it speaks of what else is asked, above all of what was done with the things. */
  readonly tells: (passage: Worded) => boolean
}

/** Reads a question that asks the number of a thing. */
export function readCount(
  question: Question,
  thing: string,
  { kin, missing }: Pick<Topic, 'kin' | 'missing'>,
): CountAsked {
  // "How many crows died?" is not answered by how many there were.
  const stems = topicStems(question.text.replace(atLast, ' '))
  const words = /\bhow many\s+(.+)/iu.exec(question.text)?.[1]?.split(/\s+/) ?? []
  const end = words.findIndex((word) => nounStem(word.replace(/\W+$/, '')) === thing)
  const asked = words
    .slice(0, end + 1)
    .join(' ')
    .replace(/\W+$/, '')
  const areCalledPeople = calledPeople.test(asked)
  const rest = question.stems.filter(
    (stem) =>
      stem !== thing &&
      stems.includes(stem) &&
      !isFaint(stem) &&
      // Of people some are looked at, and others left out.
      (areCalledPeople || !looking.has(stem)) &&
      !/^\d/.test(stem) &&
      !containers.has(stem),
  )
  const qualities = topicStems(words.slice(0, Math.max(0, end)).join(' '))
  const has = (passage: Worded, stem: string) =>
    [stem, ...(kin.get(stem) ?? [])].some(
      (one) => passage.stems.has(one) || passage.around.has(one),
    )
  const done = doneAtLast(question.text)
  const inOtherWords = [...standInsOf(thing)].filter((one) => kin.get(thing)?.has(one))
  const names = question.text.match(capitalised) ?? []
  return {
    asked,
    areCalledPeople,
    things: [thing, ...(thing === 'time' ? [] : synonymsOf(thing)), ...inOtherWords],
    qualities,
    rest,
    isOfCollection: question.stems.some((stem) => containers.has(stem)),
    isOfUnsaid: topicStems(names.join(' ')).some((stem) => missing.has(stem)),
    has,
    isSuch: (passage) =>
      qualities.every((stem) =>
        [stem, ...(kin.get(stem) ?? []), ...standInsOf(stem)].some((one) => passage.stems.has(one)),
      ),
    tells: (passage) =>
      (rest.length === 0 || rest.some((stem) => has(passage, stem))) &&
      (done === null || isOfCounting(done) || !rest.includes(done) || has(passage, done)),
  }
}
