import type { PaperDocument } from '../engine/src/document/paper-document.ts'
import type { AskedModel } from '../engine/src/explain/answer/asked.ts'
import { passageFeatures, questionFeatures } from '../engine/src/explain/answer/asked-features.ts'
import { type Candidate, candidatesOf } from '../engine/src/explain/answer/candidates.ts'
import {
  answerFeatures,
  askedShares,
  type DescribedCandidate,
  describeCandidates,
  describedBy,
} from '../engine/src/explain/answer/describe-candidates.ts'
import { type Question, readQuestion } from '../engine/src/explain/question/question.ts'
import { type Topic, topicOf } from '../engine/src/explain/question/question-coverage.ts'
import { readSentences } from '../engine/src/explain/text/sentence.ts'
import type { QuestionType } from '../engine/src/retrieve/question-type.ts'
import type { PassageWeights } from '../engine/src/retrieve/rank-passages.ts'
import { keyRows } from '../engine/src/text/key-rows.ts'
import { pick, seeded } from '../engine/src/text/seeded.fixture.ts'
import { overlaps } from '../engine/src/text/span.ts'
import { folds } from './folds.ts'
import { type AskedPaper, foreignPairs, hits, holdsAnswer } from './question-sets.ts'
import type { ReaderPaper } from './reader-questions.ts'

interface PosedQuestion {
  readonly question: string
  readonly says: boolean
  readonly isRight: (candidate: Candidate) => boolean
  readonly isPartly: (candidate: Candidate) => boolean
}

/** A paper with questions that it answers, or does not. */
export interface PosedPaper {
  readonly document: PaperDocument
  /** 0 to 4, the same for a paper wherever it is asked; -1 for one that is asked nowhere else. */
  readonly fold: number
  /** Whether it is of a public set, whose questions of other papers decide from which chance on is answered. */
  readonly isOfSet: boolean
  /** How much each of its questions counts. */
  readonly share: number
  readonly questions: readonly PosedQuestion[]
}

interface ReadPaper extends PosedPaper {
  readonly candidates: readonly Candidate[]
  readonly features: readonly (readonly number[])[]
}

/** A question asked of a paper, with all that can be quoted as an answer. */
export interface AskedExample {
  readonly paper: ReadPaper
  readonly question: Question
  readonly topic: Topic
  /** The values of the paper's candidates in the order of `answerFeatures`, one row after the other: all examples have millions. */
  readonly rows: Float64Array
  /** Places of right answers among the candidates; empty when the paper does not say. */
  readonly right: ReadonlySet<number>
  /** Places of what answers in part. */
  readonly partly: ReadonlySet<number>
  readonly says: boolean
}

const width = answerFeatures.length
const never = () => false
const foreignSeed = 7

/** A set's questions of their own papers and, as unanswerable, of other papers. */
export function posedSet(papers: readonly AskedPaper[], share: number): PosedPaper[] {
  const foreign = foreignPairs(papers, foreignSeed)
  return papers.map(({ document, questions }, at) => ({
    document,
    fold: at % folds,
    isOfSet: true,
    share,
    questions: [
      ...questions
        .filter(({ gold }) => gold.length > 0)
        .map((asked) => ({
          question: asked.question,
          says: true,
          isRight: (candidate: Candidate) => holdsAnswer(asked, [candidate]),
          isPartly: ({ text }: Candidate) => hits([text], asked.gold),
        })),
      ...foreign
        .filter(({ paper }) => paper === at)
        .map(({ question }) => ({ question, says: false, isRight: never, isPartly: never })),
    ],
  }))
}

/** The fold of the nth paper that readers ask of, for one of a public set the same as there. */
export function foldOfReaders(paper: string, nth: number): number {
  const inSet = /^(?:covid_qa|qasper)\/(\d+)$/.exec(paper)?.[1]
  return (inSet === undefined ? nth : Number(inSet)) % folds
}

/** So many questions of other papers stand beside each paper's own. */
const foreignOfReaders = 8

/**
 * Readers' questions of their papers and, as unanswerable, of other papers; those that take something false for granted
 * are left out.
 */
export function posedByReaders(papers: readonly ReaderPaper[]): PosedPaper[] {
  const random = seeded(foreignSeed)
  const answered = papers.map(({ questions }) =>
    questions.filter(({ kind, answers }) => kind !== 'false' && answers.length > 0),
  )
  return papers.map(({ paper, document, questions }, at) => {
    const foreign = Array.from({ length: foreignOfReaders }, () => {
      const other = at + 1 + Math.floor(random() * (papers.length - 1))
      return pick(answered[other % papers.length] ?? [], random)
    }).filter((one) => one !== undefined)
    return {
      document,
      fold: foldOfReaders(paper, at),
      isOfSet: false,
      share: 1,
      questions: [
        ...(answered[at] ?? []).map(({ question, answers, partly }) => ({
          question,
          says: true,
          isRight: ({ span }: Candidate) => answers.some((one) => overlaps(one, span)),
          isPartly: ({ span }: Candidate) => partly.some((one) => overlaps(one, span)),
        })),
        ...[...questions.filter(({ kind }) => kind === 'none'), ...foreign].map(({ question }) => ({
          question,
          says: false,
          isRight: never,
          isPartly: never,
        })),
      ],
    }
  })
}

/** Knows no feature. */
const knowsNothing: AskedModel = {
  factors: 1,
  scale: 1,
  question: { rows: keyRows([]), weights: [] },
  passage: { rows: keyRows([]), weights: [] },
  shared: { rows: keyRows([]), weights: [] },
  scaleOfShared: 1,
}

/**
 * Papers' questions with what speaks for each candidate but what is asked for.
 * @param passagesOf the passage weights for a fold's papers, fitted without them
 */
export function askedExamples(
  papers: readonly PosedPaper[],
  passagesOf: (fold: number) => PassageWeights,
): AskedExample[] {
  return papers.flatMap((posed) => {
    const { document, questions } = posed
    const candidates = candidatesOf(document, readSentences(document))
    const features = candidates.map((candidate) => passageFeatures(document, candidate))
    const paper: ReadPaper = { ...posed, candidates, features }
    const model = { passages: passagesOf(posed.fold), asked: knowsNothing }
    const placesOf = (test: (candidate: Candidate) => boolean) =>
      new Set(candidates.flatMap((candidate, place) => (test(candidate) ? [place] : [])))
    return questions.map(({ question: text, says, isRight, isPartly }) => {
      const question = readQuestion(text)
      const topic = topicOf(question, candidates)
      const rows = new Float64Array(candidates.length * width)
      for (const [place, { row }] of describeCandidates(
        document,
        question,
        candidates,
        topic,
        model,
      ).entries())
        rows.set(row, place * width)
      const right = placesOf(isRight)
      return {
        paper,
        question,
        topic,
        rows,
        right,
        partly: placesOf((candidate) => !isRight(candidate) && isPartly(candidate)),
        says,
      }
    })
  })
}

const told = (['asked', 'asked-before', 'asked-after'] as const).map(
  (name) => [name, answerFeatures.indexOf(name)] as const,
)

/** Writes into the examples' rows what is asked for, as each fold's model tells it. */
export function tellAsked(
  examples: readonly AskedExample[],
  modelOf: (fold: number) => AskedModel,
): void {
  for (const { paper, question, rows } of examples) {
    const shares = askedShares(modelOf(paper.fold), paper.document, question, paper.candidates)
    for (const [place, share] of shares.entries())
      for (const [name, at] of told) rows[place * width + at] = share[name]
  }
}

/** An example's candidates with their values, as the engine ranks them. */
export const describedIn = ({ paper, rows }: AskedExample): DescribedCandidate[] =>
  paper.candidates.map((candidate, place) =>
    describedBy(candidate, [...rows.subarray(place * width, (place + 1) * width)]),
  )

/** Papers' answered questions as the model of what is asked for is fitted to them. */
export function askedOf(
  examples: readonly AskedExample[],
  offset: (row: readonly number[], type: QuestionType) => number,
) {
  const byPaper = Map.groupBy(
    examples.filter(({ says, right }) => says && right.size > 0),
    ({ paper }) => paper,
  )
  return [...byPaper].map(([{ features, share, fold }, list]) => ({
    fold,
    passages: features,
    questions: list.map((example) => ({
      features: questionFeatures(example.question),
      offsets: describedIn(example).map(({ row }) => offset(row, example.question.type)),
      right: example.right,
      partly: example.partly,
      share,
    })),
  }))
}
