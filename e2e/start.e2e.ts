import { afterAll, beforeAll, expect, test } from 'vitest'
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
