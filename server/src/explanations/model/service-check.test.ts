import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type LyingProvider, type Protocol, startLyingProvider } from './lying-provider.fixture.ts'
import { checkService } from './service-check.ts'

let provider: LyingProvider
let engine: Protocol
afterEach(() => provider.close())

const check = (model = 'liar-1') =>
  checkService({ engine, baseUrl: `${provider.url}/v1`, apiKey: 'test-key', model })
function answer(status: number, body: object | string = {}): void {
  const isPage = typeof body === 'string'
  provider.models = {
    status,
    type: isPage ? 'text/html' : 'application/json',
    body: isPage ? body : JSON.stringify(body),
  }
}
const notFound = (message: string) => ({ error: { type: 'not_found_error', message } })

describe.each<Protocol>(['openai-compatible', 'anthropic'])('through %s', (protocol) => {
  beforeEach(async () => {
    engine = protocol
    provider = await startLyingProvider(protocol)
  })

  test('nothing is said of a service that knows its model, or that tells nothing', async () => {
    expect(await check()).toBeNull()
    for (const status of [404, 405, 500]) {
      answer(status)
      expect(await check()).toBeNull()
    }
    answer(200, { data: [] })
    expect(await check()).toBeNull()
    expect(provider.calls).toEqual([])
  })

  test.each([401, 403])('a key that it does not take: %i', async (status) => {
    answer(status, { error: { message: 'test-key is wrong' } })
    expect(await check()).toBe(
      `The language model’s service at ${new URL(provider.url).host} does not accept AI_API_KEY (status ${status}). Until that is mended, the embedded engine answers.`,
    )
  })

  test('a web page', async () => {
    answer(200, '<html>Sign in</html>')
    expect(await check()).toContain('AI_BASE_URL must be the address of its API')
  })

  test('nobody there', async () => {
    await provider.close()
    expect(await check()).toContain('cannot be reached: check AI_BASE_URL')
  })
})

test('a model that the list does not name is told', async () => {
  engine = 'openai-compatible'
  provider = await startLyingProvider(engine)
  answer(200, { data: [{ id: 'bell:latest' }, { id: 'tower' }] })
  expect(await check('bell')).toBeNull()
  expect(await check('tower')).toBeNull()
  expect(await check('towe')).toContain('does not know a model named towe: check AI_MODEL')
})

test('a model that is not found by its name is told; a service that has no such list is not', async () => {
  engine = 'anthropic'
  provider = await startLyingProvider(engine)
  answer(404, notFound('model: liar-1'))
  expect(await check()).toContain('does not know a model named liar-1')
  answer(404, notFound('Not Found'))
  expect(await check()).toBeNull()
})
