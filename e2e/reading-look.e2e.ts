import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  analyse,
  appStarted,
  expectInView,
  importFile,
  panelOf,
  settled,
  showPanel,
  useReaders,
} from './readers.ts'

const newReader = useReaders()

const sum = Array.from({ length: 40 }, (_, index) => `<mi>x</mi><mo>+</mo><mn>${index}</mn>`)
const paper = `<html><body><article><h1>Wide sums</h1>
<section><h2>Abstract</h2><p>We sum more terms than a column holds.</p></section>
<section><h2>Spectrophotometric methods</h2><p>The sum is as follows.</p>
<math display="block"><mrow><mi>S</mi><mo>=</mo>${sum.join('<mo>+</mo>')}</mrow></math>
<p>where S denotes the sum of all terms. A short one follows.</p>
<math display="block"><mrow><mi>S</mi><mo>=</mo><mn>1</mn></mrow></math>
</section></article></body></html>`

/** How far the box fades at its two ends, in CSS pixels. */
const fades = (box: Locator) =>
  box.evaluate((it) => {
    const style = getComputedStyle(it)
    return [style.getPropertyValue('--fade-start'), style.getPropertyValue('--fade-end')]
  })

test('an equation that is wider than its place fades where more of it is, in the text and in the panel', async () => {
  const { page } = await newReader()
  const file = { name: 'sums.html', mimeType: 'text/html', buffer: Buffer.from(paper) }
  await page.goto(`/paper/${await importFile(page, file)}`)
  await appStarted(page)
  await analyse(page, 'Math')
  for (const boxes of [page.locator('.text .eq'), panelOf(page).locator('.thumb--math')]) {
    const [wide, short] = [boxes.first(), boxes.last()]
    expect(await fades(wide)).toEqual(['0px', '32px'])
    expect(await fades(short)).toEqual(['0px', '0px'])
    await wide.evaluate((it) => it.scrollTo(it.scrollWidth, 0))
    await settled(page)
    expect(await fades(wide)).toEqual(['32px', '0px'])
  }
})

test('words of the outline stay whole beside the tiles of many claims', async () => {
  const { page } = await newReader()
  const file = { name: 'sums.html', mimeType: 'text/html', buffer: Buffer.from(paper) }
  await page.goto(`/paper/${await importFile(page, file)}`)
  await appStarted(page)
  const entry = page.locator('.paper .outline a', { hasText: 'Spectrophotometric' })
  const lines = await entry.evaluate((link) => {
    link.querySelector('.tiles')?.remove()
    link.insertAdjacentHTML(
      'beforeend',
      `<span class="tiles">${'<i class="tile"></i>'.repeat(6)}</span>`,
    )
    const title = link.querySelector('.outline__title')?.firstChild as Text
    const word = document.createRange()
    word.setStart(title, 0)
    word.setEnd(title, 'Spectrophotometric'.length)
    return word.getClientRects().length
  })
  expect(lines).toBe(1)
  const inside = await entry.evaluate((link) => {
    const right = link.getBoundingClientRect().right
    return [...link.querySelectorAll('.tile')].every(
      (tile) => tile.getBoundingClientRect().right <= right,
    )
  })
  expect(inside).toBe(true)
})

test('the outline has the height of the window, but for the place of a toast while there is one', async () => {
  const { page } = await newReader()
  const file = { name: 'sums.html', mimeType: 'text/html', buffer: Buffer.from(paper) }
  await page.goto(`/paper/${await importFile(page, file)}`)
  await appStarted(page)
  const outline = page.locator('.paper .outline')
  // More entries than it holds.
  await outline.evaluate((it) => it.insertAdjacentHTML('beforeend', '<p style="height: 200vh">'))
  const room = () => outline.evaluate((it) => innerHeight - it.getBoundingClientRect().bottom)
  await expect.poll(room).toBe(0)
  await page.keyboard.press('e')
  await page.locator('.toast').waitFor()
  expect(await room()).toBe(120)
})

test('the names of the rows stay in sight while a wide table scrolls', async () => {
  const { page } = await newReader({ width: 390, height: 844 })
  const columns = Array.from({ length: 12 }, (_, index) => index)
  const table = (name: string) => `<figure><figcaption>Table 1. Yields</figcaption><table>
<thead><tr><th>Field</th>${columns.map((at) => `<th>Year${at}</th>`).join('')}</tr></thead>
<tbody>${['North', 'South'].map((field) => `<tr><td>${name}${field}</td>${columns.map((at) => `<td>${at + 100}.5</td>`).join('')}</tr>`).join('')}</tbody>
</table></figure>`
  for (const [name, stays] of [
    ['', true],
    ['17 ', false],
  ] as const) {
    const html = paper.replace('<p>The sum is as follows.</p>', table(name))
    const file = { name: 'fields.html', mimeType: 'text/html', buffer: Buffer.from(html) }
    await page.goto(`/paper/${await importFile(page, file)}`)
    await appStarted(page)
    const box = page.locator('.text .scroll-x[tabindex]')
    await box.evaluate((it) => it.scrollTo(it.scrollWidth, 0))
    const offsets = await box.evaluate((it) =>
      [...it.querySelectorAll('tr > :first-child')].map(
        (cell) => cell.getBoundingClientRect().left - it.getBoundingClientRect().left,
      ),
    )
    expect(offsets).toHaveLength(3)
    expect(offsets.every((offset) => offset === 0)).toBe(stays)
    await settled(page)
    expect(await fades(box)).toEqual([stays ? '0px' : '32px', '0px'])
  }
})

test.each([320, 390])(
  'a formula within a line that is wider than a phone of %i pixels scrolls, not its paragraph or the page',
  async (width) => {
    const { page } = await newReader({ width, height: 844 })
    const inline = paper.replace(
      'A short one follows.',
      `It is <math><mrow>${sum.join('')}</mrow></math>.`,
    )
    const file = { name: 'sums.html', mimeType: 'text/html', buffer: Buffer.from(inline) }
    await page.goto(`/paper/${await importFile(page, file)}`)
    await appStarted(page)
    const formula = page.locator('.text p math')
    await formula.waitFor()
    expect(await formula.evaluate((it) => it.getBoundingClientRect().width)).toBeGreaterThan(390)
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    expect(await overflow()).toBe(0)
    const box = page.getByRole('group', { name: 'Formula' })
    const paragraph = page.locator('.text p', { has: box })
    expect(await paragraph.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
    expect(await fades(box)).toEqual(['0px', '32px'])
    await box.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => box.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0)
  },
)

test('of a thousand formulas those in sight are drawn wherever the paper is read, and what is read stays in its place', async () => {
  const { page } = await newReader()
  const formula = (n: number) =>
    `<math><msup><mi>x</mi><mn>${n}</mn></msup><mo>=</mo><mfrac><mn>1</mn><mn>${n}</mn></mfrac></math>`
  const paragraphs = Array.from(
    { length: 100 },
    (_, n) =>
      `<p>${Array.from({ length: 10 }, (_, k) => `We see ${formula(10 * n + k)}, too.`).join(' ')}</p>`,
  )
  const many = paper.replace('<p>The sum is as follows.</p>', paragraphs.join(''))
  const file = { name: 'powers.html', mimeType: 'text/html', buffer: Buffer.from(many) }
  await page.goto(`/paper/${await importFile(page, file)}`)
  await appStarted(page)
  await page.locator('.text math').first().waitFor()
  const seen: { drawn: number; plain: number; moved: number }[] = []
  for (const step of [700, 700, 2_000, 700, 9_000, -700, -700, -2_000, 700, 99_000, -700, -99_000])
    seen.push(
      await page.evaluate(async (by) => {
        const frames = () =>
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        scrollBy({ top: by, behavior: 'instant' })
        const inSight = (it: Element) => {
          const { top, bottom } = it.getBoundingClientRect()
          return bottom > 0 && top < innerHeight
        }
        await frames()
        const read = [...document.querySelectorAll('.text > p')].find(inSight) as Element
        const place = read.getBoundingClientRect().top
        const text = document.querySelector('.text') as Element
        const plain = () => [...text.querySelectorAll('.formula-plain')].filter(inSight).length
        for (let frame = 0; frame < 60 && plain() > 0; frame++) await frames()
        return {
          drawn: text.querySelectorAll('math').length,
          plain: plain(),
          moved: Math.abs(by) > 2_000 ? 0 : Math.abs(read.getBoundingClientRect().top - place),
        }
      }, step),
    )
  expect(seen.filter(({ drawn, plain, moved }) => drawn !== 500 || plain > 0 || moved > 1)).toEqual(
    [],
  )
})

test('of the formulas of very many equations the panel draws those near its view, and all of a card that is gone to', async () => {
  const { page } = await newReader()
  const equations = Array.from(
    { length: 120 },
    (_, n) =>
      `<p>We weigh the load <math><msub><mi>d</mi><mn>${n}</mn></msub></math> as follows.</p><math display="block"><mrow><msub><mi>d</mi><mn>${n}</mn></msub><mo>=</mo><mfrac><mi>m</mi><mn>${n}</mn></mfrac></mrow></math><p>where <math><msub><mi>d</mi><mn>${n}</mn></msub></math> denotes the load of hive number ${n} at dusk.</p>`,
  )
  const many = paper.replace('<p>The sum is as follows.</p>', equations.join(''))
  const file = { name: 'loads.html', mimeType: 'text/html', buffer: Buffer.from(many) }
  await page.goto(`/paper/${await importFile(page, file)}`)
  await appStarted(page)
  await analyse(page, 'Math')
  const panel = panelOf(page)
  const cards = panel.locator('.analysed')
  await cards.first().locator('math').first().waitFor()
  expect(await cards.count()).toBeGreaterThan(50)
  expect(await panel.locator('math, .formula-plain').count()).toBeGreaterThan(200)
  for (const at of [30, 49, 20, 0]) {
    await cards.nth(at).evaluate((it) => it.scrollIntoView({ block: 'center' }))
    await cards.nth(at).locator('.thumb--math math').waitFor()
    await settled(page)
    expect(await cards.nth(at).locator('.formula-plain').count()).toBe(0)
    expect(await panel.locator('math').count()).toBeLessThan(200)
    await expectInView(cards.nth(at).locator('h3'))
  }
})

test('beside the panel the way leads back to a checked sentence, whose quotes have formulas as large as their words', async () => {
  const { page } = await newReader()
  const load = '<math><msub><mi>d</mi><mi>k</mi></msub></math>'
  const hives = `<html><body><article><h1>Hives</h1>
<section><h2>Abstract</h2><p>We weigh hives at dusk.</p></section>
<section><h2>Results</h2><p>The weight of every hive grew with the load ${load}. Two keepers weighed them.</p></section>
</article></body></html>`
  const file = { name: 'hives.html', mimeType: 'text/html', buffer: Buffer.from(hives) }
  await page.goto(`/paper/${await importFile(page, file)}`)
  await appStarted(page)
  await panelOf(page).getByRole('button', { name: 'Check a text' }).click()
  const check = page.getByRole('dialog', { name: 'Check a text' })
  await check.getByLabel('Text to check').fill('The weight of every hive grew with the load dk.')
  await check.getByRole('button', { name: 'Check', exact: true }).click()
  const jump = check.getByRole('button', { name: 'Jump' })
  const quote = check.locator('.near')
  await quote.locator('.formula math').waitFor()
  const sizeOf = (words: Locator) => words.evaluate((it) => getComputedStyle(it).fontSize)
  expect(await sizeOf(quote.locator('.formula'))).toBe(await sizeOf(quote))
  await jump.click()
  await check.waitFor({ state: 'detached' })
  await expectInView(page.locator('.text .is-pulsing').first())
  await page.getByRole('button', { name: 'Back to the checked text' }).click()
  await expectInView(jump)
  expect(await jump.evaluate((it) => it === document.activeElement)).toBe(true)
})

const formulas = `<html><body><article><h1>Keys</h1><p>Provided proper attribution is given, permission is granted.</p>
<section><h2>Abstract</h2><p>We look at keys.</p></section>
<section><h2>Methods</h2><p>The input has keys of dimension <math><msub><mi>d</mi><mi>k</mi></msub></math>, and values.</p></section></article></body></html>`

test('a sentence with a formula is copied in the words of the text', async () => {
  const { page } = await newReader()
  const file = { name: 'keys.html', mimeType: 'text/html', buffer: Buffer.from(formulas) }
  await page.goto(`/paper/${await importFile(page, file)}`)
  await appStarted(page)
  const sentence = page.locator('.text p', { hasText: 'The input has keys' })
  await sentence.evaluate((it) => getSelection()?.selectAllChildren(it))
  await page.keyboard.press('ControlOrMeta+c')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'The input has keys of dimension d_k, and values.',
  )
})

test('a claim with a formula is copied as its sentence', async () => {
  const { page } = await newReader()
  const sentence = formulas.replace(
    'We look at keys.',
    'In this paper we propose a new scale that weighs keys of dimension <math><msub><mi>d</mi><mi>k</mi></msub></math>, and values.',
  )
  const file = { name: 'scale.html', mimeType: 'text/html', buffer: Buffer.from(sentence) }
  await page.goto(`/paper/${await importFile(page, file)}`)
  await appStarted(page)
  const claim = panelOf(page).locator('.claim__text', { hasText: 'a new scale' }).first()
  await claim.locator('math').waitFor()
  await claim.evaluate((it) => getSelection()?.selectAllChildren(it))
  await page.keyboard.press('ControlOrMeta+c')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /e propose a new scale that weighs keys of dimension d_k, and values\.$/,
  )
})

test.each([
  ['The weight of hives in winter and spring', 2, 'beside'],
  [
    'Measurements of the weight of hives in winter, with and without their keepers, over three years',
    2,
    'below',
  ],
])(
  'the place of a claim, “%s”, has %i lines at most, %s Proof and Jump',
  async (heading, most, where) => {
    const { page } = await newReader({ width: 390, height: 844 })
    const html = `<html><body><article><h1>Hives</h1><section><h2>${heading}</h2><p>We weighed 412 hives in two winters and found that they lost 3.1 kg on average.</p></section></article></body></html>`
    const file = { name: 'hives.html', mimeType: 'text/html', buffer: Buffer.from(html) }
    await page.goto(`/paper/${await importFile(page, file)}`)
    await appStarted(page)
    await showPanel(page)
    const place = panelOf(page).locator('.claim__where', { hasText: heading }).first()
    const [lines, isBelow] = await place.evaluate((it) => {
      const { top, height } = it.getBoundingClientRect()
      const actions = it.parentElement?.querySelector('.claim__actions')
      const lineHeight = Number.parseFloat(getComputedStyle(it).lineHeight)
      return [
        Math.round(height / lineHeight),
        top >= (actions?.getBoundingClientRect().bottom ?? 0),
      ]
    })
    expect(lines).toBeLessThanOrEqual(most)
    expect(isBelow).toBe(where === 'below')
  },
)

const kept = `<html><body><article><h1>Loads</h1><section><h2>The load <math><msub><mi>d</mi><mi>k</mi></msub></math> of hives</h2>
${Array.from(
  { length: 40 },
  (_, n) =>
    `<p>${'We weigh '.slice(0, 1 + (n % 9)).padEnd(n, 'm')} hives by <math><msub><mi>d</mi><mn>${n}</mn></msub></math>, which <math><mi>k</mi></math>; holds (of <math><mi>q</mi></math>).</p>`,
).join('')}</section></article></body></html>`

test('no line begins with the stop behind a formula, and a heading has its formula in the contents, too', async () => {
  const { page } = await newReader({ width: 390, height: 844 })
  const file = { name: 'loads.html', mimeType: 'text/html', buffer: Buffer.from(kept) }
  await page.goto(`/paper/${await importFile(page, file)}`)
  await appStarted(page)
  expect(await page.locator('.text math').count()).toBe(121)
  const torn = async () =>
    page.locator('.text [data-whole]').evaluateAll(
      (leaves) =>
        leaves.filter((leaf) => {
          const stop = leaf.nextElementSibling?.firstChild ?? leaf.parentElement?.nextElementSibling
          if (!stop || !/^[.,;)]/.test(stop.textContent ?? '')) return false
          const after = document.createRange()
          after.setStart(stop, 0)
          after.setEnd(stop, 1)
          return after.getBoundingClientRect().left < leaf.getBoundingClientRect().left
        }).length,
    )
  for (const width of [390, 374, 358, 342, 326]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await torn()).toBe(0)
  }
  expect(await page.locator('.outline a[title^="The load"] math').count()).toBe(2)
})

test('the title page, closed on the screen, is printed', async () => {
  const { page } = await newReader()
  const file = { name: 'keys.html', mimeType: 'text/html', buffer: Buffer.from(formulas) }
  await page.goto(`/paper/${await importFile(page, file)}`)
  await appStarted(page)
  const notice = page.getByText('permission is granted')
  const isSeen = () => notice.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isSeen()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await isSeen()).toBe(true)
})

test('from the dark theme it is printed in dark ink on white, and the panel casts no shadow', async () => {
  // As wide as a sheet of paper, where the panel lies over the text.
  const { page } = await newReader({ width: 790, theme: 'dark' })
  const file = { name: 'keys.html', mimeType: 'text/html', buffer: Buffer.from(formulas) }
  await page.goto(`/paper/${await importFile(page, file)}`)
  await appStarted(page)
  const look = () =>
    page.locator('.ev-panel').evaluate((panel) => {
      const text = document.querySelector('.paper-page') as Element
      // Of L*a*b*, which the pair of colours is told in.
      const [ink, ground] = [getComputedStyle(text).color, getComputedStyle(text).backgroundColor]
      const light = (colour: string) => Number(/^lab\(([\d.]+)/.exec(colour)?.[1])
      const { boxShadow } = getComputedStyle(panel)
      return { isInkDark: light(ink) < 30, isGroundLight: light(ground) > 90, boxShadow }
    })
  expect(await look()).toMatchObject({ isInkDark: false, isGroundLight: false })
  await page.emulateMedia({ media: 'print' })
  expect(await look()).toEqual({ isInkDark: true, isGroundLight: true, boxShadow: 'none' })
})

test('the reading settings are there at once, without a connection as well', async () => {
  const { page } = await newReader()
  const file = { name: 'keys.html', mimeType: 'text/html', buffer: Buffer.from(formulas) }
  await page.goto(`/paper/${await importFile(page, file)}`)
  await appStarted(page)
  const settings = page.locator('#settings')
  await settings.getByLabel('Font size').waitFor({ state: 'attached' })
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Reading settings' }).click()
  await settings.getByLabel('Font size').fill('20')
  const reserved = await settings.evaluate((it) => {
    const { height } = it.getBoundingClientRect()
    it.replaceChildren()
    return it.getBoundingClientRect().height - height
  })
  expect(reserved).toBe(0)
  await page.context().setOffline(false)
})
