import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { ParseError } from '@tessera/engine'
import { describe, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { hostileFiles, plainPdf } from './hostile-files.fixture.ts'
import { createParser } from './parse-jail.ts'
import { pdfBombs } from './pdf-bombs.fixture.ts'

const log = createLog('silent')
const parse = createParser(log, { atOnce: 2 })
const shared =
  process.env.TESSERA_SHARED_DATA ?? resolve(import.meta.dirname, '../../../../../shared/data')

test('a plain file becomes a document', async () => {
  const document = await parse(plainPdf)
  expect(document.source).toBe('pdf')
  expect(document.text).toContain('Sentence 7 of a plain page.')
})

// Less time than a paper gets: what cannot be read in it would not be read in seven times as much.
const impatient = createParser(log, { atOnce: 2, limits: { cpuSeconds: 3, wallMs: 8_000 } })

describe('a hostile file ends in a document or in a sentence, in time, and harms nobody else (T01)', () => {
  test.concurrent.each([...hostileFiles, ...pdfBombs])('%s', async (_name, make) => {
    const bytes = make()
    const outcome = await impatient(bytes).catch((error: unknown) => error)
    if (outcome instanceof Error) {
      expect(outcome).toBeInstanceOf(ParseError)
      expect(outcome.message).toMatch(/^[A-Z“].{15,200}\.$/)
    } else expect(outcome).toHaveProperty('text')
  })
})

test('while a bomb is read, the process that asked for it answers others and stays small', async () => {
  const bomb = hostileFiles[3]?.[1]() as Buffer
  const before = process.memoryUsage().rss
  const begun = performance.eventLoopUtilization()
  await parse(bomb).catch(() => null)
  expect(performance.eventLoopUtilization(begun).utilization).toBeLessThan(0.2)
  expect(process.memoryUsage().rss - before).toBeLessThan(120e6)
})

test.each([
  ['memory', { residentBytes: 20_000_000 }, /needs more memory than one file may have/],
  [
    'memory that the system counts',
    { memoryBytes: 1_000_000 },
    /needs more memory than one file may have/,
  ],
  ['time by the clock', { wallMs: 30 }, /because this machine is busy\. Try again/],
  ['text', { resultBytes: 200 }, /more text than Tessera can read/],
  ['bytes', { inputBytes: 100 }, /larger than the 0 MB/],
])(
  'a file that needs more %s than allowed is refused with that sentence',
  async (_what, limits, sentence) => {
    await expect(createParser(log, { limits })(plainPdf)).rejects.toThrow(sentence)
  },
)

test('a file that the clock alone has stopped is read once more by itself', async () => {
  const told: unknown[] = []
  const noting = { ...log, info: (facts: unknown) => told.push(facts) } as unknown as typeof log
  const parsing = createParser(noting, { limits: { wallMs: 30 } })(plainPdf)
  await expect(parsing).rejects.toThrow('this machine is busy')
  expect(told).toMatchObject([{ ending: { by: 'wall' } }, { ending: { by: 'wall' } }])
})

test('computing time is what counts: a file that uses up its share is refused without blame, and not tried again', async ({
  skip,
}) => {
  if (process.platform !== 'linux') skip('the system limits no computing time')
  const told: unknown[] = []
  const noting = { ...log, info: (facts: unknown) => told.push(facts) } as unknown as typeof log
  const long = Buffer.from(
    `<!doctype html><title>Long</title>${'<p>One more.</p>'.repeat(700_000)}`,
  )
  const parsing = createParser(noting, { limits: { cpuSeconds: 1 } })(long)
  const outcome = await parsing.catch((error: unknown) => error)
  expect(outcome).toBeInstanceOf(ParseError)
  expect((outcome as ParseError).message).toMatch(/more computing time than one file may have/)
  expect(told).toHaveLength(1)
})

test('a parse that nobody waits for any more is ended', async () => {
  const controller = new AbortController()
  const parsing = parse(plainPdf, { signal: controller.signal })
  setTimeout(() => controller.abort(new Error('nobody waits')), 50)
  await expect(parsing).rejects.toThrow('nobody waits')
})

test('a page that decodes to 2 GB in a naive reader is read within the limits', async ({
  skip,
}) => {
  const file = `${shared}/papers/pdfjs_bomb.pdf`
  if (!existsSync(file)) skip('the shared data folder is not here')
  const outcome = await parse(readFileSync(file)).catch((error: unknown) => error)
  expect(
    outcome instanceof ParseError || typeof (outcome as { text: string }).text === 'string',
  ).toBe(true)
})
