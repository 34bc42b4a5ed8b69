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
  // A dotless i with an accent is an i with that accent.
  const composed = text.replace(/[ıȷ](?=[\u0300-\u036f])/g, (letter) =>
    letter === 'ı' ? 'i' : 'j',
  )
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

/** Words that a title in capitals leaves small; they tell nothing of how it is written. */
const small =
  /^(?:and|for|the|from|into|with|via|per|not|but|nor|yet|out|off|over|upon|onto|than|that|when|under|after|about|between|through|during|among|within|without|against|toward|towards|versus|using)$/i

/** A title whose capitals survive styles that lower them: "{BERT}", "{X}-ray", and names in a title like a sentence. */
export function latexTitle(title: string): string {
  const words = title.split(' ')
  const telling = words.slice(1).filter((word) => /^\p{L}{3,}/u.test(word) && !small.test(word))
  const lower = telling.filter((word) => /^\p{Ll}/u.test(word))
  const isLikeSentence = lower.length > 0 && lower.length * 2 >= telling.length
  return words
    .map((word, index) => {
      const hasInnerCapital = /.\p{Lu}|^\p{Lu}[-\d]/u.test(word)
      // Styles keep the first letter, and the one after a colon.
      const isName =
        isLikeSentence &&
        /^\p{Lu}\p{L}/u.test(word) &&
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
