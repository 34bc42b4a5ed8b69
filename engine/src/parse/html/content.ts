import {
  attribute,
  descendants,
  find,
  isElement,
  type MarkupElement,
  wordsOf,
} from '../markup/tree.ts'
import { hasClass } from './classes.ts'
import { proseLength } from './prose.ts'

/** The part of the page that is the paper: LaTeXML's document, else the deepest landmark with most of the words. */
export function contentRoot(body: MarkupElement): MarkupElement {
  const latexml =
    find(body, (element) => hasClass(element, 'ltx_document')) ??
    find(body, (element) => hasClass(element, 'ltx_page_content'))
  if (latexml) return latexml
  const most = proseLength(body) * 0.6
  const landmarks = descendants(
    body,
    (element) =>
      element.name === 'article' ||
      element.name === 'main' ||
      attribute(element, 'role') === 'main' ||
      attribute(element, 'itemprop') === 'articleBody' ||
      ['content', 'article', 'main', 'bodyContent'].includes(attribute(element, 'id') ?? ''),
  )
  return landmarks.findLast((landmark) => proseLength(landmark) >= most) ?? body
}

const plain = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** The heading that shows the title: LaTeXML's, the one that says what the head says, or the first `h1`. */
export function titleElement(
  root: MarkupElement,
  body: MarkupElement,
  said: string,
): MarkupElement | undefined {
  const own = find(root, (element) => hasClass(element, 'ltx_title_document'))
  if (own || hasClass(root, 'ltx_document', 'ltx_page_content')) return own
  const headings = [...descendants(root, isHeading), ...descendants(body, isHeading)]
  const wanted = plain(said)
  const saying = headings.find((heading) => {
    const words = plain(wordsOf(heading))
    return words !== '' && (words === wanted || (words.length > 20 && wanted.startsWith(words)))
  })
  return saying ?? headings.find((heading) => heading.name === 'h1' && wordsOf(heading) !== '')
}

/** The words set largest on a LaTeXML title page: a thesis has no title of its own there. */
export function titlePageTitle(root: MarkupElement): string {
  const page = find(root, (element) => hasClass(element, 'ltx_titlepage'))
  if (!page) return ''
  const isLarge = (element: MarkupElement) =>
    Number(/font-size:\s*(\d+)%/.exec(attribute(element, 'style') ?? '')?.[1] ?? 0) >= 150
  return descendants(page, isLarge, (element) => !isLarge(element))
    .map(wordsOf)
    .join(' ')
}

/** The text from its title on: what a page shows above the title is the site's. */
export function fromTitle(root: MarkupElement, title: MarkupElement | undefined): MarkupElement {
  if (!title) return root
  const holds = (element: MarkupElement): boolean =>
    element === title || find(element, (inner) => inner === title) !== undefined
  const from = (element: MarkupElement): MarkupElement => {
    const at = element.children.findIndex((child) => isElement(child) && holds(child))
    const first = element.children[at]
    if (first === undefined || !isElement(first) || first === title)
      return { ...element, children: element.children.slice(Math.max(0, at)) }
    return { ...element, children: [from(first), ...element.children.slice(at + 1)] }
  }
  return from(root)
}

/** Levels of headings: the largest heading of the text, the title and its equals apart, is level 1. */
export function headingLevels(
  root: MarkupElement,
  title: MarkupElement | undefined,
): (heading: MarkupElement) => number {
  const ranks = descendants(
    root,
    (element) =>
      isHeading(element) && element !== title && !isUnranked(element) && wordsOf(element) !== '',
  ).map(rank)
  const below = ranks.filter((found) => title?.name !== 'h1' || found > 1)
  const top = (below.length > 0 ? below : ranks).reduce((least, found) => Math.min(least, found), 6)
  return (heading) => Math.max(1, rank(heading) - top + 1)
}

const isHeading = (element: MarkupElement): boolean => /^h[1-6]$/.test(element.name)
const rank = (heading: MarkupElement): number => Number(heading.name.charAt(1))
const isUnranked = (heading: MarkupElement) =>
  hasClass(heading, 'ltx_title_abstract', 'ltx_title_theorem', 'ltx_title_proof')
