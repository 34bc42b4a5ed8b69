import type { PaperDocument } from '../../document/paper-document.ts'
import { abbreviationsOf } from '../../document/short-forms.ts'
import type { Question } from '../question/question.ts'
import { topicStems } from '../text/words.ts'
import type { Candidate } from './candidates.ts'

const fewestWords = 2

const wordOf = (short: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${short}s?(?![\\p{L}\\p{N}-])`, 'u')

const fewestInitials = 3
const mostInitials = 6

/**
 * Names of a question whose initials a paper prints in capitals without saying so, and which it spells out elsewhere:
 * "HIT" for heparin induced thrombocytopenia.
 */
function initialsOf(
  question: string,
  text: string,
  known: ReadonlyMap<string, string>,
): [short: string, words: string][] {
  const words = question.match(/\p{L}+/gu) ?? []
  const found: [string, string][] = []
  for (let from = 0; from + fewestInitials <= words.length; from++)
    for (let length = fewestInitials; length <= mostInitials; length++) {
      const name = words.slice(from, from + length)
      if (name.length < length) break
      const short = name.map(([letter = '']) => letter.toUpperCase()).join('')
      const isPrinted = text.includes(short) && !known.has(short) && wordOf(short).test(text)
      if (isPrinted && new RegExp(`(?<!\\p{L})${name.join('[\\s-]+')}`, 'iu').test(text))
        found.push([short, name.join(' ')])
    }
  return found
}

/**
 * Candidates with the words of a question that they say in short, or at length: "Median OS was not reached" speaks of
 * overall survival, where the paper spells OS out.
 */
export function spelledFor(
  document: PaperDocument,
  { stems: asked, text: question }: Question,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const known = abbreviationsOf(document)
  const forms = [...known, ...initialsOf(question, document.text, known)]
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
