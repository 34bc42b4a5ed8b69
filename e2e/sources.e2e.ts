import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type FakeUpstreams,
  type KnownPaper,
  sourceNames,
  startFakeUpstreams,
} from './fake-upstreams.ts'
import { startPreparedTessera } from './prepared-tessera.ts'
import { appStarted, paperIdOf, useReaders } from './readers.ts'
import { recordedAreHere, recordedTitle, startRecordedUpstreams } from './recorded-upstreams.ts'
import type { RunningTessera } from './running-tessera.ts'

const newReader = useReaders()

const snow: KnownPaper = {
  title: 'How Snow Settles on Warm Roofs',
  authors: [
    ['Ada', 'Frost'],
    ['Ben', 'Hail'],
  ],
  year: 2019,
  abstract: 'We weigh what stays.',
  venue: 'Journal of Roofs',
  doi: '10.5555/snow.2019',
  openalex: 'W2900000001',
  s2: '5a0e'.repeat(10),
  pmid: '31000001',
  pmcid: 'PMC6000001',
}
const reply: KnownPaper = {
  title: 'How Snow Settles on Warm Roofs: A Reply',
  authors: [['Cara', 'Sleet']],
  year: 2020,
  abstract: 'It does not stay.',
  doi: '10.5555/snow.reply',
  openalex: 'W2900000002',
}
const rain: KnownPaper = {
  title: 'Counting Raindrops with Cheap Microphones',
  authors: [['Wei', 'Chen']],
  year: 2024,
  abstract: 'We count drops by ear.',
  arxiv: '2401.01234',
}
const clouds: KnownPaper = {
  title: 'Old Clouds in Quantum Weather',
  authors: [['Nil', 'Wolke']],
  year: 1999,
  abstract: 'Clouds are old.',
  arxiv: 'hep-th/9901001',
}
const hail: KnownPaper = {
  title: 'Forecasting Hail from Sound Alone',
  authors: [['Ida', 'Storm']],
  year: 2023,
  abstract: 'We listen to hail.',
  openreview: 'HailSound01',
}

/** Names that readers paste, and the paper that each leads straight to. */
const pasted: readonly (readonly [kind: string, words: string, paper: KnownPaper])[] = [
  ['an address of a DOI', 'https://doi.org/10.5555/SNOW.2019', snow],
  ['a DOI with its word and a full stop', 'doi:10.5555/snow.2019.', snow],
  ['a new arXiv number', 'arXiv:2401.01234', rain],
  ['an old arXiv number', 'hep-th/9901001', clouds],
  ['an arXiv address with a version', 'https://arxiv.org/abs/2401.01234v2', rain],
  ['a PMID', 'PMID: 31000001', snow],
  ['a PMCID', 'PMC6000001', snow],
  ['an OpenAlex address', 'https://openalex.org/W2900000001', snow],
  ['a Semantic Scholar address', `https://www.semanticscholar.org/paper/x/${snow.s2}`, snow],
  ['an OpenReview address', 'https://openreview.net/forum?id=HailSound01', hail],
]

/** Puts words into the search box. */
async function ask(page: Page, words: string): Promise<void> {
  await page.goto('/')
  await appStarted(page)
  await page.getByRole('main').getByRole('searchbox').fill(words)
  await page.keyboard.press('Enter')
}

async function search(page: Page, words: string): Promise<void> {
  await ask(page, words)
  await page.getByRole('heading', { name: 'Search Results' }).waitFor()
}

/** The sentence that says why a source did not answer. */
const troubleOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`${name}.*\\.$`) })
    .first()

/** Reads that sentence, as a reader does: beside papers it stands folded in the line that names the silent ones. */
async function readTrouble(page: Page, name: string): Promise<void> {
  const fold = page.getByText(/^No (?:answer from |source outside answered)/)
  await fold.or(troubleOf(page, name)).first().waitFor()
  if (await fold.isVisible()) await fold.click()
  await troubleOf(page, name).waitFor()
}

/** The slowest source may take its time, and the page its own. */
const patience = { timeout: 60_000 }

const firstResult = (page: Page) => page.locator('[data-result]').first()
const chipOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Sources' }).getByRole('listitem').filter({ hasText: name })

describe('with sources that answer as the real ones do', () => {
  let upstreams: FakeUpstreams
  let tessera: RunningTessera
  beforeAll(async () => {
    upstreams = await startFakeUpstreams([reply, snow, rain, clouds, hail])
    tessera = await startPreparedTessera({ ...upstreams.env, SEARCH_SECONDS: '12' })
  })
  afterAll(async () => {
    await tessera.dispose()
    await upstreams.close()
  })

  test.each(pasted)('%s leads straight to its paper: %s', async (_kind, words, { title }) => {
    const { page } = await newReader({ baseURL: tessera.address })
    await ask(page, words)
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor(patience)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /Verification is cheaper/ }).waitFor()
  })

  test.each([
    ['an exact title', 'How Snow Settles on Warm Roofs'],
    ['an author and a year', 'Frost 2019'],
  ])('%s shows results, the paper first: %s', async (_kind, words) => {
    const { page } = await newReader({ baseURL: tessera.address })
    await search(page, words)
    await expect.poll(() => firstResult(page).textContent(), patience).toBe(snow.title)
    await firstResult(page).click()
    await page.getByRole('heading', { level: 1, name: snow.title, exact: true }).waitFor()
  })

  test('the addresses of arXiv and doi.org lead to the same pages', async () => {
    const { page } = await newReader({ baseURL: tessera.address })
    await page.goto('/abs/2401.01234')
    await page.getByRole('heading', { level: 1, name: rain.title, exact: true }).waitFor()
    await page.goto('/doi/10.5555/snow.2019')
    await page.getByRole('heading', { level: 1, name: snow.title, exact: true }).waitFor()
  })

  test('an ISBN is refused with a sentence that says what to do', async () => {
    const { page } = await newReader({ baseURL: tessera.address })
    await search(page, '978-0-262-03561-3')
    await page.getByText('This is the ISBN of a book.').waitFor()
  })

  test.each(sourceNames.filter((name) => name !== 'Unpaywall'))(
    'when %s breaks, it is named, and the others still answer',
    async (name) => {
      const { page } = await newReader({ baseURL: tessera.address })
      upstreams.down.add(name)
      try {
        await search(page, `snow roofs ${name.toLowerCase()}`)
        // Some are asked so rarely that they may be waiting for their turn instead.
        await expect
          .poll(() => chipOf(page, name).getAttribute('data-status'), patience)
          .toMatch(/^(?:failed|limited)$/)
        expect(await chipOf(page, name).getAttribute('title')).toContain(name)
        await readTrouble(page, name)
        expect(await page.getByText('No papers found').count()).toBe(0)
      } finally {
        upstreams.down.delete(name)
      }
    },
  )

  test('when Unpaywall breaks, which is asked for DOIs only, it is named, and the paper is found', async () => {
    const { page } = await newReader({ baseURL: tessera.address })
    upstreams.down.add('Unpaywall')
    try {
      // With a filter the results stay.
      await page.goto('/?q=10.5555%2Fsnow.reply&hideRetracted=1')
      await expect.poll(() => firstResult(page).textContent(), patience).toBe(reply.title)
      await expect
        .poll(() => chipOf(page, 'Unpaywall').getAttribute('data-status'), patience)
        .toBe('failed')
      await readTrouble(page, 'Unpaywall')
    } finally {
      upstreams.down.delete('Unpaywall')
    }
  })

  test('two DOIs in one line: both papers, in their order, also while Unpaywall is silent', async () => {
    const { page } = await newReader({ baseURL: tessera.address })
    upstreams.down.add('Unpaywall')
    try {
      await page.goto('/?q=10.5555%2Fsnow.reply+10.5555%2Fsnow.2019')
      const titles = page.locator('[data-result]')
      await expect.poll(() => titles.allTextContents(), patience).toEqual([reply.title, snow.title])
    } finally {
      upstreams.down.delete('Unpaywall')
    }
  })

  test('with no network at all it is useful, and says what it cannot reach', async () => {
    const { page, expectComplaint } = await newReader({ baseURL: tessera.address })
    expectComplaint(/50[23] \(/)
    await ask(page, 'doi:10.5555/snow.2019')
    await page.getByRole('heading', { level: 1, name: snow.title, exact: true }).waitFor(patience)
    // The starter papers are read while the first readers arrive; other words, so that no answer is kept.
    const starterPaper = () => paperIdOf(page, 'quotations').catch(() => null)
    await expect.poll(starterPaper, { timeout: 60_000 }).not.toBeNull()
    for (const name of sourceNames) upstreams.down.add(name)
    try {
      await search(page, 'anchoring quotations')
      const local = page.locator('[data-result]', { hasText: 'Anchoring Quotations' }).first()
      await local.waitFor()
      // One line for all of them, with each one's reason folded in it.
      await page.getByText('No source outside answered', { exact: true }).click(patience)
      for (const name of ['Crossref', 'OpenAlex', 'Europe PMC']) {
        await troubleOf(page, name).waitFor()
        expect(await chipOf(page, name).count()).toBe(0)
      }
      await local.click()
      await page.getByRole('heading', { level: 1, name: /Anchoring Quotations/ }).waitFor()

      await search(page, 'weather that nobody described')
      await readTrouble(page, 'Crossref')
      expect(await page.getByText('No papers found').count()).toBe(0)

      // What was found before is still here.
      await page.goto('/paper/10.5555%2Fsnow.2019')
      await page.getByRole('heading', { level: 1, name: snow.title, exact: true }).waitFor()
      await page.goto('/paper/10.5555%2Fnever.seen')
      await page
        .getByText(/could not be asked/)
        .first()
        .waitFor()
    } finally {
      upstreams.down.clear()
    }
  })
})

if (!recordedAreHere)
  console.log('Recorded answers are not here (../shared): their journey is skipped.')

const scholarFile = 'semanticscholar/pqa_paper_full_fields.200.json'
const worksFile = 'openalex/list_get_random_id_from_openalex.200.json'

describe.skipIf(!recordedAreHere)('with the recorded answers of the real sources', () => {
  let upstreams: Awaited<ReturnType<typeof startRecordedUpstreams>>
  let tessera: RunningTessera
  beforeAll(async () => {
    upstreams = await startRecordedUpstreams()
    tessera = await startPreparedTessera({ ...upstreams.env, SEARCH_SECONDS: '12' })
  })
  afterAll(async () => {
    await tessera.dispose()
    await upstreams.stop()
  })

  // Those of arXiv stand apart: it is asked once in three seconds.
  test.each([
    ['1605.08386', 'arxiv_atom/id_1605.08386_s0_m100.200.xml'],
    ['https://doi.org/10.1371/journal.pone.0033693', 'crossref/hab_work_one.200.json'],
    ['doi:10.3389/FGENE.2017.00147', 'crossref/rcr_work_empty_funder.200.json'],
    ['https://arxiv.org/abs/1707.08567v1', 'arxiv_atom/id_1707.08567_s0_m100.200.xml'],
    ['10.1007/s00120-007-1345-2', 'crossref/cmp_multiple_titles.200.json'],
    ['https://openalex.org/W2741809807', 'openalex/fixture_W2741809807.json'],
    ['astro-ph/0601001', 'arxiv_atom/id_astro-ph_0601001_s0_m100.200.xml'],
    ['https://dx.doi.org/10.5061%2Fdryad.8515', 'datacite/cmp_dataset.200.json'],
    ['10.4230/LIPIcs.TQC.2013.93', 'datacite/cmp_date.200.json'],
    ['https://doi.org/10.48550/arXiv.1902.02534', 'datacite/cmp_arxiv.200.json'],
    ['PMID: 40120586', scholarFile],
    ['10.1016/j.xgen.2025.100814.', scholarFile],
    ['https://pmc.ncbi.nlm.nih.gov/articles/PMC12008803/', scholarFile],
    [
      'https://www.semanticscholar.org/paper/Any/7e5d4466c8b85f93775fe183e1a318a3e65ac8e4',
      scholarFile,
    ],
    [
      'https://openreview.net/forum?id=aVh9KRZdRk',
      'openreview/v2_submission_with_direct_replies.200.json',
    ],
  ])('%s leads to the paper of %s', async (words, file) => {
    const { page } = await newReader({ baseURL: tessera.address })
    const title = recordedTitle(file)
    await ask(page, words)
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).first().textContent(), patience)
      .toContain(title)
  })

  test('a title leads to it by the results', async () => {
    const { page } = await newReader({ baseURL: tessera.address })
    const title = recordedTitle(worksFile)
    await search(page, title)
    await expect.poll(() => firstResult(page).textContent(), patience).toContain(title)
    await firstResult(page).click()
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).first().textContent(), patience)
      .toContain(title)
  })
})
