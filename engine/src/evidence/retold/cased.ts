/** Words with a capital or without one, as those that they stand for. */
export const cased = (words: string, like: string): string => {
  const first = words.charAt(0)
  return (/^\p{Lu}/u.test(like) ? first.toUpperCase() : first.toLowerCase()) + words.slice(1)
}
