import { documentFromSections } from '@tessera/engine'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createEnginePool, type EnginePool } from './engine-pool.ts'
import { runEngineHere } from './engine-tasks.ts'

const document = documentFromSections({
  title: 'On reading',
  abstract: 'We propose a reader that quotes. It found 12 of 14 passages.',
  sections: [
    { heading: 'Methods', paragraphs: ['We trained the reader on 200 papers for three days.'] },
    { heading: 'Results', paragraphs: ['The reader found 12 of 14 passages (86 %).'] },
  ],
})

/** A worker that never ends an explanation. */
const endless = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ task }) => {
      if (task === 'explain') for (;;) {}
      parentPort.postMessage({ ok: true, output: 'answered' })
    })`)}`,
)

let pool: EnginePool | undefined
afterEach(() => pool?.close())

test('a thread says the same as the engine in place', async () => {
  pool = createEnginePool({ threads: 1 })
  expect(await pool.run('explain', document)).toEqual(await runEngineHere('explain', document))
})

test('the event loop stays free while threads work', async () => {
  pool = createEnginePool({ threads: 1 })
  let ticks = 0
  const timer = setInterval(() => ticks++, 1)
  const asked = Array.from({ length: 20 }, (_, index) =>
    pool?.run('answer', document, `How many passages did it find, take ${index}?`),
  )
  await Promise.all(asked)
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(3)
})

test('a task that overruns fails with "busy", and the next one is answered', async () => {
  pool = createEnginePool({ threads: 1, deadlineMs: 1_500, worker: endless })
  await expect(pool.run('explain', document)).rejects.toMatchObject({ code: 'busy' })
  expect(await pool.run('results', document)).toBe('answered')
})

test('a thread that starts with its task has three times as long; one that has answered has not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  pool = createEnginePool({ threads: 1, deadlineMs: 1_500, worker: endless })
  let ended: unknown
  const outcome = (run: Promise<unknown>) => run.catch((error: unknown) => (ended = error))
  const first = outcome(pool.run('explain', document))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(ended).toBeUndefined()
  await vi.advanceTimersByTimeAsync(600)
  expect(await first).toMatchObject({ code: 'busy' })
  expect(await pool.run('results', document)).toBe('answered')
  const second = outcome(pool.run('explain', document))
  await vi.advanceTimersByTimeAsync(1_600)
  expect(await second).toMatchObject({ code: 'busy' })
})

test('after closing, nothing waits for ever', async () => {
  pool = createEnginePool({ threads: 1 })
  const asked = expect(pool.run('explain', document)).rejects.toMatchObject({ code: 'busy' })
  await pool.close()
  await asked
  await expect(pool.run('explain', document)).rejects.toMatchObject({ code: 'busy' })
})

/** Tells of each task whether its document came along, and which one may be forgotten. */
const telling = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ document, forget }) =>
      parentPort.postMessage({ ok: true, output: { sent: document !== null, forget } }))`)}`,
)

test('a document is sent to a thread once, until others have taken its place', async () => {
  pool = createEnginePool({ threads: 1, worker: telling })
  const named = (id: string) => ({ ...document, id })
  const told: unknown[] = []
  for (const id of ['a', 'b', 'a', 'c', 'd', 'e', 'a', 'b'])
    told.push(await pool.run('results', named(id)))
  expect(told).toEqual([
    { sent: true, forget: null },
    { sent: true, forget: null },
    { sent: false, forget: null },
    { sent: true, forget: null },
    { sent: true, forget: null },
    { sent: true, forget: 'b' },
    { sent: false, forget: null },
    { sent: true, forget: 'c' },
  ])
})

test('what a thread keeps answers as what it is given', async () => {
  pool = createEnginePool({ threads: 1 })
  const other = documentFromSections({ title: 'Else', abstract: 'It found 3 of 9.', sections: [] })
  const question = 'How many passages did it find?'
  for (const paper of [document, other, document])
    expect(await pool.run('answer', paper, question)).toEqual(
      await runEngineHere('answer', paper, question),
    )
})
