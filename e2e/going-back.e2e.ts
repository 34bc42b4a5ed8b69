import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appStarted, expectInView, openPaper, panelOf, settled, useReaders } from './readers.ts'

const newReader = useReaders()
const title = 'Anchoring Quotations in Changing Documents'

const at = (page: Page) => page.evaluate(() => scrollY)
const steps = (page: Page) => page.evaluate(() => history.length)
const hash = (page: Page) => new URL(page.url()).hash
const focused = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`)

/** Reads on for some screens. @returns where that is */
async function readTo(page: Page, y: number): Promise<number> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
  await settled(page)
  return at(page)
}

const expectAt = (page: Page, y: number) =>
  expect.poll(async () => Math.abs((await at(page)) - y)).toBeLessThanOrEqual(2)

test('Back leads from passage, section and reference to where one was reading, then off the page', async () => {
  const { page } = await newReader()
  await page.goto('/about')
  await openPaper(page, title)
  const before = await steps(page)
  const opened = await readTo(page, 900)
  const claim = panelOf(page).locator('#claim-s-limitations-0')
  await claim.getByRole('button', { name: 'Jump' }).click()
  const passage = page.locator('.text .is-pulsing').first()
  await expectInView(passage)
  const evidence = hash(page)
  expect(evidence).toMatch(/^#e=\d+-\d+$/)

  const readOn = await readTo(page, 1500)
  await page.getByRole('navigation', { name: 'Outline' }).getByText('Limitations').click()
  await expectInView(page.getByRole('heading', { name: /Limitations$/, level: 2 }).first())
  expect(hash(page)).toMatch(/^#b\d+$/)

  const mark = page.locator('.text a[data-ref]').first()
  await mark.scrollIntoViewIfNeeded()
  const citing = await at(page)
  await mark.click()
  await expect.poll(() => hash(page)).toMatch(/^#ref-/)
  expect(await steps(page)).toBe(before + 3)

  await page.goBack()
  await expectAt(page, citing)
  await expect.poll(() => focused(page)).toBe(`A ${await mark.textContent()}`)
  await page.goBack()
  await expectAt(page, readOn)
  expect(hash(page)).toBe(evidence)
  const left = 'A 5Limitations'
  await expect.poll(() => focused(page)).toBe(left)
  await page.goBack()
  await expectAt(page, opened)
  await expect.poll(() => focused(page)).toBe('BUTTON Jump')
  expect(hash(page)).toBe('')

  await page.goForward()
  await expectAt(page, readOn)
  expect(hash(page)).toBe(evidence)
  // The keyboard goes on from where it was there, not from the button that had led away.
  await expect.poll(() => focused(page)).toBe(left)
  await page.goBack()
  await expectAt(page, opened)
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/about')
})

test('neither scrolling nor tabs nor the same passage once more are steps; a reload stays where one reads', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  const jump = panelOf(page).locator('#claim-s-limitations-0').getByRole('button', { name: 'Jump' })
  const before = await steps(page)
  await jump.click()
  await jump.click()
  for (const y of [300, 2000, 1200]) await readTo(page, y)
  for (const tab of ['Math', 'Results', 'Summary'])
    await panelOf(page).getByRole('tab', { name: tab }).click()
  expect(await steps(page)).toBe(before + 1)
  const reading = await at(page)
  await page.reload()
  await appStarted(page)
  await page.getByText(/\d+ claims:/).waitFor()
  await expectAt(page, reading)
  expect(hash(page)).toMatch(/^#e=/)
  // Away and back again, too.
  // A click of the tool's scrolls to what stands in the margin of scrolling; a reader's does not.
  await page.getByRole('link', { name: 'Tessera, home' }).dispatchEvent('click')
  await page.getByRole('heading', { name: 'Live evidence map' }).waitFor()
  await page.goBack()
  await expectAt(page, reading)
})

test('“Back to where you were” is the same step back', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  const mark = page.locator('.text a[data-ref]').first()
  await mark.scrollIntoViewIfNeeded()
  const citing = await at(page)
  await mark.click()
  await page.getByRole('button', { name: 'Back to where you were' }).click()
  await expectAt(page, citing)
  await expect.poll(() => focused(page)).toBe(`A ${await mark.textContent()}`)
  expect(await page.getByRole('button', { name: 'Back to where you were' }).count()).toBe(0)
})

test('the address of a section, opened anew, leads to it', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  await page.getByRole('navigation', { name: 'Outline' }).getByText('Limitations').click()
  await expect.poll(() => hash(page)).toMatch(/^#b\d+$/)
  const other = await newReader()
  await other.page.goto(page.url())
  await expectInView(other.page.getByRole('heading', { name: /Limitations$/, level: 2 }).first())
})

test('Back leads to the page of the PDF that was read', async () => {
  const { page } = await newReader()
  const id = await openPaper(page, title)
  await page.goto(`/paper/${id}?view=pdf`)
  await appStarted(page)
  await page.locator('.main-view .textLayer span').first().waitFor({ state: 'attached' })
  const reading = await readTo(page, 1600)
  await page.getByRole('navigation', { name: 'Outline' }).getByText('Limitations').click()
  await expect.poll(() => at(page)).not.toBe(reading)
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Text' }).click()
  await page.locator('.main-view .text').waitFor()
  await page.goBack()
  await page.locator('.main-view .pdf-page').first().waitFor()
  await expectAt(page, reading)
})

test('on a phone Back opens the panel at the claim again, and closes it where one was reading', async () => {
  const { page } = await newReader({ width: 390, height: 844, hasTouch: true })
  await openPaper(page, title)
  const reading = await readTo(page, 1100)
  await page.getByRole('button', { name: 'Show AI' }).tap()
  const claim = panelOf(page).locator('#claim-s-limitations-0')
  await claim.getByRole('button', { name: 'Jump' }).tap()
  await expectInView(page.locator('.text .is-pulsing').first())
  await page.goBack()
  await expectInView(claim)
  await expect.poll(() => focused(page)).toBe('BUTTON Jump')
  await page.goBack()
  await expect.poll(() => panelOf(page).isVisible()).toBe(false)
  await expectAt(page, reading)
})
