import { type AskedExample, askedExamples, posedByReaders, posedSet } from './answer-examples.ts'
import { covidQa } from './covid-qa.ts'
import { fitAskedFolds, type Rankers, scaledRanking } from './fit-answers.ts'
import type { FittedAsked } from './fit-asked.ts'
import { fitPassageFolds } from './fit-passages.ts'
import { folds } from './folds.ts'
import { roundedAsked } from './pack-asked.ts'
import { posedPool } from './question-pool.ts'
import { qasper } from './question-sets.ts'
import { posedTrials } from './question-trials.ts'
import { readerQuestions } from './reader-questions.ts'

/** What one question of the public sets counts, whose askers had the answer before them, against one of a reader. */
const shareOfSets = 0.5

export interface AnswerFolds {
  readonly examples: readonly AskedExample[]
  readonly asked: FittedAsked
  /** What ranks passages, fitted to all papers, or to those of all folds but one. */
  readonly rankers: (without?: number) => Rankers
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
  const trials = readers && posedTrials(folder, readers)
  if (!covid || !science || !pool || !passages || !trials) return null
  const passagesOf = (fold: number) => passages.without[fold % folds] ?? passages.all
  const posed = [
    ...posedSet(covid, shareOfSets),
    ...posedSet(science, shareOfSets),
    ...posedByReaders(readers.filter(({ kept }) => !kept)),
  ]
  const examples = askedExamples(posed, passagesOf)
  const asked = fitAskedFolds(examples, askedExamples([...pool, ...trials], passagesOf))
  const known = new Map<number | undefined, Rankers>()
  const rankers = (without?: number): Rankers => {
    const fitted = known.get(without) ?? {
      passages: without === undefined ? passages.all : passagesOf(without),
      asked: roundedAsked((without !== undefined && asked.without[without]) || asked.all),
      ranking: scaledRanking(examples.filter(({ paper }) => paper.fold !== without)),
    }
    known.set(without, fitted)
    return fitted
  }
  return { examples, asked: asked.all, rankers }
}
