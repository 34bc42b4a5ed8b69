import type { Equation, PaperDocument } from '../../document/paper-document.ts'
import { latexText } from '../../parse/math/latex-text.ts'

/** An equation as one line of symbols with its indices told: a PDF's own words have them in a row. */
export function wordsOf(document: PaperDocument, { span, latex }: Equation): string {
  const read = document.source === 'pdf' && latex !== undefined ? latexText(latex) : ''
  return read === '' ? document.text.slice(span.start, span.end) : read
}

interface Token {
  /** The run of letters, without its indices. */
  readonly base: string
  /** The run with its indices, as `keyOf` writes them. */
  readonly keys: readonly string[]
  /** True when its indices only number it: what holds of k holds of k_i, but H_C is another thing than H. */
  readonly isNumbered: boolean
  /** What stands in its indices. */
  readonly within: readonly string[]
}

const prime = /[′'’]/g
/** One letter for those that Unicode has twice, primes behind all indices: "W′_out" and "W_out′" are one. */
const alike = (symbol: string) => {
  const primes = symbol.match(prime)?.length ?? 0
  return symbol.normalize('NFC').replaceAll('µ', 'μ').replace(prime, '') + '′'.repeat(primes)
}

/** A symbol's letters and numbers in a row, without its arguments: "W_i^Q" and "WiQ" are one. */
export const keyOf = (symbol: string) =>
  alike(symbol.replace(/(?<=.)\([^()]*\)$/, '').replace(/[\s_^{},]/g, ''))

const token = /(\p{L}[\p{L}\p{M}′']*)((?:[_^](?:\{[^{}]*\}|[\p{L}\p{N}*⊤†+−-]+(?:\.\d+)?))*)/gu
const exponent = /^(?:[−-]?[\d./]+|[T⊤⊺†*])$/u

/** The sign of a transpose behind a number or a bracket: "1^T" and "(Ax)^T" hold no symbol T. */
const transposed = /(?<=[\p{N})\]}])\s?\^\s?(?:T|\{T\})(?![\p{L}\p{N}_])/gu

/** "H^0(X)", "H^{1}(X; K)": no power is the noughth, so the letter names one thing for each number. */
const numberedAbove = /(?<!\p{L})(\p{L})\^\{?0\}?\s?\(/gu

/** Runs of letters of an equation, each with its indices. */
export function tokensOf(words: string): Token[] {
  const read = words.replace(transposed, '')
  const numbered = new Set([...read.matchAll(numberedAbove)].map(([, letter]) => letter))
  // "Vs2,s0" in a row: the letters behind the first begin an index, and are no part of a name.
  const isCut = ({ 0: run, 1: base = '', 2: tail = '', index }: RegExpExecArray) =>
    tail === '' &&
    base.length > 1 &&
    /^\p{N}[\p{N},]/u.test(read.slice(index + run.length, index + run.length + 2))
  const runs = [...read.matchAll(token)].filter((match) => !isCut(match))
  return runs.map(({ 0: run, 1: base = '', 2: tail = '', index }) => {
    const isNoPower = numbered.has(base) && read[index + run.length] === '('
    const parts = (tail.match(/[_^](?:\{[^{}]*\}|[^_^{}]+)/g) ?? [])
      .map((part) => ({ isRaised: part[0] === '^', words: part.slice(1).replace(/[{}]/g, '') }))
      .filter((part) => isNoPower || !(part.isRaised && exponent.test(part.words)))
    const lowered = parts.filter(({ isRaised }) => !isRaised)
    const raised = parts.filter(({ isRaised }) => isRaised)
    const primes = raised.filter((part) => part.words.replace(prime, '') === '')
    // Indices stand in one order, whichever is written first.
    const keys = [
      [...lowered, ...raised],
      [...lowered, ...primes],
    ].map((list) =>
      alike([base, ...list.map((part) => part.words.replace(/[\s_^{},]/g, ''))].join('')),
    )
    return {
      base,
      keys: parts.length === 0 ? [keyOf(base)] : lowered.length === 0 ? keys.slice(0, 1) : keys,
      isNumbered:
        !isNoPower &&
        parts.every((part) =>
          /^(?!0)[i-np-vα-ω\p{N}](?:[\s,+−-]*[i-np-vα-ω\p{N}])?$/u.test(part.words),
        ),
      within: parts.flatMap((part) => part.words.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []),
    }
  })
}

const functions = new Set(
  'max min log ln exp sin cos tan cot sinh cosh tanh det dim ker lim sup inf mod arg tr Tr Pr gcd sgn deg if is in at or so as and for all let'.split(
    ' ',
  ),
)

/** What the letters of an equation may be called, with and without their indices; "Δλ" may be two. */
export const namesIn = (document: PaperDocument, equation: Equation): ReadonlySet<string> =>
  new Set(
    tokensOf(wordsOf(document, equation)).flatMap(({ base, keys }) => [
      keyOf(base),
      ...keys,
      ...(base.length <= 3 && !functions.has(base) ? base : []),
    ]),
  )

/** Runs of two or three letters that the running text has as words: they are names, and no products. */
export function wordsInProse(document: PaperDocument): ReadonlySet<string> {
  const found = new Set<string>()
  let at = 0
  const formulas = document.equations.map(({ span }) => span)
  for (const span of [...formulas.toSorted((a, b) => a.start - b.start), null]) {
    const stretch = document.text.slice(at, span?.start ?? document.text.length)
    for (const [word] of stretch.matchAll(/(?<![\p{L}\p{N}])\p{L}{2,3}(?![\p{L}\p{N}])/gu))
      found.add(word)
    at = Math.max(at, span?.end ?? at)
  }
  return found
}

/** "αT": a Greek letter before a Latin one is a factor; a difference is a part of its name. */
const factor = /^(?![δΔμµ])[α-ωΓ-Ω]\p{sc=Latin}$/u

/** The letters of a run, each with its accents and primes. */
const lettersOf = (run: string): string[] => run.match(/\p{L}[\p{M}′]*/gu) ?? []

/**
 * The symbols of an equation among those that are defined: letters of a name ("lrate", "step_num") are none, those
 * of a product ("QK") are.
 */
export function symbolsIn(
  document: PaperDocument,
  equation: Equation,
  isDefined: (key: string) => boolean,
  names: ReadonlySet<string>,
): Set<string> {
  const found = new Set<string>()
  const add = (key: string) => {
    if (isDefined(key)) found.add(key)
  }
  const isProduct = (run: string, last?: string) => {
    const letters = lettersOf(run)
    return (
      letters.length >= 2 &&
      letters.length <= 3 &&
      !functions.has(run) &&
      !names.has(run) &&
      letters.every(
        (letter, at) =>
          isDefined(letter) ||
          (at === letters.length - 1 && last !== undefined) ||
          (at === 0 && letter === 'd') ||
          // "Re^{γt}": what is raised is Euler's number.
          (at === letters.length - 1 && letter === 'e'),
      )
    )
  }
  const addRun = (run: string) => {
    const letters = lettersOf(run)
    if (isDefined(run) || letters.length === 1) add(run)
    else if (isProduct(run))
      for (const letter of run.startsWith('d') && letters.length === 2 ? letters.slice(1) : letters)
        add(letter)
    else if (factor.test(run)) add(run.charAt(0))
  }
  for (const { base, keys, isNumbered, within } of tokensOf(wordsOf(document, equation))) {
    const whole = keys.find(isDefined)
    const letters = keyOf(base)
    const row = lettersOf(letters)
    // "QW_i": the index is of the last letter.
    const indexed = keys.map((key) => `${row.at(-1)}${key.slice(letters.length)}`).find(isDefined)
    if (whole !== undefined) add(whole)
    else if (indexed !== undefined && isProduct(letters, indexed))
      for (const symbol of [...row.slice(0, -1), indexed]) add(symbol)
    else if (isNumbered) addRun(letters)
    else if (isProduct(letters)) for (const letter of row.slice(0, -1)) add(letter)
    else if (factor.test(letters)) add(letters.charAt(0))
    for (const run of within) addRun(run)
  }
  return found
}
