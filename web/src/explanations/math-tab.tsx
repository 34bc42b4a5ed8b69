import type { MathAnalysis } from '@tessera/contract'
import { Icon } from '../ui/icon.tsx'
import { Formula } from '../ui/math/formula.tsx'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { AnalysisFrame } from './analysis-frame.tsx'
import { engineLine } from './counts.ts'
import { LabelledClaims } from './labelled-claims.tsx'
import { namedMath } from './named-claims.ts'
import { usePanel } from './panel-context.ts'
import { whereOf } from './quote-around.ts'
import type { Evidence } from './use-evidence.ts'
import { whatWasRead, whyEmpty } from './what-was-read.ts'

export default function MathTab({ evidence }: { evidence: Evidence }) {
  const { math } = evidence
  return (
    <AnalysisFrame
      data={math.data}
      isWorking={math.isPending}
      error={math.error}
      onStart={() => math.mutate()}
      words={{
        working: 'Analyzing math...',
        detail: 'Looking for the definition of every symbol',
        empty: 'No math analysis available',
        promise:
          'Takes every displayed equation, finds its symbols and the words in which the paper defines them.',
        start: 'Analyze Math',
      }}
    >
      {(analysis) => <MathView analysis={analysis} />}
    </AnalysisFrame>
  )
}

function MathView({ analysis }: { analysis: MathAnalysis }) {
  const tools = usePanel()
  const { document, jump } = tools
  const { framework, equations } = namedMath(analysis)
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
      {equations.map((equation) => {
        const source = byId.get(equation.id)
        const where = whereOf(document, equation.span)
        return (
          <section key={equation.id} className="analysed">
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
            {equation.symbols.length > 0 && (
              <>
                <h4 className="lab">Symbols, in the paper's words</h4>
                <dl className="syms">
                  {equation.symbols.map(({ symbol, latex, definition }) => (
                    <div
                      className="sym"
                      key={definition.id}
                      data-c={definition.id}
                      data-ev="methods"
                    >
                      <dt>
                        <Formula latex={latex ?? latexOf(symbol)} plain={symbol} />
                      </dt>
                      <dd id={`claim-${definition.id}`}>
                        {definition.claim.text}{' '}
                        <button
                          className="claim__act"
                          type="button"
                          onClick={() =>
                            jump({
                              spans: definition.claim.spans,
                              kind: definition.kind,
                              claim: definition.id,
                              where: definition.claim.spans[0]
                                ? whereOf(document, definition.claim.spans[0])
                                : '',
                            })
                          }
                        >
                          <Icon name="jump" />
                          Jump<span className="sr-only"> to the definition of {symbol}</span>
                        </button>
                      </dd>
                    </div>
                  ))}
                </dl>
              </>
            )}
            <LabelledClaims label="Role" claims={equation.explanation} />
            <LabelledClaims label="Significance" claims={equation.significance} />
          </section>
        )
      })}
      {analysis.leftOut && <p className="ev-sec__none">Equations left out: {analysis.leftOut}.</p>}
      <p className="made">{engineLine(analysis)}</p>
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
