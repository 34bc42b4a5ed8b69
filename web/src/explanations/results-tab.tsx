import { ResultsAnalysis } from '@tessera/contract'
import { AnalysisFrame } from './analysis-frame.tsx'
import { Claims } from './claim-view.tsx'
import { engineLine } from './counts.ts'
import { LabelledClaims, TitledClaims } from './labelled-claims.tsx'
import { namedResults } from './named-analyses.ts'
import { OwnWords } from './own-words.tsx'
import { usePanel } from './panel-context.ts'
import { useAnalysis } from './use-analysis.ts'
import { whatWasRead, whyEmpty } from './what-was-read.ts'

export default function ResultsTab({ paperId }: { paperId: string }) {
  return (
    <AnalysisFrame
      {...useAnalysis(paperId, 'results', ResultsAnalysis, namedResults)}
      words={{
        working: 'Analyzing results...',
        detail: 'Tying each finding to its sentence or table cell',
        empty: 'No results analysis available',
        promise:
          'Reads every experiment, table and number, and ties each finding to its sentence or table cell. Takes a few seconds.',
        start: 'Analyze Results',
      }}
    >
      {(told) => <ResultsView {...told} />}
    </AnalysisFrame>
  )
}

function ResultsView({ analysis, overall, notes, experiments }: ReturnType<typeof namedResults>) {
  const tools = usePanel()
  const read = whatWasRead(analysis.engine, tools)
  const { text, sections } = tools.document
  const headings = new Map(
    sections.map(({ heading }) => [heading && text.slice(heading.start, heading.end), heading]),
  )
  const isEmpty = overall.length === 0 && experiments.length === 0
  return (
    <>
      {isEmpty && (
        <p className="ev-sec__none">
          {whyEmpty(read, {
            paper: 'The paper reports no experiment that could be read.',
            abstract: 'The abstract reports no experiment that could be read.',
          })}
        </p>
      )}
      <TitledClaims title="Overall" claims={overall} />
      {notes.length > 0 && (
        <section className="analysed">
          <h3 className="tp-title">Does not add up</h3>
          <p className="analysed__plain">
            Numbers that were computed again and came out differently. A misprint, a base that is
            not printed, or another method may explain it: look at the passages.
          </p>
          <Claims claims={notes} />
        </section>
      )}
      {experiments.map((experiment) => (
        <section key={experiment.title} className="analysed">
          <h3 className="tp-title">
            <OwnWords words={experiment.title} place={headings.get(experiment.title)} />
          </h3>
          <LabelledClaims label="Methodology" claims={experiment.methodology} />
          <LabelledClaims label="Key findings" claims={experiment.keyFindings} />
          <LabelledClaims label="Significance" claims={experiment.significance} />
        </section>
      ))}
      <p className="made">{engineLine(analysis)}</p>
    </>
  )
}
