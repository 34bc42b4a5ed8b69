import { documentFromSections } from '@tessera/engine'
import { afterEach, describe, expect, test } from 'vitest'
import { createFakeClock } from '../../sources/broker/fake-clock.fixture.ts'
import { type Behaviour, elements, type Protocol, sentencesOf } from './lying-provider.fixture.ts'
import { type ModelBench, startModelBench } from './model-bench.fixture.ts'
import { ModelFailure } from './model-failure.ts'

const herbs = documentFromSections({
  title: 'Watering schedules for balcony herbs',
  abstract:
    'We watered 120 basil plants by three schedules for eight weeks. Plants watered in the evening grew 14% taller than plants watered at noon.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'Height was measured every Friday by two students who did not know the schedule. Pots stood on four balconies that faced south.',
      ],
    },
  ],
})
const [first = '', second = ''] = [
  'We watered 120 basil plants by three schedules for eight weeks.',
  'Plants watered in the evening grew 14% taller than plants watered at noon.',
]
const proposal = (id: string, words: string) => ({
  section: 'results',
  ids: [id],
  quote: words,
  claim: words,
})
const honest = elements(proposal('s0', first), proposal('s1', second))
/** One whole proposal, and the next without its end. */
const cutLate = honest.slice(0, -40)
const invented = elements(
  proposal('s0', 'We watered nine hundred plants.'),
  proposal('s1', 'X'),
).slice(0, -20)
const protocols: Protocol[] = ['openai-compatible', 'anthropic']

let bench: ModelBench
afterEach(() => bench.close())

/** The claims, or the kind of failure. */
async function outcome(): Promise<string[] | string> {
  try {
    const { claims } = await bench.explainer.explain('summary', { document: herbs, reader: 'ada' })
    return claims.map(({ text }) => text)
  } catch (error) {
    if (error instanceof ModelFailure) return error.kind
    throw error
  }
}

/** The service behaves like this in turn, and at last for ever. */
function behaveLike(...behaviours: Behaviour[]): void {
  bench.provider.behave = () =>
    (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) as Behaviour
}
const says = (text: string): Behaviour => ({ kind: 'says', text })

describe.each(protocols)('through %s', (protocol) => {
  test.each<[string, Behaviour, string]>([
    ['server errors', { kind: 'status', status: 500 }, 'unreachable'],
    ['a wrong key', { kind: 'status', status: 401 }, 'refused'],
    ['429', { kind: 'status', status: 429, headers: { 'retry-after': '20' } }, 'rate-limited'],
    ['half a stream', { kind: 'breaks-off', text: honest.slice(0, 60) }, 'broke-off'],
    ['a stream that breaks before its first word', { kind: 'breaks-off', text: '' }, 'broke-off'],
    ['a stream that ends early', { kind: 'ends-early', text: honest.slice(0, 60) }, 'broke-off'],
    ['a page to sign in on', { kind: 'page' }, 'unreadable'],
    ['50 MB', { kind: 'pours', bytes: 50_000_000 }, 'too-large'],
    ['a redirect', { kind: 'status', status: 302, headers: { location: '/' } }, 'unreachable'],
    ['prose instead of JSON', says('Certainly! Here is a summary of the paper.'), 'unreadable'],
    ['JSON of another shape', says('{"summary":"All is well."}'), 'unreadable'],
    ['JSON that ends early', says('{"elements":[{"section":"results","ids":["s0"],'), 'unreadable'],
    ['nothing', says(''), 'unreadable'],
  ])('%s is a failure with a name', async (_, behaviour, kind) => {
    bench = await startModelBench(protocol)
    behaveLike(behaviour)
    expect(await outcome()).toBe(kind)
  })

  test.each([
    ['a code fence', `\`\`\`json\n${honest}\n\`\`\``],
    ['thoughts', `<think>The paper says {"elements": nothing}.</think>${honest}`],
  ])('%s around the JSON is passed over', async (_, text) => {
    bench = await startModelBench(protocol)
    behaveLike(says(text))
    expect(await outcome()).toEqual([first, second])
    expect(bench.provider.calls).toHaveLength(1)
  })

  test.each<[string, Behaviour]>([
    ['before its first word', { kind: 'stalls' }],
    ['in the middle', { kind: 'stalls-after', text: honest.slice(0, 60) }],
  ])('a service that stalls %s is given up at the deadline', async (_, behaviour) => {
    bench = await startModelBench(protocol, { deadlineMs: 300 })
    behaveLike(behaviour)
    expect(await outcome()).toBe('too-slow')
  })

  test.each<Behaviour['kind'] & ('breaks-off' | 'ends-early')>(['breaks-off', 'ends-early'])(
    'of an answer that %s what came whole is kept, and the rest is asked for once',
    async (kind) => {
      bench = await startModelBench(protocol)
      const half: Behaviour = { kind, text: cutLate }
      behaveLike(half)
      expect(await outcome()).toEqual([first])
      expect(bench.provider.calls).toHaveLength(2)
      behaveLike(half, says(honest))
      expect(await outcome()).toEqual([first, second])
      behaveLike(half, { kind: 'status', status: 500 })
      expect(await outcome()).toEqual([first])
      expect(bench.settled.pop()).toEqual({ input: 0, output: 0 })
      expect(bench.settled.every(({ input, output }) => input > 0 && output > 0)).toBe(true)
    },
  )

  test.each<[string, Behaviour, 'nothing' | 'all']>([
    ['server errors', { kind: 'status', status: 500 }, 'nothing'],
    ['a wrong key', { kind: 'status', status: 401 }, 'nothing'],
    ['429', { kind: 'status', status: 429 }, 'nothing'],
    ['a redirect', { kind: 'status', status: 302, headers: { location: '/' } }, 'nothing'],
    ['a page to sign in on', { kind: 'page' }, 'nothing'],
    ['a gateway that waited in vain', { kind: 'status', status: 504 }, 'all'],
    ['a stall', { kind: 'stalls' }, 'all'],
    ['a stall in the middle', { kind: 'stalls-after', text: honest.slice(0, 60) }, 'all'],
    ['a stall after a whole proposal', { kind: 'stalls-after', text: cutLate }, 'all'],
    ['a stream that breaks', { kind: 'breaks-off', text: honest.slice(0, 60) }, 'all'],
    ['50 MB', { kind: 'pours', bytes: 50_000_000 }, 'all'],
  ])(
    'of what was set aside for a call, %s keeps what may have been used',
    async (_, does, kept) => {
      bench = await startModelBench(protocol, { deadlineMs: 300 })
      behaveLike(does)
      await outcome()
      expect(bench.reserved).toHaveLength(1)
      expect(bench.settled).toEqual(kept === 'all' ? [] : [{ input: 0, output: 0 }])
    },
  )

  test('a service that cannot be reached costs nothing', async () => {
    bench = await startModelBench(protocol)
    await bench.provider.close()
    expect(await outcome()).toBe('unreachable')
    expect(bench.settled).toEqual([{ input: 0, output: 0 }])
  })

  test('of an answer that is cut at the deadline what is proven is kept, with a note, and nothing more is asked', async () => {
    bench = await startModelBench(protocol, { deadlineMs: 1_500 })
    behaveLike({ kind: 'stalls-after', text: cutLate })
    const said = await bench.explainer.explain('summary', { document: herbs, reader: 'ada' })
    expect(said.claims.map(({ text }) => text)).toEqual([first])
    expect(said.note).toBe(
      'The language model did not answer in time. What was proven by then is kept.',
    )
    expect(said.run).toMatchObject({ calls: 1, isCut: true })
    expect(bench.provider.calls).toHaveLength(1)
    behaveLike({ kind: 'stalls-after', text: invented })
    expect(await outcome()).toBe('too-slow')
  })

  test('of an answer without end what was proven before is kept, with a note, and nothing more is asked', async () => {
    bench = await startModelBench(protocol)
    behaveLike({ kind: 'pours', bytes: 50_000_000, text: cutLate })
    const said = await bench.explainer.explain('summary', { document: herbs, reader: 'ada' })
    expect(said.claims.map(({ text }) => text)).toEqual([first])
    expect(said.note).toBe(
      'The language model answered with more than was asked for. What was proven by then is kept.',
    )
    expect(bench.provider.calls).toHaveLength(1)
    expect(bench.settled).toEqual([])
  })

  test('after forty proposals nothing more is read', async () => {
    bench = await startModelBench(protocol)
    const forty = elements(...Array.from({ length: 40 }, () => proposal('s0', first)))
    behaveLike({ kind: 'pours', bytes: 50_000_000, text: `${forty.slice(0, -2)},{"section":"` })
    const said = await bench.explainer.explain('summary', { document: herbs, reader: 'ada' })
    expect(said.claims.map(({ text }) => text)).toEqual([first])
    expect(said.note).toBeUndefined()
    expect(bench.settled[0]?.output).toBeLessThan(forty.length)
  })

  test('malformed once, it is asked once more, and what it then proves is kept', async () => {
    bench = await startModelBench(protocol)
    behaveLike(says('{"elements":[{"section":'), says(honest))
    expect(await outcome()).toEqual([first, second])
    expect(bench.provider.calls).toHaveLength(2)
  })

  test('a claim that cannot be proven is repaired once, with its reason, and then dropped', async () => {
    bench = await startModelBench(protocol)
    const wrong = proposal('s1', second.replace('14%', '41%'))
    behaveLike(says(elements(proposal('s0', first), wrong)), says(elements(wrong)))
    const { claims, dropped } = await bench.explainer.explain('summary', {
      document: herbs,
      reader: 'ada',
    })
    expect(claims.map(({ text }) => text)).toEqual([first])
    expect(dropped).toEqual([{ section: 'results', problems: expect.any(Array) }])
    expect(bench.provider.calls).toHaveLength(2)
    expect(bench.provider.calls[1]?.prompt).toContain('- for "results", s1: Number mismatch')
  })

  test('no tools are offered, and the paper stands between two lines that are new for each call', async () => {
    bench = await startModelBench(protocol)
    behaveLike(says(honest))
    await outcome()
    await outcome()
    const marks = bench.provider.calls.map(({ body, prompt, instructions }) => {
      expect(body).not.toHaveProperty('tools')
      expect(JSON.stringify(body)).not.toContain('test-key')
      const mark = prompt.split('\n')[0] ?? ''
      expect(mark).toMatch(/^[0-9a-f]{32}$/)
      expect(instructions).toContain(mark)
      expect(prompt.split(mark)).toHaveLength(3)
      return mark
    })
    expect(new Set(marks).size).toBe(marks.length)
  })
})

test('after five failures in a row the service is left alone, and tried again after a rest', async () => {
  const clock = createFakeClock()
  bench = await startModelBench(
    'openai-compatible',
    {},
    { ...clock, sleep: () => new Promise(() => {}) },
  )
  behaveLike({ kind: 'status', status: 500 })
  for (let time = 0; time < 5; time++) expect(await outcome()).toBe('unreachable')
  expect(await outcome()).toBe('resting')
  expect(bench.provider.calls).toHaveLength(5)
  behaveLike(says(honest))
  clock.advance(12_000)
  expect(await outcome()).toEqual([first, second])
})

test('after 429 the service is not asked before the time that it named', async () => {
  const clock = createFakeClock()
  bench = await startModelBench('anthropic', {}, { ...clock, sleep: () => new Promise(() => {}) })
  behaveLike({ kind: 'status', status: 429, headers: { 'retry-after': '20' } }, says(honest))
  expect(await outcome()).toBe('rate-limited')
  expect(await outcome()).toBe('rate-limited')
  expect(bench.provider.calls).toHaveLength(1)
  clock.advance(20_000)
  expect(await outcome()).toEqual([first, second])
})

test('the time after 429 may be a date', async () => {
  const clock = createFakeClock()
  bench = await startModelBench('anthropic', {}, { ...clock, sleep: () => new Promise(() => {}) })
  const date = new Date(clock.now() + 100_000).toUTCString()
  behaveLike({ kind: 'status', status: 429, headers: { 'retry-after': date } }, says(honest))
  expect(await outcome()).toBe('rate-limited')
  clock.advance(60_000)
  expect(await outcome()).toBe('rate-limited')
  clock.advance(41_000)
  expect(await outcome()).toEqual([first, second])
})

test('a call sets aside the most that it may take, and gives back what it did not', async () => {
  bench = await startModelBench('openai-compatible', { outputTokens: 500 })
  behaveLike(says(honest))
  const { run } = await bench.explainer.explain('summary', { document: herbs, reader: 'ada' })
  expect(bench.reserved).toEqual([{ input: expect.any(Number), output: 500 }])
  expect(bench.settled).toEqual([{ input: 1000, output: run.outputTokens }])
  expect(run.cost).toBeCloseTo((1000 * 3 + run.outputTokens * 15) / 1e6, 9)
})

test('beyond the budget nobody is asked', async () => {
  bench = await startModelBench('openai-compatible', { dailyTokens: 100 })
  expect(await outcome()).toBe('over-budget')
  expect(bench.provider.calls).toEqual([])
})

test('no more text than a call may hold is sent; for a question the nearest sentences are kept', async () => {
  const long = documentFromSections({
    title: 'A long paper',
    sections: Array.from({ length: 60 }, (_, at) => ({
      heading: `Part ${at}`,
      paragraphs: [
        `${'This sentence only fills the page with words. '.repeat(30)}The lamp of part ${at} burned ${at + 100} hours.`,
      ],
    })),
  })
  bench = await startModelBench('openai-compatible', { inputTokens: 5_000 })
  await bench.explainer.explain('answer', {
    document: long,
    reader: 'ada',
    question: 'How long did the lamp of part 47 burn?',
  })
  const asked = bench.provider.calls[0]
  expect(`${asked?.instructions}${asked?.prompt}`.length / 3).toBeLessThan(5_000)
  const sent = sentencesOf(asked as NonNullable<typeof asked>).map(({ text }) => text)
  expect(sent).toContain('The lamp of part 47 burned 147 hours.')
})
