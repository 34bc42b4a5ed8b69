import { isHanFamily } from './han-names.ts'

const signs = '\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Hiragana}\\p{Script=Katakana}ー・'
const eastAsian = new RegExp(`^[${signs}][${signs}\\s,]*$`, 'u')
/** No such name is longer. */
const longest = 20

/** Whether a name, or a part of one, is in Chinese, Japanese or Korean signs alone. */
export const isEastAsian = (text: string): boolean => text.length <= longest && eastAsian.test(text)

interface Parts {
  readonly family: string
  readonly given: string
}

/**
 * Family and given name of "伟 王", "王 伟", "王, 伟" and "철수 김": sources write either first. Null for any other name,
 * also where both parts could be the family's.
 */
export function eastAsianParts(name: string): Parts | null {
  if (!isEastAsian(name)) return null
  const [first = '', second = '', ...more] = name.split(/[\s,]+/)
  if (first === '' || second === '' || more.length > 0) return null
  if (name.includes(',') || (isFamily(first) && !isFamily(second)))
    return { family: first, given: second }
  return isFamily(second) && !isFamily(first) ? { family: second, given: first } : null
}

/** Korean family names have one syllable, and given names rarely have. */
const isFamily = (word: string) => /^\p{Script=Hangul}$/u.test(word) || isHanFamily(word)

/** The name as it is written at home: of Chinese, Japanese and Korean signs family first and in one, any other as it is. */
export function inUsualOrder(name: string): string {
  const parts = eastAsianParts(name)
  return parts ? parts.family + parts.given : name
}

/** One text for a name in Chinese, Japanese or Korean signs, whichever part stands first: its least rotation. */
export function turnedKey(name: string): string {
  const signs = [...name.replace(/[\s,]/g, '')]
  const turned = signs.map((_, from) => [...signs.slice(from), ...signs.slice(0, from)].join(''))
  return turned.sort()[0] ?? ''
}

/** Whether an author in such signs bears the wanted name, or, where that alone is wanted, the family name. */
export function isEastAsianBy(author: string, wanted: string): boolean {
  const [mine, theirs] = [author, wanted].map(spellings)
  if (mine?.some((one) => theirs?.includes(one))) return true
  return isHanFamily(wanted) && inUsualOrder(author).startsWith(wanted)
}

function spellings(name: string): readonly string[] {
  const words = name.split(/[\s,]+/)
  return [words.join(''), words.toReversed().join('')]
}
