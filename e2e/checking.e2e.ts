import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appStarted, openPaper, panelOf, showPanel, useReaders } from './readers.ts'

const newReader = useReaders()
const title = 'Anchoring Quotations in Changing Documents'
const address = `https://example.org/${'quotations-and-'.repeat(8)}anchors`
const brought = `Nobody counted the anchors of Ghent. They tell of it at ${address} in full.`

async function openDialog(page: Page): Promise<Locator> {
  await panelOf(page).getByRole('button', { name: 'Check a text' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Check a text' })
  await dialog.getByRole('textbox').waitFor()
  return dialog
}

async function check(dialog: Locator, text: string): Promise<Locator> {
  await dialog.getByRole('textbox').fill(text)
  await dialog.getByRole('button', { name: 'Check', exact: true }).click()
  const verdicts = dialog.getByRole('list', { name: 'Verdicts' })
  await verdicts.waitFor()
  return verdicts
}

/** Answers of the route wait until they are let go. */
async function hold(page: Page, route: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(route, async (request) => {
    await promise
    await request.continue()
  })
  return resolve
}

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent?.trim(),
  )

test('by keyboard, a button at work keeps focus, is pressed once, and leaves the dialog closed around it', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  const sent: string[] = []
  page.on('request', (request) => {
    // The links of a paper are tested by themselves when it is opened.
    if (request.method() === 'POST' && !/\/links$/.test(request.url())) sent.push(request.url())
  })
  const letVerify = await hold(page, /\/verify$/)
  const dialog = await openDialog(page)
  await page.keyboard.type(brought)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Checking...' }).waitFor()
  expect(await focused(page)).toBe('Checking...')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Close')
  letVerify()
  await dialog.getByRole('list', { name: 'Verdicts' }).waitFor()
  await page.keyboard.press('Escape')

  const letAnswer = await hold(page, /\/qa$/)
  await panelOf(page).getByRole('textbox').fill('What are the limitations?')
  const send = panelOf(page).getByRole('button', { name: 'Send question' })
  await send.press('Enter')
  await panelOf(page).locator('[aria-busy="true"]').waitFor()
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('Send question')
  letAnswer()
  await panelOf(page).getByRole('article', { name: 'What are the limitations?' }).waitFor()
  expect(await focused(page)).toBe('Send question')
  expect(sent.map((url) => url.split('/').at(-1))).toEqual(['verify', 'qa'])
})

test('a long address breaks, where the dialog is as narrow as a phone', async () => {
  const { page } = await newReader({ width: 320, height: 640 })
  await openPaper(page, title)
  await showPanel(page)
  const dialog = await openDialog(page)
  const verdicts = await check(dialog, brought)
  expect(await verdicts.getByRole('listitem').count()).toBe(2)
  const [inner, outer] = await dialog.evaluate((it) => [it.scrollWidth, it.clientWidth])
  expect(inner).toBe(outer)
})

test('a text that is begun outlives a reload', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  await (await openDialog(page)).getByRole('textbox').fill(brought)
  await page.reload()
  await appStarted(page)
  const dialog = await openDialog(page)
  expect(await dialog.getByRole('textbox').inputValue()).toBe(brought)
})

test('verdicts are printed whole, without the page behind them, and ticks as they are', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  const tick = page.locator('.checklist input:checked').first()
  await tick.waitFor()
  const dialog = await openDialog(page)
  const verdicts = await check(dialog, `${brought} `.repeat(20))
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('heading', { name: title, level: 1 }).isVisible()).toBe(false)
  expect(await dialog.getByText(title, { exact: true }).isVisible()).toBe(true)
  expect(await dialog.getByRole('textbox').isVisible()).toBe(false)
  const [inner, outer] = await dialog.evaluate((it) => [it.scrollHeight, it.clientHeight])
  expect(inner).toBe(outer)
  expect(await verdicts.getByRole('listitem').last().isVisible()).toBe(true)
  expect(await tick.evaluate((it) => getComputedStyle(it).printColorAdjust)).toBe('exact')
})
