import type { PaperDocument } from '../engine/src/document/paper-document.ts'
import { answer } from '../engine/src/explain/answer/answer.ts'
import { shippedModel } from '../engine/src/explain/answer/answer-model.ts'
import { overlaps, type Span, slice } from '../engine/src/text/span.ts'
import { covidQa } from './covid-qa.ts'
import { evidenceF1 } from './evidence-scores.ts'
import { fitAnswerFolds } from './fit-answer-folds.ts'
import { fitModel } from './fit-answers.ts'
import { folds } from './folds.ts'
import type { Measure, Part } from './measure.ts'
import {
  type AskedPaper,
  foreignPairs,
  holdsAnswer,
  keptQasper,
  qasper,
  quoted,
} from './question-sets.ts'
import { type ModelOf, measureRefusals } from './refusals.ts'

const foreignSeed = 11

async function measureSet(
  task: string,
  part: Part,
  papers: readonly AskedPaper[],
  modelOf: ModelOf,
): Promise<Measure[]> {
  const lead: number[] = []
  const any: number[] = []
  const nearest: number[] = []
  const falselyRefused: number[] = []
  const evidence: number[] = []
  for (const [at, { document, questions }] of papers.entries())
    for (const asked of questions) {
      const { annotators, gold } = asked
      const given = await answer(document, asked.question, { model: modelOf(at) })
      if (annotators) evidence.push(evidenceF1(paragraphsOf(document, given.evidence), annotators))
      if (gold.length === 0) continue
      falselyRefused.push(given.refused ? 1 : 0)
      lead.push(holdsAnswer(asked, quoted(given.claims.slice(0, 1))) ? 1 : 0)
      any.push(holdsAnswer(asked, quoted(given.claims)) ? 1 : 0)
      const passages = given.refused
        ? (given.nearest ?? []).map((span) => ({ span, text: slice(document.text, span) }))
        : quoted(given.claims)
      nearest.push(holdsAnswer(asked, passages) ? 1 : 0)
    }
  const refused: number[] = []
  for (const { paper, question } of foreignPairs(papers, foreignSeed)) {
    const { document } = papers[paper] as AskedPaper
    refused.push((await answer(document, question, { model: modelOf(paper) })).refused ? 1 : 0)
  }
  return [
    { task, part, name: 'first sentence holds the answer', values: lead },
    { task, part, name: 'a shown sentence holds the answer', values: any },
    { task, part, name: 'the same, nearest passages of refusals counted', values: nearest },
    { task, part, name: 'refused though the paper says', values: falselyRefused },
    { task, part, name: 'refused, question of another paper', values: refused },
    ...(evidence.length > 0
      ? [{ task, part, name: 'evidence F1 of the paragraphs shown', values: evidence }]
      : []),
  ]
}

/** The paragraphs that hold passages, each once. */
function paragraphsOf(document: PaperDocument, passages: readonly Span[]): string[] {
  return document.blocks
    .filter(({ span }) => passages.some((passage) => overlaps(passage, span)))
    .map(({ span }) => slice(document.text, span))
}

/**
 * Answers and refusals on COVID-QA and on the QASPER papers at hand; of the parts kept for the end alone where one to
 * fit to is not there. Out of
 * sample: every paper is asked with weights fitted to the papers of the other four folds of both sets.
 * The shipped weights, which have seen all of them, stand beside it as "fitted".
 */
export async function measureQuestions(folder: string): Promise<Measure[] | null> {
  const covid = covidQa(folder)
  const science = qasper(folder)
  const fitted = await fitAnswerFolds(folder)
  if (!covid || !science || !fitted) {
    const kept = await measureKept(folder)
    return kept.length === 0 ? null : kept
  }
  const models = Array.from({ length: folds }, (_, fold) =>
    fitModel(
      fitted.examples.filter(({ paper }) => paper.fold !== fold),
      fitted.rankers(fold),
    ),
  )
  const unseen = (paper: number) => models[paper % folds] ?? shippedModel
  const shipped = () => shippedModel
  return [
    ...(await measureSet('covid-qa', 'five folds', covid, unseen)),
    ...(await measureSet('covid-qa', 'fitted', covid, shipped)),
    ...(await measureSet('qasper', 'five folds', science, unseen)),
    ...(await measureSet('qasper', 'fitted', science, shipped)),
    ...(await measureRefusals('five folds', covid, science, unseen)),
    ...(await measureKept(folder)),
  ]
}

/** The same of the parts kept for the end that are at hand, with the weights that ship. */
async function measureKept(folder: string): Promise<Measure[]> {
  const covid = covidQa(folder, 'test') ?? []
  const science = keptQasper(folder)
  const shipped = () => shippedModel
  const kept = 'held out' as const
  return [
    ...(covid.length === 0 ? [] : await measureSet('covid-qa', kept, covid, shipped)),
    ...(science.length === 0 ? [] : await measureSet('qasper', kept, science, shipped)),
    ...(await measureRefusals(kept, covid, science, shipped)),
  ]
}
