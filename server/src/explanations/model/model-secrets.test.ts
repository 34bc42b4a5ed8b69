import { inspect } from 'node:util'
import { documentFromSections } from '@tessera/engine'
import { afterEach, expect, test, vi } from 'vitest'
import { openLogLines } from '../../testing/log-lines.fixture.ts'
import type { Asked, Behaviour, Protocol } from './lying-provider.fixture.ts'
import { type ModelBench, startModelBench } from './model-bench.fixture.ts'

const secret = 'The canary of the study sang at noon in nine of ten cages.'
const document = documentFromSections({
  title: 'Songs in cages',
  abstract: `We listened to ten cages for a week. ${secret}`,
  sections: [],
})

let bench: ModelBench
afterEach(async () => {
  vi.restoreAllMocks()
  await bench.close()
})

/** A service that repeats in its failure what it was told. */
const repeating: [string, (asked: Asked) => Behaviour][] = [
  ...[400, 401, 429, 500].map((status): [string, (asked: Asked) => Behaviour] => [
    `status ${status}`,
    ({ key, prompt }) => ({ kind: 'status', status, message: `${key}\n${prompt}` }),
  ]),
  ['prose', ({ key, prompt }) => ({ kind: 'says', text: `${key}\n${prompt}` })],
  ['half an answer', ({ key, prompt }) => ({ kind: 'breaks-off', text: `${key}\n${prompt}` })],
  ['JSON of another shape', ({ prompt }) => ({ kind: 'says', text: JSON.stringify({ prompt }) })],
]

test.each(
  (['openai-compatible', 'anthropic'] satisfies Protocol[]).flatMap((protocol) =>
    repeating.map(([name, behave]) => [protocol, name, behave] as const),
  ),
)(
  '%s, %s: a failure that is logged whole holds neither the key nor the paper',
  async (protocol, _, behave) => {
    const written: unknown[] = []
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, method).mockImplementation((...words) => void written.push(...words))
    bench = await startModelBench(protocol)
    bench.provider.behave = behave
    const failure = await bench.explainer
      .explain('summary', { document, reader: 'ada' })
      .catch((error: unknown) => error)
    const asked = bench.provider.calls[0]
    expect(asked?.key).toContain('test-key')
    expect(asked?.prompt).toContain(secret)
    const { log, lines } = openLogLines()
    log.error({ err: failure }, 'a model failed')
    const told = [...lines, ...written.map(inFull), inFull(failure)].join('\n')
    expect(told).toContain('The language model')
    expect(told).not.toContain('test-key')
    expect(told).not.toContain('canary')
  },
)

/** All that an inspector of the error would see. */
const inFull = (value: unknown) => inspect(value, { depth: 20, showHidden: true })
