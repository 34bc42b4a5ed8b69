import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type SearchableSources,
  startSearchableSources,
  type ToldPaper,
} from '../server/src/testing/searchable-sources.fixture.ts'
import { startPreparedTessera } from './prepared-tessera.ts'
import { appStarted, settled, useReaders } from './readers.ts'
import type { RunningTessera } from './running-tessera.ts'

const newReader = useReaders()
let sources: SearchableSources
let tessera: RunningTessera
beforeAll(async () => {
  sources = await startSearchableSources()
  tessera = await startPreparedTessera({ ...sources.env(), SEARCH_SECONDS: '5' })
})
afterAll(async () => {
  await tessera.dispose()
  await sources.close()
})
beforeEach(() => sources.reset())

const open = (options: Parameters<typeof newReader>[0] = {}) =>
  newReader({ baseURL: tessera.address, ...options })

const told = (n: number, more: Partial<ToldPaper> = {}): ToldPaper => ({
  title: `Anchoring quotations in river maps, part ${n}`,
  doi: `10.5555/rivers.${n}`,
  year: 2010 + n,
  ...more,
})

async function searchFromAbout(page: Page, words: string): Promise<void> {
  await page.goto('/about')
  await appStarted(page)
  await page.getByRole('banner').getByRole('searchbox').fill(words)
  await page.keyboard.press('Enter')
}

const titlesOn = (page: Page) =>
  page.getByRole('list', { name: 'Papers' }).locator('h2').allInnerTexts()
const chip = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Sources' }).getByRole('listitem').filter({ hasText: name })

/** Notes, frame by frame, which papers stand where; only from the second list on it is a movement. */
async function watchPlaces(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const places = new Map<string, number>()
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    const look = () => {
      for (const link of document.querySelectorAll<HTMLElement>('[data-result]')) {
        const id = link.dataset.result ?? ''
        const top = Math.round(link.getBoundingClientRect().top + scrollY)
        const before = places.get(id)
        if (before !== undefined && Math.abs(before - top) > 1)
          moved.push(`${link.textContent}: ${before} to ${top}`)
        places.set(id, top)
      }
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)
}

/** Pixels between the lowest chip of a source and the first result. */
const bandUnderChips = (page: Page) =>
  page.evaluate(() => {
    const bottoms = [...document.querySelectorAll('.src')].map(
      (chip) => chip.getBoundingClientRect().bottom,
    )
    const list = document.querySelector('.results__list')
    return (list?.getBoundingClientRect().top ?? Number.NaN) - Math.max(...bottoms)
  })

describe('a search with slow and failing sources', () => {
  /** Three wait until they are let answer, three answer late, one fails. */
  function trouble(held: Promise<void>) {
    const { state } = sources
    Object.assign(state.OpenAlex, { papers: [told(1), told(2)], held })
    Object.assign(state.Crossref, {
      papers: [told(2), told(3, { retractedBy: '10.5555/notice.1' })],
      ...{ held, delayMs: 100 },
    })
    Object.assign(state['Europe PMC'], { papers: [told(2)], held, delayMs: 200 })
    state.DataCite.delayMs = 300
    state.OpenReview.delayMs = 300
    state['Semantic Scholar'].fault = 'error page with status 200'
    state.arXiv.delayMs = 200
  }

  test('the library first, nothing moves, failures are named, and best comes first when asked for', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    trouble(held)
    // It never comes.
    sources.state['Hugging Face'].fault = 'stalled headers'
    const { page } = await open()
    await searchFromAbout(page, 'anchoring quotations')
    await page.getByRole('list', { name: 'Papers' }).waitFor()
    const atFirst = await titlesOn(page)
    expect(atFirst[0]).toMatch(/^Anchoring Quotations in Changing/)
    expect(await chip(page, 'OpenAlex').textContent()).toContain('waiting')
    await page.getByText(/Found .* so far/).waitFor()
    const moved = await watchPlaces(page)
    await page.mouse.move(700, 420)
    answer()

    await page.getByText(/more results? from .* joined at the end/).waitFor()
    expect(await moved()).toEqual([])
    const later = await titlesOn(page)
    expect(later.slice(0, atFirst.length)).toEqual(atFirst)
    expect(new Set(later).size).toBe(later.length)
    expect(later.filter((title) => title.endsWith('part 2'))).toHaveLength(1)
    expect(await chip(page, 'Crossref').textContent()).toMatch(/2$/)
    expect(await chip(page, 'Semantic Scholar').textContent()).toContain('unreadable answer')
    const said = page.locator('.results__silent')
    expect(await said.locator('summary').textContent()).toMatch(
      /^No answer from .*Semantic Scholar/,
    )
    expect(await said.textContent()).toContain(
      'Semantic Scholar gave an answer that cannot be read.',
    )
    expect(await said.textContent()).toContain('Hugging Face did not answer within 5 seconds.')
    expect(await page.locator('.entry__note').textContent()).toContain('Retracted 14 March 2025.')
    expect(await page.getByRole('status').filter({ hasText: 'Found' }).count()).toBe(1)

    await page.getByRole('button', { name: 'Show best first' }).click()
    await expect.poll(() => titlesOn(page)).not.toEqual(later)
    const ranked = await titlesOn(page)
    expect(ranked.toSorted()).toEqual(later.toSorted())

    await page.locator('[data-result]').first().click()
    await page.waitForURL(/\/paper\//)
    const askedBefore = sources.asked.length
    await page.goBack()
    await page.getByRole('list', { name: 'Papers' }).waitFor()
    expect(await titlesOn(page)).toEqual(ranked)
    expect(sources.asked.slice(askedBefore).filter((url) => url.includes('works?'))).toEqual([])
  })

  test('the page itself, and a page without scripts, wait for no source', async () => {
    for (const state of Object.values(sources.state)) state.delayMs = 20_000
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto('/?q=anchoring+quotations')
    await page
      .getByRole('link', { name: /^Anchoring Quotations in Changing/ })
      .first()
      .waitFor()
    // What an opened paper sets off may still be asked; this search is not.
    expect(sources.asked.filter((url) => url.includes('anchoring'))).toEqual([])
  })

  test('when nobody answers, nothing reads as if there were no papers', async () => {
    for (const state of Object.values(sources.state)) state.fault = 'error page with status 200'
    const { page } = await open()
    await searchFromAbout(page, 'zygomorphic quaternions')
    await page.getByRole('heading', { name: 'Not every source answered' }).waitFor()
    expect(await page.getByText('No papers found').count()).toBe(0)
    sources.reset()
    sources.state.OpenAlex.papers = [told(99, { title: 'Zygomorphic quaternions in petals' })]
    await page.getByRole('button', { name: 'Ask again' }).click()
    await page.getByRole('link', { name: 'Zygomorphic quaternions in petals' }).waitFor()
  })

  test('filters stand in the address, count what was found, and narrow what the sources tell', async () => {
    sources.state.Crossref.papers = [told(1), told(5), told(9)]
    const { page } = await open()
    await page.goto('/?q=rivers+anchoring&from=2014')
    await page.getByRole('link', { name: /part 9$/ }).waitFor()
    expect((await titlesOn(page)).filter((title) => title.endsWith('part 1'))).toEqual([])
    await page.getByLabel('To year').fill('2016')
    await page.keyboard.press('Enter')
    await page.waitForURL(/from=2014&to=2016/)
    await page.getByRole('link', { name: /part 9$/ }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: /part 5$/ }).waitFor()
  })

  test.each(['light', 'dark'] as const)('pictures, %s', async (theme) => {
    const { page } = await open({ theme })
    for (const [width, height] of [
      [1440, 900],
      [820, 1100],
      [390, 844],
    ] as const) {
      const { promise: held, resolve: answer } = Promise.withResolvers<void>()
      trouble(held)
      await page.setViewportSize({ width, height })
      await searchFromAbout(page, `anchoring quotations ${width} ${theme}`)
      await page.getByRole('list', { name: 'Papers' }).waitFor()
      await settled(page)
      await page.screenshot({ path: `test-results/screens/search-pending-${width}-${theme}.png` })
      answer()
      await page.locator('.results__silent summary').waitFor()
      await settled(page)
      expect(await bandUnderChips(page)).toBeLessThan(24)
      await page.screenshot({
        path: `test-results/screens/search-done-${width}-${theme}.png`,
        fullPage: true,
      })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect({ width, overflow }).toEqual({ width, overflow: 0 })
      await page.goto('/about')
    }
  })
})
