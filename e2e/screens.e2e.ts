import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { settled, showPanel, useReaders } from './readers.ts'
import { screens } from './screens.ts'

const newReader = useReaders()

const sizes = [
  { width: 1440, height: 900, isJudged: true },
  { width: 1024, height: 768, isJudged: false },
  { width: 390, height: 844, isJudged: true },
]

/** WCAG 2.2 AA and what is good practice beyond it; a theme changes nothing but colours. */
const rules = {
  light: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  dark: ['cat.color'],
}

/** What axe has against the page, one line for each element. */
async function violationsOn(page: Page, theme: keyof typeof rules): Promise<string[]> {
  // The legacy mode judges no frames of other sites, of which there are none, and opens no page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(rules[theme])
  const { violations } = await axe.disableRules('color-contrast-enhanced').analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !isWordsOfAPage(id, html))
      .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

/** Links over the lines of a PDF page are as high as its lines: WCAG 2.5.8 exempts links within text. */
const isWordsOfAPage = (rule: string, html: string) =>
  rule === 'target-size' && html.includes('class="pdf-hl')

/** Shows the page as it is with the theme, as the theme button does; a dialog may lie over the button. */
async function show(page: Page, theme: keyof typeof rules): Promise<void> {
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
