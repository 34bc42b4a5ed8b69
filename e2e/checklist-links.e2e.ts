import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paperHtml } from '../server/src/testing/readable-papers.fixture.ts'
import { putRepository } from '../server/src/testing/repository-upstream.fixture.ts'
import {
  type ScholarlyUpstream,
  sends,
  startScholarlyUpstream,
} from '../server/src/testing/scholarly-upstream.fixture.ts'
import { dateInWords } from '../web/src/ui/date-in-words.ts'
import { violationsOn } from './accessibility.ts'
import { pictures } from './pictures.ts'
import { startPreparedTessera } from './prepared-tessera.ts'
import { openBrowser, type RunningTessera } from './running-tessera.ts'

let upstream: ScholarlyUpstream
let tessera: RunningTessera
beforeAll(async () => {
  upstream = await startScholarlyUpstream()
  tessera = await startPreparedTessera(upstream.env)
})
afterAll(async () => {
  await tessera?.dispose()
  await upstream?.close()
})

/** Pictures of the checklist, in the panel where the page has no room beside the text. */
const checklistPictures = (page: Page, name: string, at = '.check__links') =>
  pictures(page, name, {
    show: async () => {
      const open = page.getByRole('button', { name: 'Show AI' })
      if (await open.isVisible()) await open.click()
      await page.locator(at).last().scrollIntoViewIfNeeded()
      await page.locator(at).first().scrollIntoViewIfNeeded()
    },
    hide: async () => {
      const close = page.locator('.ev-panel__title').getByRole('button', { name: 'Close' })
      if (await close.isVisible()) await close.click()
    },
  })

/** In both themes. */
async function expectAccessible(page: Page) {
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    expect(await violationsOn(page, theme)).toEqual([])
  }
}

test('links of the checklist: not tested yet, then each with what became of it and the day', async () => {
  const title = 'Counting pebbles for others to repeat'
  const at = (name: string) => `${upstream.url}/files/${name}`
  upstream.papers.push({ title, arxivId: '2404.00777', abstract: 'We count pebbles by touch.' })
  const availability = `<section class="ltx_section"><h2 class="ltx_title">Code and data availability</h2>
<p class="ltx_p">The source code is available at ${at('marlow/pebbles')}.</p>
<p class="ltx_p">The data are available at ${at('jars.csv')} and, after registration, at ${at('registry')}.</p></section>`
  upstream.files
    .set(
      '/arxiv/html/2404.00777v1',
      sends('text/html', paperHtml(title).replace('</article>', `${availability}</article>`)),
    )
    .set('/files/jars.csv', sends('text/plain', 'no', 404))
    .set('/files/registry', sends('text/plain', 'no', 403))
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  upstream.files.set('/files/marlow/pebbles', (request, response) => {
    void held.then(() => sends('text/html', 'code')(request, response))
  })
  const browser = await openBrowser()
  const page = await browser.newPage({
    baseURL: tessera.address,
    viewport: { width: 1440, height: 900 },
  })
  await page.goto('/abs/2404.00777')
  const lines = page.locator('.checklist .check__links li')
  const line = (name: string) => lines.filter({ hasText: name })
  await line('marlow/pebbles').waitFor({ timeout: 90_000 })
  expect(await line('marlow/pebbles').textContent()).toMatch(/ not tested yet$/)
  await checklistPictures(page, 'links-before')
  answer()
  const today = dateInWords(new Date().toISOString().slice(0, 10))
  const host = new URL(upstream.url).host
  await expect
    .poll(() => lines.allTextContents(), { timeout: 60_000 })
    .toEqual([
      `${host}/files/marlow/pebbles answered on ${today}`,
      `${host}/files/jars.csv was not found on ${today}`,
      `${host}/files/registry answered on ${today}, but not to a machine`,
    ])
  const link = line('jars.csv').getByRole('link')
  expect(await link.getAttribute('href')).toBe(at('jars.csv'))
  expect(await link.getAttribute('target')).toBe('_blank')
  expect(await link.getAttribute('rel')).toContain('noopener noreferrer')
  await checklistPictures(page, 'links-tested')
  await expectAccessible(page)
  // Who comes later is told the same at once, and nothing is asked again.
  const asked = upstream.asked.length
  await page.reload()
  await line(`was not found on ${today}`).waitFor()
  expect(upstream.asked.slice(asked).filter((url) => url.startsWith('/files/'))).toEqual([])
  await browser.close()
})

test('what the paper does not say is shown from its repository: file, lines, commit and day', async () => {
  const title = 'Counting pebbles with code beside'
  upstream.papers.push({ title, arxivId: '2404.00778', abstract: 'We count pebbles by touch.' })
  const name = 'marlow/pebbles'
  const availability = `<section class="ltx_section"><h2 class="ltx_title">Code availability</h2>
<p class="ltx_p">The source code is available at https://github.com/${name}.</p></section>`
  upstream.files.set(
    '/arxiv/html/2404.00778v1',
    sends('text/html', paperHtml(title).replace('</article>', `${availability}</article>`)),
  )
  const { commit } = putRepository(upstream, name, {
    'README.md': '# Pebbles\n\nTraining took 3 hours on one V100 with 16 GB of memory.\n',
    LICENSE:
      'MIT License\n\nPermission is hereby granted, free of charge, to any person obtaining a copy.\nThis notice shall be included in all copies.\n',
    'train.py': `import random\n\nrandom.seed(42)  # <b>not bold</b> ${'and a long line '.repeat(12)}\n`,
    'configs/base.yaml': 'model: touch\nlearning_rate: 3e-4\nbatch_size: 64\nepochs: 20\n',
    ...Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((at) => [`data/jar-${at}.csv`, 'jar,pebbles\n'.repeat(40)]),
    ),
  })
  const browser = await openBrowser()
  const page = await browser.newPage({
    baseURL: tessera.address,
    viewport: { width: 1440, height: 900 },
  })
  await page.goto('/abs/2404.00778')
  const today = dateInWords(new Date().toISOString().slice(0, 10))
  const row = (item: string) =>
    page.locator('.checklist article').filter({ has: page.getByRole('checkbox', { name: item }) })
  const seeds = row('Random seeds')
  await seeds.getByText('In linked repository').waitFor({ timeout: 90_000 })
  expect(await seeds.textContent()).toContain(`${name} at ${commit.slice(0, 7)}, read on ${today}`)
  expect(await seeds.getByRole('checkbox').isChecked()).toBe(true)
  expect(await seeds.locator('pre').textContent()).toMatch(
    /^random\.seed\(42\) {2}# <b>not bold<\/b> /,
  )
  const link = seeds.getByRole('link', { name: 'train.py, line 3' })
  expect(await link.getAttribute('href')).toBe(
    `https://github.com/${name}/blob/${commit}/train.py?plain=1#L3`,
  )
  expect(await link.getAttribute('rel')).toContain('noopener noreferrer')
  expect(await row('Hyperparameters').locator('pre').textContent()).toBe(
    'learning_rate: 3e-4\nbatch_size: 64\nepochs: 20',
  )
  expect(await row('Data').textContent()).toContain('and 1 more file')
  expect(await row('Licence').locator('.check__there li').allTextContents()).toEqual([
    'LICENSE, line 3Permission is hereby granted, free of charge, to any person obtaining a copy.',
    'The text of MIT',
  ])
  expect(await row('Ethics').textContent()).toContain('Not found in the paper or its repository.')
  expect(await row('Code').textContent()).toContain(
    `Repository ${name} read on ${today}: 4 of 8 files`,
  )
  await checklistPictures(page, 'repository', '.check__there')
  await expectAccessible(page)
  // A long line is broken where it ends: nothing is to be pushed sideways.
  const panel = page.locator('.ev-panel__scroll')
  const [inside, seen] = await panel.evaluate((it) => [it.scrollWidth, it.clientWidth])
  expect(inside).toBe(seen)
  await browser.close()
})
