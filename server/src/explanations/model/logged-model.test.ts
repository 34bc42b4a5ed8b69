import { expect, test } from 'vitest'
import { openLogLines } from '../../testing/log-lines.fixture.ts'
import type { LanguageModel, Proposed } from './language-model.ts'
import { loggedModel } from './logged-model.ts'
import { ModelFailure } from './model-failure.ts'

const prompt = { instructions: 'Quote.', prompt: 'The canary sang.' }
async function linesOf(propose: LanguageModel['propose']): Promise<object[]> {
  const { log, lines } = openLogLines()
  await loggedModel({ propose }, log)
    .propose('summary', prompt, () => {})
    .catch((error: unknown) => expect(error).toBeInstanceOf(ModelFailure))
  return lines.map((line) => JSON.parse(line) as object)
}
const ending = (end: Proposed['end']) => async () => ({ end, used: { input: 1, output: 1 } })
const failing = (failure: ModelFailure) => () => Promise.reject(failure)

test('a failure is logged with its kind and cause, and thrown on', async () => {
  const cause = new Error('AI_APICallError 401')
  expect(await linesOf(failing(new ModelFailure('refused', { cause })))).toMatchObject([
    { failure: 'refused', cause: 'AI_APICallError 401', msg: expect.stringContaining('refused') },
  ])
  expect(await linesOf(failing(new ModelFailure('too-slow')))).toMatchObject([
    { failure: 'too-slow' },
  ])
})

test.each([
  [new ModelFailure('refused', { status: 401 }), 'Check AI_API_KEY.'],
  [new ModelFailure('refused', { status: 404 }), 'Check AI_MODEL and AI_BASE_URL.'],
  [new ModelFailure('refused', { status: 400 }), 'limit or credit'],
  [new ModelFailure('rate-limited', { status: 429 }), 'limit or credit'],
  [new ModelFailure('unreachable', { status: 0 }), 'Check AI_BASE_URL'],
  [new ModelFailure('too-long', { status: 400 }), 'Lower AI_INPUT_TOKENS'],
  [new ModelFailure('unreadable', { isFree: true }), 'AI_BASE_URL leads to a web page'],
])('its operator is told what to do: %s', async (failure, hint) =>
  expect(await linesOf(failing(failure))).toMatchObject([{ msg: expect.stringContaining(hint) }]),
)

test.each([
  new ModelFailure('unreachable', { status: 500 }),
  new ModelFailure('rate-limited', { status: 529 }),
  new ModelFailure('broke-off'),
])('where nothing is to be done, nothing is advised: %s', async (failure) =>
  expect(await linesOf(failing(failure))).toMatchObject([{ msg: failure.message }]),
)

test('an answer that was cut at its limit names the setting', async () =>
  expect(await linesOf(ending('cut-short'))).toMatchObject([
    { msg: expect.stringContaining('AI_OUTPUT_TOKENS') },
  ]))

test('an answer that ended too early is logged, a whole one is not, nor is a rest after failures', async () => {
  expect(await linesOf(ending('broke-off'))).toMatchObject([{ failure: 'broke-off' }])
  expect(await linesOf(ending('whole'))).toEqual([])
  expect(await linesOf(failing(new ModelFailure('resting')))).toEqual([])
})
