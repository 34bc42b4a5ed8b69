import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parse,
} from 'parse5'
import { ParseError } from '../../document/parse-error.ts'
import { deepestNesting, type MarkupElement, type MarkupNode } from '../markup/tree.ts'
import { refuseCrowdedTags } from './crowded-tags.ts'

/** Longest page that is read, in characters; the longest LaTeXML page seen had 3.1 million. */
export const longestHtml = 20_000_000
/** Most elements in one page; a 3 MB LaTeXML dissertation has 100 thousand. */
const mostElements = 600_000

/**
 * A page as a small tree with the `html` element at its root. Comments, templates and scripts are gone,
 * except scripts that carry TeX.
 * @throws ParseError 'empty' | 'too-large' | 'wrong-type' | 'broken'
 */
export function readHtml(html: string): MarkupElement {
  refuseByLook(html)
  refuseCrowdedTags(html)
  let open = 0
  let made = 0
  const page = parse<DefaultTreeAdapterMap>(html, {
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement: (name, namespace, attributes) => {
        if (++made > mostElements)
          throw new ParseError(
            'too-large',
            `This page has more than ${mostElements} elements, more than any paper.`,
          )
        return defaultTreeAdapter.createElement(name, namespace, attributes)
      },
      onItemPush: () => {
        if (++open > deepestNesting)
          throw new ParseError(
            'broken',
            `This page nests its elements more than ${deepestNesting} deep, which no paper does.`,
          )
      },
      onItemPop: () => {
        open--
      },
    },
  })
  const root = page.childNodes.find((node) => node.nodeName === 'html')
  return root && 'tagName' in root
    ? convert(root)
    : { name: 'html', attributes: new Map(), children: [] }
}

const unread = new Set([
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'canvas',
  'audio',
  'video',
])

function convert(element: DefaultTreeAdapterTypes.Element): MarkupElement {
  const attributes = new Map<string, string>()
  for (const { name, value } of element.attrs) attributes.set(name, value)
  const children: MarkupNode[] = []
  for (const child of element.childNodes) {
    if ('value' in child) {
      const last = children.length - 1
      if (typeof children[last] === 'string') children[last] += child.value
      else children.push(child.value)
    } else if ('tagName' in child && !unread.has(child.tagName)) {
      const isScript = child.tagName === 'script'
      if (
        !isScript ||
        child.attrs.some(({ name, value }) => name === 'type' && value.startsWith('math/tex'))
      )
        children.push(convert(child))
    }
  }
  return { name: element.tagName.toLowerCase(), attributes, children }
}

function refuseByLook(html: string): void {
  if (html.length > longestHtml)
    throw new ParseError(
      'too-large',
      `This page has ${html.length} characters; at most ${longestHtml} can be read.`,
    )
  const head = html
    .slice(0, 2000)
    .replace(/^\ufeff/, '')
    .trimStart()
  if (head === '' && html.trim() === '') throw new ParseError('empty', 'This file is empty.')
  if (head.startsWith('%PDF'))
    throw new ParseError('wrong-type', 'This is a PDF, not a web page. Open it as a PDF.')
  if (head.startsWith('PK\u0003\u0004'))
    throw new ParseError(
      'wrong-type',
      'This is a zip archive or an office document, not a web page.',
    )
  if (/^[{[]/.test(head)) throw new ParseError('wrong-type', 'This is JSON, not a web page.')
  if (
    /^(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE\s+article\b|<article\b[^>]*\b(?:article-type|dtd-version)=)/i.test(
      head,
    )
  )
    throw new ParseError('wrong-type', 'This is JATS XML, not a web page. Open it as JATS.')
  if (!/<[a-z!?]/i.test(head) && !/<[a-z]/i.test(html.slice(0, 100_000)))
    throw new ParseError('wrong-type', 'This is not a web page: it holds no HTML tags.')
}
