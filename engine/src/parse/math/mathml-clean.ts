import {
  attribute,
  childElements,
  isElement,
  type MarkupElement,
  type MarkupNode,
} from '../markup/tree.ts'
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
    'largeop linethickness lspace mathvariant maxsize minsize movablelimits rowspan rspace scriptlevel ' +
    'separator stretchy symmetric width'
  ).split(' '),
)
const tokens = new Set(['mi', 'mn', 'mo', 'ms', 'mtext'])
const plainValue = /^[\w.%+\- ]{1,40}$/

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * A `math` element written out with MathML Core elements and layout attributes only: no scripts, links,
 * annotations, styles or event handlers. Undefined when nothing is left or the source is too long.
 */
export function cleanMathml(math: MarkupElement, display: boolean): string | undefined {
  const inner = math.children.map(write).join('')
  if (inner.trim() === '') return undefined
  const source = `<math${display ? ' display="block"' : ''}>${inner}</math>`
  return source.length > longestSource ? undefined : source
}

function write(node: MarkupNode): string {
  if (!isElement(node)) return escaped(node.replace(/\s+/g, ' '))
  if (dropped.has(node.name)) return ''
  if (node.name === 'semantics' || node.name === 'maction') {
    const [shown] = childElements(node)
    return shown ? write(shown) : ''
  }
  if (node.name === 'mfenced') return writeFenced(node)
  if (node.name === 'none') return '<mrow></mrow>'
  if (node.name === 'mlabeledtr')
    return `<mtr>${childElements(node).slice(1).map(write).join('')}</mtr>`
  const inner = tokens.has(node.name)
    ? escaped(tokenWords(node))
    : node.children.filter(isElement).map(write).join('')
  if (!kept.has(node.name) || node.name === 'math') return `<mrow>${inner}</mrow>`
  let opening = node.name
  for (const [name, value] of node.attributes)
    if (attributes.has(name) && plainValue.test(value)) opening += ` ${name}="${value}"`
  return `<${opening}>${inner}</${node.name}>`
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
function writeFenced(element: MarkupElement): string {
  const operator = (text: string) => (text === '' ? '' : `<mo>${escaped(text)}</mo>`)
  const separator = operator((attribute(element, 'separators') ?? ',').trim().charAt(0))
  const open = operator(attribute(element, 'open') ?? '(')
  const close = operator(attribute(element, 'close') ?? ')')
  return `<mrow>${open}${childElements(element).map(write).join(separator)}${close}</mrow>`
}
