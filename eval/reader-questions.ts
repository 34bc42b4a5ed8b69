import type { PaperDocument } from '../engine/src/document/paper-document.ts'
import { featureKey } from '../engine/src/text/sequence-model.ts'
import { contains, type Span, slice } from '../engine/src/text/span.ts'
import { ownRows } from './data.ts'
import { paperReader } from './reader-papers.ts'

/** One line of `reader-questions.jsonl`: a paper by its name in the sets, and what was asked of it. */
interface Row {
  readonly paper: string
  /** Kept from training. */
  readonly kept?: true
  readonly asked: readonly {
    readonly question: string
    /** "none": the paper does not say; "false": it contradicts what the question takes for granted. */
    readonly kind: string
    /** Sentences by `markOf`: each answers alone. */
    readonly answers: readonly number[]
    /** Sentences that answer in part. */
    readonly partly: readonly number[]
  }[]
}

export interface ReaderQuestion {
  readonly question: string
  readonly kind: string
  readonly answers: readonly Span[]
  readonly partly: readonly Span[]
}
export interface ReaderPaper {
  readonly paper: string
  readonly kept: boolean
  readonly document: PaperDocument
  readonly questions: readonly ReaderQuestion[]
}

/** What stands for a sentence, so that the file holds no words of the papers. */
export const markOf = (words: string): number => featureKey(words.replace(/\s+/g, ' ').trim())

/** The sentences and tables of a paper that can be marked. */
export function markable({ text, blocks, sentences }: PaperDocument): Span[] {
  return blocks.flatMap(({ kind, role, span }) => {
    if (kind === 'reference' || role === 'references' || kind === 'heading' || kind === 'title')
      return []
    const inside = kind === 'table' ? [] : sentences.filter((one) => contains(span, one))
    return inside.length > 0 ? inside : text.slice(span.start, span.end).trim() === '' ? [] : [span]
  })
}

/**
 * Questions in readers' words about papers of the sets at hand, written by a language model that had read the paper,
 * with the sentences that answer them; of papers that are not there, none. Null when no paper is there.
 * @param part all papers, or those that are kept from training, which are read sooner
 */
export async function readerQuestions(
  folder: string,
  part: 'all' | 'kept' = 'all',
): Promise<ReaderPaper[] | null> {
  const read = paperReader(folder)
  const found: ReaderPaper[] = []
  for (const { paper, kept, asked } of ownRows<Row>('reader-questions.jsonl')) {
    const document = part === 'all' || kept ? await read(paper) : null
    if (!document) continue
    const spans = new Map<number, Span>()
    for (const span of markable(document)) spans.set(markOf(slice(document.text, span)), span)
    const placed = (marks: readonly number[]) =>
      marks.map((mark) => spans.get(mark)).filter((span): span is Span => span !== undefined)
    found.push({
      paper,
      kept: kept === true,
      document,
      questions: asked.map(({ question, kind, answers, partly }) => ({
        question,
        kind,
        answers: placed(answers),
        partly: placed(partly),
      })),
    })
  }
  return found.length === 0 ? null : found
}
