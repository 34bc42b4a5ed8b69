import type { Run } from '../../document/document-builder.ts'
import type { SectionRole } from '../../document/paper-document.ts'
import { isBlank } from '../markup/flow.ts'
import { headingNumber, tidyLabel } from '../markup/labels.ts'
import {
  attribute,
  childElements,
  firstChild,
  isElement,
  type MarkupElement,
  type MarkupNode,
  wordsOf,
} from '../markup/tree.ts'
import { addFigure, addTableWrap } from './floats.ts'
import { addNote, formulaSource, isRunInHeading, isUnprinted, readInline } from './inline.ts'
import type { Place } from './place.ts'
import { addReferenceList } from './reference-list.ts'

type Handler = (element: MarkupElement, place: Place) => void

const handlers: Record<string, Handler> = {
  sec: addSection,
  app: addSection,
  ack: addSection,
  glossary: addSection,
  notes: addSection,
  bio: addSection,
  'fn-group': addNotes,
  'ref-list': (element, place) => addReferenceList(element, place, walk),
  p: (element, place) =>
    place.flow.block(place.flow.blockKind(), () =>
      walk(element.children, { ...place, nested: true }),
    ),
  'disp-quote': (element, place) => place.flow.block('quote', () => walk(element.children, place)),
  'verse-group': (element, place) => place.flow.block('quote', () => walk(element.children, place)),
  'verse-line': (element, place) => place.flow.block('quote', () => walk(element.children, place)),
  attrib: (element, place) => place.flow.block('quote', () => walk(element.children, place)),
  code: addCode,
  preformat: addCode,
  list: (element, place) => walk(childElements(element), { ...place, nested: true }),
  'list-item': (element, place) =>
    place.flow.block('list-item', () =>
      walk(
        element.children.filter((child) => !isElement(child) || child.name !== 'label'),
        { ...place, nested: true },
      ),
    ),
  'def-list': (element, place) => walk(childElements(element), { ...place, nested: true }),
  'def-item': addDefinition,
  'boxed-text': (element, place) => walk(element.children, { ...place, nested: true }),
  caption: (element, place) => walk(element.children, { ...place, nested: true }),
  fig: (element, place) => afterwards(place, () => addFigure(element, place)),
  'table-wrap': (element, place) => afterwards(place, () => addTableWrap(element, place)),
  'chem-struct-wrap': (element, place) => afterwards(place, () => addFigure(element, place)),
  'disp-formula': addFormula,
  fn: (element, place) => place.flow.afterBlock(() => addNote(element, place)),
  title: (element, place) =>
    place.flow.block('paragraph', () =>
      place.flow.marked({ kind: 'bold' }, () => readInline(element.children, place)),
    ),
  label: (element, place) => {
    readInline(element.children, place)
    place.flow.say(' ')
  },
}

/** Elements with words that are not the paper's: they are left out. */
const leftOut = new Set([
  'sec-meta',
  'permissions',
  'object-id',
  'alt-text',
  'long-desc',
  'kwd-group',
  'graphic',
  'media',
  'supplementary-material',
  'floats-group',
  'processing-meta',
  'table',
  'sub-article',
  'response',
])

/** Elements that hold blocks and say nothing themselves. */
const transparent = new Set([
  'body',
  'back',
  'app-group',
  'fig-group',
  'table-wrap-group',
  'disp-formula-group',
  'statement',
  'speech',
  'def',
  'abstract',
  'trans-abstract',
  'floats-wrap',
  'question-wrap',
  'answer',
])

/** Walks body content: blocks become blocks, everything else is read as words of the block around it. */
export function walk(nodes: readonly MarkupNode[], place: Place): void {
  const { flow } = place
  for (const [at, node] of nodes.entries()) {
    if (!isElement(node)) {
      flow.say(node)
      continue
    }
    if (isUnprinted(node)) continue
    const handler = handlers[node.name]
    if (handler) handler(node, place)
    else if (leftOut.has(node.name)) continue
    else if (transparent.has(node.name)) {
      flow.flush()
      walk(node.children, place)
      flow.flush()
    } else readInline([node], place)
    if (at === 0 && isRunInHeading(node, nodes[1])) flow.say(' ')
  }
}

/** Floats inside a paragraph do not break it: they come after it. */
function afterwards(place: Place, body: () => void): void {
  if (place.nested === true) place.flow.afterBlock(body)
  else {
    place.flow.flush()
    body()
  }
}

const typeRoles: readonly (readonly [RegExp, SectionRole])[] = [
  [/^intro/, 'introduction'],
  [/method|materials|subjects|cases/, 'methods'],
  [/result/, 'results'],
  [/discussion/, 'discussion'],
  [/conclusion/, 'conclusion'],
  [/data-availability|supplementary/, 'availability'],
]

const ownHeadings: Record<string, readonly [string, SectionRole]> = {
  ack: ['Acknowledgements', 'acknowledgements'],
  app: ['Appendix', 'appendix'],
}

function addSection(element: MarkupElement, place: Place): void {
  const { builder, flow } = place
  const title = firstChild(element, 'title')
  const inner = element.children.filter(
    (child) => child !== title && !(isElement(child) && child.name === 'label'),
  )
  if (place.nested === true) {
    flow.flush()
    walk(title ? [title, ...inner] : inner, place)
    return
  }
  flow.flush()
  const heading = readHeading(element, title, place)
  const [, elementRole] = ownHeadings[element.name] ?? []
  const role = place.role ?? roleOf(element, heading, elementRole)
  const words = heading.map((run) => run.text).join('')
  const number = headingNumber(words)
  if (!isBlank(heading) || elementRole !== undefined) {
    const index = builder.section({
      heading: isBlank(heading) ? null : heading,
      level: place.level + 1,
      ...(role && { role }),
      ...(number !== undefined && { number }),
    })
    flow.anchor(attribute(element, 'id'), { kind: 'cross-reference', target: `section-${index}` })
  }
  walk(inner, { ...place, level: isBlank(heading) ? place.level : place.level + 1 })
  flow.flush()
}

function readHeading(
  element: MarkupElement,
  title: MarkupElement | undefined,
  place: Place,
): Run[] {
  return place.flow.inline(() => {
    const label = firstChild(element, 'label')
    if (label) {
      readInline(label.children, place)
      place.flow.say(' ')
    }
    if (title) readInline(title.children, place)
  })
}

/** The role that the element's own kind gives; undefined leaves it to the heading's words. */
function roleOf(
  element: MarkupElement,
  heading: Run[],
  elementRole: SectionRole | undefined,
): SectionRole | undefined {
  if (elementRole !== undefined) return elementRole
  const type = (attribute(element, 'sec-type') ?? '').toLowerCase()
  if (type === '' || !isBlank(heading)) return undefined
  return typeRoles.find(([pattern]) => pattern.test(type))?.[1]
}

function addCode(element: MarkupElement, place: Place): void {
  place.flow.block('code', () => readInline(element.children, place))
}

function addDefinition(element: MarkupElement, place: Place): void {
  place.flow.block('list-item', () => {
    const term = firstChild(element, 'term')
    if (term) place.flow.marked({ kind: 'bold' }, () => readInline(term.children, place))
    for (const definition of childElements(element, 'def')) {
      for (const paragraph of childElements(definition)) {
        place.flow.say(' ')
        readInline(paragraph.children, place)
      }
    }
  })
}

function addFormula(element: MarkupElement, place: Place): void {
  const label = firstChild(element, 'label')
  const source = formulaSource(element)
  const id = attribute(element, 'id')
  if (source) {
    const added = place.flow.displayFormula(source, id, label && tidyLabel(wordsOf(label)))
    if (added !== null) place.flow.anchor(id, { kind: 'cross-reference', target: added })
    return
  }
  place.flow.block('paragraph', () => readInline(element.children, place))
}

/** Notes at the end of an article: each one a footnote block; titled groups open a section of their own. */
function addNotes(element: MarkupElement, place: Place): void {
  place.flow.flush()
  const title = firstChild(element, 'title')
  if (title && place.nested !== true)
    place.builder.section({
      heading: place.flow.inline(() => readInline(title.children, place)),
      level: place.level + 1,
    })
  for (const note of childElements(element, 'fn')) addNote(note, place)
}
