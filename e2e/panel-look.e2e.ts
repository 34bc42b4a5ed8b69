import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { analyse, appStarted, importFile, panelOf, showPanel, useReaders } from './readers.ts'

const newReader = useReaders()
const wide = Array.from({ length: 20 }, (_, n) => `<mi>x</mi><mo>+</mo><mn>${n}</mn>`).join('')
const paper = `<html><body><article><h1>Weights of Hives</h1>
<section><h2>Abstract</h2><p>In this paper we propose a new scale that weighs hives by <math><mi>w</mi><mo>=</mo>${wide}</math>, and nothing else.</p></section>
<section><h2>Methods</h2><p>The weight of T<sup>(day)</sup><sub>harbour</sub> is given by the equation:</p>
<math display="block"><mi>w</mi><mo>=</mo>${wide}</math>
<p>where <math><mi>w</mi></math> is the weight <math><mi>w</mi><mo>=</mo>${wide}</math> of a hive.</p></section>
<section><h2>Data availability</h2><p>The data are not publicly available, as they tell where the hives stand.</p></section>
</article></body></html>`

/** What of the panel reaches over its edge, beside what scrolls by itself, and what is too narrow for a word. */
const misfits = (page: Page) =>
  panelOf(page)
    .getByRole('tabpanel')
    .evaluate((panel) => {
      const { left, right } = panel.getBoundingClientRect()
      const scrolls = (it: Element | null): boolean =>
        it !== null &&
        it !== panel &&
        (getComputedStyle(it).overflowX !== 'visible' || scrolls(it.parentElement))
      return [...panel.querySelectorAll('.claim, .claim *, .sym, .sym *')]
        .filter((it) => !it.closest('svg, .sr-only') && it.getClientRects().length > 0)
        .filter((it) => {
          const box = it.getBoundingClientRect()
          const isOver = box.right > right + 9 || box.left < left - 9
          const isTower = it.matches('p') && box.width < 40 && box.height > 60
          return (isOver && !scrolls(it.parentElement)) || isTower
        })
        .map((it) => `${it.className}: ${it.textContent?.slice(0, 40)}`)
    })

test.each([1280, 390])(
  'at %i pixels a wide formula and what is said of an item keep to the panel',
  async (width) => {
    const { page } = await newReader({ width, height: 844 })
    const file = { name: 'hives.html', mimeType: 'text/html', buffer: Buffer.from(paper) }
    await page.goto(`/paper/${await importFile(page, file)}`)
    await appStarted(page)
    await showPanel(page)
    await panelOf(page).getByText('Stated as not openly available.').waitFor()
    expect(await misfits(page)).toEqual([])
    await analyse(page, 'Math')
    await panelOf(page).locator('.sym math, .claim math').first().waitFor()
    expect(await misfits(page)).toEqual([])
  },
)
