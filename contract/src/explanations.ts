import { z } from 'zod'
import { Citation, EvidenceSpan, Span } from './spans.ts'

export const Verdict = z.object({
  kind: z.enum(['verbatim', 'located', 'supported', 'unverified']),
  score: z.number().min(0).max(1),
  spans: z.array(Span),
  problems: z.array(z.string()),
  checker: z.string(),
})

export const Claim = z.object({
  text: z.string(),
  section: z.string(),
  spans: z.array(Span),
  verdict: Verdict,
  computation: z
    .object({
      expression: z.string(),
      operands: z.array(z.object({ value: z.number(), span: Span })),
      result: z.number(),
    })
    .optional(),
})
export type Claim = z.infer<typeof Claim>

export const ReplicationClaim = Claim.extend({
  item: z.string(),
  status: z.enum(['stated', 'not-found']),
  searched: z.array(z.string()),
})

const made = {
  engine: z.string(),
  engineVersion: z.string(),
  model: z.string().optional(),
  documentId: z.string(),
  createdAt: z.iso.datetime(),
}

export const EvidenceMap = z.record(
  z.string(),
  z.array(
    z.object({ claim: z.string(), verdict: Verdict.shape.kind, spans: z.array(EvidenceSpan) }),
  ),
)

/** A summary: each section as text, and as claims with their proof. */
export const Summary = z.object({
  id: z.string(),
  paperId: z.string(),
  tldr: z.string(),
  whatsNew: z.string(),
  whatNew: z.string(),
  methods: z.string(),
  results: z.string(),
  limitations: z.string(),
  replicationChecklist: z.array(z.string()),
  evidenceMap: EvidenceMap,
  claims: z.object({
    tldr: z.array(Claim),
    whatsNew: z.array(Claim),
    methods: z.array(Claim),
    results: z.array(Claim),
    limitations: z.array(Claim),
    replicationChecklist: z.array(ReplicationClaim),
  }),
  withheld: z.array(Claim),
  ...made,
})
export type Summary = z.infer<typeof Summary>

export const AskQuestion = z.object({
  paperId: z.string().min(1).max(300),
  question: z
    .string()
    .trim()
    .min(1, 'Ask something first.')
    .max(2000, 'A question may have at most 2,000 characters.'),
})
export type AskQuestion = z.infer<typeof AskQuestion>

export const QaEntry = z.object({
  id: z.string(),
  paperId: z.string(),
  question: z.string(),
  answer: z.string(),
  refused: z.boolean(),
  reason: z.string().optional(),
  claims: z.array(Claim),
  citations: z.array(Citation),
  /** When refused: the nearest passages, and the headings that were searched. */
  nearest: z.array(Citation),
  searched: z.array(z.string()),
  ...made,
})
export type QaEntry = z.infer<typeof QaEntry>

const Claims = z.array(Claim)

export const ResultsAnalysis = z.object({
  experiments: z.array(
    z.object({ title: z.string(), methodology: Claims, keyFindings: Claims, significance: Claims }),
  ),
  overallSummary: Claims,
  ...made,
})
export type ResultsAnalysis = z.infer<typeof ResultsAnalysis>

export const FiguresAnalysis = z.object({
  figures: z.array(
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
  equations: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      span: Span,
      expression: z.string(),
      explanation: Claims,
      symbols: z.array(
        z.object({ symbol: z.string(), latex: z.string().optional(), definition: Claim }),
      ),
      significance: Claims,
    }),
  ),
  framework: Claims,
  ...made,
})
export type MathAnalysis = z.infer<typeof MathAnalysis>
