import { FiguresAnalysis } from '@tessera/contract'
import { Icon } from '../ui/icon.tsx'
import { AnalysisFrame } from './analysis-frame.tsx'
import { engineLine } from './counts.ts'
import { LabelledClaims, TitledClaims } from './labelled-claims.tsx'
import { namedFigures } from './named-analyses.ts'
import { OwnWords } from './own-words.tsx'
import { usePanel } from './panel-context.ts'
import { useAnalysis } from './use-analysis.ts'
import { whatWasRead, whyEmpty } from './what-was-read.ts'

export default function FiguresTab({ paperId }: { paperId: string }) {
  return (
    <AnalysisFrame
      {...useAnalysis(paperId, 'figures', FiguresAnalysis, namedFigures)}
      words={{
        working: 'Analyzing figures...',
        detail: 'Reading captions, tables and what the text says of them',
        empty: 'No figures analysis available',
        promise:
          'Reads every caption and table, what the text says of them, and computes extremes and differences from the cells themselves.',
        start: 'Analyze Figures',
      }}
    >
      {(told) => <FiguresView {...told} />}
    </AnalysisFrame>
  )
}

function FiguresView({ analysis, overall, figures }: ReturnType<typeof namedFigures>) {
  const tools = usePanel()
  const { document, goToFigure } = tools
  const read = whatWasRead(analysis.engine, tools)
  const known = new Map([...document.figures, ...document.tables].map((one) => [one.id, one]))
  return (
    <>
      {(figures.length === 0 || read.kind === 'nothing') && (
        <p className="ev-sec__none">
          {whyEmpty(read, {
            paper: 'The text of this paper holds no figure or table.',
            abstract: 'The abstract holds no figure or table.',
          })}
        </p>
      )}
      <TitledClaims title="Overall" claims={overall} />
      {figures.map((figure) => (
        <section key={figure.id} className="analysed">
          <div className="analysed__head">
            <h3 className="tp-title">
              <OwnWords words={figure.title} place={known.get(figure.id)?.caption} />
            </h3>
            {known.has(figure.id) && (
              <button className="claim__act" type="button" onClick={() => goToFigure(figure.id)}>
                <Icon name="jump" />
                Jump<span className="sr-only"> to {figure.title}</span>
              </button>
            )}
          </div>
          <LabelledClaims label="Description" claims={figure.description} />
          <LabelledClaims
            label={figure.keyInsights.length === 1 ? 'Key insight' : 'Key insights'}
            claims={figure.keyInsights}
          />
          {figure.visualPattern !== '' && figure.visualPattern !== 'table' && (
            <>
              <h4 className="lab">Visual pattern</h4>
              <p className="analysed__plain">{figure.visualPattern}</p>
            </>
          )}
        </section>
      ))}
      <p className="made">{engineLine(analysis)}</p>
    </>
  )
}
