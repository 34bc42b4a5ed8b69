import { webAddress } from '../markup/addresses.ts'
import type { RunMark } from '../markup/flow.ts'
import {
  attribute,
  find,
  findByName,
  isElement,
  type MarkupElement,
  type MarkupNode,
  textOf,
} from '../markup/tree.ts'
import { keyedCitation } from './citation-keys.ts'
import { classesOf, hasClass } from './classes.ts'
import { formulaIn, isDisplayed } from './formulas.ts'
import type { Place } from './place.ts'
import { isFormula } from './visible.ts'

const styles: Record<string, RunMark['kind']> = {
  i: 'italic',
  em: 'italic',
  var: 'italic',
  dfn: 'italic',
  b: 'bold',
  strong: 'bold',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
}
const styleClasses: Record<string, RunMark['kind']> = {
  ltx_font_italic: 'italic',
  ltx_font_bold: 'bold',
  ltx_font_typewriter: 'code',
}

/** Elements without words of the paper: LaTeXML's errors, page breaks and rules. */
const silentClasses = [
  'ltx_ERROR',
  'ltx_pagination',
  'ltx_rule',
  'ltx_tag_listingline',
  'ltx_LaTeXML_logo',
  'ltx_note_type',
  'ltx_listing_data',
]
const silentTags = new Set([
  'img',
  'picture',
  'source',
  'svg',
  'style',
  'script',
  'hr',
  'wbr',
  'input',
  'button',
  'col',
  'colgroup',
])
/** Elements that stand apart from the words around them even inside a cell or caption. */
const spaced = new Set([
  'br',
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'dl',
  'dt',
  'dd',
  'table',
  'tr',
  'td',
  'th',
  'section',
  'blockquote',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'figure',
  'figcaption',
  'caption',
])

export const isSilent = (element: MarkupElement): boolean =>
  (silentTags.has(element.name) && !isFormula(element)) || hasClass(element, ...silentClasses)

/** Reads words, marks, links and formulas; blocks inside are read as words with a space around. */
export function readInline(nodes: readonly MarkupNode[], place: Place): void {
  for (const node of nodes) {
    if (isElement(node)) readElement(node, place)
    else if (!lengths.test(node)) place.flow.say(node)
  }
}

/** "[0.4pt/2pt]": what TeX was told of a rule or a gap by a command that LaTeXML did not know. */
const lengths =
  /^\s*\[\s*-?\d*\.?\d+\s?(?:pt|em|ex|mm|cm|in|bp|sp)(?:\s*[/,]\s*-?\d*\.?\d+\s?(?:pt|em|ex|mm|cm|in|bp|sp)){0,3}\s*\]\s*$/

export function readElement(element: MarkupElement, place: Place): void {
  const { flow } = place
  if (isFormula(element)) readFormula(element, place)
  else if (isSilent(element) || element === place.title) return
  else if (hasClass(element, 'ltx_note')) readNote(element, place)
  else if (element.name === 'a') readLink(element, place)
  else if (hasClass(element, 'ltx_cite')) readCitation(element, place)
  else if (spaced.has(element.name) || hasClass(element, 'ltx_tr', 'ltx_td')) {
    flow.say(' ')
    readInline(element.children, place)
    flow.say(' ')
  } else withStyles(stylesOf(element), element, place)
}

function stylesOf(element: MarkupElement): RunMark['kind'][] {
  const kinds = new Set<RunMark['kind']>()
  const own = styles[element.name]
  if (own) kinds.add(own)
  for (const name of classesOf(element)) {
    const kind = styleClasses[name]
    if (kind) kinds.add(kind)
  }
  if (/vertical-align:\s*super/.test(attribute(element, 'style') ?? '')) kinds.add('sup')
  return [...kinds]
}

function withStyles(kinds: readonly RunMark['kind'][], element: MarkupElement, place: Place): void {
  const [kind, ...others] = kinds
  if (kind === 'sup' && !findByName(element, 'a') && place.flow.sayExponent(textOf(element))) return
  if (kind === undefined) readInline(element.children, place)
  else place.flow.marked({ kind }, () => withStyles(others, element, place))
}

/** A formula inside a sentence, or on a line of its own when the page sets it so. */
function readFormula(element: MarkupElement, place: Place): void {
  const id = attribute(element, 'id')
  const source = formulaIn(element)
  if (!isDisplayed(element)) place.flow.inlineFormula(source, id)
  else {
    const added = place.flow.displayFormula(source, id)
    if (added !== null) place.flow.anchor(id, { kind: 'cross-reference', target: added })
  }
}

/** A LaTeXML footnote: its mark stays in the sentence, its words become a block after it. */
function readNote(note: MarkupElement, place: Place): void {
  const mark = find(note, (element) => hasClass(element, 'ltx_note_mark'))
  if (mark && !place.flow.sayNoteNumber(textOf(mark)))
    place.flow.marked({ kind: 'sup' }, () => readInline(mark.children, place))
  if (hasClass(note, 'ltx_role_footnotemark')) return
  const content = find(note, (element) => hasClass(element, 'ltx_note_content'))
  if (!content) return
  const words = content.children.filter(
    (child) => !isElement(child) || !hasClass(child, 'ltx_tag_note', 'ltx_note_type'),
  )
  place.flow.afterBlock(() => {
    place.builder.add(
      'footnote',
      place.flow.inline(() => readSpacedMark(words, place)),
    )
  })
}

function readSpacedMark(nodes: readonly MarkupNode[], place: Place): void {
  for (const node of nodes) {
    readInline([node], place)
    if (isElement(node) && hasClass(node, 'ltx_note_mark')) place.flow.say(' ')
  }
}

/** A citation of LaTeXML: what the paper prints, not the keys of its author's list. */
function readCitation(cite: MarkupElement, place: Place): void {
  const entryOf = (link: MarkupElement) =>
    place.entries.get(fragmentOf((attribute(link, 'href') ?? '').trim(), place.base) ?? '')
  const parts = keyedCitation(cite, entryOf)
  if (!parts) withStyles(stylesOf(cite), cite, place)
  else
    for (const part of parts)
      if (typeof part === 'string') place.flow.say(part)
      else readLink({ ...part.link, children: [part.words] }, place)
}

/** A link: inside the page a mark to be resolved at the end, outside it an http(s) address. */
function readLink(link: MarkupElement, place: Place): void {
  const href = (attribute(link, 'href') ?? '').trim()
  const fragment = fragmentOf(href, place.base)
  const target = fragment ?? webAddress(href, place.base)
  if (target === undefined) readInline(link.children, place)
  else
    place.flow.marked({ kind: fragment === undefined ? 'link' : 'cross-reference', target }, () =>
      readInline(link.children, place),
    )
}

/** "#bib7" when the address points into this page, else undefined. */
function fragmentOf(href: string, base: string | undefined): string | undefined {
  const at = href.indexOf('#')
  if (at < 0 || at === href.length - 1) return undefined
  const page = href.slice(0, at)
  const isHere =
    page === '' || page === base || /^https?:\/\/(?:www\.)?arxiv\.org\/html\/[^/]+\/?$/.test(page)
  return isHere ? `#${decoded(href.slice(at + 1))}` : undefined
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch (error) {
    if (error instanceof URIError) return fragment
    throw error
  }
}
