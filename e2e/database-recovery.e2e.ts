import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPreparedTessera } from './prepared-tessera.ts'
import type { RunningTessera } from './running-tessera.ts'

let tessera: RunningTessera
beforeAll(async () => {
  tessera = await startPreparedTessera()
})
afterAll(() => tessera.dispose())

test('while its database is killed again and again, Tessera answers with 200 or an honest 503, and recovers by itself', {
  retry: 0,
}, async () => {
  const statuses = new Set<number>()
  let asking = true
  const reader = (async () => {
    while (asking) {
      const answer = await fetch(`${tessera.address}/api/papers/search?q=verify`)
      statuses.add(answer.status)
      if (answer.status === 503) expect((await answer.json()).code).toBe('busy')
      await sleep(20)
    }
  })()
  for (let kill = 0; kill < 5; kill++) {
    const pidFile = join(tessera.dataDir, 'postgres/cluster/postmaster.pid')
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]), 'SIGKILL')
    const killed = Date.now()
    await sleep(50)
    while ((await fetch(`${tessera.address}/readyz`)).status !== 200) {
      if (Date.now() - killed > 60_000) throw new Error('It did not recover within 60 seconds.')
      await sleep(20)
    }
  }
  asking = false
  await reader
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(statuses).toContain(200)
})
