import { readFileSync } from 'node:fs'
import type {
  APIResponse,
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from 'playwright-core'
import { afterEach, expect, inject } from 'vitest'
import { openBrowser } from './running-tessera.ts'

/** Somebody with a browser of their own: own cookies, own clipboard, own memory. */
export interface Reader {
  readonly page: Page
  readonly context: BrowserContext
  /** Says beforehand which complaint of the console belongs to what is tried. */
  expectComplaint(words: RegExp): void
}

export interface ReaderOptions extends BrowserContextOptions {
  readonly width?: number
  readonly height?: number
  readonly theme?: 'light' | 'dark'
}

let opened: Promise<Browser> | undefined

/** The browser of all files that run in this process, which ends it. One that a test has broken is replaced. */
async function sharedBrowser(): Promise<Browser> {
  if (!(await opened)?.isConnected()) opened = openBrowser()
  return opened as Promise<Browser>
}

/**
 * Readers for the tests of one file. A test fails when a page of its readers wrote
 * an error to the console, threw, or broke the content security policy.
 */
export function useReaders(): (options?: ReaderOptions) => Promise<Reader> {
  const guards: Guard[] = []
  afterEach(async () => {
    const ended = guards.splice(0)
    await Promise.all(ended.map(({ context }) => closed(context)))
    // In one text: a list is cut short where a failure is told in a line.
    expect(ended.flatMap(({ unexpected }) => unexpected()).join('\n')).toBe('')
  })

  return async ({ width = 1440, height = 900, theme = 'light', ...rest } = {}) => {
    const context = await (await sharedBrowser()).newContext({
      viewport: { width, height },
      colorScheme: theme,
      reducedMotion: 'reduce',
      baseURL: inject('address'),
      permissions: ['clipboard-read', 'clipboard-write'],
      ...rest,
    })
    // On a busy machine a page takes its time; how fast Tessera is, bench measures.
    context.setDefaultTimeout(120_000)
    const guard = guardOf(context)
    guards.push(guard)
    const page = await context.newPage()
    return { page, context, expectComplaint: guard.expectComplaint }
  }
}

/** Closes it all; what a test still holds back on its way is let go, and fails nobody. */
async function closed(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()]
  await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

interface Guard {
  readonly context: BrowserContext
  expectComplaint(words: RegExp): void
  unexpected(): string[]
}

function guardOf(context: BrowserContext): Guard {
  const complaints: string[] = []
  const expected: RegExp[] = []
  context.on('weberror', (error) => complaints.push(`thrown: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  return {
    context,
    expectComplaint: (words) => void expected.push(words),
    unexpected: () => complaints.filter((text) => !expected.some((words) => words.test(text))),
  }
}

/** Resolves when the element's middle is in the window. */
export async function expectInView(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((found) => {
        const { top, bottom } = found.getBoundingClientRect()
        const middle = (top + bottom) / 2
        return middle > 0 && middle < innerHeight
      }),
    )
    .toBe(true)
}

/** Opens the paper that the search finds first. @returns its id */
export async function openPaper(page: Page, words: string): Promise<string> {
  const id = await paperIdOf(page, words)
  // The starter papers are explained while the first readers arrive.
  const summary = async () => (await answerOf(page, `/api/papers/${id}/summary`)).json()
  await expect.poll(summary, { timeout: 60_000 }).not.toBeNull()
  await openExplained(page, id)
  return id
}

/** Opens a paper that is explained, and waits for its claims. */
async function openExplained(page: Page, id: string): Promise<void> {
  await page.goto(`/paper/${id}`)
  await appStarted(page)
  await panelOf(page)
    .getByText(/\d+ claims:/)
    .waitFor({ state: 'attached' })
}

/** Brings a file; where it is brought is not what is tried. @returns the id of its paper */
export async function importFile(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<string> {
  const answer = await page.request.post('/api/papers/import', { multipart: { file } })
  const { jobId, paperId } = (await answer.json()) as { jobId: string; paperId: string }
  const status = async () => (await page.request.get(`/api/papers/import/${jobId}`)).json()
  await expect.poll(async () => (await status()).step, { timeout: 120_000 }).toBe('done')
  return paperId
}

/** What the server answers; one that is out of breath says so, and is asked again, as the page does. */
async function answerOf(page: Page, path: string): Promise<APIResponse> {
  let answer = await page.request.get(path)
  const patience = Date.now() + 60_000
  while (answer.status() === 503 && Date.now() < patience) {
    await page.waitForTimeout(500)
    answer = await page.request.get(path)
  }
  if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()}.`)
  return answer
}

/** The id of the first paper that the search finds. */
export async function paperIdOf(page: Page, words: string): Promise<string> {
  const answer = await answerOf(page, `/api/papers/search?q=${encodeURIComponent(words)}`)
  const { papers } = (await answer.json()) as { papers: { id: string }[] }
  const first = papers[0]
  if (!first) throw new Error(`The search for “${words}” found nothing.`)
  return first.id
}

export const panelOf = (page: Page): Locator => page.locator('#panel')

/** Opens a tab of the panel and has it analysed, unless that was done before. */
export async function analyse(page: Page, tab: 'Results' | 'Figures' | 'Math'): Promise<void> {
  const panel = panelOf(page)
  await panel.getByRole('tab', { name: tab }).click()
  const start = panel.getByRole('button', { name: `Analyze ${tab}` })
  const made = panel.getByRole('tabpanel').locator('.made')
  await start.or(made).waitFor()
  if (await start.isVisible()) await start.click()
  await made.waitFor()
}

/** A paper of this reader's own, which nobody has had analysed. @returns its id */
export async function openOwnPaper(page: Page): Promise<string> {
  const name = 'anchoring-quotations.html'
  const buffer = readFileSync(`library/${name}`)
  const id = await importFile(page, { name, mimeType: 'text/html', buffer })
  await openExplained(page, id)
  return id
}

/** On small screens the panel waits behind its button. */
export async function showPanel(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Show AI' })
  if (await button.isVisible()) await button.click()
}

/** Resolves when the app has taken the place of what the server painted, and hears the keyboard. */
export async function appStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const shown = document.getElementById('root')?.firstElementChild
    return Object.keys(shown ?? {}).some((key) => key.startsWith('__reactFiber'))
  })
  await settled(page)
}

/** Resolves two frames later, when all is drawn anew, and what moves has arrived. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What an element inherits arrives when its parent's has arrived: level after level.
    for (let moves = true; moves; ) {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      // What goes with a scroll waits for no clock.
      const moving = document
        .getAnimations()
        .filter(
          ({ effect, timeline }) =>
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
      await Promise.allSettled(moving.map((one) => one.finished))
      moves = moving.length > 0
    }
  })
}
