import { tokens, type Word } from '../../text/tokens.ts'
import { isFaint } from '../question/faint-cues.ts'
import { areOpposites, excludesOther } from '../question/opposites.ts'
import type { Question } from '../question/question.ts'
import { isOf } from './premise-directions.ts'
import { clauseEnds, supposed } from './premise-guards.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import { type Share, sharesIn } from './shares.ts'
import type { Contradiction } from './stands-against.ts'

const looked = 60
const fewestWords = 2
/** So many words may stand between the words for a share and what they count. */
const reach = 4

const isDisjoint = (one: Share, other: Share) => one.high < other.low || one.low > other.high
/** The share of the others, where a text gives it of the opposite: what was not caught was missed. */
const ofOthers = (share: Share): Share => ({ ...share, low: 1 - share.high, high: 1 - share.low })

/** What a share counts, by the nearest of the stems after it; undefined where it counts something else. */
const countedBy = (words: readonly Word[], { end }: Share, stems: readonly string[]) =>
  words
    .filter(({ start }) => start >= end)
    .slice(0, reach)
    .flatMap((word) => stems.find((stem) => isOf(word, stem)) ?? [])[0]

/** Whether a clause says what is asked (1), or that of its opposite (-1); null where it says neither. */
function sideOf(words: readonly Word[], stems: readonly string[]): 1 | -1 | null {
  let side: 1 | -1 = 1
  for (const stem of stems) {
    if (words.some((word) => word.stem === stem)) continue
    if (words.some((word) => areOpposites(stem, word.stem) || excludesOther(stem, word.stem)))
      side = side === 1 ? -1 : 1
    else if (!words.some((word) => isOf(word, stem))) return null
  }
  return side
}

/** The words of a share with what it counts: "half of the plots". */
function withThing(text: string, share: Share, stems: readonly string[]): string {
  const next = tokens(text)
    .filter(({ start }) => start >= share.end)
    .slice(0, reach)
    .find((word) => stems.some((stem) => isOf(word, stem)))
  return text.slice(share.start, next?.end ?? share.end).trim()
}

const denying = /\b(?:not|never|cannot|nor|neither|without|than|except)\b|n['’]t\b/iu

/**
 * A passage that gives another share of the things than a question takes for granted: "Why did the test miss half of
 * the cases?" and "the test caught 98% of the cases". None where any passage gives such a share.
 * @param isOthers what is told of the work of others is no word on this paper's
 */
export function otherShare(
  question: Question,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
): Contradiction | null {
  const [asked, ...more] = sharesIn(question.text).filter(({ isBefore }) => isBefore)
  // "Each patient's needs" takes nothing for granted of the patients.
  if (
    !asked ||
    /^\s\p{L}+['’]/u.test(question.text.slice(asked.end)) ||
    more.length > 0 ||
    denying.test(question.text)
  )
    return null
  const inQuestion = tokens(question.text)
  const ofShare = inQuestion.filter(({ start, end }) => start >= asked.start && end <= asked.end)
  const stems = question.stems.filter(
    (stem) =>
      !ofShare.some((word) => word.stem === stem) && (!isFaint(stem) || excludesOther(stem)),
  )
  const thing = countedBy(inQuestion, asked, stems)
  if (thing === undefined || stems.length < fewestWords) return null
  const saidIn = (text: string): readonly { clause: string; said: Share; read: Share }[] => {
    if (supposed.test(text)) return []
    return text.split(clauseEnds).flatMap((clause) => {
      const words = tokens(clause)
      const side = denying.test(clause) ? null : sideOf(words, stems)
      if (side === null) return []
      return sharesIn(clause).flatMap((said) => {
        const of = countedBy(words, said, stems)
        if (said.isBefore && of !== thing) return []
        if (/^\s*of\b/.test(clause.slice(said.end)) && of === undefined) return []
        return [{ clause, said, read: side === 1 ? said : ofOthers(said) }]
      })
    })
  }
  const told = ranked
    .filter((one) => one.kind !== 'table' && !isOthers(one))
    .slice(0, looked)
    .flatMap((passage) => saidIn(passage.text).map((said) => ({ passage, ...said })))
  const [first] = told
  if (!first || !told.every(({ read }) => isDisjoint(read, asked))) return null
  const { passage, clause, said } = first
  return {
    passage,
    premise: saysOtherwise(withThing(question.text, asked, stems), withThing(clause, said, stems)),
  }
}
