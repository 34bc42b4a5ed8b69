import { documentBuilder } from '../../document/document-builder.ts'
import type { PaperDocument } from '../../document/paper-document.ts'
import { ParseError } from '../../document/parse-error.ts'
import { sectionRole } from '../../document/section-role.ts'
import { walkEmbeddedHtml } from '../html/embedded.ts'
import { openFlow } from '../markup/flow.ts'
import {
  attribute,
  childElements,
  findByName,
  firstChild,
  isElement,
  type MarkupElement,
  type MarkupNode,
  textOf,
  wordsOf,
} from '../markup/tree.ts'
import { walk } from './body.ts'
import { readFront } from './front.ts'
import { addFunding } from './funding.ts'
import { readInline } from './inline.ts'
import type { Place } from './place.ts'
import { addStatements } from './statements.ts'
import { readXml } from './xml-tree.ts'

const parserVersion = 'jats-14'

/**
 * A JATS article (NLM 2, 3 and JATS 1, bare or wrapped by OAI-PMH) as a document. Attached articles
 * (decision letters, translations) are left out and named in a warning.
 * @throws ParseError 'empty' | 'too-large' | 'entities' | 'wrong-type' | 'broken' | 'no-text'
 */
export function parseJats(xml: string): PaperDocument {
  const article = findByName(readXml(xml), 'article')
  const front = article && firstChild(article, 'front')
  const body = article && firstChild(article, 'body')
  if (!article || (!front && !body))
    throw new ParseError(
      'wrong-type',
      'This XML is not a JATS article: it has no article with front or body.',
    )
  const builder = documentBuilder('jats', parserVersion)
  const flow = openFlow(builder)
  const place: Place = { builder, flow, level: 0 }

  const title = addTitle(front ?? article, place)
  addAbstracts(front ?? article, article, place)
  if (body && !opensHeaded(body)) openUnheaded(body, builder)
  if (body && isEmbeddedHtml(body)) walkEmbeddedHtml(textOf(body), builder, flow)
  else if (body) walk([body], place)
  flow.flush()
  const floats = firstChild(article, 'floats-group')
  if (floats) walk(floats.children, place)
  if (front) addStatements(front, place)
  const back = firstChild(article, 'back')
  const printed = [body, back].map((part) => (part ? wordsOf(part) : '')).join(' ')
  if (front) addFunding(front, printed, place)
  if (back) walk([back], place)
  flow.flush()

  if (builder.length() === 0)
    throw new ParseError(
      'no-text',
      'This JATS article holds no words: neither title, abstract nor body.',
    )
  if (!body || wordsOf(body) === '')
    builder.warn({
      kind: 'partial',
      message: 'This file holds the front matter only, not the full text.',
    })
  if (!builder.hasHeadings())
    builder.warn({ kind: 'no-sections', message: 'No headings were found in this paper.' })
  warnOfAttached(article, place)
  return builder.finish(readFront(article, title), flow.resolve)
}

/** True where a body begins with a section that has a name; PLOS sets letters and essays in one that has none. */
function opensHeaded(body: MarkupElement): boolean {
  const [first] = childElements(body)
  const heading = first?.name === 'sec' ? childElements(first).slice(0, 2) : []
  return heading.some(
    (part) => (part.name === 'label' || part.name === 'title') && wordsOf(part) !== '',
  )
}

/**
 * Words that stand in the body before its first section are not part of the abstract; before the methods or
 * results they are the introduction, as many journals print it.
 */
function openUnheaded(body: MarkupElement, builder: Place['builder']): void {
  const roles = childElements(body, 'sec').map((section) => {
    const title = firstChild(section, 'title')
    return title ? sectionRole(wordsOf(title)) : 'other'
  })
  const opensPaper = roles.includes('methods') || roles.includes('results')
  const isIntroduced = roles.includes('introduction')
  builder.section({
    heading: null,
    level: 1,
    role: opensPaper && !isIntroduced ? 'introduction' : 'other',
  })
}

/** Old SciELO files carry the page's HTML as text inside the body. */
const isEmbeddedHtml = (body: MarkupElement): boolean =>
  childElements(body).length === 0 && /<(?:p|b|table|div)[\s>]/i.test(textOf(body))

function addTitle(front: MarkupElement, place: Place): string {
  const group = findByName(front, 'title-group')
  const title = group && titleOf(group)
  if (!title) return ''
  const subtitle = firstChild(group, 'subtitle')
  const words = place.flow.inline(() => {
    readInline(title.children, place)
    if (subtitle) {
      place.flow.say(': ')
      readInline(subtitle.children, place)
    }
  })
  const span = place.builder.add('title', words)
  return span === null
    ? ''
    : words
        .map((run) => run.text)
        .join('')
        .replace(/\s+/g, ' ')
        .trim()
}

/** The title; a running one where it is a formula alone, by which nobody would know the paper. */
function titleOf(group: MarkupElement): MarkupElement | undefined {
  const title = firstChild(group, 'article-title')
  const isWorded = (element: MarkupElement) => /\p{L}{2}/u.test(textOf(element))
  if (!title || isWorded(title)) return title
  const other = childElements(group, 'alt-title').find(
    (alternative) =>
      isWorded(alternative) && !/author/.test(attribute(alternative, 'alt-title-type') ?? ''),
  )
  return other ?? title
}

/** Abstracts that only repeat or advertise: pictures, tables of contents, teasers. */
const advertising = /^(toc|teaser|graphical|precis|short|key-image|video)/
/** Abstracts that retell the paper for others: digests, author summaries, key points. */
const retelling = /^(summary|executive|plain|lay|key|highlights|editor|author)/

function addAbstracts(front: MarkupElement, article: MarkupElement, place: Place): void {
  const meta = findByName(front, 'article-meta') ?? front
  const main = mainAbstract(childElements(meta, 'abstract'), attribute(article, 'lang'))
  for (const abstract of childElements(meta)) {
    if (abstract.name !== 'abstract' && abstract.name !== 'trans-abstract') continue
    if (abstract === main) addAbstract(abstract, 'abstract', place)
    else if (!advertising.test(attribute(abstract, 'abstract-type') ?? ''))
      addAbstract(abstract, 'other', place)
  }
}

/** The abstract of the paper itself: untyped before typed, in the article's language before others. */
function mainAbstract(
  abstracts: readonly MarkupElement[],
  language: string | undefined,
): MarkupElement | undefined {
  const own = abstracts.filter(
    (abstract) => !retelling.test(attribute(abstract, 'abstract-type') ?? ''),
  )
  const untyped = own.filter((abstract) => !attribute(abstract, 'abstract-type'))
  const choice = untyped.length > 0 ? untyped : own
  return choice.find((abstract) => attribute(abstract, 'lang') === language) ?? choice[0]
}

/** eLife prints the address of each abstract under it. */
const isOnlyDoi = (node: MarkupNode): boolean =>
  isElement(node) &&
  /^(?:DOI:?\s*)?(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:)?10\.\S+$/i.test(wordsOf(node))

function addAbstract(abstract: MarkupElement, role: 'abstract' | 'other', place: Place): void {
  const title = firstChild(abstract, 'title')
  const inner = abstract.children.filter((child) => child !== title && !isOnlyDoi(child))
  place.builder.section({
    heading: title ? place.flow.inline(() => readInline(title.children, place)) : null,
    level: 1,
    role,
  })
  walk(inner, { ...place, level: 1, role })
  place.flow.flush()
}

function warnOfAttached(article: MarkupElement, place: Place): void {
  const attached = childElements(article).filter(
    (child) => child.name === 'sub-article' || child.name === 'response',
  )
  if (attached.length === 0) return
  const names = attached.map((child) => {
    const title = findByName(child, 'article-title')
    const type = attribute(child, 'article-type') ?? child.name
    return title && wordsOf(title) !== '' ? wordsOf(title) : type
  })
  place.builder.warn({
    kind: 'left-out',
    message: `The file also holds ${attached.length === 1 ? 'an attached article' : `${attached.length} attached articles`}, left out here: ${names.join('; ').slice(0, 300)}.`,
  })
}
