import type { Page } from 'playwright-core'
import { analyse, appStarted, openPaper, panelOf, type Reader } from './readers.ts'

export interface Screen {
  readonly name: string
  /** Brings the page there, as a reader does, and waits until it is all there. */
  readonly open: (reader: Reader) => Promise<void>
  /** It shows in the Evidence panel, which small screens hide. */
  readonly isInPanel?: true
}

const paper = 'Anchoring Quotations in Changing Documents'

/** Every screen of the app in each of its states, one by one. */
export const screens: readonly Screen[] = [
  { name: 'landing', open: at('/', (page) => page.getByText('Live evidence map').waitFor()) },
  {
    name: 'results',
    open: at('/?q=anchoring', (page) => page.locator('.entry').first().waitFor()),
  },
  { name: 'results-loading', open: resultsLoading },
  {
    name: 'results-empty',
    open: at('/?q=zzqxjv', (page) => page.getByText('No papers found').waitFor()),
  },
  { name: 'results-failed', open: resultsFailed },
  { name: 'paper-summary', open: ({ page }) => openPaper(page, paper).then(() => {}) },
  { name: 'paper-results', open: analysis('Results'), isInPanel: true },
  { name: 'paper-figures', open: analysis('Figures'), isInPanel: true },
  { name: 'paper-math', open: analysis('Math'), isInPanel: true },
  { name: 'paper-asked', open: paperAsked, isInPanel: true },
  { name: 'paper-check', open: paperCheck },
  { name: 'paper-cite', open: paperCite },
  { name: 'paper-settings', open: paperSettings },
  { name: 'paper-provenance', open: paperProvenance },
  { name: 'paper-pdf', open: paperPdf },
  { name: 'paper-loading', open: paperLoading },
  { name: 'paper-unknown', open: paperUnknown },
  { name: 'help', open: help },
  { name: 'not-found', open: notFound },
  {
    name: 'about',
    open: at('/about', (page) => page.getByRole('heading', { level: 1 }).waitFor()),
  },
  {
    name: 'quality',
    open: at('/quality', (page) => page.getByRole('heading', { level: 1 }).waitFor()),
  },
  {
    name: 'privacy',
    open: at('/privacy', (page) => page.getByRole('heading', { level: 1 }).waitFor()),
  },
  {
    name: 'terms',
    open: at('/terms', (page) => page.getByRole('heading', { level: 1 }).waitFor()),
  },
]

function at(path: string, isThere: (page: Page) => Promise<void>): Screen['open'] {
  return async ({ page }) => {
    await page.goto(path)
    await isThere(page)
  }
}

async function resultsLoading({ page }: Reader): Promise<void> {
  await page.route(/\/api\/papers\/search/, () => {})
  await searchFromAbout(page, 'slow')
  await page.getByText('Searching for “slow”').waitFor()
}

async function resultsFailed({ page, expectComplaint }: Reader): Promise<void> {
  expectComplaint(/500 \(Internal Server Error\)/)
  const body = { error: 'Something went wrong here.', code: 'internal', requestId: 'r' }
  await page.route(/\/api\/papers\/search/, (route) => route.fulfill({ status: 500, json: body }))
  await searchFromAbout(page, 'broken')
  await page.getByRole('alert').waitFor()
}

/** Searches within the app: what is opened by its address is found by the server before it paints. */
async function searchFromAbout(page: Page, words: string): Promise<void> {
  await page.goto('/about')
  await appStarted(page)
  await page.getByRole('banner').getByRole('searchbox').fill(words)
  await page.keyboard.press('Enter')
}

function analysis(tab: 'Results' | 'Figures' | 'Math'): Screen['open'] {
  return async ({ page }) => {
    await openPaper(page, paper)
    await analyse(page, tab)
  }
}

async function paperAsked({ page }: Reader): Promise<void> {
  await openPaper(page, paper)
  for (const question of ['What are the limitations?', 'What is the boiling point of copper?']) {
    await panelOf(page).getByRole('textbox').fill(question)
    await panelOf(page).getByRole('button', { name: 'Send question' }).click()
    await panelOf(page).getByRole('article', { name: question }).waitFor()
  }
}

async function paperCheck({ page }: Reader): Promise<void> {
  await openPaper(page, paper)
  await panelOf(page).getByRole('button', { name: 'Check a text' }).click()
  const dialog = page.getByRole('dialog', { name: 'Check a text' })
  await dialog.getByRole('textbox').fill('Copper boils at 2,562 degrees. Exact search is exact.')
  await dialog.getByRole('button', { name: 'Check', exact: true }).click()
  await dialog.getByRole('list', { name: 'Verdicts' }).waitFor()
}

async function paperCite({ page }: Reader): Promise<void> {
  await openPaper(page, paper)
  await page.getByRole('button', { name: 'More formats' }).click()
  await page.getByRole('menuitem', { name: 'Citation styles' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cite this paper' })
  await dialog.getByRole('heading', { name: 'Harvard' }).waitFor()
}

async function paperSettings({ page }: Reader): Promise<void> {
  await openPaper(page, paper)
  await page.getByRole('button', { name: 'Reading settings' }).click()
  await page.getByRole('group', { name: 'Reading settings' }).waitFor()
}

async function paperProvenance({ page }: Reader): Promise<void> {
  await openPaper(page, paper)
  await page.getByText('Provenance', { exact: true }).click()
  await page.getByText('Text hash').waitFor()
}

/** A PDF of the reader's own, whose highlights stand on its pages. */
async function paperPdf({ page }: Reader): Promise<void> {
  await page.goto('/')
  await appStarted(page)
  await page.getByLabel('Import papers').first().setInputFiles('library/anchoring-quotations.pdf')
  await page.waitForURL(/\/paper\//)
  await panelOf(page)
    .getByText(/\d+ claims:/)
    .waitFor({ state: 'attached' })
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'PDF' }).click()
  await page.locator('.main-view .pdf-hl').first().waitFor()
  await page.locator('.main-view .textLayer span').first().waitFor({ state: 'attached' })
}

async function paperLoading({ page }: Reader): Promise<void> {
  await page.goto('/?q=anchoring')
  await appStarted(page)
  await page.route('**/api/papers/**', () => {})
  await page.locator('[data-result]').first().click()
  await page.getByText('Loading paper...').waitFor()
}

async function paperUnknown({ page, expectComplaint }: Reader): Promise<void> {
  expectComplaint(/404 \(Not Found\)/)
  await page.goto('/paper/10.5555/nobody.knows')
  await page.getByText('Paper not found').waitFor()
}

async function help({ page }: Reader): Promise<void> {
  await page.goto('/about')
  await appStarted(page)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
}

async function notFound({ page, expectComplaint }: Reader): Promise<void> {
  expectComplaint(/404 \(Not Found\)/)
  await page.goto('/no/such/page')
  await page.getByText('Page Not Found').first().waitFor()
}
