import { z } from 'zod'
import { Claim, made } from './explanations.ts'
import { list, Span } from './spans.ts'

// Apart from the other explanations: a page fetches these with the tab that shows them.

const Claims = list(Claim)

export const ResultsAnalysis = z.object({
  experiments: list(
    z.object({ title: z.string(), methodology: Claims, keyFindings: Claims, significance: Claims }),
  ),
  overallSummary: Claims,
  /** Numbers of the paper that do not agree, each with the computation that shows it. */
  numberNotes: Claims,
  ...made,
})
export type ResultsAnalysis = z.infer<typeof ResultsAnalysis>

export const FiguresAnalysis = z.object({
  figures: list(
    z.object({
      id: z.string(),
      title: z.string(),
      description: Claims,
      keyInsights: Claims,
      visualPattern: z.string(),
    }),
  ),
  overallAnalysis: Claims,
  ...made,
})
export type FiguresAnalysis = z.infer<typeof FiguresAnalysis>

export const MathAnalysis = z.object({
  equations: list(
    z.object({
      id: z.string(),
      title: z.string(),
      span: Span,
      expression: z.string(),
      explanation: Claims,
      symbols: list(
        z.object({ symbol: z.string(), latex: z.string().optional(), definition: Claim }),
      ),
      significance: Claims,
    }),
  ),
  /** How many displayed equations are left out; absent when all are told. */
  leftOut: z.int().positive().optional(),
  framework: Claims,
  ...made,
})
export type MathAnalysis = z.infer<typeof MathAnalysis>
