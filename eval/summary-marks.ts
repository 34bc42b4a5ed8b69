import type { PaperDocument } from '../engine/src/document/paper-document.ts'
import { readSentences, type Sentence } from '../engine/src/explain/text/sentence.ts'
import { ownRows } from './data.ts'
import { paperReader } from './reader-papers.ts'
import { markOf } from './reader-questions.ts'

/** The sections of a summary whose sentences are marked. */
export const markedSections = ['tldr', 'whatsNew', 'methods', 'results', 'limitations'] as const
export type MarkedSection = (typeof markedSections)[number]

/** Sentences by `markOf`: those that one would choose for a section, and others that would do. */
interface Marks {
  readonly best: readonly number[]
  readonly good: readonly number[]
}

/** One line of `summary-marks.jsonl`: a paper by its name in the sets, and what may stand in its summary. */
interface Row {
  readonly paper: string
  /** Kept from training. */
  readonly kept?: true
  readonly sections: Readonly<Record<MarkedSection, Marks>>
  /** The same by a second reader, who had not seen the first one's. */
  readonly again?: Readonly<Record<MarkedSection, Marks>>
}

/** Sentences of a paper by their places, for one section. */
export interface SectionMarks {
  readonly best: ReadonlySet<number>
  readonly good: ReadonlySet<number>
}
export type PaperMarks = Readonly<Record<MarkedSection, SectionMarks>>

export interface MarkedPaper {
  readonly paper: string
  readonly kept: boolean
  readonly document: PaperDocument
  readonly sentences: readonly Sentence[]
  readonly marks: PaperMarks
  readonly again: PaperMarks | null
}

const inSections = (marksOf: (section: MarkedSection) => SectionMarks): PaperMarks => ({
  tldr: marksOf('tldr'),
  whatsNew: marksOf('whatsNew'),
  methods: marksOf('methods'),
  results: marksOf('results'),
  limitations: marksOf('limitations'),
})

/**
 * Papers of the sets at hand with the sentences that a language model, which had read the paper, would put into each
 * section of its summary; of papers that are not there, none. Null when no paper is there.
 */
export async function markedPapers(folder: string): Promise<MarkedPaper[] | null> {
  const read = paperReader(folder)
  const found: MarkedPaper[] = []
  for (const { paper, kept, sections, again } of ownRows<Row>('summary-marks.jsonl')) {
    const document = await read(paper)
    if (!document) continue
    const sentences = readSentences(document)
    const places = new Map(sentences.map(({ text, index }) => [markOf(text), index]))
    const placesOf = (list: readonly number[]) =>
      new Set(list.map((mark) => places.get(mark)).filter((at) => at !== undefined))
    const placed = (marks: Row['sections']): PaperMarks =>
      inSections((section) => ({
        best: placesOf(marks[section].best),
        good: placesOf(marks[section].good),
      }))
    found.push({
      paper,
      kept: kept === true,
      document,
      sentences,
      marks: placed(sections),
      again: again ? placed(again) : null,
    })
  }
  return found.length === 0 ? null : found
}
