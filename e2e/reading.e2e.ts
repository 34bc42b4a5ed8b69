import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  appStarted,
  expectInView,
  openOwnPaper,
  openPaper,
  panelOf,
  useReaders,
} from './readers.ts'

const newReader = useReaders()
const title = 'Anchoring Quotations in Changing Documents'

const passage = (page: Page, claim: string) => page.locator(`.text a.hl[data-c~="${claim}"]`)
const claimOf = (page: Page, claim: string) => page.locator(`#claim-${claim}`)
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('a newcomer searches, opens a paper and finds it summarised', async () => {
  const { page } = await newReader()
  await page.goto('/')
  await page.getByText('Verification is cheaper than doubt.').first().waitFor()
  await page.getByRole('main').getByRole('searchbox').fill('anchoring quotations')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Search Results' }).waitFor()
  await page.getByText(/Found \d+ papers? for “anchoring quotations”/).waitFor()
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const panel = page.getByRole('complementary', { name: 'Evidence panel' })
  await panel.getByText(/\d+ claims: \d+ verbatim/).waitFor()
  for (const section of ['TL;DR', "What's New?", 'Methods', 'Results', 'Limitations'])
    await panel.getByRole('heading', { name: section, exact: true }).waitFor()
  expect(await page.title()).toBe(`${title} · Tessera`)
})

test('a claim lights its passage up; Jump goes there, pulses it, says so and writes the address', async () => {
  const { page } = await newReader()
  const id = await openPaper(page, title)
  const lit = passage(page, 's-limitations-0')
  await claimOf(page, 's-limitations-0').locator('.claim__text').hover()
  await expect.poll(() => lit.first().getAttribute('class')).toContain('is-lit')
  await page.mouse.move(1, 1)
  await expect.poll(() => lit.first().getAttribute('class')).not.toContain('is-lit')

  await claimOf(page, 's-limitations-0').getByRole('button', { name: 'Jump' }).click()
  await page.locator('.text .is-pulsing[data-c~="s-limitations-0"]').first().waitFor()
  await page.getByText('Evidence highlighted', { exact: true }).waitFor()
  await expectInView(lit.first())
  const [, start, end] = /^#e=(\d+)-(\d+)$/.exec(new URL(page.url()).hash) ?? []
  const paper = await page.request.get(`/api/papers/${id}`)
  const { content } = (await paper.json()) as { content: string }
  expect(content.slice(Number(start), Number(end))).toBe((await lit.allInnerTexts()).join(''))
  await page.locator('.is-pulsing').first().waitFor({ state: 'detached' })
})

test('in the PDF view the contents lead to the pages, though the text was read from HTML', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  const pdf = page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'PDF' })
  // Both at once: the contents are clicked before any page is laid out.
  const limitations = page.getByRole('navigation', { name: 'Outline' }).getByText('Limitations')
  await pdf.evaluate((button) => (button as HTMLElement).click())
  await limitations.evaluate((link) => (link as HTMLElement).click())
  await page.locator('.main-view .pdf-page .pdf-hl.is-pulsing').first().waitFor()
  // The pulse is over after three seconds, its passage stays marked.
  await expectInView(page.locator('.main-view .pdf-page .pdf-hl[data-c="passage"]').first())
  expect(await pdf.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('navigation', { name: 'Outline' }).getByText('References').click()
  await expectInView(page.getByRole('button', { name: 'Next page' }).and(page.locator(':disabled')))
})

test.each([
  ['beside the panel', '?view=pdf', '.main-view'],
  ['in the box below the text', '', '#full'],
])('the PDF %s is opened at the page whose number is typed', async (_where, view, within) => {
  const { page } = await newReader()
  const id = await openPaper(page, title)
  await page.goto(`/paper/${id}${view}`)
  await appStarted(page)
  await page.locator(within).scrollIntoViewIfNeeded()
  const field = page.locator(within).getByRole('textbox', { name: 'Page' })
  await field.click()
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  /** How far below the bar the page begins. */
  const below = () =>
    page.locator(within).evaluate((view) => {
      const top = view.querySelector('[data-page="3"]')?.getBoundingClientRect().top ?? Number.NaN
      return top - (view.querySelector('.pdf__bar')?.getBoundingClientRect().bottom ?? Number.NaN)
    })
  await expect.poll(below).toBeLessThan(40)
  expect(await below()).toBeGreaterThan(-1)
  await expectInView(field)
  expect(await field.inputValue()).toBe('3')
  await field.fill('999')
  await field.press('Enter')
  expect(await field.inputValue()).toBe('3')
})

test('an address of a passage opens the PDF at it, where all claims have their marks', async () => {
  const { page } = await newReader()
  const id = await openPaper(page, title)
  const where = await claimOf(page, 's-methods-0').locator('a.claim__go').getAttribute('href')
  await page.goto('/about')
  await page.goto(`/paper/${id}?view=pdf${where}`)
  const passage = page.locator('.main-view .pdf-page .pdf-hl[data-c="passage"]').first()
  await passage.waitFor()
  await expectInView(passage)
  expect(new URL(page.url()).search).toBe('?view=pdf')
  const claims = await page.locator('.ev-panel .claim .claim__go').count()
  await expect.poll(() => page.locator('.minimap__tick').count()).toBeGreaterThanOrEqual(claims)
  expect(await page.getByText('could not be found on the pages').count()).toBe(0)
})

test('a click on the words of a claim leads to its passage; a drag over them marks them', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  const words = claimOf(page, 's-limitations-0').locator('.claim__text')
  await words.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0 } = (await words.boundingBox()) ?? {}
  await page.mouse.move(x + 4, y + 8)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.8, y + 12, { steps: 6 })
  await page.mouse.up()
  expect(await page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(5)
  expect(new URL(page.url()).hash).toBe('')

  await page.mouse.click(x + width / 2, y + 8)
  const passages = page.locator('.text .is-pulsing[data-c~="s-limitations-0"]')
  await passages.first().waitFor()
  await page.getByText('Evidence highlighted', { exact: true }).waitFor()
  await expectInView(passages.first())
  expect(new URL(page.url()).hash).toMatch(/^#e=\d+-\d+$/)
})

test('a marked passage leads to its claim', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  await panelOf(page).getByRole('tab', { name: 'Math' }).click()
  await passage(page, 's-limitations-0').first().click()
  await claimOf(page, 's-limitations-0').waitFor()
  await expectInView(claimOf(page, 's-limitations-0'))
})

test('three questions: two answered with their passages, one refused with the nearest ones', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  const panel = panelOf(page)
  const ask = async (question: string) => {
    await panel.getByRole('textbox', { name: 'Ask a question about this paper' }).fill(question)
    await panel.getByRole('button', { name: 'Send question' }).click()
    const card = panel.getByRole('article', { name: question })
    await card.waitFor()
    return card
  }
  const limits = await ask('What are the limitations?')
  await limits.getByText('Verbatim').first().waitFor()
  await page.getByText('Question answered', { exact: true }).waitFor()
  const sample = await ask('How many passages did the three-part anchor find?')
  await sample.getByRole('button', { name: 'Jump to evidence' }).click()
  await page.locator('.text .is-pulsing').first().waitFor()
  await expectInView(page.locator('.text .is-pulsing').first())

  const refused = await ask('What is the boiling point of copper?')
  expect(await refused.textContent()).toContain('Not answered')
  await refused
    .getByText(/^Nearest passage/)
    .first()
    .waitFor()
  await page.reload()
  await panel.getByText('2 answered, 1 refused').waitFor()
})

test('a pasted text is checked sentence by sentence: a changed number does not pass', async () => {
  const { page } = await newReader()
  const id = await openPaper(page, title)
  const summary = await page.request.get(`/api/papers/${id}/summary`)
  const { claims } = (await summary.json()) as { claims: { results: { text: string }[] } }
  const truth = claims.results.find(({ text }) => /\d\d\.\d%/.test(text))?.text ?? ''
  const lie = truth.replace(
    /(\d)\d\.\d%/,
    (number, digit) => `${((Number(digit) + 3) % 9) + 1}${number.slice(1)}`,
  )
  expect(lie).not.toBe(truth)
  await panelOf(page).getByRole('button', { name: 'Check a text' }).click()
  const dialog = page.getByRole('dialog', { name: 'Check a text' })
  await dialog.getByRole('textbox', { name: 'Text to check' }).fill(`${truth} ${lie}`)
  await dialog.getByRole('button', { name: 'Check', exact: true }).click()
  const verdicts = dialog.getByRole('list', { name: 'Verdicts' }).getByRole('listitem')
  await verdicts.first().waitFor()
  expect(await verdicts.count()).toBe(2)
  expect(await verdicts.nth(0).textContent()).toContain('Verbatim')
  expect(await verdicts.nth(1).textContent()).toMatch(/Unverified[\s\S]*Number mismatch/)
  await verdicts.nth(0).getByRole('button', { name: 'Jump' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.locator('.text .is-pulsing').first().waitFor()
  await expectInView(page.locator('.text .is-pulsing').first())
})

test('Results, Figures and Math are analysed on demand, once, each finding with its place', async () => {
  const { page } = await newReader()
  await openOwnPaper(page)
  const panel = panelOf(page)
  const made: string[] = []
  page.on('request', (one) => {
    if (one.method() === 'POST' && one.url().includes('/analyze-')) made.push(one.url())
  })
  for (const [tab, button, toast] of [
    ['Results', 'Analyze Results', 'Results analyzed'],
    ['Figures', 'Analyze Figures', 'Figures analyzed'],
    ['Math', 'Analyze Math', 'Math analyzed'],
  ] as const) {
    await panel.getByRole('tab', { name: tab }).click()
    await panel.getByRole('button', { name: button }).click()
    await page.getByText(toast, { exact: true }).waitFor()
    await panel.getByRole('tabpanel').locator('.made').waitFor()
    expect(await panel.getByRole('tabpanel').locator('.claim').count()).toBeGreaterThan(0)
  }
  expect(made).toHaveLength(3)
  // After a reload they come back by themselves, and nothing is worked out again.
  await page.reload()
  for (const tab of ['Results', 'Figures', 'Math']) {
    await panel.getByRole('tab', { name: tab }).click()
    await panel.getByRole('tabpanel').locator('.made').waitFor()
    expect(await panel.getByRole('tabpanel').locator('.claim').count()).toBeGreaterThan(0)
  }
  expect(made).toHaveLength(3)
})

test('the settings of reading are seen: a theme of its own, size, height and font of the text', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  const seen = () =>
    page
      .locator('article p', { hasText: 'A quotation is only as good' })
      .first()
      .evaluate((words) => {
        const { fontSize, lineHeight, fontFamily, color } = getComputedStyle(words)
        const around = words.closest('.paper-page') ?? words
        const { backgroundColor } = getComputedStyle(around)
        return { fontSize, lineHeight, fontFamily, color, backgroundColor }
      })
  const before = await seen()
  await page.getByRole('button', { name: 'Reading settings' }).click()
  await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click()
  await page.getByRole('group', { name: 'Font' }).getByRole('button', { name: 'Mono' }).click()
  await page.getByLabel('Font size').fill('20')
  await page.getByLabel('Line height').fill('2')
  const after = await seen()
  expect(Object.keys(after)).toHaveLength(5)
  for (const [name, value] of Object.entries(before))
    expect(after[name as keyof typeof after], name).not.toBe(value)
  expect(after.fontSize).toBe('20px')
})

test('BibTeX goes to the clipboard, CSV to a file', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  await page.getByRole('button', { name: 'Cite', exact: true }).click()
  await page.getByText('Citation copied', { exact: true }).waitFor()
  const bibtex = await clipboard(page)
  expect(bibtex).toMatch(/^@\w+\{/)
  expect(bibtex.replace(/[{}]/g, '')).toContain(title)
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^[a-z]+\d{4}[a-z]+\.csv$/)
  const [head, row] = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(head?.replaceAll('"', '')).toBe('id,title,authors,year,doi,arxivId,venue')
  expect(row).toContain(title)
})

test('a formatted citation goes to the clipboard', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  await page.getByRole('button', { name: 'More formats' }).click()
  await page.getByRole('menuitem', { name: 'Citation styles' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cite this paper' })
  await dialog.getByRole('button', { name: 'Copy APA' }).click()
  await page.getByText('Citation copied', { exact: true }).waitFor()
  // APA sets titles as in a sentence.
  expect(await clipboard(page)).toContain(' Anchoring quotations in changing documents.')
})

test('a shared evidence link opens in another browser at the very passage', async () => {
  const { page } = await newReader()
  await openPaper(page, title)
  await claimOf(page, 's-limitations-1').getByRole('button', { name: 'Jump' }).click()
  const quotation = (await passage(page, 's-limitations-1').allInnerTexts()).join('')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByText('Link copied', { exact: true }).waitFor()
  const link = await clipboard(page)
  expect(link).toMatch(/\/paper\/[^/]+\?v=[^#]+#e=\d+-\d+$/)

  const other = await newReader({ width: 1024, height: 768 })
  await other.page.goto(link)
  const pulsing = other.page.locator('.text .is-pulsing')
  await pulsing.first().waitFor()
  await expectInView(pulsing.first())
  expect((await pulsing.allInnerTexts()).join('')).toBe(quotation)
})

test('an address whose passage is not in the text says so and marks nothing', async () => {
  const { page } = await newReader()
  const id = await openPaper(page, title)
  await page.goto('about:blank')
  await page.goto(`/paper/${id}#e=5-99999999`)
  await page.getByText('Passage not found', { exact: true }).waitFor()
  expect(await page.locator('.is-pulsing').count()).toBe(0)
})
