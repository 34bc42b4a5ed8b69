import { documentFromSections } from '@tessera/engine'
import { afterEach, expect, test } from 'vitest'
import { type Asked, type Behaviour, elements, sentencesOf } from './lying-provider.fixture.ts'
import { type ModelBench, startModelBench } from './model-bench.fixture.ts'
import { ModelFailure } from './model-failure.ts'

const document = documentFromSections({
  title: 'Songs in cages',
  abstract: 'We listened to ten cages for a week. Nine of ten canaries sang at noon.',
  sections: [],
})
let bench: ModelBench
afterEach(() => bench.close())

const honest = (asked: Asked): Behaviour => ({
  kind: 'says',
  text: elements(
    ...sentencesOf(asked).map(({ id, text }) => ({ ids: [id], quote: text, claim: text })),
  ),
})
const refusal = (message: string): Behaviour => ({ kind: 'status', status: 400, message })

/** The number of claims, or the kind of failure. */
async function outcome(): Promise<number | string> {
  const question = 'Who sang?'
  try {
    return (await bench.explainer.explain('answer', { document, reader: 'ada', question })).claims
      .length
  } catch (error) {
    if (error instanceof ModelFailure) return error.kind
    throw error
  }
}

test.each([
  ['openai-compatible', 'response_format'],
  ['anthropic', 'output_config'],
] as const)(
  '%s: a service that knows no schemas is asked without, and from then on at once',
  async (protocol, field) => {
    bench = await startModelBench(protocol)
    bench.provider.behave = (asked) =>
      field in asked.body ? refusal(`${field}: not available`) : honest(asked)
    expect(await outcome()).toBe(2)
    expect(bench.provider.calls).toHaveLength(2)
    expect(await outcome()).toBe(2)
    expect(bench.provider.calls).toHaveLength(3)
  },
)

test('a service that has renamed its limit of tokens is asked by the new name', async () => {
  bench = await startModelBench('openai-compatible')
  bench.provider.behave = (asked) =>
    'max_tokens' in asked.body ? refusal('Use max_completion_tokens instead.') : honest(asked)
  expect(await outcome()).toBe(2)
  expect(bench.provider.calls.at(-1)?.body).toMatchObject({
    max_completion_tokens: 2_000,
    response_format: { type: 'json_schema' },
  })
})

test('a service that refuses in every way is asked for a schema again the next time', async () => {
  bench = await startModelBench('openai-compatible')
  bench.provider.behave = () => refusal('Your credit balance is too low.')
  expect(await outcome()).toBe('refused')
  expect(bench.provider.calls).toHaveLength(2)
  bench.provider.behave = honest
  expect(await outcome()).toBe(2)
  expect(bench.provider.calls.at(-1)?.body).toHaveProperty('response_format')
})

const doesNotFit = [
  'prompt is too long: 212000 tokens > 200000 maximum',
  'This model’s maximum context length is 8192 tokens.',
  'the request exceeds the available context size',
]
test.each(doesNotFit)('a text that does not fit is told as such: %s', async (message) => {
  bench = await startModelBench('openai-compatible')
  bench.provider.behave = () => refusal(message)
  expect(await outcome()).toBe('too-long')
  expect(bench.provider.calls).toHaveLength(1)
})

test('of a paper that does not fit half is sent, until it fits; the next time that much at once', async () => {
  const days = Array.from({ length: 400 }, (_, at) => `On day ${at} the ${at}th canary was silent.`)
  const long = documentFromSections({
    title: 'A year of songs',
    abstract: 'We listened to ten cages for a year.',
    sections: [{ heading: 'Results', paragraphs: days }],
  })
  bench = await startModelBench('openai-compatible', { inputTokens: 20_000 })
  bench.provider.behave = (asked) =>
    asked.prompt.length > 9_000 ? refusal(doesNotFit[1] as string) : honest(asked)
  const explain = (question: string) =>
    bench.explainer.explain('answer', { document: long, reader: 'ada', question })
  expect((await explain('Which canary was silent on day 17?')).claims).not.toEqual([])
  const tried = bench.provider.calls.length
  expect(tried).toBeGreaterThan(2)
  expect((await explain('Which canary was silent on day 99?')).claims).not.toEqual([])
  expect(bench.provider.calls).toHaveLength(tried + 1)
  expect(bench.settled.filter(({ input }) => input > 0)).toHaveLength(2)
})
