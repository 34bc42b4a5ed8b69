// The public face, in reading order.

export {
  type Anchorer,
  type Anchoring,
  anchorQuote,
  createAnchorer,
} from './anchor/anchor-quote.ts'
export type { AnchorHint } from './anchor/context.ts'
export { documentFromJson } from './document/document-json.ts'
export { parseReference } from './document/parse-reference.ts'
export { smallNames } from './document/small-names.ts'
export * from './documents.ts'
export { checkPasted } from './evidence/check-pasted.ts'
export { checkStatement } from './evidence/check-statement.ts'
export { type FoundPassage, passagesOf } from './evidence/found-passages.ts'
export { verifyClaim } from './evidence/verify.ts'
export { verifyComputation } from './evidence/verify-computation.ts'
export { answer } from './explain/answer/answer.ts'
export type { AnswerOptions } from './explain/answer/asking.ts'
export { getReady } from './explain/answer/get-ready.ts'
export {
  type CitableOptions,
  type CitableSentence,
  citableSentences,
} from './explain/citable.ts'
export { type ExplainOptions, explain } from './explain/explain.ts'
export { analyzeFigures } from './explain/figures/figures.ts'
export { analyzeMath } from './explain/figures/math.ts'
export { type Judgement, judgeProposals, type Proposal } from './explain/judge-proposals.ts'
export { sentenceRoles } from './explain/roles/sentence-roles.ts'
export { analyzeResults } from './explain/summary/results.ts'
export { type NumberNote, numberNotes, numberStatements } from './numbers/number-notes.ts'
export type { NumberStatement } from './numbers/statement.ts'
export { parseHtml } from './parse/html/parse-html.ts'
export { parseJats } from './parse/jats/parse-jats.ts'
export { boxesOf, type PdfOpener, parsePdf } from './parse/pdf/index.ts'
export { type RankedPassage, rankPassages } from './retrieve/rank-passages.ts'
export { splitPasted } from './text/pasted-sentences.ts'
