import type { PassageWeights } from '../engine/src/retrieve/rank-passages.ts'
import { type AskedExample, askedExamples, posedByReaders, posedSet } from './answer-examples.ts'
import { fitAskedFolds } from './fit-answers.ts'
import type { FittedAsked } from './fit-asked.ts'
import { fitPassageFolds } from './fit-passages.ts'
import { folds } from './folds.ts'
import { posedPool } from './question-pool.ts'
import { covidQa, qasper } from './question-sets.ts'
import { readerQuestions } from './reader-questions.ts'

/** What one question of the public sets counts, whose askers had the answer before them, against one of a reader. */
const shareOfSets = 0.5

export interface AnswerFolds {
  readonly examples: readonly AskedExample[]
  readonly passages: PassageWeights
  /** The weights of passages for a fold's papers, fitted without them. */
  readonly passagesOf: (fold: number) => PassageWeights
  readonly asked: FittedAsked
  /** For each fold, what is asked for, fitted to the others. */
  readonly askedWithout: readonly FittedAsked[]
}

const fittedTo = new Map<string, Promise<AnswerFolds | null>>()

/**
 * All examples that answering is fitted to, each described by models that have not seen its paper; null where a set is
 * not there. Papers of readers' questions that are kept are left out. Fitted once in a run.
 */
export function fitAnswerFolds(folder: string): Promise<AnswerFolds | null> {
  const fitted = fittedTo.get(folder) ?? fitFolds(folder)
  fittedTo.set(folder, fitted)
  return fitted
}

async function fitFolds(folder: string): Promise<AnswerFolds | null> {
  const covid = covidQa(folder)
  const science = qasper(folder)
  const passages = fitPassageFolds(folder)
  const readers = await readerQuestions(folder)
  const pool = posedPool(folder)
  if (!covid || !science || !pool || !passages || !readers) return null
  const passagesOf = (fold: number) => passages.without[fold % folds] ?? passages.all
  const posed = [
    ...posedSet(covid, shareOfSets),
    ...posedSet(science, shareOfSets),
    ...posedByReaders(readers.filter(({ kept }) => !kept)),
  ]
  const examples = askedExamples(posed, passagesOf)
  const { all, without } = fitAskedFolds(examples, askedExamples(pool, passagesOf))
  return { examples, passages: passages.all, passagesOf, asked: all, askedWithout: without }
}
