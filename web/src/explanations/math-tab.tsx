import { MathAnalysis } from '@tessera/contract'
import { Icon } from '../ui/icon.tsx'
import { Formula } from '../ui/math/formula.tsx'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { AnalysedCard } from './analysed-card.tsx'
import { AnalysisFrame } from './analysis-frame.tsx'
import { ClaimWords } from './claim-words.tsx'
import { engineLine } from './counts.ts'
import { LabelledClaims } from './labelled-claims.tsx'
import { type NamedEquation, namedMath } from './named-analyses.ts'
import type { NamedClaim } from './named-claims.ts'
import { usePanel } from './panel-context.ts'
import { targetOf, whereOf } from './quote-around.ts'
import { useAnalysis } from './use-analysis.ts'
import { whatWasRead, whyEmpty } from './what-was-read.ts'

const drawnAtOnce = 12

export default function MathTab({ paperId }: { paperId: string }) {
  return (
    <AnalysisFrame
      {...useAnalysis(paperId, 'math', MathAnalysis, namedMath)}
      words={{
        working: 'Analyzing math...',
        detail: 'Looking for the definition of every symbol',
        empty: 'No math analysis available',
        promise:
          'Takes every displayed equation, finds its symbols and the words in which the paper defines them.',
        start: 'Analyze Math',
      }}
    >
      {(told) => <MathView {...told} />}
    </AnalysisFrame>
  )
}

function MathView({ analysis, framework, equations }: ReturnType<typeof namedMath>) {
  const tools = usePanel()
  const { document, jump } = tools
  const byId = new Map(document.equations.map((equation) => [equation.id, equation]))
  return (
    <>
      {equations.length === 0 && (
        <p className="ev-sec__none">
          {whyEmpty(whatWasRead(analysis.engine, tools), {
            paper: 'The text of this paper holds no displayed equation.',
            abstract: 'The abstract holds no displayed equation.',
          })}
        </p>
      )}
      <LabelledClaims label="Framework" claims={framework} level="h3" />
      {equations.map((equation, index) => {
        const source = byId.get(equation.id)
        const where = whereOf(document, equation.span)
        return (
          <AnalysedCard key={equation.id} isLate={index >= drawnAtOnce}>
            <div className="analysed__head">
              <h3 className="tp-title">{equation.title}</h3>
              <button
                className="claim__act"
                type="button"
                onClick={() => jump({ spans: [equation.span], kind: 'methods', where })}
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
          </AnalysedCard>
        )
      })}
      {analysis.leftOut && <p className="ev-sec__none">Equations left out: {analysis.leftOut}.</p>}
      <p className="made">{engineLine(analysis)}</p>
    </>
  )
}

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
                {named.map(({ symbol, latex }) => (
                  <span className="sym__name" key={symbol}>
                    <Formula latex={latex ?? latexOf(symbol)} plain={symbol} />
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
          {again.map(({ symbol, latex, definition }) => (
            <button
              className="claim__act"
              type="button"
              key={symbol}
              onClick={() => goTo(definition)}
            >
              <span className="sr-only">Jump to the definition of </span>
              <Formula latex={latex ?? latexOf(symbol)} plain={symbol} />
            </button>
          ))}
        </p>
      )}
    </>
  )
}

/** "H_α" is set with a foot; longer words are left as the paper has them. */
function latexOf(symbol: string): string | undefined {
  const match = /^(\p{L}\p{M}*)(?:([_^])(\p{L}\p{M}*|\p{N}+))?$/u.exec(symbol.normalize('NFD'))
  if (!match) return undefined
  const [, base, mark, foot] = match
  return mark ? `${base}${mark}{${foot}}`.normalize('NFC') : base?.normalize('NFC')
}
