import type { Equation } from '../../document/paper-document.ts'
import type { MarkupElement } from '../markup/tree.ts'
import { bareLatex, latexText, longestLatex } from './latex-text.ts'
import { cleanMathml } from './mathml-clean.ts'
import { mathmlText } from './mathml-text.ts'

/** A formula as both parsers meet it: its MathML and LaTeX, as far as the source has them. */
export interface FormulaSource {
  readonly mathml?: readonly MarkupElement[]
  readonly latex?: string | undefined
}

/**
 * What stands in the text for a formula, and what is kept for rendering.
 * @returns null when the source says nothing readable.
 */
export function readFormula(
  source: FormulaSource,
  display: boolean,
): { words: string; equation: Pick<Equation, 'latex' | 'mathml'> } | null {
  const latex = source.latex === undefined ? '' : bareLatex(source.latex)
  const parts = source.mathml ?? []
  const fromMathml = parts
    .map(mathmlText)
    .filter((words) => words !== '')
    .join(' ')
  const words = (fromMathml === '' ? latexText(latex) || latex : fromMathml).trim()
  if (words === '') return null
  const [first, ...others] = parts
  const mathml =
    first && cleanMathml(others.length === 0 ? first : { ...first, children: parts }, display)
  return {
    words,
    equation: {
      ...(latex !== '' && latex.length <= longestLatex && { latex }),
      ...(mathml !== undefined && { mathml }),
    },
  }
}
