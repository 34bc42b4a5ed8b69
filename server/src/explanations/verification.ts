import { type Verification, verdictReasons } from '@tessera/contract'
import { type PaperDocument, whereOf } from '@tessera/engine/documents'
import type { CheckedSentence } from './engine-tasks.ts'
import { quote } from './quotations.ts'

/** A text held against a document; the paper's id is left to whoever knows it: a file has none. */
export type DocumentVerification = Omit<Verification, 'paperId'>

/** What the page, the command line and HTTP tell of a checked text: each sentence with its verdict and the words that it names. */
export function verificationOf(
  document: PaperDocument,
  checked: readonly CheckedSentence[],
): DocumentVerification {
  return {
    documentId: document.id,
    sentences: checked.map(({ text, span, verdict, passages }, index) => ({
      text,
      start: span.start,
      end: span.end,
      verdict,
      reasons: verdictReasons(verdict),
      citations: quote(document, verdict.spans, `sentence-${index + 1}`),
      passages: quote(
        document,
        passages.map((passage) => passage.span),
        `passage-${index + 1}`,
      ).map((whole, at) => ({
        ...whole,
        found: passages[at]?.found ?? [],
        where: whereOf(document, whole),
      })),
    })),
  }
}
