import type { Run } from '../../document/document-builder.ts'
import type { SectionRole } from '../../document/paper-document.ts'
import { sectionRole } from '../../document/section-role.ts'
import { isBlank } from '../markup/flow.ts'
import { headingNumber } from '../markup/labels.ts'
import {
  attribute,
  childElements,
  descendants,
  find,
  isElement,
  type MarkupElement,
  type MarkupNode,
  wordsOf,
} from '../markup/tree.ts'
import { hasClass } from './classes.ts'
import {
  addEquations,
  addNumberedFormula,
  isEquationTable,
  isNumberedFormula,
} from './equations.ts'
import { addFigure, addTable, isDataTable, isFigure, isTable } from './figures.ts'
import { isSilent, readElement, readInline } from './inline.ts'
import type { Place } from './place.ts'
import { addReference } from './references.ts'
import { isFormula } from './visible.ts'

const blocks = new Set([
  'p',
  'div',
  'section',
  'article',
  'main',
  'header',
  'body',
  'ul',
  'ol',
  'dl',
  'dt',
  'dd',
  'li',
  'blockquote',
  'pre',
  'figure',
  'table',
  'tbody',
  'thead',
  'tfoot',
  'tr',
  'td',
  'th',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'address',
  'details',
  'summary',
  'fieldset',
  'center',
  'aside',
  'footer',
  'figcaption',
  'hgroup',
])

const isBlock = (element: MarkupElement): boolean =>
  blocks.has(element.name) ||
  hasClass(element, 'ltx_tabular', 'ltx_listing', 'ltx_para', 'ltx_inline-block')

/** Walks page content: blocks become blocks, everything else is read as words of the block around it. */
export function walk(nodes: readonly MarkupNode[], place: Place): void {
  for (const node of nodes) {
    if (!isElement(node)) place.flow.say(node)
    else if (node === place.title || isSilent(node)) continue
    else if (isFormula(node)) readElement(node, place)
    else if (isBlock(node)) walkBlock(node, place)
    else if (find(node, isBlock) && !hasClass(node, 'ltx_note')) walk(node.children, place)
    else readElement(node, place)
  }
}

function walkBlock(element: MarkupElement, place: Place): void {
  const { flow } = place
  if (/^h[1-6]$/.test(element.name)) addHeading(element, place)
  else if (isEquationTable(element)) addEquations(element, place)
  else if (isNumberedFormula(element)) addNumberedFormula(element, place)
  else if (isReference(element, place)) addReference(element, place)
  else if (isFigure(element)) addFigure(element, place, walk)
  else if (isDataTable(element) && !isLaidOutReferences(place)) addTable(element, place)
  else if (isAbstract(element)) addAbstract(element, place)
  else if (hasClass(element, 'ltx_authors', 'ltx_dates', 'ltx_engrafo_author_notes')) return
  else if (hasClass(element, 'ltx_bibliography')) walkReferences(element, place)
  else if (hasClass(element, 'ltx_listingline'))
    flow.block('code', () => walk(element.children, place))
  else if (element.name === 'pre') flow.block('code', () => readInline(element.children, place))
  else if (element.name === 'li' || element.name === 'dd') addItem(element, place)
  else if (element.name === 'blockquote') flow.block('quote', () => walk(element.children, place))
  else if (isFootnote(element)) flow.block('footnote', () => walk(element.children, place))
  else {
    flow.flush()
    walk(element.children, place)
    flow.flush()
  }
}

function addHeading(heading: MarkupElement, place: Place): void {
  const { builder, flow, state } = place
  if (
    hasClass(heading, 'ltx_title_theorem', 'ltx_title_proof') ||
    (hasClass(heading, 'ltx_runin') && hasClass(heading, 'ltx_title_paragraph') === false)
  ) {
    flow.lead(() => flow.marked({ kind: 'bold' }, () => readInline(heading.children, place)))
    return
  }
  flow.flush()
  const words: Run[] = flow.inline(() => readInline(heading.children, place))
  if (isBlank(words)) return
  const plain = words
    .map((run) => run.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
  const role: SectionRole = sectionRole(plain)
  const number = headingNumber(plain)
  const index = builder.section({
    heading: words,
    level: place.levelOf(heading),
    ...(hasClass(heading, 'ltx_title_appendix') &&
      role === 'other' && { role: 'appendix' as const }),
    ...(number !== undefined && { number }),
  })
  state.inReferences = role === 'references'
  if (role === 'abstract') state.hasAbstract = true
  const target = { kind: 'cross-reference', target: `section-${index}` } as const
  for (const named of [heading, ...descendants(heading, (element) => element.name === 'a')])
    for (const name of [attribute(named, 'id'), attribute(named, 'name')]) flow.anchor(name, target)
}

const isAbstract = (element: MarkupElement): boolean =>
  hasClass(element, 'ltx_abstract') ||
  attribute(element, 'role') === 'doc-abstract' ||
  (['section', 'div', 'blockquote'].includes(element.name) &&
    (attribute(element, 'id') === 'abstract' || hasClass(element, 'abstract')))

function addAbstract(abstract: MarkupElement, place: Place): void {
  const { builder, flow, state } = place
  flow.flush()
  const heading = find(abstract, (element) => /^h[1-6]$/.test(element.name))
  const isNamed = heading !== undefined && sectionRole(wordsOf(heading)) === 'abstract'
  state.hasAbstract = true
  builder.section({
    heading: isNamed ? flow.inline(() => readInline(heading.children, place)) : null,
    level: 1,
    role: 'abstract',
  })
  const inner = { ...place, levelOf: () => 2, title: isNamed ? heading : place.title }
  walk(abstract.children, inner)
  flow.flush()
  builder.section({ heading: null, level: 1, role: 'front' })
}

function addItem(item: MarkupElement, place: Place): void {
  place.flow.block('list-item', () => {
    walk(
      item.children.filter((child) => !isElement(child) || !hasClass(child, 'ltx_tag_item')),
      place,
    )
  })
}

function walkReferences(list: MarkupElement, place: Place): void {
  place.flow.flush()
  walk(list.children, place)
  place.flow.flush()
  place.state.inReferences = false
}

const isFootnote = (element: MarkupElement): boolean =>
  /^doc-(footnote|endnote)$/.test(attribute(element, 'role') ?? '') ||
  (element.name !== 'section' && hasClass(element, 'footnote', 'ltx_note_content'))

const isLaidOutReferences = (place: Place): boolean => place.state.inReferences

/** An entry of a reference list: marked as one, or an item, row or paragraph under the list's heading. */
function isReference(element: MarkupElement, place: Place): boolean {
  if (hasClass(element, 'ltx_bibitem') || attribute(element, 'role') === 'doc-biblioentry')
    return true
  if (!place.state.inReferences || find(element, (inner) => isTable(inner))) return false
  if (element.name === 'li' || element.name === 'dd' || element.name === 'p') return true
  return element.name === 'tr' && childElements(element).length >= 2
}
