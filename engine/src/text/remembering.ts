/** Longer texts are read once and by those who keep what they read. */
const longest = 2_000
/** A claim is compared with some sentences, each in several ways. */
const few = 48

/** The same function of a text, which remembers what it gave for the last one: a paper's is asked for again and again. */
export function ofLast<T>(read: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly given: T } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, given: read(text) }
    return last.given
  }
}

/** The same function, which remembers what it gave for its last arguments: who judges asks, and then who tells why. */
export function ofLastCall<A extends readonly unknown[], T>(
  read: (...given: A) => T,
): (...given: A) => T {
  let last: { readonly asked: A; readonly given: T } | undefined
  return (...asked) => {
    if (!last || asked.some((one, at) => one !== last?.asked[at]))
      last = { asked, given: read(...asked) }
    return last.given
  }
}

/**
 * The same function of a text, which remembers what it gave for the last few, or as many as the caller says, and for as
 * many before those: what is asked for again and again, as a claim is, is never forgotten between two sentences.
 */
export function remembering<T>(read: (text: string) => T, most = few): (text: string) => T {
  let kept = new Map<string, T>()
  let before = kept
  return (text) => {
    if (text.length > longest) return read(text)
    const known = kept.get(text)
    if (known !== undefined) return known
    const made = before.get(text) ?? read(text)
    if (kept.size >= most) {
      before = kept
      kept = new Map()
    }
    kept.set(text, made)
    return made
  }
}
