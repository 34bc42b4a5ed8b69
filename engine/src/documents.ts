// What documents and what is said of them are, without the code that explains them or reads files: a program that shows,
// keeps and finds papers loads a tenth of the engine's modules.

export { reanchor } from './anchor/reanchor.ts'
export { documentFromSections } from './document/from-sections.ts'
export { frontLength } from './document/front-length.ts'
export type * from './document/paper-document.ts'
export { ParseError, type ParseProblem } from './document/parse-error.ts'
export { whereOf } from './document/where.ts'
export { type EvidenceAnnotation, toAnnotation } from './evidence/annotation.ts'
export { checkSpan } from './evidence/check-span.ts'
export * from './evidence/claim.ts'
export * from './explain/explanation.ts'
export { licenceName } from './parse/markup/licence.ts'
export { bareLatex, latexText } from './parse/math/latex-text.ts'
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
export { licenceWords } from './text/licence-words.ts'
export { normaliseRun } from './text/normalise.ts'
export { contains, overlaps, type Span, slice } from './text/span.ts'
export { stopWords } from './text/stop-words.ts'
