import { MathAnalysis } from '@tessera/contract'
import { useCallback, useRef } from 'react'
import { firstBelowTop, useDrawnRun } from '../ui/math/drawn-formulas.ts'
import { AnalysisFrame } from './analysis-frame.tsx'
import { engineLine } from './counts.ts'
import { EquationCard } from './equation-card.tsx'
import { TitledClaims } from './labelled-claims.tsx'
import { namedMath } from './named-analyses.ts'
import { usePanel } from './panel-context.ts'
import { useAnalysis } from './use-analysis.ts'
import { whatWasRead, whyEmpty } from './what-was-read.ts'

/** Equations whose formulas are drawn at once, with those of all that is told of them: many screens of the panel. */
const mostCards = 20

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
  const cards = useRef<HTMLDivElement>(null)
  const inView = useCallback(() => firstBelowTop(cards, '.analysed').index, [])
  const [first, end] = useDrawnRun(equations.length, mostCards, inView)
  return (
    <div ref={cards}>
      {equations.length === 0 && (
        <p className="ev-sec__none">
          {whyEmpty(whatWasRead(analysis.engine, tools), {
            paper: 'The text of this paper holds no displayed equation.',
            abstract: 'The abstract holds no displayed equation.',
          })}
        </p>
      )}
      <TitledClaims title="Framework" claims={framework} />
      {equations.map((equation, index) => (
        <EquationCard
          key={equation.id}
          equation={equation}
          isNear={index >= first && index < end}
          isLate={index >= mostCards}
        />
      ))}
      {analysis.leftOut && <p className="ev-sec__none">Equations left out: {analysis.leftOut}.</p>}
      <p className="made">{engineLine(analysis)}</p>
    </div>
  )
}
