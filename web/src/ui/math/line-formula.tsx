import type { Equation } from '@tessera/engine'
import { ScrollBox } from '../scroll-box.tsx'
import { Formula } from './formula.tsx'

/** A formula within a line of words, which scrolls by itself where it is wider than they may be. */
export function LineFormula({ equation, plain }: { equation: Equation; plain: string }) {
  const { mathml, latex } = equation
  return (
    <ScrollBox as="span" className="formula" label="Formula">
      <Formula mathml={mathml} latex={latex} plain={plain} of={equation} />
    </ScrollBox>
  )
}
