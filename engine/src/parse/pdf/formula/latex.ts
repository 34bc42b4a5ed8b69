import { plainDigits } from '../../../text/raised-digits.ts'
import { latexAccents } from '../../math/latex-symbols.ts'
import { style } from '../style.ts'
import type { Item, Lines } from './layout.ts'
import type { Sign } from './signs.ts'

/** A formula's structure as LaTeX; signs that LaTeX has commands for stay the signs that they are. */
export function latexOf(lines: Lines): string {
  const [first = [], ...more] = lines
  if (more.length === 0) return rowOf(first)
  // "&" ends what a bracket of the line before has opened; typesetters look for its partner.
  return `\\begin{aligned} ${lines.map((line) => `& ${rowOf(line)}`).join(' \\\\ ')} \\end{aligned}`
}

/** A letter with an index or an exponent, as LaTeX. */
export function symbolLatex(base: string, below: string, above: string): string {
  const script = (mark: string, words: string) => {
    const isName = /^\p{L}{3,}$/u.test(words)
    return words === '' ? '' : `${mark}{${isName ? `\\operatorname{${words}}` : escaped(words)}}`
  }
  return `${accented(base)}${script('_', below)}${script('^', above)}`
}

function rowOf(row: readonly Item[]): string {
  const tall = tallBrackets(row)
  let latex = ''
  let last: Item | undefined
  for (const item of row) {
    const gap = last ? item.left - last.right : 0
    const isAfterStop = last?.kind === 'sign' && /^[,;.]$/.test(last.text)
    if (gap > item.size && isAfterStop) latex += ' \\quad'
    else if (last && gap > item.size * 0.2 && (isPlainWord(last) || isPlainWord(item)))
      latex += ' \\ '
    latex += `${latex === '' ? '' : ' '}${tall.get(item) ?? ''}${itemOf(item)}`
    last = item
  }
  return latex
}

const brackets: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Round, square and curly brackets of one line that hold something tall: they grow with it. */
function tallBrackets(row: readonly Item[]): Map<Item, '\\left' | '\\right'> {
  const tall = new Map<Item, '\\left' | '\\right'>()
  const open: { item: Item; text: string; isTall: boolean }[] = []
  for (const item of row) {
    const sign = item.kind === 'scripted' ? item.of : item
    const text = sign.kind === 'sign' ? sign.text : ''
    if (text in brackets && item.kind === 'sign') open.push({ item, text, isTall: false })
    else if (/^[)\]}]$/.test(text)) {
      const from = open.pop()
      if (from && brackets[from.text] === text && from.isTall) {
        tall.set(from.item, '\\left')
        tall.set(item, '\\right')
      }
    } else if (isTall(item)) for (const bracket of open) bracket.isTall = true
  }
  return tall
}

const isTall = (item: Item): boolean =>
  item.kind === 'fraction' ||
  item.kind === 'cases' ||
  (item.kind === 'scripted' &&
    (isTall(item.of) || (item.of.kind === 'sign' && /^[∑∏∫⋃⋂]$/.test(item.of.text))))

function itemOf(item: Item): string {
  switch (item.kind) {
    case 'sign':
      return signOf(item)
    case 'fraction':
      return `\\frac{${latexOf(item.over)}}{${latexOf(item.under)}}`
    case 'root':
      return `\\sqrt{${latexOf(item.inner)}}`
    case 'cases':
      return `\\begin{cases} ${item.rows.map(braced).join(' \\\\ ')} \\end{cases}`
    case 'scripted': {
      const of = itemOf(item.of)
      const base = item.of.kind === 'sign' ? of : `{${of}}`
      const below = item.below.length > 0 ? `_{${stacked(item.below)}}` : ''
      return `${base}${below}${item.above.length > 0 ? `^{${stacked(item.above)}}` : ''}`
    }
  }
}

const braced = (row: readonly Item[]): string => `{${rowOf(row)}}`

/** Limits in several lines stand over one another. */
const stacked = (lines: Lines): string =>
  lines.length === 1 ? latexOf(lines) : `\\substack{${lines.map(braced).join(' \\\\ ')}}`

const isPlainWord = (item: Item) =>
  item.kind === 'sign' && /^\p{L}{2,}$/u.test(item.text) && !functions.test(item.text)

const functions =
  /^(?:arg|cos|cosh|cot|coth|csc|deg|det|dim|exp|gcd|inf|ker|lim|ln|log|max|min|Pr|sec|sin|sinh|sup|tan|tanh)$/

function signOf({ text, styles }: Sign): string {
  if (/^\p{L}{2,}$/u.test(text)) {
    if (functions.test(text)) return `\\${text}`
    return styles & (style.italic | style.math) ? `\\textit{${text}}` : `\\operatorname{${text}}`
  }
  if (/^\p{L}/u.test(text)) {
    const letter = accented(text)
    if (styles & style.bold) return `\\mathbf{${letter}}`
    return styles & (style.italic | style.math) || !/^[A-Za-z]$/.test(text)
      ? letter
      : `\\mathrm{${letter}}`
  }
  return escaped(text)
}

const commands = new Map([...latexAccents].reverse().map(([command, accent]) => [accent, command]))
/** Combining characters by the accents that LaTeX names. */
const accents: Readonly<Record<string, string>> = {
  '\u0302': '^',
  '\u0303': '~',
  '\u0304': '¯',
  '\u0305': '¯',
  '\u0307': '˙',
  '\u0308': '¨',
  '\u030c': 'ˇ',
  '\u20d7': '→',
}

function accented(letter: string): string {
  const [base = '', mark, ...more] = letter.normalize('NFD')
  if (mark === undefined) return letter
  const command = more.length === 0 ? commands.get(accents[mark] ?? '') : undefined
  return command === undefined ? letter : `\\${command}{${base}}`
}

function escaped(text: string): string {
  return plainDigits(text).replace(/[\\{}$&#%_^~⁻⁺]/g, (sign) => {
    if (sign === '⁻') return '-'
    if (sign === '⁺') return '+'
    if (sign === '\\') return '\\backslash '
    if (sign === '^') return '\\hat{}'
    return sign === '~' ? '\\sim ' : `\\${sign}`
  })
}
