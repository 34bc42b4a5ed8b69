import { stem, tokens } from '../text/tokens.ts'
import { roleCues } from './role-cues.ts'

/** Words of a sentence that count for its role; later ones say little that the first did not. */
const wordsRead = 60

/**
 * What the role model sees of a sentence: its words and pairs of words by their stems, the cues that it
 * holds, its length and numbers.
 */
export function wordFeatures(text: string): string[] {
  const words = tokens(text)
    .slice(0, wordsRead)
    .map(({ text: word }) => (/^\d/.test(word) ? '0' : stem(word)))
  const found = new Set<string>()
  words.forEach((word, at) => {
    found.add(word)
    if (at > 0) found.add(`${words[at - 1]} ${word}`)
  })
  if (words[0] !== undefined) found.add(`^${words[0]}`)
  roleCues.forEach(({ pattern }, at) => {
    if (pattern.test(text)) found.add(`#cue${at}`)
  })
  if (words.length < 12) found.add('#short')
  if (words.length > 30) found.add('#long')
  if (/\d\s?%/.test(text)) found.add('#percent')
  return [...found]
}

/** Where a sentence stands in its abstract. */
export function placeFeatures(at: number, of: number): string[] {
  const fifth = Math.min(4, Math.floor((5 * at) / Math.max(1, of)))
  const found = [`@${fifth}`]
  if (at === 0) found.push('@first')
  if (at === of - 1) found.push('@last')
  if (at === of - 2) found.push('@last-but-one')
  return found
}
