import { setImmediate as soon } from 'node:timers/promises'
import { documentFromSections, type PaperDocument } from '@tessera/engine'
import { afterEach, expect, test } from 'vitest'
import { createEnginePool, type EnginePool } from './engine-pool.ts'
import { createExpectation } from './expect-questions.ts'

const paper = documentFromSections({ title: 'Kites', abstract: 'We flew 9 kites.', sections: [] })

/** Says what it is asked, and ends its work when it is told. */
const slow = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ task }) => {
      setTimeout(() => parentPort.postMessage({ ok: true, output: task }), task === 'explain' ? 300 : 0)
    })`)}`,
)

let pool: EnginePool | undefined
afterEach(() => pool?.close())

/** A pool of one thread, with what it was asked to do. */
function watched() {
  const made = createEnginePool({ threads: 1, worker: slow })
  pool = made
  const tasks: unknown[] = []
  const run = (async (task: 'ready', document: PaperDocument) => {
    const output: unknown = await made.run(task, document)
    tasks.push(output)
    return output
  }) as EnginePool['run']
  return { tasks, run, isFreeFor: made.isFreeFor }
}

test('a text that readers look at is got ready once, until others have taken its place', async () => {
  const { tasks, run, isFreeFor } = watched()
  let reads = 0
  const expectQuestions = createExpectation({ run, isFreeFor })
  const open = async (id: string) => {
    expectQuestions(id, async () => {
      reads++
      return { ...paper, id }
    })
    for (let at = 0; at < 20; at++) await soon()
  }
  // Two openings at a time are one.
  await Promise.all([open('a'), open('a')])
  await expect.poll(() => tasks).toEqual(['ready'])
  await open('a')
  expect([reads, tasks]).toEqual([1, ['ready']])
  for (const id of ['b', 'c', 'd', 'e']) await run('results', { ...paper, id })
  await open('a')
  await expect.poll(() => tasks.filter((task) => task === 'ready').length).toBe(2)
  expect(reads).toBe(2)
})

test('nothing is got ready while readers wait', async () => {
  const { tasks, run, isFreeFor } = watched()
  const asked = run('explain', { ...paper, id: 'other' })
  createExpectation({ run, isFreeFor })('a', async () => {
    throw new Error('The text was read for nothing.')
  })
  await asked
  await run('results', paper)
  expect(tasks).toEqual(['explain', 'results'])
})

test('a text that cannot be read is nobody’s trouble', async () => {
  const { run, isFreeFor } = watched()
  createExpectation({ run, isFreeFor })('a', async () => {
    throw new Error('no such text')
  })
  expect(await run('results', paper)).toBe('results')
})
