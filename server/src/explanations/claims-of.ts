import type { Claim, FiguresAnalysis, MathAnalysis, ResultsAnalysis } from '@tessera/engine'

/** Every claim of an analysis, in reading order. */
export function claimsOf(
  analysis: ResultsAnalysis | FiguresAnalysis | MathAnalysis,
): readonly Claim[] {
  if ('experiments' in analysis)
    return [
      ...analysis.experiments.flatMap((it) => [
        ...it.methodology,
        ...it.keyFindings,
        ...it.significance,
      ]),
      ...analysis.overallSummary,
      ...analysis.numberNotes,
    ]
  if ('figures' in analysis)
    return [
      ...analysis.figures.flatMap((it) => [...it.description, ...it.keyInsights]),
      ...analysis.overallAnalysis,
    ]
  return [
    ...analysis.equations.flatMap((it) => [
      ...it.explanation,
      ...it.symbols.map((symbol) => symbol.definition),
      ...it.significance,
    ]),
    ...analysis.framework,
  ]
}
