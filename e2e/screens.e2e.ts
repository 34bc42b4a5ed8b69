import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from './accessibility.ts'
import { settled, showPanel, useReaders } from './readers.ts'
import { screens } from './screens.ts'

const newReader = useReaders()

const sizes = [
  { width: 1440, height: 900, isJudged: true },
  { width: 1024, height: 768, isJudged: false },
  { width: 390, height: 844, isJudged: true },
]

/** Shows the page as it is with the theme, as the theme button does; a dialog may lie over the button. */
async function show(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const shown = await page.evaluate((name) => {
    const root = document.documentElement
    root.classList.toggle('dark', name === 'dark')
    root.dataset.theme = name
    return getComputedStyle(root).colorScheme
  }, theme)
  expect(shown).toBe(theme)
  await settled(page)
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.each(['light', 'dark'] as const)(
  'a system that is %s: the page is from its first paint',
  async (theme) => {
    const { page } = await newReader({ theme })
    await page.goto('/', { waitUntil: 'commit' })
    const shown = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    await page.locator('body').waitFor()
    expect(await shown()).toBe(theme)
  },
)

test('what is wrong with a page is told by its rule and place', async () => {
  const { page } = await newReader()
  await page.setContent(
    '<p style="color: #aaa; background: #fff">Pale words.</p><img src="data:,">',
  )
  expect(await violationsOn(page, 'dark')).toEqual([
    expect.stringMatching(/^color-contrast: p: [\s\S]*contrast of 2\.32/),
  ])
  const told = (await violationsOn(page, 'light')).map((line) => line.split(':', 2).join(':'))
  expect(told).toEqual(expect.arrayContaining(['color-contrast: p', 'image-alt: img']))
})

test.each(screens)('$name: accessible, and a picture of it', async (screen) => {
  const reader = await newReader()
  const { page } = reader
  await screen.open(reader)
  for (const { width, height, isJudged } of sizes) {
    await page.setViewportSize({ width, height })
    if (screen.isInPanel) await showPanel(page)
    for (const theme of ['dark', 'light'] as const) {
      await show(page, theme)
      await page.screenshot({ path: `test-results/screens/${screen.name}-${width}-${theme}.png` })
      if (isJudged) expect.soft(await violationsOn(page, theme)).toEqual([])
    }
  }
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await settled(page)
    expect({ width, overflow: await overflowOf(page) }).toEqual({ width, overflow: 0 })
  }
})
