import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** WCAG 2.2 AA and what is good practice beyond it; a theme changes nothing but colours. */
const rules = {
  light: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  dark: ['cat.color'],
}

/**
 * What axe has against the page as it is shown, one line for each element. Axe is loaded once for a page
 * and tells only what is wrong: what is right is longer, and took most of the time.
 */
export async function violationsOn(page: Page, theme: keyof typeof rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async (options) =>
      (await (globalThis as unknown as { axe: typeof axe }).axe.run(options)).violations,
    {
      runOnly: rules[theme],
      rules: { 'color-contrast-enhanced': { enabled: false } },
      reporter: 'no-passes',
      preload: false, // no rule of these reads style sheets
    } satisfies RunOptions,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !isWordsOfAPage(id, html))
      .map(({ target, any, all, none }) => {
        const reasons = [...any, ...all, ...none].map(({ message }) => message)
        return `${id}: ${target.join(' ')}: ${reasons.join('; ')}`
      }),
  )
}

/** Links over the lines of a PDF page are as high as its lines: WCAG 2.5.8 exempts links within text. */
const isWordsOfAPage = (rule: string, html: string) =>
  rule === 'target-size' && html.includes('class="pdf-hl')
