import {
  attribute,
  descendants,
  isElement,
  type MarkupElement,
  type MarkupNode,
  textOf,
  wordsOf,
} from '../markup/tree.ts'
import { isChrome } from './chrome.ts'
import { classesOf } from './classes.ts'
import {
  declarations,
  hasBackground,
  hidingSelectors,
  isForScreenReaders,
  isHiddenBy,
} from './hidden.ts'
import { type ImprintStatement, imprintIn, isImprint } from './imprint.ts'
import { paragraphLength } from './prose.ts'

/** A page without what a reader does not see and without the site around the article. */
export interface VisiblePage {
  readonly body: MarkupElement
  /** Words that stood in the article and that no reader sees. */
  readonly hidden: readonly string[]
  /** What stood in the site's box about the article. */
  readonly imprint: readonly ImprintStatement[]
}

/** Leaves out hidden words and, unless LaTeXML made the page, the chrome of the site. */
export function visiblePage(
  html: MarkupElement,
  body: MarkupElement,
  isLatexml: boolean,
): VisiblePage {
  const sheets = descendants(html, (element) => element.name === 'style').map(textOf)
  const hiding = hidingSelectors(sheets.join('\n'))
  const most = paragraphLength(body) / 3
  const hidden: string[] = []
  const imprint: ImprintStatement[] = []

  function isHidden(element: MarkupElement, onBackground: boolean): boolean {
    if (element.attributes.has('hidden')) return true
    if (hiding.size > 0 && hiding.has(`#${attribute(element, 'id') ?? ''}`)) return true
    if (hiding.size > 0 && [...classesOf(element)].some((name) => hiding.has(`.${name}`)))
      return true
    return isHiddenBy(declarations(attribute(element, 'style')), onBackground)
  }

  const isSmall = (element: MarkupElement) => paragraphLength(element) < most || most === 0

  function keep(node: MarkupNode, onBackground: boolean, inArticle: boolean): MarkupNode | null {
    if (!isElement(node)) return node
    if (isFormula(node)) return node
    if (isForScreenReaders(node)) return null
    const isAround = isLatexml
      ? node.name === 'nav' ||
        node.name === 'footer' ||
        node.name === 'button' ||
        node.name === 'dialog'
      : isChrome(node, inArticle) && isSmall(node)
    if (isAround && !isImprint(node)) return null
    const here =
      onBackground ||
      hasBackground(declarations(attribute(node, 'style'))) ||
      attribute(node, 'bgcolor') !== undefined
    if (isHidden(node, here)) {
      const words = wordsOf(node)
      if (words.split(' ').length >= 3) hidden.push(words)
      return null
    }
    if (attribute(node, 'aria-hidden') === 'true' && textOf(node).length < 200) return null
    const within = inArticle || node.name === 'article' || node.name === 'main'
    const children = node.children
      .map((child) => keep(child, here, within))
      .filter((child) => child !== null)
    const kept = { ...node, children }
    if (isAround) imprint.push(...imprintIn(kept))
    return isAround ? null : kept
  }

  return {
    body: {
      ...body,
      children: body.children
        .map((child) => keep(child, false, false))
        .filter((child) => child !== null),
    },
    hidden,
    imprint,
  }
}

const formulaClasses = [
  'katex',
  'MathJax',
  'mjpage',
  'ltx_Math',
  'ltx_DisplayMath',
  'mwe-math-element',
  'katex-display',
]

/** Formulas hide a copy of themselves on purpose; they are read whole by their own reader. */
export const isFormula = (element: MarkupElement): boolean =>
  element.name === 'math' ||
  element.name === 'mjx-container' ||
  element.name === 'script' ||
  (element.attributes.has('class') && formulaClasses.some((name) => classesOf(element).has(name)))
