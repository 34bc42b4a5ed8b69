import { bareLatex, latexText } from '@tessera/engine/documents'
import { accentedLetters } from './tex-accents.ts'

const document = String.raw`\\documentclass[\s\S]{0,4000}?\\end\{document\}`
const displayed = String.raw`\$\$([^$]{1,600})\$\$|\\\(([\s\S]{1,600}?)\\\)|\\\[([\s\S]{1,600}?)\\\]`
/** Money has dollars too: between two of them stands a formula when it has a sign of TeX, or is short and closed in. */
const signed = String.raw`\$(?=[^$]{0,600}[\\^_{])([^$]{1,600})\$(?!\d)`
const short = String.raw`(?<![\p{L}\d])\$([^\s$](?:[^$]{0,38}[^\s$])?)\$(?![\d\p{L}])`
const formula = new RegExp(`${document}|(?<!\\\\)(?:${displayed}|${signed}|${short})`, 'gu')

const signs: Readonly<Record<string, string>> = {
  ldots: '…',
  dots: '…',
  textellipsis: '…',
  textendash: '–',
  textemdash: '—',
  textquoteright: '’',
  textquoteleft: '‘',
  textregistered: '®',
  texttrademark: '™',
  textdegree: '°',
  textasciitilde: '~',
  textbackslash: '\\',
  S: '§',
  LaTeX: 'LaTeX',
  TeX: 'TeX',
}

/**
 * Text in which authors wrote TeX, as titles, names and abstracts of arXiv and Crossref have it, in plain letters:
 * `Poincar\'e`, `\emph{in vivo}` and `$\mathcal{O}(n)$` are Poincaré, in vivo and O(n). A backslash or a dollar that
 * is none of TeX's stays. Takes time in proportion to the length.
 */
export function withoutTex(text: string): string {
  if (!/[\\$]/.test(text)) return text
  const read = text.replace(formula, (whole) => {
    const words = latexText(bareLatex(whole))
    return words === '' ? whole : scriptsAsSigns(words)
  })
  return read.includes('\\') ? withoutCommands(read) : read
}

function withoutCommands(text: string): string {
  const plain = accentedLetters(text)
    .replace(/~?\\(?:cite[a-z]{0,6}|ref|eqref|label)\*?(?:\[[^\]]{0,80}\])?\{[^{}]{0,200}\}/g, '')
    .replace(/\{\\(?:em|it|bf|sc|tt|rm|sl)\s+([^{}]{0,600})\}/g, '$1')
    // Twice: one in the other happens.
    .replace(wordsInCommand, '$1')
    .replace(wordsInCommand, '$1')
    .replace(/\\([a-zA-Z]+)(?:\{\}|\s(?=\s))?/g, (whole, name: string) => {
      const sign = signs[name] ?? latexText(`\\${name}`)
      return sign === '' || sign === name ? (name in signs ? sign : whole) : sign
    })
    .replace(/\\[,;: ]|\\\\/g, ' ')
    .replace(/``([^`']{0,300})''/g, '“$1”')
  // Braces group what commands are about; escaped ones are signs.
  const ungrouped = plain === text ? text : plain.replace(/(?<!\\)[{}]/g, '')
  return ungrouped.replace(/\\([&%$#_{}])/g, '$1').normalize('NFC')
}

const wordsInCommand =
  /\\(?:emph|text[a-z]{2}|text|textnormal|mbox|underline|url|uppercase|math[a-z]{2,5})\s?\{((?:[^{}\\]|\\[^a-zA-Z]){0,600})\}/g

const raised: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-−'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻'][at] ?? sign]),
)

/** Powers and indices of digits as text writes them: 10⁻⁵, H₂, π±; all others keep their sign. */
function scriptsAsSigns(words: string): string {
  return words
    .replace(/\^(?:\{([-−+]?\d*)\}|([-−+]?\d+|[-−+]))(?!\.?\d)/g, (whole, braced, bare) => {
      const power: string = braced ?? bare
      return power === '' ? whole : [...power].map((sign) => raised[sign] ?? sign).join('')
    })
    .replace(/_(?:\{(\d+)\}|(\d+))(?!\.?\d)/g, (_, braced, bare) =>
      [...(braced ?? bare)].map((digit) => String.fromCodePoint(0x2080 + Number(digit))).join(''),
    )
    .replace(/\^(?:\{([±∓∗*])\}|([±∓∗*]))/g, '$1$2')
}
