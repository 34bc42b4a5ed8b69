import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { figurePdf } from './papers-to-import.ts'
import { appStarted, importFile, openPaper, useReaders } from './readers.ts'

const newReader = useReaders()

const title = 'Anchoring Quotations in Changing Documents'

/** The page as it stands when the browser takes its picture of it for paper. */
async function toPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

test('who looks at the pages of a PDF prints its text, whole, and goes on with the pages', async () => {
  const { page } = await newReader()
  const file = { name: 'lamps.pdf', mimeType: 'application/pdf', buffer: figurePdf }
  await page.goto(`/paper/${await importFile(page, file)}?view=pdf`)
  await appStarted(page)
  const pages = page.locator('.main-view .pdf-view')
  await pages.locator('.pdf-page').first().waitFor()
  const text = page.locator('.main-view .text')
  expect(await text.count()).toBe(0)
  await page.emulateMedia({ media: 'print' })
  // What stands on the pages is not drawn while the browser waits, so the paper says where it is.
  const isSaid = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'))
    return document.querySelector('.main-view .text .fig__undrawn')?.checkVisibility()
  })
  expect(isSaid).toBe(true)
  expect(await text.getByText('Oil burnt by wick, in grams.').isVisible()).toBe(true)
  expect(await pages.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await text.count()).toBe(0)
  expect(await pages.isVisible()).toBe(true)

  await page.getByRole('button', { name: 'Text', exact: true }).click()
  const picture = text.locator('canvas')
  await picture.scrollIntoViewIfNeeded()
  await toPaper(page)
  expect(await picture.isVisible()).toBe(true)
  expect(await text.getByText('The picture is on page 1 of the PDF.').isVisible()).toBe(false)
})

test('no heading is printed away from its text, and nothing of what was not asked', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  await toPaper(page)
  const ends = await page
    .locator('.text :is(h2, h3), .ev-sec__head')
    .evaluateAll((heads) => heads.map((head) => getComputedStyle(head).breakAfter))
  expect(ends.length).toBeGreaterThan(8)
  expect(new Set(ends)).toEqual(new Set(['avoid']))
  expect(await page.getByText('Nothing asked yet.').isVisible()).toBe(false)
})

test('results are printed without what only a screen can do', async () => {
  // As wide as a sheet of paper, where the filters stand above the list.
  const { page } = await newReader({ width: 1000 })
  await page.goto('/?q=anchoring')
  await page.locator('.entry').first().waitFor()
  await page.getByRole('region', { name: 'Filters' }).waitFor()
  await toPaper(page)
  await page.setViewportSize({ width: 790, height: 1100 })
  expect(await page.locator('.entry').first().isVisible()).toBe(true)
  for (const tool of ['Filters', 'Clear Search'])
    expect(await page.getByRole('button', { name: tool }).isVisible()).toBe(false)
  expect(await page.locator('.facets').isVisible()).toBe(false)
})
