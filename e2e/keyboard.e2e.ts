import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appStarted, expectInView, openPaper, panelOf, settled, useReaders } from './readers.ts'

const newReader = useReaders()
const title = 'Anchoring Quotations in Changing Documents'

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.textContent?.trim() || document.activeElement?.ariaLabel,
  )

async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key)
    if (await isThere()) return
  }
  throw new Error(`${key} leads nowhere: the focus ends on “${await focused(page)}”.`)
}

test('Ctrl+K, a query, arrow keys and Enter lead to a paper', async () => {
  const { page } = await newReader()
  await page.goto('/about')
  await appStarted(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('anchoring')
  await page.keyboard.press('Enter')
  await page.locator('[data-result]').first().waitFor()
  const titles = await page.locator('[data-result]').allTextContents()
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toBe(titles[0])
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toBe(titles[1])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: titles[0] ?? '' }).waitFor()
})

test('Ctrl+K leaves the text where it is read', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await settled(page)
  const reading = await page.evaluate(() => scrollY)
  expect(reading).toBeGreaterThan(400)
  await page.keyboard.press('Control+k')
  expect(await page.evaluate(() => document.activeElement?.matches('[data-search]'))).toBe(true)
  await settled(page)
  expect(await page.evaluate(() => scrollY)).toBe(reading)
})

test('? explains the keys, Escape closes; F folds the filters; E the highlights and the panel', async () => {
  const { page } = await newReader()
  await page.goto('/?q=quotations')
  await appStarted(page)
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await help.waitFor()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.waitFor()
  await page.keyboard.press('f')
  await filters.waitFor({ state: 'detached' })
  await page.keyboard.press('f')
  await filters.waitFor()

  await page.goto('/')
  await appStarted(page)
  await page.getByRole('heading', { name: 'Live evidence map' }).click()
  const highlights = page.getByRole('switch', { name: /Highlights/ })
  const areOn = await highlights.getAttribute('aria-checked')
  await page.keyboard.press('e')
  await expect.poll(() => highlights.getAttribute('aria-checked')).not.toBe(areOn)

  await openPaper(page, title)
  await page.keyboard.press('e')
  await page.getByText('Evidence panel hidden', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Show evidence panel (E)' }).waitFor()
  await page.keyboard.press('e')
  await page.getByText('Evidence panel shown', { exact: true }).waitFor()
})

test('Tab walks the claims, Enter jumps to the passage, Escape clears the highlight', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  await panelOf(page).getByRole('tab', { name: 'Summary' }).focus()
  const inClaim = (name: string) => () =>
    page.evaluate((id) => {
      const { activeElement } = document
      return activeElement?.closest('.claim')?.id === id && activeElement.matches('.claim__text')
    }, `claim-${name}`)
  await pressUntil(page, 'Tab', inClaim('s-results-0'))
  await pressUntil(page, 'Tab', inClaim('s-limitations-0'))
  await page.keyboard.press('Enter')
  const passage = page.locator('.text .is-pulsing[data-c~="s-limitations-0"]').first()
  await passage.waitFor()
  await expectInView(passage)
  expect(await focused(page)).toBe(await passage.textContent())
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.is-pulsing, .is-lit').count()).toBe(0)
  expect(new URL(page.url()).hash).toBe('')
})

test('a skip link leads past the paper to the Evidence panel, and another to the text', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to the evidence panel')
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('Summary')
  await page.getByRole('link', { name: 'Skip to the text' }).focus()
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('article')
})

test('arrow keys change the tab of the panel', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  await panelOf(page).getByRole('tab', { name: 'Summary' }).focus()
  for (const next of ['Results', 'Figures', 'Math', 'Summary']) {
    await page.keyboard.press('ArrowRight')
    const tab = panelOf(page).getByRole('tab', { name: next })
    expect(await tab.getAttribute('aria-selected')).toBe('true')
    expect(await focused(page)).toBe(next)
  }
})

test('single-key shortcuts can be switched off, and stay off', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  await page.keyboard.press('?')
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await page.reload()
  await appStarted(page)
  await page.getByText(/\d+ claims:/).waitFor()
  await page.keyboard.press('e')
  await page.keyboard.press('?')
  // What a key does is done before the next key is heard.
  await page.keyboard.press('Control+k')
  expect(await page.getByRole('button', { name: 'Show evidence panel (E)' }).isVisible()).toBe(
    false,
  )
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('the theme is the chosen one from the first paint, and is remembered', async () => {
  const { page, expectComplaint } = await newReader({ theme: 'light' })
  await page.goto('/')
  await appStarted(page)
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await paper()
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  await settled(page)
  const dark = await paper()
  expect(dark).not.toBe(light)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  expectComplaint(/ERR_FAILED/)
  // Without the app's own code, only what is there before the first paint can have chosen it.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/about', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await paper()).toBe(dark)
  await page.unroute(/\/assets\/.*\.js$/)
})

test('a focused tool says what it does, and its menu opens, walks and closes by keyboard', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  const hint = page.getByRole('tooltip', { name: 'Copy BibTeX' })
  await page.getByRole('button', { name: 'Reading settings' }).focus()
  await page.keyboard.press('Tab')
  await hint.waitFor()
  await page.keyboard.press('Escape')
  await hint.waitFor({ state: 'hidden' })

  const more = page.getByRole('button', { name: 'More formats' })
  await pressUntil(page, 'Tab', () => more.evaluate((button) => button.matches(':focus')))
  await page.keyboard.press('Enter')
  await page.getByRole('menu').waitFor()
  // The menu moves the focus with its next frame.
  const isOnRis = async () => {
    await settled(page)
    return (await focused(page)) === 'Download RIS'
  }
  await pressUntil(page, 'ArrowDown', isOnRis)
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  // Nor does it give the focus back before the frame after that.
  await expect.poll(() => more.evaluate((button) => button.matches(':focus'))).toBe(true)
})
