import { documentFromSections } from '@tessera/engine'
import { afterEach, describe, expect, test } from 'vitest'
import { type Behaviour, elements, type Protocol, sentencesOf } from './lying-provider.fixture.ts'
import { type ModelBench, startModelBench } from './model-bench.fixture.ts'

const document = documentFromSections({
  title: 'Songs in cages',
  abstract: 'We listened to ten cages for a week. Nine of ten canaries sang at noon.',
  sections: [],
})
let bench: ModelBench
afterEach(() => bench.close())

/** Behaves like this with a first proposal that is whole, and a second one that is not. */
async function explained(protocol: Protocol, end: (text: string) => Behaviour) {
  bench = await startModelBench(protocol)
  bench.provider.behave = (asked) => {
    const said = sentencesOf(asked).map(({ id, text }) => ({ ids: [id], quote: text, claim: text }))
    return end(elements(...said).slice(0, -40))
  }
  return bench.explainer.explain('answer', { document, reader: 'ada', question: 'Who sang?' })
}
const protocols: Protocol[] = ['openai-compatible', 'anthropic']

describe.each(protocols)('through %s', (protocol) => {
  test('an answer that grew too long says so, keeps what was proven, and is not asked for again', async () => {
    const said = await explained(protocol, (text) => ({ kind: 'stops', why: 'length', text }))
    expect(said.claims).toHaveLength(1)
    expect(said.note).toBe(
      'The language model’s answer was cut: it grew longer than it may be here. What was proven by then is kept.',
    )
    expect(bench.provider.calls).toHaveLength(1)
    expect(bench.settled).toHaveLength(1)
  })

  test('thoughts that use up the answer are an answer that grew too long', () =>
    expect(
      explained(protocol, () => ({ kind: 'stops', why: 'length', text: '<think>Hm, let me' })),
    ).rejects.toMatchObject({ kind: 'cut-short' }))

  test('a model that declines is told as such, and is not asked again', async () => {
    const asked = explained(protocol, () => ({ kind: 'stops', why: 'refusal', text: '' }))
    await expect(asked).rejects.toMatchObject({
      kind: 'declined',
      message: 'The language model declined to answer.',
    })
    expect(bench.provider.calls).toHaveLength(1)
  })

  test('what a service had said before it gave up is kept', async () => {
    const said = await explained(protocol, (text) => ({ kind: 'gives-up', text }))
    expect(said.claims).toHaveLength(1)
    expect(said.note).toContain('broke off before its end')
  })

  test('one that gives up before its first word takes no more questions for a while', async () => {
    const asked = explained(protocol, () => ({ kind: 'gives-up', text: '' }))
    await expect(asked).rejects.toMatchObject({ kind: 'rate-limited' })
    await expect(
      bench.explainer.explain('answer', { document, reader: 'ada', question: 'Who?' }),
    ).rejects.toMatchObject({ kind: 'rate-limited' })
    expect(bench.provider.calls).toHaveLength(1)
  })
})
