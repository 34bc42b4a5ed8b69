import { attribute, childElements, isElement, type MarkupElement, textOf } from '../markup/tree.ts'
import {
  accented,
  fraction,
  isRelation,
  isSpaced,
  join,
  plainLetters,
  root,
  subscript,
  superscript,
  tidy,
  withSign,
} from './math-words.ts'

/** A formula as one line of readable symbols: `d_k`, `x^2`, `(a + b)/c`, `√n`, `∑_{i = 1}^n`. */
export const mathmlText = (math: MarkupElement): string => tidy(words(math))

const scripts: Record<string, (parts: string[]) => string> = {
  msub: ([base = '', below = '']) => subscript(base, below),
  msup: ([base = '', above = '']) => superscript(base, above),
  msubsup: ([base = '', below = '', above = '']) => superscript(subscript(base, below), above),
  munder: ([base = '', below = '']) =>
    below.length > 1 || !/^[_¯‾]$/u.test(below) ? subscript(base, below) : base,
  mover: ([base = '', above = '']) => accented(base, above),
  munderover: ([base = '', below = '', above = '']) => superscript(subscript(base, below), above),
  mroot: ([inner = '', degree = '']) => root(inner, degree),
}

const silent = new Set([
  'annotation',
  'annotation-xml',
  'mphantom',
  'none',
  'mprescripts',
  'malignmark',
  'maligngroup',
])

function words(element: MarkupElement): string {
  if (silent.has(element.name)) return ''
  const script = scripts[element.name]
  if (script) return script(childElements(element).map((child) => tidy(words(child))))
  switch (element.name) {
    case 'mi':
    case 'mn':
      return plainLetters(textOf(element).replace(/\s+/g, ''))
    case 'mtext':
    case 'ms':
      return plainLetters(withSign(textOf(element).replace(/\s+/g, ' ')))
    case 'mo':
      return textOf(element)
        .trim()
        .replace(/[\u2061-\u2064]/g, '')
        .replace(/^-$/, '−')
    case 'mspace':
      return ' '
    case 'mfrac': {
      const [over = '', under = ''] = childElements(element).map((child) => tidy(words(child)))
      const isBinomial = /^0(?:\D|$)/.test(attribute(element, 'linethickness') ?? '')
      return isBinomial ? `${over} choose ${under}` : fraction(over, under)
    }
    case 'msqrt':
      return root(tidy(row(element)))
    case 'mfenced':
      return fenced(element)
    case 'mtable':
      return rows(element)
    case 'semantics':
    case 'maction': {
      const [shown] = childElements(element)
      return shown ? words(shown) : ''
    }
    default:
      return row(element)
  }
}

/** Children side by side; operators get the space that typesetting gives them. */
function row(element: MarkupElement): string {
  let line = ''
  let last = ''
  for (const child of element.children) {
    const piece = isElement(child) ? words(child) : child.trim()
    if (piece === '') continue
    const isOperator = isElement(child) && child.name === 'mo'
    if (isOperator && /^[,;]$/.test(piece)) line += `${piece} `
    else if (isOperator && isSpaced(piece) && (isRelation(piece) || endsOperand(last)))
      line += ` ${piece} `
    else line = join(line, last, piece)
    last = piece
  }
  return line
}

/** True when an operator after this piece stands between two operands, and is not a sign. */
const endsOperand = (piece: string): boolean => /[\p{L}\p{N}\p{M})\]}⟩|∥!′∞…⋯]$/u.test(piece)

function fenced(element: MarkupElement): string {
  const separator = (attribute(element, 'separators') ?? ',').trim().charAt(0)
  const inner = childElements(element).map((child) => tidy(words(child)))
  return (
    (attribute(element, 'open') ?? '(') +
    inner.join(separator === '' ? '' : `${separator} `) +
    (attribute(element, 'close') ?? ')')
  )
}

/** Cells parted by commas, rows by semicolons; the columns of an aligned derivation just run on. */
function rows(table: MarkupElement): string {
  const lines = childElements(table).map((line) => {
    const cells = childElements(line)
      .filter((cell) => cell.name === 'mtd')
      .map((cell) => tidy(words(cell)))
      .filter((cell) => cell !== '')
    return cells.reduce((sofar, cell) => {
      const isContinued = sofar === '' || isSpaced(cell.charAt(0)) || isSpaced(sofar.slice(-1))
      return isContinued ? `${sofar} ${cell}` : `${sofar}, ${cell}`
    }, '')
  })
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('; ')
}
