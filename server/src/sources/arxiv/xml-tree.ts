import { SaxesParser } from 'saxes'

/** An element of an XML document; names are local, without namespace prefix. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (XmlElement | string)[]
}

/** Deeper nesting than this is no feed. */
const deepest = 60

/** Reads well-formed XML; throws on anything else, so that a truncated or HTML body is never half read. */
export function parseXml(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: false, position: true })
  const open: {
    name: string
    attributes: Record<string, string>
    children: (XmlElement | string)[]
  }[] = []
  let root: XmlElement | undefined
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name: local(name), attributes, children: [] }
    open.at(-1)?.children.push(element)
    root ??= element
    if (open.push(element) > deepest) throw new Error(`XML deeper than ${deepest} elements`)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  const text = (characters: string) => {
    open.at(-1)?.children.push(characters)
  }
  parser.on('text', text)
  parser.on('cdata', text)
  parser.write(xml.replace(/^\uFEFF/, '')).close()
  if (!root) throw new Error('the body holds no XML element')
  return root
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Child elements of one name, in order. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement => typeof child !== 'string' && child.name === name,
  )
}

/** The text of the first child element of a name; absent when there is none or it is empty. */
export function childText(element: XmlElement, name: string): string | undefined {
  const child = childrenOf(element, name)[0]
  return (child && textOf(child).trim()) || undefined
}

/** The text in an element and all below it, as it stands. */
export function textOf(element: XmlElement): string {
  return element.children
    .map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join('')
}
