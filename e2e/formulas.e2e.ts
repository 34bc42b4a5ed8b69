import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { analyse, appStarted, importFile, panelOf, useReaders } from './readers.ts'

const newReader = useReaders()

const load = (n: number | string) => `<math><msub><mi>d</mi><mi>${n}</mi></msub></math>`
const paper = (body: string) => `<html><body><article><h1>Loads</h1>
<section><h2>Abstract</h2><p>We weigh the load of hives.</p></section>
<section><h2>The load ${load('k')} of hives</h2>${body}</section></article></body></html>`

/** Brings and opens a paper. */
async function open(page: Page, html: string): Promise<void> {
  const file = { name: 'loads.html', mimeType: 'text/html', buffer: Buffer.from(html) }
  await page.goto(`/paper/${await importFile(page, file)}`)
  await appStarted(page)
  await page.locator('.text math').first().waitFor()
}

const range = (count: number) => Array.from({ length: count }, (_, n) => n)

const manyFormulas = paper(
  range(90)
    .map(
      (n) =>
        `<p>${range(10)
          .map((k) => `We weigh ${load(10 * n + k)} at dusk.`)
          .join(' ')}</p>`,
    )
    .join(''),
)

test('what is marked across the whole page is copied with its formulas in words, and nothing else is changed', async () => {
  const { page } = await newReader()
  await open(page, paper(`<p>We weigh ${load('k')}, the load of a hive.</p>`))
  await page.getByRole('button', { name: 'Reading settings' }).click()
  await page.locator('#settings').getByText('Serif', { exact: true }).click()
  await page.keyboard.press('Escape')
  const chosen = () => page.locator('#settings input:checked').evaluateAll((all) => all.length)
  const before = await chosen()
  await page.locator('.text p').last().click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+c')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.match(/The load d_k of hives/g)?.length).toBeGreaterThanOrEqual(2)
  expect(copied).toContain('We weigh d_k, the load of a hive.')
  expect(copied).not.toMatch(/^\s*[dk]\s*$/m)
  expect(await chosen()).toBe(before)
})

test('on paper every formula is drawn, wherever was read, and afterwards those about that place', async () => {
  const { page } = await newReader()
  await open(page, manyFormulas)
  const count = () =>
    page.evaluate(() => [
      document.querySelectorAll('.text math').length,
      document.querySelectorAll('.text .formula-plain').length,
    ])
  expect(await count()).toEqual([500, 401])
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      const plain = document.querySelectorAll('.text .formula-plain')
      document.documentElement.dataset.plain = String(plain.length)
    })
  })
  await page.pdf({ format: 'A4' })
  expect(await page.evaluate(() => document.documentElement.dataset.plain)).toBe('0')
  expect(await count()).toEqual([500, 401])
})

test('a long paper that is leafed through fast stands still where it is read', async () => {
  const { page } = await newReader()
  // Lines and long paragraphs in turn, many of each: a guess that is right on the whole is wrong about all of them.
  const words = 'the load of every hive was weighed at dusk '
  const paragraph = (n: number) =>
    `<p>At first, ${words.repeat(n % 100 < 50 ? 1 : 24)} as ${load(n)} says.</p>`
  await open(page, paper(range(600).map(paragraph).join('')))
  const moved: number[] = []
  for (let step = 0; step < 20; step++)
    moved.push(
      await page.evaluate(async () => {
        const frames = () =>
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        const inSight = [...document.querySelectorAll('.text > p')].find(
          (it) => it.getBoundingClientRect().top > innerHeight / 2,
        ) as Element
        const before = inSight.getBoundingClientRect().top
        scrollBy({ top: 2_500, behavior: 'instant' })
        await frames()
        return Math.round(Math.abs(inSight.getBoundingClientRect().top + 2_500 - before))
      }),
    )
  expect(Math.max(...moved)).toBeLessThan(60)
})

test('the open tab of the panel is in the address: a reload, another browser and the way back show it', async () => {
  const { page } = await newReader()
  await open(page, paper(`<p>We weigh ${load('k')}.</p>`))
  await analyse(page, 'Math')
  expect(new URL(page.url()).search).toBe('?tab=math')
  const isOpen = (tab: string) =>
    panelOf(page).getByRole('tab', { name: tab, selected: true }).waitFor()
  await page.reload()
  await isOpen('Math')
  await page.getByRole('link', { name: 'About' }).first().click()
  await page.waitForURL(/\/about$/)
  await page.goBack()
  await isOpen('Math')
  await panelOf(page).getByRole('tab', { name: 'Summary' }).click()
  expect(new URL(page.url()).search).toBe('')
})

test('on a small screen the tab stays open when the panel is closed by Back, and the address says so', async () => {
  const { page } = await newReader({ width: 390, height: 844 })
  await open(page, paper(`<p>We weigh ${load('k')}.</p>`))
  await page.getByRole('button', { name: 'Show AI' }).click()
  await panelOf(page).getByRole('tab', { name: 'Figures' }).click()
  await page.goBack()
  await expect.poll(() => new URL(page.url()).search).toBe('?tab=figures')
  await page.getByRole('button', { name: 'Show AI' }).click()
  await panelOf(page).getByRole('tab', { name: 'Figures', selected: true }).waitFor()
})
