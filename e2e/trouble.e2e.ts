import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { startPreparedTessera } from './prepared-tessera.ts'
import { appStarted, openOwnPaper, openPaper, panelOf, paperIdOf, useReaders } from './readers.ts'
import { startTessera } from './running-tessera.ts'

const newReader = useReaders()
const title = 'Anchoring Quotations in Changing Documents'

test('an unknown address says so, with status 404, and shows the way home', async () => {
  const { page, expectComplaint } = await newReader()
  expectComplaint(/404 \(Not Found\)/)
  const answer = await page.goto('/nowhere/at-all')
  expect(answer?.status()).toBe(404)
  await page.getByText("The paper or page you're looking for doesn't exist").waitFor()
  await appStarted(page)
  await page.getByRole('link', { name: 'Go Home' }).click()
  await page.getByRole('heading', { name: 'Live evidence map' }).waitFor()
})

test.each([
  '/paper/00000000-0000-0000-0000-000000000000',
  '/paper/10.5555/not.a.paper',
  '/paper/%00',
])('an unknown paper says so: %s', async (path) => {
  const { page, expectComplaint } = await newReader()
  expectComplaint(/4\d\d \(/)
  const answer = await page.goto(path)
  expect([400, 404]).toContain(answer?.status())
  await page.getByRole('heading', { level: 1, name: /not found/i }).waitFor()
})

test('when the server stops, the page says so and goes on once it is back; a search without it says what failed', async () => {
  const first = await startPreparedTessera()
  onTestFinished(() => first.dispose())
  const { page, expectComplaint } = await newReader({ baseURL: first.address })
  expectComplaint(/ERR_CONNECTION_REFUSED/)
  await openPaper(page, title)
  await first.interrupt()
  const panel = panelOf(page)
  const question = 'What are the limitations?'
  await panel.getByRole('textbox', { name: 'Ask a question about this paper' }).fill(question)
  await panel.getByRole('button', { name: 'Send question' }).click()
  await page.getByText('Question failed', { exact: true }).waitFor()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const { port } = new URL(first.address)
  const second = await startTessera({ PORT: port }, first.dataDir)
  onTestFinished(() => second.dispose())
  await panel.getByRole('textbox', { name: 'Ask a question about this paper' }).fill(question)
  await panel.getByRole('button', { name: 'Send question' }).click()
  await panel.getByRole('article', { name: question }).waitFor()

  await second.interrupt()
  await page.getByRole('banner').getByRole('searchbox').fill('anchoring')
  await page.keyboard.press('Enter')
  const words = 'Error searching papers: Failed to search papers.'
  await page.getByRole('alert').getByText(words).waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.getByRole('link', { name: 'Clear Search' }).first().waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('anchoring')
})

test('without a connection the tabs of the evidence panel say so, and come when it is back', async () => {
  const { page, context, expectComplaint } = await newReader()
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  await openOwnPaper(page)
  const panel = panelOf(page)
  await context.setOffline(true)
  for (const [tab, start] of [
    ['Results', 'Analyze Results'],
    ['Math', 'Analyze Math'],
  ] as const) {
    await panel.getByRole('tab', { name: tab }).click()
    await panel.getByRole('alert').getByText('Tessera cannot be reached.').waitFor()
    await panel.getByRole('button', { name: 'Try again' }).click()
    await panel.getByRole('alert').waitFor()
    await context.setOffline(false)
    await panel.getByRole('button', { name: start }).waitFor()
    await context.setOffline(true)
  }
})

test('without a connection Cite, Export and the other formats fail at once, and are not carried out once it is back', async () => {
  const { page, context, expectComplaint } = await newReader()
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  // Their code has not come.
  const code = /assets\/(cite-export|more-formats|cite-dialog)/
  let asked = 0
  page.on('request', (request) => code.test(request.url()) && asked++)
  await neverIdle(page)
  await openOwnPaper(page)
  await context.setOffline(true)
  expect(asked).toBe(0)
  let downloads = 0
  page.on('download', () => downloads++)
  const tools = page.getByRole('group', { name: 'Paper' })
  for (const name of ['Cite', 'Export', 'More formats']) {
    await tools.getByRole('button', { name, exact: true }).click()
    await page.getByText('You seem to be offline', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
  }
  await context.setOffline(false)
  await page.waitForTimeout(6_000)
  expect(downloads).toBe(0)
  expect(asked).toBe(0)
  expect(await page.getByRole('menuitem').count()).toBe(0)
  await tools.getByRole('button', { name: 'More formats' }).click()
  await page.getByRole('menuitem', { name: 'Citation styles' }).waitFor()
})

/** Nothing is fetched before it is wanted: on a slow machine that began before the connection was gone. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript((idleMs) => {
    const later = window.setTimeout
    const waiting = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === idleMs ? 0 : later(run, ms, ...rest)
    window.setTimeout = waiting as typeof setTimeout
  }, 2_000)
}

test('their code comes by itself: without a connection the other formats open, and what needs the server says why it fails', async () => {
  const { page, context, expectComplaint } = await newReader()
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  const codes = ['cite-export', 'more-formats', 'cite-dialog']
  const come = codes.map((name) => page.waitForResponse(new RegExp(`assets/${name}.*js$`)))
  await openOwnPaper(page)
  for (const response of await Promise.all(come)) await response.finished()
  await context.setOffline(true)
  const tools = page.getByRole('group', { name: 'Paper' })
  await tools.getByRole('button', { name: 'Export', exact: true }).click()
  await page
    .getByText('Tessera cannot be reached. Check your connection and try again.', { exact: true })
    .waitFor()
  await tools.getByRole('button', { name: 'More formats' }).click()
  await page.getByRole('menuitem', { name: 'Citation styles' }).click()
  await page.getByRole('dialog').getByText('Tessera cannot be reached.').waitFor()
})

test('where the address names a text that is not here, the way leads to the current one', async () => {
  const { page, expectComplaint } = await newReader()
  expectComplaint(/4\d\d \(/)
  await openOwnPaper(page)
  await page.goto(`${new URL(page.url()).pathname}?v=nonsense`)
  await appStarted(page)
  await page.getByRole('alert').getByText('The text could not be loaded.').waitFor()
  await page.getByRole('link', { name: 'Show the current text' }).click()
  await page.locator('.text p').first().waitFor()
  expect(new URL(page.url()).search).toBe('')
})

test.each([
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "'; DROP TABLE papers; --",
  '🦜🔬 τέσσερα',
])('the query %s is text and nothing else', async (query) => {
  const { page } = await newReader()
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.goto(`/?q=${encodeURIComponent(query)}`)
  await page.getByText(`for “${query}”`).waitFor()
  await appStarted(page)
  await page.getByText(`for “${query}”`).waitFor()
  expect(await page.getByRole('banner').getByRole('searchbox').inputValue()).toBe(query)
  expect(dialogs).toEqual([])
  await paperIdOf(page, title)
})

test('a query of 5,000 words is cut, and the page says so', async () => {
  const { page } = await newReader()
  await page.goto('/')
  await appStarted(page)
  await page.getByRole('main').getByRole('searchbox').fill(Array(5000).fill('word').join(' '))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Search Results' }).waitFor()
  await page.getByText(/Found \d+ papers?/).waitFor()
})

test('markup in the title, the authors and the text of an imported paper is shown as text', async () => {
  const { page } = await newReader()
  const evil =
    '&lt;img src=x onerror=document.title=1&gt; &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;'
  const buffer = Buffer.from(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${evil}</title></head><body><article><h1>${evil}</h1>
<section><h2>Abstract</h2><p>We propose ${evil} and find that 12 of 13 pages stay calm.</p></section>
<section><h2>1 Results</h2><p>The page showed ${evil} in 12 of 13 cases, as plain words.</p></section></article></body></html>`,
  )
  await page.goto('/')
  await appStarted(page)
  const file = { name: '<b>evil</b>.html', mimeType: 'text/html', buffer }
  await page.getByLabel('Import papers').first().setInputFiles(file)
  await page.waitForURL(/\/paper\//)
  await panelOf(page)
    .getByText(/\d+ claims?:/)
    .waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(
    '<img src=x onerror=',
  )
  await page.reload()
  await appStarted(page)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('</script><script>')
  expect(await page.locator('img[src="x"]').count()).toBe(0)
})
