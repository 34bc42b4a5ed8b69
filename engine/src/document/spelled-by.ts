const small = /^(?:of|the|and|for|in|to|on|a|an|with|by)$/i
const wordOrNumber = /\p{L}[\p{L}'’]*|\d+/gu
/** A short form does not stand for more words than these. */
const mostWords = 12
/** From so many letters on one of them may stand within a word: "PONV". */
const leastWithin = 3

interface Word {
  readonly at: number
  readonly words: string
}

/**
 * The words at the end of a text that a short form stands for: each begins with one of its letters, in order, but small
 * ones may give none, and one of the others may give a second; a number gives its digits. "Postoperative nausea and
 * vomiting" for "PONV", "interleukin-6" for "IL-6". Null where its letters do not tell where such words begin.
 */
export function endSpelledBy(text: string, short: string): string | null {
  const first = firstSpelled(text, short)
  return first === null || small.test(first.words) ? null : text.slice(first.at).trim()
}

/** Whether words are what a short form stands for, and nothing more. */
export const areSpelledBy = (words: string, short: string): boolean =>
  firstSpelled(words.trim(), short)?.at === 0

function firstSpelled(text: string, short: string): Word | null {
  const letters = short.toLowerCase().replaceAll('-', '')
  const words = [...text.matchAll(wordOrNumber)]
    .slice(-mostWords)
    .map(({ index, 0: word }) => ({ at: index, words: word.toLowerCase() }))
  return firstOf(words, letters, letters.length >= leastWithin)
}

/** The first of those words at the end that give all letters; null where they do not. */
function firstOf(words: readonly Word[], letters: string, isWithin: boolean): Word | null {
  const last = words.at(-1)
  if (!last) return null
  for (const taken of givenBy(last.words, letters, isWithin)) {
    if (taken === letters.length) return last
    const isLeft = isWithin && (taken === 1 || /^\d/.test(last.words))
    const first = firstOf(words.slice(0, -1), letters.slice(0, -taken), isLeft)
    if (first) return first
  }
  return small.test(last.words) ? firstOf(words.slice(0, -1), letters, isWithin) : null
}

/** How many of the last letters a word may give. */
function givenBy(word: string, letters: string, isWithin: boolean): number[] {
  if (/^\d/.test(word)) return letters.endsWith(word) ? [word.length] : []
  const isFirst = letters.at(-1) === word[0]
  const isSecond =
    isWithin && letters.at(-2) === word[0] && word.indexOf(letters.at(-1) ?? '', 1) > 0
  return [...(isFirst ? [1] : []), ...(isSecond ? [2] : [])]
}
