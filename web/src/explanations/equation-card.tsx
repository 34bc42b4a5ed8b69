import { whereOf } from '@tessera/engine'
import { memo } from 'react'
import { Icon } from '../ui/icon.tsx'
import { IsDrawn } from '../ui/math/drawn-formulas.ts'
import { Formula } from '../ui/math/formula.tsx'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { ClaimWords } from './claim-words.tsx'
import { LabelledClaims } from './labelled-claims.tsx'
import type { NamedEquation, NamedSymbol } from './named-analyses.ts'
import type { NamedClaim } from './named-claims.ts'
import { OwnWords } from './own-words.tsx'
import { usePanel } from './panel-context.ts'
import { targetOf } from './quote-around.ts'

const always = () => true
const never = () => false

/** An equation with all that is told of it; one that is not near what is in view keeps its formulas as characters (T12). */
export const EquationCard = memo(function EquationCard({
  equation,
  isNear,
  isLate,
}: {
  equation: NamedEquation
  isNear: boolean
  /** So far down that it is laid out only where it is seen. */
  isLate: boolean
}) {
  const { document, jump } = usePanel()
  const source = document.equations.find(({ id }) => id === equation.id)
  const { start, end } = equation.span
  const section = document.sections.findLast(
    ({ heading, span }) => heading && span.start <= start && end <= span.end,
  )
  return (
    <section className={`analysed${isLate ? ' analysed--late' : ''}`}>
      <IsDrawn value={isNear ? always : never}>
        <div className="analysed__head">
          <h3 className="tp-title">
            <OwnWords words={equation.title} place={section?.heading} />
          </h3>
          <button
            className="claim__act"
            type="button"
            onClick={() =>
              jump({
                spans: [equation.span],
                kind: 'methods',
                where: whereOf(document, equation.span),
              })
            }
          >
            <Icon name="jump" />
            Jump<span className="sr-only"> to {equation.title}</span>
          </button>
        </div>
        <ScrollBox className="thumb thumb--math" label={equation.title}>
          <Formula
            mathml={source?.mathml}
            latex={source?.latex}
            plain={equation.expression}
            display
          />
        </ScrollBox>
        <Symbols symbols={equation.symbols} again={equation.again} />
        <LabelledClaims label="Role" claims={equation.explanation} />
        <LabelledClaims label="Significance" claims={equation.significance} />
      </IsDrawn>
    </section>
  )
})

/** The symbols of an equation with the sentences that define them, and those that were defined at one before. */
function Symbols({ symbols, again }: Pick<NamedEquation, 'symbols' | 'again'>) {
  const { document, jump } = usePanel()
  const goTo = (definition: NamedClaim) => jump(targetOf(document, definition))
  return (
    <>
      {symbols.length > 0 && <h4 className="lab">Symbols, in the paper's words</h4>}
      {symbols.length > 0 && (
        <dl className="syms">
          {symbols.map(({ named, definition }) => (
            <div className="sym" key={definition.id} data-c={definition.id} data-ev="methods">
              <dt>
                {named.map((name) => (
                  <span className="sym__name" key={name.symbol}>
                    <SymbolName name={name} definition={definition} />
                  </span>
                ))}
              </dt>
              <dd id={`claim-${definition.id}`}>
                <span>
                  <ClaimWords claim={definition.claim} />
                </span>{' '}
                <button className="claim__act" type="button" onClick={() => goTo(definition)}>
                  <Icon name="jump" />
                  Jump
                  <span className="sr-only">
                    {' '}
                    to the definition of {named.map(({ symbol }) => symbol).join(', ')}
                  </span>
                </button>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {again.length > 0 && (
        <p className="syms__again">
          Defined above:
          {again.map(({ definition, ...name }) => (
            <button
              className="claim__act"
              type="button"
              key={name.symbol}
              onClick={() => goTo(definition)}
            >
              <span className="sr-only">Jump to the definition of </span>
              <SymbolName name={name} definition={definition} />
            </button>
          ))}
        </p>
      )}
    </>
  )
}

/** A symbol as it is set in the sentence that defines it, else as it is named. */
function SymbolName({ name, definition }: { name: NamedSymbol; definition: NamedClaim }) {
  const { text, equations } = usePanel().document
  const { symbol, latex } = name
  const own = equations.find(
    ({ span }) =>
      definition.claim.spans.some(({ start, end }) => start <= span.start && span.end <= end) &&
      text.slice(span.start, span.end) === symbol,
  )
  const drawn = own ?? { mathml: undefined, latex: latex ?? latexOf(symbol) }
  return <Formula mathml={drawn.mathml} latex={drawn.latex} plain={symbol} />
}

const letterWithMarks = /^(\p{L}\p{M}*′*)((?:[_^](?:\p{L}\p{M}*|\p{N}+|\{[^{}\\]*\}))*)$/u

/** "H_α" and "R_j^{j−1}" are set with foot and power; longer words are left as the paper has them. */
function latexOf(symbol: string): string | undefined {
  const [, letter, scripts = ''] = letterWithMarks.exec(symbol.normalize('NFD')) ?? []
  return letter && (letter + scripts.replace(/([_^])([^_^{}]+)/g, '$1{$2}')).normalize('NFC')
}
