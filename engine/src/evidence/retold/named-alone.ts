// What stands beside a name is looked at apart from it: a pattern that has the letters of all languages in it takes
// twenty times as long to compile, and a paper has a hundred names.

/** How a name is sought: a global pattern, whose first group is the "s" at its end, and what may not stand beside it. */
export interface Sought {
  readonly pattern: RegExp
  readonly notBefore: RegExp
  readonly notBehind?: RegExp
}

/** A name in a text: where, as written, and whether an "s" is at its end. */
export interface Named {
  readonly index: number
  readonly words: string
  readonly plural: string
}

/** Where a name stands by itself, and not within a longer word. */
export function namedAlone(text: string, { pattern, notBefore, notBehind }: Sought): Named[] {
  return [...text.matchAll(pattern)].flatMap(({ index, 0: words, 1: plural = '' }) => {
    const end = index + words.length
    // A letter has one or two units.
    const isAlone =
      !notBefore.test(text.slice(Math.max(0, index - 2), index)) &&
      !notBehind?.test(text.slice(end, end + 2))
    return isAlone ? [{ index, words, plural }] : []
  })
}

/** A text with other words for a name wherever it stands by itself. */
export function renamed(text: string, sought: Sought, other: (plural: string) => string): string {
  let told = ''
  let done = 0
  for (const { index, words, plural } of namedAlone(text, sought)) {
    told += text.slice(done, index) + other(plural)
    done = index + words.length
  }
  return told + text.slice(done)
}
