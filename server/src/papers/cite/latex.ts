import { withDots } from '../one-line.ts'

/** Marks above and below letters, as LaTeX writes them; the key is the combining character. */
const accents: Readonly<Record<string, string>> = {
  '\u0300': '`',
  '\u0301': "'",
  '\u0302': '^',
  '\u0303': '~',
  '\u0304': '=',
  '\u0306': 'u ',
  '\u0307': '.',
  '\u0308': '"',
  '\u030a': 'r ',
  '\u030b': 'H ',
  '\u030c': 'v ',
  '\u0327': 'c ',
  '\u0328': 'k ',
}

const characters: Readonly<Record<string, string>> = {
  '\\': '{\\textbackslash}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '%': '\\%',
  '#': '\\#',
  _: '\\_',
  '~': '{\\textasciitilde}',
  '^': '{\\textasciicircum}',
  ß: '{\\ss}',
  æ: '{\\ae}',
  Æ: '{\\AE}',
  œ: '{\\oe}',
  Œ: '{\\OE}',
  ø: '{\\o}',
  Ø: '{\\O}',
  þ: '{\\th}',
  Þ: '{\\TH}',
  ð: '{\\dh}',
  Ð: '{\\DH}',
  đ: '{\\dj}',
  Đ: '{\\DJ}',
  ŋ: '{\\ng}',
  Ŋ: '{\\NG}',
  ł: '{\\l}',
  Ł: '{\\L}',
  ı: '{\\i}',
  '–': '--',
  '—': '---',
  '“': '``',
  '”': "''",
  '‘': '`',
  '’': "'",
  '\u00a0': '~',
}

const greek: Readonly<Record<string, string>> = {
  ...{ α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', ε: 'varepsilon', ζ: 'zeta', η: 'eta' },
  ...{ θ: 'theta', ι: 'iota', κ: 'kappa', λ: 'lambda', μ: 'mu', µ: 'mu', ν: 'nu', ξ: 'xi' },
  ...{ π: 'pi', ρ: 'rho', σ: 'sigma', ς: 'varsigma', τ: 'tau', υ: 'upsilon', φ: 'varphi' },
  ...{ χ: 'chi', ψ: 'psi', ω: 'omega', ϕ: 'phi', ϵ: 'epsilon', ϑ: 'vartheta' },
  ...{ Γ: 'Gamma', Δ: 'Delta', Θ: 'Theta', Λ: 'Lambda', Ξ: 'Xi', Π: 'Pi', Σ: 'Sigma' },
  ...{ Υ: 'Upsilon', Φ: 'Phi', Ψ: 'Psi', Ω: 'Omega' },
}
/** Digits and signs above and below the line, as LaTeX sets them in a formula. */
const lifted: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'].map((sign, at) => [sign, `^{${'0123456789+-'[at]}}`])),
  ...Object.fromEntries([...'₀₁₂₃₄₅₆₇₈₉₊₋'].map((sign, at) => [sign, `_{${'0123456789+-'[at]}}`])),
}
// LaTeX has commands for single Greek letters; a word of them is Greek and stays as it is.
const greekWord = /\p{Script=Greek}{3,}/u

/** Text for LaTeX: commands for Latin accents, single Greek letters and special signs; other scripts stay as they are (UTF-8). */
export function latex(text: string): string {
  let out = ''
  const composed = withDots(text)
  const isGreek = greekWord.test(composed)
  for (const character of composed.normalize('NFC'))
    out += characters[character] ?? (isGreek ? character : symbol(character))
  return out
}

function symbol(character: string): string {
  const letter = greek[character]
  const math = letter === undefined ? lifted[character] : `\\${letter}`
  return math === undefined ? accented(character) : `{$${math}$}`
}

function accented(character: string): string {
  const [letter, mark, ...more] = character.normalize('NFD')
  const command = mark ? accents[mark] : undefined
  if (!letter || !command || more.length > 0 || !/[A-Za-z]/.test(letter)) return character
  const base = letter === 'i' ? '\\i' : letter === 'j' ? '\\j' : letter
  return `{\\${command}${base}}`
}

/**
 * A title whose capitals survive styles that lower them: "{BERT}", "{X}-ray", and what begins with a capital inside of a
 * sentence, too; `sentenceTitle` is the same title as a sentence.
 */
export function latexTitle(title: string, sentenceTitle: string): string {
  const words = title.split(' ')
  const inSentence = sentenceTitle.split(' ')
  return words
    .map((word, index) => {
      const hasInnerCapital = /.\p{Lu}|^\p{Lu}[-\d]/u.test(word)
      // Styles keep the first letter, and the one after a colon.
      const isName =
        /^[^\p{L}\p{N}]*\p{Lu}\p{L}/u.test(inSentence[index] ?? '') &&
        index > 0 &&
        !/[:.?!]$/.test(words[index - 1] ?? '')
      if (!hasInnerCapital && !isName) return latex(word)
      // Marks around it are no part of it: {OA}: and ({BERT}).
      const [, before = '', core = word, after = ''] =
        word.match(/^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u) ?? []
      return `${latex(before)}{${latex(core)}}${latex(after)}`
    })
    .join(' ')
}

/** DOIs, ids and addresses are read verbatim by styles, so only what breaks an entry is encoded. */
export function verbatim(text: string): string {
  return text.replace(/[{}\\ ]/g, (character) => encodeURIComponent(character))
}
