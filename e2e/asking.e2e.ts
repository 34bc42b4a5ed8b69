import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appStarted, openPaper, panelOf, useReaders } from './readers.ts'

const newReader = useReaders()
const title = 'Anchoring Quotations in Changing Documents'
const answerable = 'What are the limitations?'
const unanswerable = 'What is the boiling point of copper?'

const boxOf = (page: Page) =>
  panelOf(page).getByRole('textbox', { name: 'Ask a question about this paper' })
const cardOf = (page: Page, question: string) =>
  panelOf(page).getByRole('article', { name: question })
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? activeElement?.id
  })

async function ask(page: Page, question: string): Promise<void> {
  await boxOf(page).fill(question)
  await page.keyboard.press('Enter')
  await cardOf(page, question).waitFor()
}

async function reload(page: Page): Promise<void> {
  await page.reload()
  await appStarted(page)
  await panelOf(page)
    .getByText(/\d+ claims:/)
    .waitFor()
}

test('a question that is typed outlives a reload and another page, and is gone once it is sent', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  await boxOf(page).pressSequentially(answerable)
  await reload(page)
  expect(await boxOf(page).inputValue()).toBe(answerable)
  await page.getByRole('link', { name: 'Tessera, home' }).click()
  await page.getByRole('heading', { name: 'Live evidence map' }).waitFor()
  await page.goBack()
  await expect.poll(() => boxOf(page).inputValue()).toBe(answerable)

  await boxOf(page).press('Enter')
  await cardOf(page, answerable).waitFor()
  await expect.poll(() => boxOf(page).inputValue()).toBe('')
  await reload(page)
  expect(await boxOf(page).inputValue()).toBe('')
})

test('a question that is too long is kept whole, told, and not sent; cut to size it is', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/papers\/qa$/.test(request.url())) asked.push(request.method())
  })
  const long = 'Why are the anchors lost? '.repeat(77).trim()
  await page.evaluate((words) => navigator.clipboard.writeText(words), long)
  await boxOf(page).press('ControlOrMeta+v')
  const told = panelOf(page).getByText('2,001 characters: a question may have at most 2,000.')
  await told.waitFor()
  expect(await boxOf(page).inputValue()).toBe(long)
  await boxOf(page).press('Enter')
  expect(await panelOf(page).getByRole('button', { name: 'Send question' }).isDisabled()).toBe(true)
  await reload(page)
  expect(await boxOf(page).inputValue()).toBe(long)
  await told.waitFor()
  expect(asked).toEqual([])

  await boxOf(page).press('End')
  await page.keyboard.press('Backspace')
  await expect.poll(() => told.count()).toBe(0)
  await boxOf(page).press('Enter')
  await cardOf(page, long.slice(0, -1)).waitFor()
  expect(asked).toEqual(['POST'])
})

test('by keyboard alone one question is deleted once that is said twice; the focus goes on to the next', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  await ask(page, answerable)
  await ask(page, unanswerable)
  const remove = (question: string) =>
    panelOf(page).getByRole('button', { name: `Delete the question: ${question}` })

  await remove(unanswerable).press('Enter')
  expect(await focused(page)).toBe(`Keep the question: ${unanswerable}`)
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe(`Delete the question: ${unanswerable}`)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => cardOf(page, unanswerable).count()).toBe(0)
  expect(await focused(page)).toBe(`Delete the question: ${answerable}`)

  await reload(page)
  await panelOf(page).getByText('Ask Questions').click()
  await cardOf(page, answerable).waitFor()
  expect(await cardOf(page, unanswerable).count()).toBe(0)

  await remove(answerable).press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await panelOf(page).getByText('Nothing asked yet.').waitFor()
  expect(await focused(page)).toBe('Questions and answers')
})
