import type { Span } from '../../text/span.ts'

/** A formula's signs without the way they are set. */
export const flat = (words: string) =>
  words
    .normalize('NFC')
    .replace(/[\s_^{}]/g, '')
    .replaceAll(';', ',')

const variable = '\\p{L}[\\p{L}\\p{M}′]{0,7}[²³]?'
/** "f(x)", "X_k(t, δt)", "V(Q²)", "κ(·)": the arguments stand for any others. */
const isAny = new RegExp(`^\\((?:[·⋅•.]|${variable}(?:,${variable})*)\\)$`, 'u')
/** Each probability is another function, though all are called p. */
const isOverloaded = /^(?:p|Pr|ℙ)$/u

/**
 * The arguments for which alone a sentence speaks of a function, "ℒ(θ0)", as `flat` writes them; null when it speaks
 * of the function, or of no function.
 */
export function ownArguments(text: string, span: Span, key: string): string | null {
  const inside = /\([^()]{1,24}\)$/.exec(text.slice(span.start, span.end))?.[0]
  const words = inside ?? /^\([^()]{1,24}\)/.exec(text.slice(span.end, span.end + 26))?.[0]
  if (words === undefined) return null
  const flattened = flat(words)
  return isAny.test(flattened) && !isOverloaded.test(key) ? null : flattened
}
