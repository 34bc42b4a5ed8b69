import type { PaperDocument } from '../../document/paper-document.ts'
import { abbreviationsOf } from '../../document/short-forms.ts'
import type { Question } from '../question/question.ts'
import { topicStems } from '../text/words.ts'
import type { Candidate } from './candidates.ts'

const fewestWords = 2

const wordOf = (short: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${short}s?(?![\\p{L}\\p{N}-])`, 'u')

/**
 * Candidates with the words of a question that they say in short, or at length: "Median OS was not reached" speaks of
 * overall survival, where the paper spells OS out.
 */
export function spelledFor(
  document: PaperDocument,
  { stems: asked }: Question,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const forms = [...abbreviationsOf(document)]
    .map(([short, words]) => ({ short, shortStem: short.toLowerCase(), long: topicStems(words) }))
    .filter(({ long }) => long.length >= fewestWords)
  const inShort = forms
    .filter(
      ({ shortStem, long }) =>
        !asked.includes(shortStem) && long.every((stem) => asked.includes(stem)),
    )
    .map(({ short, long }) => ({ asWord: wordOf(short), long }))
  const atLength = forms.filter(
    ({ shortStem, long }) =>
      asked.includes(shortStem) && !long.every((stem) => asked.includes(stem)),
  )
  if (inShort.length + atLength.length === 0) return candidates
  return candidates.map((candidate) => {
    const { text, stems } = candidate
    const more = [
      ...inShort.flatMap(({ asWord, long }) => (asWord.test(text) ? long : [])),
      ...atLength.flatMap(({ shortStem, long }) =>
        long.every((stem) => stems.has(stem)) ? [shortStem] : [],
      ),
    ]
    return more.length === 0 ? candidate : { ...candidate, stems: new Set([...stems, ...more]) }
  })
}
