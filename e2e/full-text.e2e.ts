import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paperHtml, paperPdf } from '../server/src/testing/readable-papers.fixture.ts'
import {
  type ScholarlyUpstream,
  sends,
  startScholarlyUpstream,
} from '../server/src/testing/scholarly-upstream.fixture.ts'
import { pictures } from './pictures.ts'
import { startPreparedTessera } from './prepared-tessera.ts'
import { openBrowser, type RunningTessera } from './running-tessera.ts'

const abstract = 'We count pebbles by touch. It was right in 37 of 40 jars.'
let upstream: ScholarlyUpstream
let tessera: RunningTessera
let browser: Browser

beforeAll(async () => {
  upstream = await startScholarlyUpstream()
  tessera = await startPreparedTessera(upstream.env)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await tessera?.dispose()
  await upstream?.close()
})

const newPage = () =>
  browser.newPage({ baseURL: tessera.address, viewport: { width: 1440, height: 900 } })
const textShown = (page: Page) =>
  page.locator('.main-view').getByText('took 41 seconds').first().waitFor({ timeout: 90_000 })

test('an unknown DOI: its page, the progress, the text, a claim, without reloading', async () => {
  const title = 'Counting pebbles at noon'
  upstream.papers.push({ title, doi: '10.5555/noon.1', abstract, pdf: '/files/noon.pdf' })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  upstream.files.set('/files/noon.pdf', (request, response) => {
    void held.then(() => sends('application/pdf', paperPdf(title))(request, response))
  })
  const page = await newPage()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.goto('/doi/10.5555/noon.1')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByText('Fetching', { exact: true }).waitFor()
  await page.getByText('the PDF from 127.0.0.1').waitFor()
  await pictures(page, 'fetching')
  release()
  await textShown(page)
  const claim = page
    .locator('.ev-panel .claim')
    .filter({ has: page.getByRole('button', { name: 'Jump' }) })
    .first()
  await claim.getByRole('button', { name: 'Jump' }).click({ timeout: 60_000 })
  await page.getByText('Evidence highlighted').first().waitFor()
  expect(loads).toBe(1)
  expect(new URL(page.url()).pathname).toMatch(/^\/paper\/[0-9a-f-]{36}$/)
  await pictures(page, 'read')
  await page.close()
})

test('an arXiv number with a version: that version, and the way to the newest', async () => {
  const title = 'Counting pebbles twice'
  upstream.papers.push({ title, arxivId: '2401.00009', abstract, versions: 2 })
  upstream.files.set('/arxiv/html/2401.00009v1', sends('text/html', paperHtml(title, 'ear')))
  upstream.files.set('/arxiv/html/2401.00009v2', sends('text/html', paperHtml(title, 'touch')))
  const page = await newPage()
  await page.goto('/abs/2401.00009v1')
  await textShown(page)
  await page.getByText('Version 1 of 2.').waitFor()
  await pictures(page, 'earlier-version')
  await page.getByRole('link', { name: 'Show version 2' }).click()
  await page.locator('.main-view').getByText('by touch alone').first().waitFor({ timeout: 90_000 })
  expect(await page.getByText('Version 1 of 2.').count()).toBe(0)
  await page.close()
})

test('a paper whose copies fail: the abstract, what was tried, and when it is tried again', async () => {
  upstream.papers.push({
    title: 'Counting pebbles behind a wall',
    crossrefTitle: 'Counting Pebbles Behind a High Wall',
    doi: '10.5555/wall.1',
    abstract,
    pdf: '/files/wall.pdf',
    retractedBy: '10.5555/wall.2',
  })
  upstream.files.set('/files/wall.pdf', sends('text/html', '<html><body>Sign in</body></html>'))
  const page = await newPage()
  await page.goto('/doi/10.5555/wall.1')
  await page.getByText('This paper has been retracted.').waitFor()
  await page.getByText('Abstract only.').waitFor({ timeout: 90_000 })
  await page.getByText('What was tried').click()
  await page.getByText('127.0.0.1 gave a web page instead of a PDF.').waitFor()
  await page.locator('.prov summary').click()
  await page.getByText('Where the sources disagree').waitFor()
  await pictures(page, 'abstract-only')
  await page.close()
})
