import { createElement, type ReactNode } from 'react'

// MathML Core, less what carries addresses, actions or style.
const elements = new Set(
  `math semantics mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle mpadded mphantom merror msub
   msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd`.split(/\s+/),
)
const attributes = new Set(
  `display displaystyle scriptlevel mathvariant stretchy symmetric fence separator form lspace rspace
   minsize maxsize largeop movablelimits accent accentunder width height depth voffset linethickness
   columnspan rowspan dir`.split(/\s+/),
)
/** Older sources use elements of MathML 3 that only group. */
const grouping = new Set(['mfenced', 'menclose', 'maction', 'mlabeledtr'])
const dropped = new Set(['annotation', 'annotation-xml', 'script', 'style', 'title', 'desc'])
/** Attributes that hold a length: none may stretch the page. */
const lengths = new Set(
  'lspace rspace minsize maxsize width height depth voffset linethickness'.split(' '),
)
const emsOf = new Map(
  Object.entries({ em: 1, ex: 0.5, px: 1 / 16, pt: 1 / 12, pc: 1, in: 6, cm: 2.4, mm: 0.24 }),
)
/** What stands over a letter as its accent, where the source does not say whether it does (MathML 3, operator dictionary). */
const accents = /^\s*(?:[\^~`¨¯´¸ˆˇˉ˘˙˜‾→]|\u20d7)\s*$/
const mostEms = 50
const maxLength = 100_000
const maxDepth = 120
const maxNodes = 4_000

/**
 * MathML source as React elements, through an allowlist; no markup is ever inserted as a string.
 * @param words what a link or a button around it is called by: MathML of itself has no part in a name
 * @returns null when it cannot be read, or is too long, too deep or too large to draw.
 */
export function mathmlToReact(source: string, display: boolean, words?: string): ReactNode | null {
  if (source.length > maxLength) return null
  const root = parse(source)
  if (!root) return null
  let nodes = 0
  function convert(node: Element, depth: number, key: number): ReactNode {
    nodes++
    if (depth > maxDepth || nodes > maxNodes) throw new RangeError('formula too large')
    // A row of one is that one; around an accent it would keep the browser from setting it close.
    if (isBareRow(node)) return convert(node.firstElementChild as Element, depth + 1, key)
    const name = node.localName.toLowerCase()
    if (dropped.has(name)) return null
    const children: ReactNode[] = []
    let index = 0
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) {
        // Of white space only what a source may be laid out with: a no-break space is a space of the formula.
        const words = child.nodeValue?.replace(/^[ \t\r\n]+/, '').replace(/[ \t\r\n]+$/, '')
        if (words) children.push(words)
      } else if (child.nodeType === Node.ELEMENT_NODE) {
        children.push(convert(child as Element, depth + 1, index++))
      }
    }
    if (!elements.has(name))
      return grouping.has(name) ? createElement('mrow', { key }, ...children) : children.map(keyed)
    const own =
      depth === 0 ? { 'aria-label': words, ...attributesOf(node, display) } : attributesOf(node)
    const isAccented = name === 'mover' && accents.test(node.lastElementChild?.textContent ?? '')
    return createElement(name, { key, ...(isAccented && { accent: 'true' }), ...own }, ...children)
  }
  try {
    return convert(root, 0, 0)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const isBareRow = (node: Element): boolean =>
  node.localName === 'mrow' &&
  node.childElementCount === 1 &&
  node.attributes.length === 0 &&
  node.textContent?.trim() === node.firstElementChild?.textContent?.trim()

const keyed = (child: ReactNode, key: number) => createElement('mrow', { key }, child)

function attributesOf(node: Element, display = false): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const { localName, value } of node.attributes)
    if (attributes.has(localName) && value.length <= 40 && isShort(localName, value))
      kept[localName] = value
  if (display) kept.display = 'block'
  return kept
}

/** False for a length that no formula needs; words such as "thickmathspace" are lengths of the browser's own. */
function isShort(attribute: string, value: string): boolean {
  if (!lengths.has(attribute) || /^\s*[a-z]+\s*$/i.test(value)) return true
  const [, number, unit = ''] = /^\s*[+-]?([\d.]+)\s*([a-z%]*)\s*$/i.exec(value) ?? []
  const ems =
    Number(number) * (unit === '%' ? 0.01 : (emsOf.get(unit.toLowerCase() || 'em') ?? Number.NaN))
  return ems <= mostEms
}

/** DOMParser runs no script and fetches nothing; prefixes are declared, entities are not. */
function parse(source: string): Element | null {
  const ns = 'http://www.w3.org/1998/Math/MathML'
  const wrapped = `<r xmlns="${ns}" xmlns:mml="${ns}" xmlns:m="${ns}" xmlns:xlink="http://www.w3.org/1999/xlink">${source}</r>`
  const parser = new DOMParser()
  const xml = parser.parseFromString(wrapped, 'application/xml')
  const found = [...xml.getElementsByTagNameNS('*', 'math')][0]
  if (found && xml.getElementsByTagName('parsererror').length === 0) return found
  return parser.parseFromString(source, 'text/html').querySelector('math')
}
