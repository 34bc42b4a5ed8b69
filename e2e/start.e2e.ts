import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clusterAt } from '../server/src/platform/postgres/cluster.ts'
import { findLiveServer } from '../server/src/platform/postgres/live-server.ts'
import { openBrowser, type RunningTessera, startTessera } from './running-tessera.ts'

let tessera: RunningTessera
beforeAll(async () => {
  tessera = await startTessera()
})
afterAll(() => tessera.dispose())

test('it prints the address and the mode in one line, and nothing else', () => {
  const lines = tessera.output().trim().split('\n')
  expect(lines).toEqual([
    `Tessera is ready: ${tessera.address}  (embedded database, embedded engine)`,
  ])
})

test('the first page comes up in a browser without an error', async () => {
  const browser = await openBrowser()
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(tessera.address)
  await page.getByText('Verification is cheaper than doubt.').first().waitFor()
  await browser.close()
  expect(errors).toEqual([])
})

test('all scripts of a first visit, whatever asked for them, are within 130 KB (gzip -9)', async () => {
  const browser = await openBrowser()
  const page = await browser.newPage()
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body())
  })
  await page.goto(tessera.address, { waitUntil: 'networkidle' })
  const weights = (await Promise.all(scripts)).map(
    (script) => gzipSync(script, { level: 9 }).length,
  )
  await browser.close()
  expect(weights.length).toBeGreaterThanOrEqual(3)
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(130 * 1024)
})

test('a second program on the same port is refused with one sentence', async () => {
  const port = new URL(tessera.address).port
  await expect(startTessera({ PORT: port })).rejects.toThrow(
    `Tessera cannot start: port ${port} is taken by another program.`,
  )
})

test('Ctrl+C stops it cleanly', async () => {
  expect(await tessera.interrupt()).toBe(0)
  await expect(fetch(tessera.address)).rejects.toThrow()
})

test('who stops it while it starts leaves no database running', async () => {
  const { folder } = clusterAt(tessera.dataDir)
  expect(findLiveServer(folder)).toBeNull()
  const child: ChildProcess = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, TESSERA_DATA_DIR: tessera.dataDir, PORT: '0', LIVE_SOURCES: 'off' },
    stdio: 'ignore',
  })
  while (findLiveServer(folder) === null && child.exitCode === null) await sleep(5)
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expect(findLiveServer(folder)).toBeNull()
})

test('a database that takes long over its last writing is waited for', async () => {
  const again = await startTessera({}, tessera.dataDir)
  const { folder } = clusterAt(tessera.dataDir)
  const postgres = findLiveServer(folder)?.pid as number
  process.kill(postgres, 'SIGSTOP')
  const stopped = again.interrupt()
  await sleep(11_000)
  process.kill(postgres, 'SIGCONT')
  expect(await stopped).toBe(0)
  expect(findLiveServer(folder)).toBeNull()
})
