import {
  attribute,
  childElements,
  isElement,
  type MarkupElement,
  type MarkupNode,
} from '../markup/tree.ts'
import { inMathAlphabet } from './math-alphabets.ts'
import { withSign } from './math-words.ts'

/** Longest MathML source that is kept; longer formulas keep their words only. */
const longestSource = 20_000

// MathML Core, W3C, without the elements that can link, embed or carry other languages.
const kept = new Set(
  (
    'math mi mn mo ms mspace mtext mrow mfrac msqrt mroot mstyle mpadded mphantom msub msup msubsup ' +
    'munder mover munderover mmultiscripts mprescripts mtable mtr mtd'
  ).split(' '),
)
const dropped = new Set([
  'annotation',
  'annotation-xml',
  'script',
  'style',
  'malignmark',
  'maligngroup',
])
const attributes = new Set(
  (
    'accent accentunder columnalign columnspan depth dir display displaystyle fence form height ' +
    'largeop linethickness lspace maxsize minsize movablelimits rowspan rspace scriptlevel separator ' +
    'stretchy symmetric width'
  ).split(' '),
)
const tokens = new Set(['mi', 'mn', 'mo', 'ms', 'mtext'])
const plainValue = /^[\w.%+\- ]{1,40}$/

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * A `math` element written out with MathML Core elements and layout attributes only: no scripts, links,
 * annotations, styles or event handlers; letters of an alphabet ("script", "bold") as that alphabet's own.
 * Undefined when nothing is left or the source is too long.
 */
export function cleanMathml(math: MarkupElement, display: boolean): string | undefined {
  const inner = writeAll(math.children, attribute(math, 'mathvariant'))
  if (inner.trim() === '') return undefined
  const source = `<math${display ? ' display="block"' : ''}>${inner}</math>`
  return source.length > longestSource ? undefined : source
}

const writeAll = (nodes: readonly MarkupNode[], around: string | undefined): string =>
  nodes.map((node) => write(node, around)).join('')

/** @param around the `mathvariant` of the style that the node stands in */
function write(node: MarkupNode, around: string | undefined): string {
  if (!isElement(node)) return escaped(node.replace(/\s+/g, ' '))
  if (dropped.has(node.name)) return ''
  if (node.name === 'semantics' || node.name === 'maction')
    return writeAll(childElements(node).slice(0, 1), around)
  if (node.name === 'mfenced') return writeFenced(node, around)
  if (node.name === 'none') return '<mrow></mrow>'
  if (node.name === 'mlabeledtr')
    return `<mtr>${writeAll(childElements(node).slice(1), around)}</mtr>`
  if (tokens.has(node.name)) return writeToken(node, attribute(node, 'mathvariant') ?? around)
  const isStyle = node.name === 'mstyle' || node.name === 'math'
  const inside = isStyle ? (attribute(node, 'mathvariant') ?? around) : around
  const inner = writeAll(childElements(node), inside)
  if (!kept.has(node.name) || node.name === 'math') return `<mrow>${inner}</mrow>`
  return `<${opening(node)}>${inner}</${node.name}>`
}

function opening(element: MarkupElement): string {
  let tag = element.name
  for (const [name, value] of element.attributes)
    if (attributes.has(name) && plainValue.test(value)) tag += ` ${name}="${value}"`
  return tag
}

/** Browsers draw no `mathvariant` but "normal": the letters of the others are written themselves. */
function writeToken(token: MarkupElement, variant = ''): string {
  const upright = variant === 'normal' ? ' mathvariant="normal"' : ''
  const words = escaped(inMathAlphabet(tokenWords(token), variant))
  return `<${opening(token)}${upright}>${words}</${token.name}>`
}

/** The words of a token element; elements inside are read as words, scripts not at all. */
const tokenWords = (element: MarkupElement): string =>
  withSign(
    element.children
      .map((child) =>
        !isElement(child) ? child : dropped.has(child.name) ? '' : tokenWords(child),
      )
      .join('')
      .replace(/\s+/g, ' '),
  )

/** `mfenced` is not in MathML Core: written as a row with its brackets and separators as operators. */
function writeFenced(element: MarkupElement, around: string | undefined): string {
  const operator = (text: string) => (text === '' ? '' : `<mo>${escaped(text)}</mo>`)
  const separator = operator((attribute(element, 'separators') ?? ',').trim().charAt(0))
  const open = operator(attribute(element, 'open') ?? '(')
  const close = operator(attribute(element, 'close') ?? ')')
  const inner = childElements(element).map((child) => write(child, around))
  return `<mrow>${open}${inner.join(separator)}${close}</mrow>`
}
