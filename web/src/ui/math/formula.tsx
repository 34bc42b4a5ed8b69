import './math.css'
import type { Equation } from '@tessera/engine'
import { useContext, useMemo } from 'react'
import { IsDrawn } from './drawn-formulas.ts'
import { useLatex } from './latex.ts'
import { mathmlToReact } from './mathml.tsx'

/**
 * A formula from MathML, else from LaTeX (the typesetter is loaded on first use), else its own
 * characters. `plain` is what the canonical text holds. A formula that is far from what is read stays plain.
 */
export function Formula({
  mathml,
  latex,
  plain,
  display = false,
  of,
}: {
  mathml?: string | undefined
  latex?: string | undefined
  plain: string
  display?: boolean
  /** The formula of the text that it is. */
  of?: Equation | undefined
}) {
  const isFar = !useContext(IsDrawn)(of)
  const given = useMemo(
    () => (mathml && !isFar ? mathmlToReact(mathml, display, plain) : null),
    [mathml, display, plain, isFar],
  )
  const typeset = useLatex(!given && !isFar && latex !== undefined)
  const drawn = useMemo(() => {
    if (given || !typeset || latex === undefined) return given
    const made = typeset(latex, display)
    return made === null ? null : mathmlToReact(made, display, plain)
  }, [given, typeset, latex, display, plain])
  return drawn ?? <span className="formula-plain">{plain}</span>
}
