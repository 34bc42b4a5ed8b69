import {
  attribute,
  descendants,
  find,
  findByName,
  type MarkupElement,
  textOf,
} from '../markup/tree.ts'
import type { FormulaSource } from '../math/equation.ts'
import { hasClass } from './classes.ts'

/** Formulas as pages carry them: MathML, MathJax and KaTeX output, TeX in scripts, pictures with TeX. */
export function formulaIn(element: MarkupElement): FormulaSource {
  const maths =
    element.name === 'math'
      ? [element]
      : descendants(
          element,
          (inner) => inner.name === 'math',
          (inner) => inner.name !== 'math',
        )
  const latex =
    (maths[0] && texOf(maths[0])) ??
    labelled(element) ??
    (element.name === 'script' ? textOf(element) : undefined)
  return { mathml: maths, latex }
}

/** True when a formula is set on a line of its own. */
export function isDisplayed(element: MarkupElement): boolean {
  if (hasClass(element, 'ltx_DisplayMath', 'katex-display', 'mjpage__block', 'MathJax_Display'))
    return true
  if (attribute(element, 'display') === 'block' || attribute(element, 'display') === 'true')
    return true
  if (element.name === 'script') return /mode=display/.test(attribute(element, 'type') ?? '')
  return (
    element.name !== 'math' &&
    find(element, (inner) => inner.name === 'math' && attribute(inner, 'display') === 'block') !==
      undefined
  )
}

function texOf(math: MarkupElement): string | undefined {
  const annotation = find(
    math,
    (inner) => inner.name === 'annotation' && /tex/i.test(attribute(inner, 'encoding') ?? ''),
  )
  const source = annotation ? textOf(annotation) : attribute(math, 'alttext')
  return source === undefined || source.trim() === '' ? undefined : source
}

/** MathJax CHTML says the TeX in `aria-label` of its `mjx-math`; other pages in the `alt` of a picture. */
function labelled(element: MarkupElement): string | undefined {
  const maths = descendants(
    element,
    (inner) => hasClass(inner, 'mjx-math') && inner.attributes.has('aria-label'),
  )
  const labels = maths.map((math) => (attribute(math, 'aria-label') ?? '').trim())
  if (labels.length > 0) return labels.join(' ')
  const picture = findByName(element, 'img')
  return picture && attribute(picture, 'alt')
}
