/** Longer texts are read once and by those who keep what they read. */
const longest = 2_000
/** A claim is compared with some sentences, each in several ways. */
const few = 64

/** The same function of a text, which remembers what it gave for the last few, or as many as the caller says. */
export function remembering<T>(read: (text: string) => T, most = few): (text: string) => T {
  const kept = new Map<string, T>()
  return (text) => {
    if (text.length > longest) return read(text)
    const known = kept.get(text)
    if (known !== undefined) return known
    const made = read(text)
    if (kept.size >= most) kept.clear()
    kept.set(text, made)
    return made
  }
}
