import { parseFragment } from 'parse5'
import { SaxesParser } from 'saxes'
import { ParseError } from '../../document/parse-error.ts'
import { deepestNesting, type MarkupElement, type MarkupNode } from '../markup/tree.ts'

/** Longest XML that is read, in characters; the longest JATS article seen had 505 thousand. */
export const longestXml = 10_000_000

type Open = { name: string; attributes: Map<string, string>; children: MarkupNode[] }

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * XML as a small tree. A DOCTYPE is accepted and never fetched; entities are resolved from HTML's fixed
 * table of names, and a document that declares its own is refused.
 * @throws ParseError 'empty' | 'too-large' | 'entities' | 'wrong-type' | 'broken' (with the line)
 */
export function readXml(xml: string): MarkupElement {
  refuseByLook(xml)
  const parser = new SaxesParser()
  const root: Open = { name: '', attributes: new Map(), children: [] }
  const path: Open[] = [root]
  const top = () => path[path.length - 1] as Open
  let text = ''
  const endText = () => {
    if (text !== '') top().children.push(text)
    text = ''
  }
  parser.on('doctype', refuseDeclarations)
  parser.on('opentag', (tag) => {
    endText()
    const attributes = new Map<string, string>()
    for (const [name, value] of Object.entries(tag.attributes))
      attributes.set(localName(name), value)
    const element: Open = { name: localName(tag.name), attributes, children: [] }
    top().children.push(element)
    path.push(element)
    if (path.length > deepestNesting)
      throw new ParseError(
        'broken',
        `This XML nests its elements more than ${deepestNesting} deep (line ${parser.line}), which no paper does.`,
      )
  })
  parser.on('closetag', () => {
    endText()
    path.pop()
  })
  parser.on('text', (words) => {
    text += words
  })
  parser.on('cdata', (words) => {
    text += words
  })
  parser.on('error', (error) => {
    const [, line = '?', problem = error.message] = /^(\d+):\d+: (.*)$/.exec(error.message) ?? []
    throw new ParseError(
      'broken',
      `This XML is broken at line ${line}: ${problem.replace(/\.$/, '')}.`,
    )
  })
  Object.assign(parser.ENTITIES, namedEntities(xml))
  parser.write(xml.charCodeAt(0) === 0xfeff ? xml.slice(1) : xml.trimStart()).close()
  return root
}

function refuseByLook(xml: string): void {
  if (xml.length > longestXml)
    throw new ParseError(
      'too-large',
      `This XML has ${xml.length} characters; at most ${longestXml} can be read.`,
    )
  const head = xml.slice(0, 1000).trimStart()
  if (head === '' && xml.trim() === '') throw new ParseError('empty', 'This file is empty.')
  if (head.startsWith('%PDF'))
    throw new ParseError('wrong-type', 'This is a PDF, not XML. Open it as a PDF.')
  if (!head.startsWith('<'))
    throw new ParseError('wrong-type', 'This is not XML: it does not begin with a tag.')
  if (/^<(?:!doctype\s+html|html)\b/i.test(head))
    throw new ParseError('wrong-type', 'This is an HTML page, not JATS XML. Open it as HTML.')
}

function refuseDeclarations(doctype: string): void {
  if (/<!ENTITY|%[\w.-]+;/i.test(doctype))
    throw new ParseError(
      'entities',
      'This XML declares its own entities, which Tessera does not expand. Save it without them and try again.',
    )
}

/** What the named entities that occur stand for, from the fixed table of the HTML standard. */
function namedEntities(xml: string): Record<string, string> {
  const names = new Set<string>()
  for (const match of xml.matchAll(/&([A-Za-z][A-Za-z\d]{1,31});/g)) names.add(match[1] as string)
  const meanings: Record<string, string> = {}
  for (const name of names) {
    const source = `&${name};`
    const [node] = parseFragment(source).childNodes
    const meaning = node && 'value' in node ? node.value : source
    if (meaning !== source) meanings[name] = meaning
  }
  return meanings
}
