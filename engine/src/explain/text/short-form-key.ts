const opening = /^\W*(\p{Lu}[\p{Lu}\p{N}-]{1,6})(?:\s?[,:;=–-])?\s((?:\p{Ll}[\p{L}-]*\s?){2,8})/u
const predicate = /\b(?:is|are|was|were|has|have|had)\b/
const small = /^(?:of|the|and|for|in|to|on|an?|with|by|or)$/

/**
 * True for a line of a key to short forms, "MVPA, moderate-to-vigorous intensity physical activity", maybe with more
 * lines behind it: it tells what they stand for and nothing else. Its words may be in another order, and one may be
 * left out, as authors do.
 */
export function isShortFormKey(text: string): boolean {
  const [, short = '', long = ''] = opening.exec(text) ?? []
  const letters = [...short.toLowerCase()].filter((letter) => /\p{L}/u.test(letter))
  const initials = long
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '' && !small.test(word))
    .slice(0, letters.length + 1)
    .map((word) => word.slice(0, 1))
  if (initials[0] !== letters[0] || predicate.test(long)) return false
  const met = letters.filter((letter) => {
    const at = initials.indexOf(letter)
    if (at >= 0) initials.splice(at, 1)
    return at >= 0
  })
  return (
    letters.length >= 2 && met.length >= Math.max(2, letters.length - (letters.length > 3 ? 1 : 0))
  )
}
