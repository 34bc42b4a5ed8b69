import { foldOfReaders, type PosedPaper } from './answer-examples.ts'
import { readRows } from './data.ts'
import { folds } from './folds.ts'
import { type TrialRow, trialDocument } from './passage-sets.ts'
import { hits } from './question-sets.ts'
import type { ReaderPaper } from './reader-questions.ts'

type Compared = TrialRow['qas'][number]

/** What one of its questions counts, against one of a reader. */
const share = 0.25
/** Evidence of fewer letters, as a cell of a table, stands in many a sentence. */
const shortest = 20
/** The set asks all of its questions in the same words; these are the ways in which others ask, drawn in turn. */
const ways: readonly ((compared: Compared) => string)[] = [
  ({ intervention, outcome, comparator }) =>
    `What was the effect of ${intervention} on ${outcome} compared with ${comparator}?`,
  ({ intervention, outcome, comparator }) =>
    `Did ${outcome} differ between ${intervention} and ${comparator}?`,
  ({ intervention, outcome }) => `How did ${intervention} change ${outcome}?`,
  ({ question }) => question,
]

/**
 * What the reports of trials found, by the evidence that Evidence Inference 2.0 marks (DeYoung et al. 2020). A report of
 * which readers ask as well is of the fold that it has there, or left out where it is kept. Null when the data folder
 * does not hold them.
 */
export function posedTrials(folder: string, readers: readonly ReaderPaper[]): PosedPaper[] | null {
  const rows = readRows<TrialRow>(folder, 'evidence_inference/train.jsonl')
  const kept = new Set(readers.filter((one) => one.kept).map(({ paper }) => paper))
  const open = readers.filter((one) => !one.kept)
  const known = new Map(open.map(({ paper }, at) => [paper, foldOfReaders(paper, at)]))
  return (
    rows?.flatMap((row, at): PosedPaper[] => {
      const name = `trials/${at}`
      if (kept.has(name)) return []
      const fold = known.get(name) ?? at % folds
      const questions = row.qas.map((compared, nth) => posedTrial(compared, at + nth))
      return [{ document: trialDocument(row), fold, isOfSet: false, share, questions }]
    }) ?? null
  )
}

function posedTrial(compared: Compared, nth: number): PosedPaper['questions'][number] {
  const gold = compared.answers
    .flatMap(({ evidence }) => evidence.map(({ text }) => text.trim()))
    .filter((text) => text.length > shortest)
  return {
    question: ways[nth % ways.length]?.(compared) ?? compared.question,
    says: gold.length > 0,
    isRight: ({ text }) => hits([text], gold),
    isPartly: () => false,
  }
}
