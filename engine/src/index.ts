// The public face, in reading order.

export {
  type Anchorer,
  type Anchoring,
  anchorQuote,
  createAnchorer,
} from './anchor/anchor-quote.ts'
export type { AnchorHint } from './anchor/context.ts'
export { reanchor } from './anchor/reanchor.ts'
export { documentFromJson } from './document/document-json.ts'
export { documentFromSections } from './document/from-sections.ts'
export { frontLength } from './document/front-length.ts'
export type * from './document/paper-document.ts'
export { ParseError, type ParseProblem } from './document/parse-error.ts'
export { parseReference } from './document/parse-reference.ts'
export { smallNames } from './document/small-names.ts'
export { whereOf } from './document/where.ts'
export { type EvidenceAnnotation, toAnnotation } from './evidence/annotation.ts'
export { checkPasted } from './evidence/check-pasted.ts'
export { checkSpan } from './evidence/check-span.ts'
export { checkStatement } from './evidence/check-statement.ts'
export * from './evidence/claim.ts'
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
export * from './explain/explanation.ts'
export { analyzeFigures } from './explain/figures/figures.ts'
export { analyzeMath } from './explain/figures/math.ts'
export { type Judgement, judgeProposals, type Proposal } from './explain/judge-proposals.ts'
export { sentenceRoles } from './explain/roles/sentence-roles.ts'
export { analyzeResults } from './explain/summary/results.ts'
export { type NumberNote, numberNotes, numberStatements } from './numbers/number-notes.ts'
export type { NumberStatement } from './numbers/statement.ts'
export { parseHtml } from './parse/html/parse-html.ts'
export { parseJats } from './parse/jats/parse-jats.ts'
export { licenceName } from './parse/markup/licence.ts'
export { bareLatex, latexText } from './parse/math/latex-text.ts'
export { boxesOf, type PdfOpener, parsePdf } from './parse/pdf/index.ts'
export { filesToRead } from './repository/files-to-read.ts'
export * from './repository/repository.ts'
export { repositoryFindings } from './repository/repository-findings.ts'
export {
  createPaperIndex,
  type IndexedPaper,
  loadPaperIndex,
  type Misspelt,
  type PaperIndex,
  type PaperIndexSnapshot,
  type ScoredPaper,
} from './retrieve/paper-index.ts'
export { type RankedPassage, rankPassages } from './retrieve/rank-passages.ts'
export { licenceWords } from './text/licence-words.ts'
export { normaliseRun } from './text/normalise.ts'
export { splitPasted } from './text/pasted-sentences.ts'
export { contains, overlaps, type Span, slice } from './text/span.ts'
export { stopWords } from './text/stop-words.ts'
