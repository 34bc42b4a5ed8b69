import { documentFromSections } from '@tessera/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAnswerer } from '../explanations/answer-question.ts'
import { runEngineHere } from '../explanations/engine-tasks.ts'
import { createExplainer } from '../explanations/explainer.ts'
import { elements } from '../explanations/model/lying-provider.fixture.ts'
import { type ModelBench, startModelBench } from '../explanations/model/model-bench.fixture.ts'
import { insertDocument } from '../papers/documents-store.ts'
import { insertPaper } from '../papers/papers-store.ts'
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts'

const sentence = 'Lids lowered the loss of tea by 31% in the course of a day.'
const document = documentFromSections({
  title: 'Lids on cups of tea',
  abstract: `We covered 80 cups with four kinds of lids. ${sentence}`,
  sections: [{ heading: 'Methods', paragraphs: ['Each cup was weighed once an hour.'] }],
})
const readable = { paperId: 'lids', document, isPrivate: false }
const readers = ['ada', 'bo', 'eve', 'ada'] as const

let database: TestDatabase
let bench: ModelBench
beforeAll(async () => {
  database = await createTestDatabase()
  await insertPaper(database.db, { id: 'lids', title: 'Lids on cups of tea', source: 'test' })
  await insertDocument(database.db, 'lids', document)
  bench = await startModelBench('openai-compatible')
  bench.spent.add('ada')
})
afterAll(async () => {
  await bench.close()
  await database.close()
})

/** The service says the sentence, for this section. */
function answering(section: 'answer' | 'results') {
  bench.provider.calls.length = 0
  const proposal = { section, ids: ['s1'], quote: sentence, claim: sentence }
  bench.provider.behave = () => ({ kind: 'says', text: elements(proposal) })
  return { db: database.db, run: runEngineHere, models: bench.explainer }
}

test('an answer that waited for one whose reader has no share left is the model’s, paid for once', async () => {
  const answer = createAnswerer(answering('answer'))
  const question = 'By how much did lids lower the loss of tea?'
  const said = await Promise.all(readers.map((reader) => answer(readable, question, reader)))
  expect(said.map(({ engine }) => engine)).toEqual([
    ...['embedded', 'openai-compatible', 'openai-compatible', 'embedded'],
  ])
  const [first, second] = said
  expect(first?.note).toMatch(/Your share of today’s budget .* is used up/)
  expect(second?.note).toBeUndefined()
  expect(bench.provider.calls).toHaveLength(1)
})

test('so it is with a summary, whose claims are heard by those who have a share', async () => {
  const explainer = createExplainer(answering('results'))
  const heard: string[] = []
  const made = await Promise.all(
    readers.map((reader) => explainer.explain(readable, reader, () => heard.push(reader))),
  )
  expect(made.map(({ engine }) => engine)).toEqual([
    ...['embedded', 'openai-compatible', 'openai-compatible', 'embedded'],
  ])
  expect(made.map(({ note }) => note?.includes('Your share'))).toEqual([true, false, false, true])
  expect(heard).toEqual(['bo', 'eve'])
  expect(bench.provider.calls).toHaveLength(1)
})
