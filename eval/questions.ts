import { answer } from '../engine/src/explain/answer.ts'
import { slice } from '../engine/src/text/span.ts'
import type { Measure } from './measure.ts'
import { type AskedPaper, covidQa, foreignPairs, hits, qasper } from './question-sets.ts'

async function measureSet(task: string, papers: readonly AskedPaper[]): Promise<Measure[]> {
  const lead: number[] = []
  const any: number[] = []
  const nearest: number[] = []
  const falselyRefused: number[] = []
  for (const { document, questions } of papers)
    for (const { question, gold } of questions) {
      if (gold.length === 0) continue
      const given = await answer(document, question)
      falselyRefused.push(given.refused ? 1 : 0)
      const quoted = given.claims.map(({ text }) => text)
      lead.push(hits(quoted.slice(0, 1), gold) ? 1 : 0)
      any.push(hits(quoted, gold) ? 1 : 0)
      const passages = given.refused
        ? (given.nearest ?? []).map((span) => slice(document.text, span))
        : quoted
      nearest.push(hits(passages, gold) ? 1 : 0)
    }
  const refused: number[] = []
  for (const { document, question } of foreignPairs(papers, 11))
    refused.push((await answer(document, question)).refused ? 1 : 0)
  return [
    { task, name: 'first sentence holds the answer', values: lead },
    { task, name: 'a shown sentence holds the answer', values: any },
    { task, name: 'the same, nearest passages of refusals counted', values: nearest },
    { task, name: 'refused though the paper says', values: falselyRefused },
    { task, name: 'refused, question of another paper', values: refused },
  ]
}

/** Answers and refusals on COVID-QA and on the QASPER papers at hand; null when neither is there. */
export async function measureQuestions(folder: string): Promise<Measure[] | null> {
  const sets = { 'covid-qa': covidQa(folder), qasper: qasper(folder) }
  const measures: Measure[] = []
  for (const [task, papers] of Object.entries(sets))
    if (papers) measures.push(...(await measureSet(task, papers)))
  return measures.length === 0 ? null : measures
}
