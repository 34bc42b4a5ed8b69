import { readFile } from 'node:fs/promises'
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

/** The process number of the database's postmaster; undefined while none has written its file. */
async function postmaster(): Promise<number | undefined> {
  const file = join(tessera.dataDir, 'postgres/cluster/postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => '')
  return Number(text.split('\n', 1)[0]) || undefined
}

/** Searches once: 200, or 503 with the code that says so; anything else fails the test. */
async function search(): Promise<number> {
  const answer = await fetch(`${tessera.address}/api/papers/search?q=verify`)
  const body = await answer.json()
  if (answer.status !== 200) expect([answer.status, body.code]).toEqual([503, 'busy'])
  return answer.status
}

test('while its database is killed again and again, Tessera answers with 200 or an honest 503, and recovers by itself', {
  retry: 0,
}, async () => {
  let asking = true
  // Ten in a second stay below the limit for an address, however long it takes.
  const reader = (async () => {
    for (; asking; await sleep(100)) await search()
  })()
  for (let kill = 0; kill < 5; kill++) {
    const old = (await postmaster()) as number
    process.kill(old, 'SIGKILL')
    const killed = Date.now()
    const recovered = async () => {
      const now = await postmaster()
      const ready = (await fetch(`${tessera.address}/readyz`)).status === 200
      return now !== undefined && now !== old && ready && (await search()) === 200
    }
    while (!(await recovered())) {
      if (Date.now() - killed > 60_000) throw new Error('It did not recover within 60 seconds.')
      await sleep(100)
    }
  }
  asking = false
  await reader
})
