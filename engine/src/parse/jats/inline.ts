import { openers } from '../../text/abbreviations.ts'
import { webAddress } from '../markup/addresses.ts'
import type { RunMark } from '../markup/flow.ts'
import {
  attribute,
  childElements,
  descendants,
  findByName,
  firstChild,
  isElement,
  type MarkupElement,
  type MarkupNode,
  textOf,
  wordsOf,
} from '../markup/tree.ts'
import type { FormulaSource } from '../math/equation.ts'
import type { Place } from './place.ts'
import { composeCitation, isPunctuated } from './references.ts'

const styles: Record<string, RunMark['kind']> = {
  italic: 'italic',
  i: 'italic',
  bold: 'bold',
  b: 'bold',
  sub: 'sub',
  sup: 'sup',
  monospace: 'code',
}

const silent = new Set([
  'graphic',
  'inline-graphic',
  'media',
  'object-id',
  'institution-id',
  'alt-text',
  'long-desc',
  'fig',
  'table-wrap',
  'table',
  'supplementary-material',
  'index-term',
  'milestone-start',
  'milestone-end',
  'hr',
])
/** Elements that stand apart from the words around them even inside a cell or caption. */
const spaced = new Set([
  'p',
  'title',
  'list',
  'list-item',
  'def-item',
  'term',
  'def',
  'disp-quote',
  'break',
  'label',
  'td',
  'th',
  'sec',
])

/** Reads words, marks, citations and formulas; blocks inside are read as words with a space around. */
export function readInline(nodes: readonly MarkupNode[], place: Place): void {
  for (const node of nodes) {
    if (!isElement(node)) place.flow.say(node)
    else if (!isUnprinted(node)) readElement(node, place)
  }
}

/** True for what stands in the source and not in print: what says so itself, and a citation's numbers for machines. */
export const isUnprinted = (element: MarkupElement): boolean =>
  ['issn', 'isbn'].includes(element.name) ||
  (element.name === 'pub-id' &&
    ['coden', 'other'].includes(attribute(element, 'pub-id-type') ?? '')) ||
  attribute(element, 'specific-use') === 'suppress-display'

/** True for "<bold>Open Access</bold>This article …": fat words at the head of a paragraph that only a style parts from the next. */
export const isRunInHeading = (node: MarkupElement, next: MarkupNode | undefined): boolean =>
  styles[node.name] === 'bold' &&
  typeof next === 'string' &&
  openers.has((/^\p{Lu}\p{Ll}*(?=\s)/u.exec(next)?.[0] ?? '').toLowerCase()) &&
  /\p{Ll}$/u.test(textOf(node))

function readElement(element: MarkupElement, place: Place): void {
  const { flow } = place
  const style = styles[element.name]
  if (element.name === 'sup' && !findByName(element, 'xref') && flow.sayExponent(textOf(element)))
    return
  if (style) flow.marked({ kind: style }, () => readInline(element.children, place))
  else if (silent.has(element.name)) return
  else if (spaced.has(element.name)) {
    flow.say(' ')
    readInline(element.children, place)
    flow.say(' ')
  } else if (element.name === 'xref') readReference(element, place)
  else if (element.name === 'ext-link' || element.name === 'uri') readLink(element, place)
  else if (element.name === 'fn') flow.afterBlock(() => addNote(element, place))
  else if (element.name === 'alternatives') readAlternatives(element, place)
  else if (isBareCitation(element)) flow.say(` ${composeCitation(element)} `)
  else if (formulas.has(element.name)) readFormula(element, place)
  else readInline(element.children, place)
}

/** A data citation inside a paragraph, its elements without punctuation. */
const isBareCitation = (element: MarkupElement): boolean =>
  element.name === 'element-citation' && !isPunctuated(element)

const formulas = new Set(['inline-formula', 'disp-formula', 'math', 'tex-math'])

function readFormula(element: MarkupElement, place: Place): void {
  const source = formulaSource(element)
  if (source) place.flow.inlineFormula(source, attribute(element, 'id'))
  else readInline(element.children, place)
}

/** The MathML and LaTeX of a formula; undefined when it is written in plain words or is only a picture. */
export function formulaSource(element: MarkupElement): FormulaSource | undefined {
  const self = [element]
  const maths =
    element.name === 'math'
      ? self
      : descendants(
          element,
          (inner) => inner.name === 'math',
          (inner) => inner.name !== 'math',
        )
  const tex = element.name === 'tex-math' ? element : findByName(element, 'tex-math')
  const latex = tex && textOf(tex)
  if (maths.length === 0 && latex === undefined) return undefined
  return { mathml: maths, latex }
}

function readAlternatives(element: MarkupElement, place: Place): void {
  if (formulaSource(element)) {
    readFormula(element, place)
    return
  }
  const worded = childElements(element).find((child) => !silent.has(child.name))
  if (worded) readElement(worded, place)
}

const mostTargets = 40

/** A link inside the article: a citation or a cross-reference, one mark for every id that it names. */
function readReference(element: MarkupElement, place: Place): void {
  const ids = (attribute(element, 'rid') ?? '')
    .split(/\s+/)
    .filter((id) => id !== '')
    .slice(0, mostTargets)
  const kind = attribute(element, 'ref-type') === 'bibr' ? 'citation' : 'cross-reference'
  const read = (rest: readonly string[]): void => {
    const [id, ...others] = rest
    if (id === undefined) readInline(element.children, place)
    else place.flow.marked({ kind, target: `#${id}` }, () => read(others))
  }
  read(ids)
}

function readLink(element: MarkupElement, place: Place): void {
  const href = attribute(element, 'href') ?? wordsOf(element)
  const doi = attribute(element, 'ext-link-type') === 'doi' && !/^https?:/i.test(href)
  const target = webAddress(doi ? `https://doi.org/${href}` : href)
  if (target === undefined) readInline(element.children, place)
  else place.flow.marked({ kind: 'link', target }, () => readInline(element.children, place))
}

export const labelOf = (element: MarkupElement): string => {
  const label = firstChild(element, 'label')
  return label ? wordsOf(label) : ''
}

/** One footnote: its label, then its words. */
export function addNote(note: MarkupElement, place: Place, of?: string): void {
  const words = place.flow.inline(() => {
    for (const child of childElements(note)) {
      readInline(child.name === 'p' ? child.children : [child], place)
      place.flow.say(' ')
    }
  })
  place.builder.add('footnote', words, of === undefined ? {} : { of })
}
