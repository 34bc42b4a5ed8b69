import type { Claim } from '../evidence/claim.ts'
import type { NumberNote } from '../numbers/number-notes.ts'
import type { Span } from '../text/span.ts'

/** Raised with every change that could alter what the embedded engine says. */
export const engineVersion = '39'

export type ReplicationItem =
  | 'code'
  | 'data'
  | 'seeds'
  | 'hyperparameters'
  | 'compute'
  | 'sample-size'
  | 'exclusions'
  | 'ethics'
  | 'preregistration'
  | 'licence'

/**
 * A checklist row: stated, with its span; not found, with the sections that were searched; or not read, when
 * the text is in a language that the engine does not read. An item has two rows where two statements hold side by side.
 */
export interface ReplicationClaim extends Claim {
  readonly item: ReplicationItem
  readonly status: 'stated' | 'not-found' | 'not-read'
  /**
   * The words speak of the item and do not say that the paper has it: "The data are not publicly available", "No
   * approval was sought", an ethics section that names neither approval nor consent.
   */
  readonly unmet?: true
  /** Headings of the sections read. */
  readonly searched: readonly string[]
}

export interface Explanation {
  readonly tldr: readonly Claim[]
  readonly whatsNew: readonly Claim[]
  readonly methods: readonly Claim[]
  readonly results: readonly Claim[]
  readonly limitations: readonly Claim[]
  readonly replicationChecklist: readonly ReplicationClaim[]
  /** Sentences that were proposed and did not pass; shown by name, never as evidence. */
  readonly withheld: readonly Claim[]
  readonly engine: string
  readonly engineVersion: string
  readonly documentId: string
}

/** Below this chance an answer is told as unsure: `unsureWords` of the contract has the same. */
export const leastSure = 0.5

export interface Answer {
  readonly question: string
  readonly answer: string
  readonly claims: readonly Claim[]
  readonly evidence: readonly Span[]
  readonly refused: boolean
  /** Why not, in one sentence; only when refused. */
  readonly reason?: string
  /** What the question takes for granted and the passages contradict, in one sentence. */
  readonly premise?: string
  /** Which half of a question of two the paper does not answer, and why, or which one is unsure; what word it never uses. */
  readonly note?: string
  /**
   * The chance, as trained, that the first claim answers, 0 to 1; absent where it was found outright: as a cell, a
   * definition or an item of the checklist.
   */
  readonly chance?: number
  /** Paragraphs beside those of the claims that hold evidence, best first, where passages were ranked. */
  readonly readOn?: readonly Span[]
  /** When refused: the nearest passages, and the headings that were searched. */
  readonly nearest?: readonly Span[]
  readonly searched?: readonly string[]
  readonly engine: string
  readonly engineVersion: string
}

/** Whether an answer is told as one that may be none: it was not found outright, and sets nothing right. */
export const isUnsure = ({ chance = 1, premise }: Pick<Answer, 'chance' | 'premise'>): boolean =>
  chance < leastSure && premise === undefined

export interface Experiment {
  readonly title: string
  readonly methodology: readonly Claim[]
  readonly keyFindings: readonly Claim[]
  /** Tests, intervals and p-values as the paper words them. */
  readonly significance: readonly Claim[]
}
export interface ResultsAnalysis {
  readonly experiments: readonly Experiment[]
  readonly overallSummary: readonly Claim[]
  /** Numbers of the paper that do not agree, each with the computation that shows it. */
  readonly numberNotes: readonly NumberNote[]
  readonly engine: string
  readonly engineVersion: string
}

export interface FigureReading {
  /** The figure's or table's id in the document. */
  readonly id: string
  readonly title: string
  readonly description: readonly Claim[]
  readonly keyInsights: readonly Claim[]
  /** "table", "line chart", … as far as the caption says; empty when it does not. */
  readonly visualPattern: string
}
export interface FiguresAnalysis {
  readonly figures: readonly FigureReading[]
  readonly overallAnalysis: readonly Claim[]
  readonly engine: string
  readonly engineVersion: string
}

export interface SymbolDefinition {
  readonly symbol: string
  readonly latex?: string
  readonly definition: Claim
}
export interface EquationReading {
  readonly id: string
  readonly title: string
  /** The equation's words in canonical text. */
  readonly span: Span
  readonly expression: string
  readonly explanation: readonly Claim[]
  readonly symbols: readonly SymbolDefinition[]
  readonly significance: readonly Claim[]
}
export interface MathAnalysis {
  readonly equations: readonly EquationReading[]
  /** How many displayed equations are left out, the last ones of a paper with very many; absent when all are told. */
  readonly leftOut?: number
  readonly framework: readonly Claim[]
  readonly engine: string
  readonly engineVersion: string
}
