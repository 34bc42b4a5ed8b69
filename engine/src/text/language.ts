import { eachRunOfLetters } from './letter-counts.ts'

/**
 * The most frequent function words of each language that share its script; words that several of them
 * have say little and are left out.
 */
const functionWords: Readonly<Record<string, readonly string[]>> = {
  en: 'the of and is that with was are this which from were been have has their these between than'.split(
    ' ',
  ),
  pt: 'não uma dos pelo pela são também foi nos das mais os ao à foram entre sobre quando e do da em'.split(
    ' ',
  ),
  es: 'el los las una del por con y se fue más también son entre sobre cuando este esta como al en la'.split(
    ' ',
  ),
  de: 'der die und das den von zu mit ist des im dem nicht ein eine auf sich für werden wurde auch bei'.split(
    ' ',
  ),
  fr: 'le les des et une du dans est par pour qui sur pas au avec sont cette ces ont été aux ou la'.split(
    ' ',
  ),
}

/** The languages that have each of these words. */
const languagesOf = Map.groupBy(
  Object.entries(functionWords).flatMap(([language, words]) =>
    [...new Set(words)].map((word) => ({ language, word })),
  ),
  ({ word }) => word,
)

const longestWord = Math.max(...[...languagesOf.keys()].map((word) => word.length))

/** Letters of these scripts name the language well enough to say that it is not English. */
const scripts: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
]

/** How much of a text stands in these scripts at most. */
function beyondLatin(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= 0x370) count++
  return count
}

const sampleLength = 40_000
const fewestWords = 60
/** A text without its language's function words is a list, a table or code. */
const leastShare = 0.08
const leastLead = 1.5
const leastScriptShare = 0.3

/**
 * The language of a text as a two-letter code, by the share of function words, or by the script of its
 * letters; undefined when the text is short or does not say clearly.
 */
export function guessLanguage(text: string): string | undefined {
  const sample = text.slice(0, sampleLength)
  const lower = sample.toLowerCase()
  let words = 0
  let letters = 0
  const counts = new Map<string, number>()
  eachRunOfLetters(lower, (start, end) => {
    words++
    letters += end - start
    if (end - start > longestWord) return
    for (const { language } of languagesOf.get(lower.slice(start, end)) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1)
  })
  const isMost = (signs: RegExp) => (sample.match(signs)?.length ?? 0) > leastScriptShare * letters
  if (beyondLatin(sample) > leastScriptShare * letters)
    for (const [language, script] of scripts) if (isMost(script)) return language
  if (words < fewestWords) return undefined
  const [best, next] = Object.keys(functionWords)
    .map((language) => ({ language, share: (counts.get(language) ?? 0) / words }))
    .toSorted((a, b) => b.share - a.share)
  if (!best || best.share < leastShare || best.share < leastLead * (next?.share ?? 0))
    return undefined
  return best.language
}

/** False when a text is known to be in a language that the embedded engine has no wordings for. */
export function isLanguageRead(language: string | undefined): boolean {
  return language === undefined || /^eng?(?![a-z])/i.test(language)
}
