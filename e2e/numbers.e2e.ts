import { expect, test } from 'vitest'
import { appStarted, expectInView, panelOf, useReaders } from './readers.ts'

const newReader = useReaders()

const paper = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Naps and Words</title></head>
<body><article><h1>Naps and Words</h1>
<section><h2>Abstract</h2><p>We show that naps help memory. Of the women 12,411 words were kept, a share of 82.4.</p></section>
<section><h2>1 Results</h2><p>We found that naps helped (OR 1.45, 95% CI 1.60–2.30). After the nap 37 of 40 sleepers knew every word.</p>
<figure><table><caption>Table 1: People and words.</caption>
<tr><th>What</th><th>Sleepers (n = 41)</th><th>Readers (n = 39)</th></tr>
<tr><td>Married</td><td>20 (48.8%)</td><td>19 (48.7%)</td></tr>
<tr><td>Left-handed</td><td>4 (9.8%)</td><td>3 (7.7%)</td></tr>
<tr><td>Old</td><td>30 (73.2%)</td><td>22 (56.4%)</td></tr>
<tr><td>Tired</td><td>19 (43.9%)</td><td>9 (23.1%)</td></tr></table></figure>
<figure><table><caption>Table 2: Words kept.</caption>
<tr><th>Who</th><th>Words</th><th>Share</th></tr>
<tr><td>Women</td><td>12,411</td><td>84.2</td></tr>
<tr><td>Men</td><td>8,302</td><td>71.5</td></tr></table></figure></section></article></body></html>`

test('numbers of a paper that do not add up are told, each with its passage', async () => {
  const { page } = await newReader()
  await page.goto('/')
  await appStarted(page)
  const file = { name: 'naps.html', mimeType: 'text/html', buffer: Buffer.from(paper) }
  await page.getByLabel('Import papers').first().setInputFiles(file)
  await page.waitForURL(/\/paper\//)
  const panel = panelOf(page)
  await panel.getByText(/\d+ claims?:/).waitFor()
  await panel.getByRole('tab', { name: 'Results' }).click()
  await panel.getByRole('button', { name: 'Analyze Results' }).click()
  await panel.getByRole('heading', { name: 'Does not add up' }).waitFor()
  const notes = panel
    .getByRole('article')
    .filter({ hasText: 'These numbers do not agree:' })
    .filter({ hasNot: page.locator('.claim__caution') })
  const told = notes.locator('.claim__text')
  expect(await told.allInnerTexts()).toEqual([
    'These numbers do not agree: one place prints 82.4, and another prints 84.2 for what seems to be the same.',
    'These numbers do not agree: 1.45 lies outside the confidence interval beside it, 1.60–2.30.',
    'These numbers do not agree: 19 of 41 is 46.3%, and the paper prints 43.9%.',
  ])
  expect(await notes.locator('.computed').allInnerTexts()).toEqual([
    expect.stringContaining('84.2 - 82.4 = 1.8'),
    expect.stringContaining('1.45 < 1.60'),
    expect.stringContaining('19 / 41 ≈ 0.463'),
  ])
  await notes.nth(1).getByRole('button', { name: 'Jump' }).click()
  const passage = page.locator('.text .is-pulsing').first()
  await passage.waitFor()
  expect(await passage.textContent()).toContain('1.45')
  await expectInView(passage)
})
