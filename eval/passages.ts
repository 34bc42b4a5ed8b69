import type { PaperDocument } from '../engine/src/document/paper-document.ts'
import { shippedModel } from '../engine/src/explain/answer/answer-model.ts'
import { type Candidate, candidatesOf } from '../engine/src/explain/answer/candidates.ts'
import { rankCandidates } from '../engine/src/explain/answer/rank-candidates.ts'
import { evidenceParagraphs, rankEvidence } from '../engine/src/explain/answer/rank-evidence.ts'
import { type Question, readQuestion } from '../engine/src/explain/question/question.ts'
import { topicOf } from '../engine/src/explain/question/question-coverage.ts'
import { readSentences } from '../engine/src/explain/text/sentence.ts'
import { passageIndex } from '../engine/src/retrieve/passage-index.ts'
import type { PassageUnit } from '../engine/src/retrieve/passages.ts'
import { rankPassages } from '../engine/src/retrieve/rank-passages.ts'
import { slice } from '../engine/src/text/span.ts'
import { plainBm25 } from './bm25.ts'
import { covidQa } from './covid-qa.ts'
import { evidenceF1, evidenceRecall } from './evidence-scores.ts'
import { fitAnswerFolds } from './fit-answer-folds.ts'
import type { Rankers } from './fit-answers.ts'
import { folds } from './folds.ts'
import type { Measure, Part } from './measure.ts'
import {
  type AskedPassage,
  askedClaims,
  askedTrials,
  byWords,
  passageTraining,
} from './passage-sets.ts'
import { type AskedPaper, keptQasper, qasper } from './question-sets.ts'

interface Found {
  readonly text: string
  readonly right: boolean
}

const most = 5
const kept = new WeakMap<PaperDocument, Map<PassageUnit, ReturnType<typeof plainBm25>>>()

/** Plain BM25 over the same passages. */
function plainly({ document, query, isRight }: AskedPassage, unit: PassageUnit): Found[] {
  const { passages } = passageIndex(document, unit)
  const known = kept.get(document) ?? new Map<PassageUnit, ReturnType<typeof plainBm25>>()
  kept.set(document, known)
  const search = known.get(unit) ?? plainBm25(passages.map(({ text }) => text))
  known.set(unit, search)
  return search(query, most).flatMap((at) => {
    const passage = passages[at]
    return passage ? [{ text: passage.text, right: isRight(passage.span, passage.text) }] : []
  })
}

const quotable = new WeakMap<PaperDocument, readonly Candidate[]>()
function candidates(document: PaperDocument): readonly Candidate[] {
  const found = quotable.get(document) ?? candidatesOf(document, readSentences(document))
  quotable.set(document, found)
  return found
}

/** A question's sentences as answers are chosen from them, before any rule. */
function quotableFirst(document: PaperDocument, question: Question, model: Rankers) {
  const all = candidates(document)
  return rankCandidates(document, question, all, topicOf(question, all), model)
}

/** A reader's question is ranked by what it asks for as well; a claim, and a trial's comparison, by its words alone. */
function ranked(
  { set, document, query, isRight }: AskedPassage,
  unit: PassageUnit,
  model: Rankers,
): Found[] {
  const question = readQuestion(query)
  const found =
    set === 'claims' || set === 'trials'
      ? rankPassages(document, query, { unit, k: most, weights: model.passages })
      : unit === 'sentence'
        ? quotableFirst(document, question, model)
        : rankEvidence(document, question, quotableFirst(document, question, model), model)
  return found.slice(0, most).map(({ span }) => {
    const text = slice(document.text, span)
    return { text, right: isRight(span, text) }
  })
}

/** Hits at k of the engine's ranking, and of plain BM25 over the same passages. */
function measureAsked(
  task: string,
  part: Part,
  asked: readonly AskedPassage[],
  unit: PassageUnit,
  depths: readonly number[],
  modelOf: (fold: number) => Rankers,
): Measure[] {
  const ways = {
    engine: (item: AskedPassage) => ranked(item, unit, modelOf(item.fold)),
    'plain BM25': (item: AskedPassage) => plainly(item, unit),
  }
  return Object.entries(ways).flatMap(([way, rank]) => {
    const found = asked.map(rank)
    return depths.map(
      (k): Measure => ({
        task,
        part,
        name: `${unit === 'paragraph' ? 'paragraph ' : ''}hit@${k}, ${way}`,
        values: found.map((list) => (list.slice(0, k).some(({ right }) => right) ? 1 : 0)),
      }),
    )
  })
}

const shown = 2

/** Evidence without figures and tables, which the papers at hand do not hold (`--text_evidence_only` of the set's own evaluator). */
const textAlone = (evidence: readonly string[]) =>
  evidence.filter((one) => !one.startsWith('FLOAT SELECTED'))

/**
 * Evidence paragraphs as QASPER's own evaluation scores them (Dasigi et al. 2021): as many as the engine takes for
 * evidence, and, as of the baseline, the first two.
 */
function measureEvidence(
  part: Part,
  papers: readonly AskedPaper[],
  modelOf: (fold: number) => Rankers,
): Measure[] {
  const asked = papers.flatMap(({ document, questions }, paper) =>
    questions.map(({ question, annotators = [] }) => ({
      annotators,
      item: {
        set: 'qasper' as const,
        document,
        fold: paper % folds,
        query: question,
        isRight: () => false,
      },
    })),
  )
  const measure = (name: string, values: readonly number[]): Measure => ({
    task: 'evidence paragraphs, QASPER',
    part,
    name,
    values,
  })
  const chosen = ({ document, query, fold }: AskedPassage) => {
    const question = readQuestion(query)
    const ranked = quotableFirst(document, question, modelOf(fold))
    return evidenceParagraphs(document, question, ranked, modelOf(fold)).map((span) =>
      slice(document.text, span),
    )
  }
  const ways = {
    engine: (item: AskedPassage) => ranked(item, 'paragraph', modelOf(item.fold)),
    'plain BM25': (item: AskedPassage) => plainly(item, 'paragraph'),
  }
  return [
    measure(
      'evidence F1, engine',
      asked.map(({ item, annotators }) => evidenceF1(chosen(item), annotators)),
    ),
    ...Object.entries(ways).flatMap(([way, rank]) => {
      const found = asked.map(({ item, annotators }) => ({
        texts: rank(item).map(({ text }) => text),
        annotators,
      }))
      return [
        measure(
          `evidence F1 of two paragraphs, ${way}`,
          found.map(({ texts, annotators }) => evidenceF1(texts.slice(0, shown), annotators)),
        ),
        measure(
          `R@${most}, ${way}`,
          found.flatMap(({ texts, annotators }) => evidenceRecall(texts, annotators) ?? []),
        ),
        measure(
          `R@${most} of evidence that is text, ${way}`,
          found.flatMap(
            ({ texts, annotators }) => evidenceRecall(texts, annotators.map(textAlone)) ?? [],
          ),
        ),
      ]
    }),
  ]
}

/**
 * The ranking of passages on four sets; of the parts kept for the end alone where a set to fit to is not there. Every
 * paper is ranked with weights that were fitted without it: five folds of COVID-QA, QASPER and SciFact; Evidence
 * Inference's dev part, of which none is trained on.
 */
export async function measurePassages(folder: string): Promise<Measure[] | null> {
  const training = passageTraining(folder)
  const fitted = await fitAnswerFolds(folder)
  const trials = askedTrials(folder, 'dev')
  const science = qasper(folder)
  const kept = measureKept(folder)
  if (!training || !fitted || !trials || !science) return kept.length === 0 ? null : kept
  const of = (set: AskedPassage['set']) => training.filter((asked) => asked.set === set)
  const folded = measureSets(
    { covid: of('covid-qa'), claims: of('claims'), trials: [], science },
    'five folds',
    fitted.rankers,
  )
  const none = { covid: [], claims: [], science: [] }
  return [
    ...folded,
    ...measureSets({ ...none, trials }, 'development', () => fitted.rankers()),
    ...kept,
  ]
}

/** The same of the parts kept for the end that are at hand, with the weights that ship. */
const measureKept = (folder: string): Measure[] =>
  measureSets(
    {
      covid: byWords('covid-qa', covidQa(folder, 'test') ?? []),
      claims: askedClaims(folder, 'dev') ?? [],
      trials: askedTrials(folder, 'test') ?? [],
      science: keptQasper(folder),
    },
    'held out',
    () => shippedModel,
  )

/** What is asked of the papers of each set; empty where there is none to measure. */
interface Sets {
  readonly covid: readonly AskedPassage[]
  readonly claims: readonly AskedPassage[]
  readonly trials: readonly AskedPassage[]
  readonly science: readonly AskedPaper[]
}

function measureSets(
  { covid, claims, trials, science }: Sets,
  part: Part,
  modelOf: (fold: number) => Rankers,
): Measure[] {
  const asked = (
    task: string,
    list: readonly AskedPassage[],
    unit: PassageUnit,
    depths: readonly number[],
  ) => (list.length === 0 ? [] : measureAsked(task, part, list, unit, depths, modelOf))
  return [
    ...asked('passages, COVID-QA', covid, 'sentence', [1, 5]),
    ...asked('passages, COVID-QA', covid, 'paragraph', [1, 5]),
    ...asked('claim to rationale, SciFact', claims, 'sentence', [1, 3, 5]),
    ...asked('question to evidence, trials', trials, 'sentence', [1, 3, 5]),
    ...(science.length === 0 ? [] : measureEvidence(part, science, modelOf)),
  ]
}
