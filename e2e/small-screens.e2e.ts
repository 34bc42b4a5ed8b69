import { expect, test } from 'vitest'
import { dialogOf, openAt, openSettings, signUp } from './account-readers.ts'
import {
  appStarted,
  expectInView,
  openOwnPaper,
  openPaper,
  panelOf,
  settled,
  showPanel,
  useReaders,
} from './readers.ts'

const newReader = useReaders()
const title = 'Anchoring Quotations in Changing Documents'

test.each([
  ['phone', 390, 844],
  ['tablet', 768, 1024],
])(
  'on a %s the panel comes over the text, and goes for a jump, Close, Escape',
  async (_, width, height) => {
    const { page } = await newReader({ width, height, hasTouch: true })
    await openPaper(page, title)
    const panel = page.getByRole('dialog', { name: 'Evidence panel' })
    const show = page.getByRole('button', { name: 'Show AI' })
    expect(await panel.count()).toBe(0)

    await show.tap()
    await panel.getByText('AI Insights').waitFor()
    await panel.getByRole('button', { name: 'Close' }).tap()
    await panel.waitFor({ state: 'detached' })

    await show.tap()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })

    await show.tap()
    await panel.locator('#claim-s-limitations-0').getByRole('button', { name: 'Jump' }).tap()
    await panel.waitFor({ state: 'detached' })
    const passage = page.locator('.text .is-pulsing').first()
    await passage.waitFor()
    await expectInView(passage)
  },
)

test('what a toast says never lies over the tabs of the panel', async () => {
  const { page } = await newReader({ width: 390, height: 844, hasTouch: true })
  await openOwnPaper(page)
  await page.getByRole('button', { name: 'Show AI' }).tap()
  const panel = page.getByRole('dialog', { name: 'Evidence panel' })
  await panel.getByRole('tab', { name: 'Math' }).tap()
  await panel.getByRole('button', { name: 'Analyze Math' }).tap()
  await page.getByText('Math analyzed', { exact: true }).waitFor()
  await settled(page)
  // Looked at together, while the toast is there: a tap would wait until it has gone.
  const covered = await page.locator('.toast').evaluate((toast) => {
    const over = toast.getBoundingClientRect()
    return [...document.querySelectorAll('#panel .tab, #panel .ev-panel__title .btn')].map((it) => {
      const { left, top, right, bottom } = it.getBoundingClientRect()
      return left < over.right && right > over.left && top < over.bottom && bottom > over.top
    })
  })
  expect(covered).toEqual([false, false, false, false, false])
})

test.each([390, 820])(
  'at %i pixels the toast of an answer lies between the name of the panel and Close',
  async (width) => {
    const { page } = await newReader({ width, height: 844, hasTouch: true })
    await openPaper(page, title)
    await page.getByRole('button', { name: 'Show AI' }).tap()
    const box = panelOf(page).getByLabel('Ask a question about this paper')
    await box.fill('What are the limitations?')
    await box.press('Enter')
    const toast = page.locator('.toast')
    const right = () => toast.evaluate((it) => it.getBoundingClientRect().right)
    const left = () => toast.evaluate((it) => it.getBoundingClientRect().left)
    const foot = () => toast.evaluate((it) => it.getBoundingClientRect().bottom)
    const name = await panelOf(page).getByText('AI Insights').boundingBox()
    const tabs = await panelOf(page).getByRole('tablist').boundingBox()
    const close = await panelOf(page).getByRole('button', { name: 'Close' }).boundingBox()
    // It arrives from below.
    await expect.poll(foot).toBeLessThanOrEqual(tabs?.y ?? 0)
    expect(await right()).toBeLessThanOrEqual(close?.x ?? 0)
    expect(await left()).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? Infinity))
    expect(await page.getByRole('button', { name: 'Contents' }).count()).toBe(1)
  },
)

test.each([390, 820, 1024, 1440])(
  'at %i pixels a jump tells of itself beside the paper and the outline, and no number stands alone below its answer',
  async (width) => {
    const { page } = await newReader({ width, height: 844 })
    await openPaper(page, title)
    await showPanel(page)
    const box = panelOf(page).getByLabel('Ask a question about this paper')
    await box.fill('What are the limitations?')
    await box.press('Enter')
    const numbers = panelOf(page).locator('.qa__a .cite')
    await numbers.first().waitFor()
    const isBesideItsWord = (it: Element) => {
      const words = document.createRange()
      words.setStart(it.parentElement as Element, 0)
      words.setEndBefore(it)
      const last = [...words.getClientRects()].at(-1)
      return Math.abs((last?.bottom ?? 0) - it.getBoundingClientRect().bottom) < 9
    }
    for (const number of await numbers.all())
      expect(await number.evaluate(isBesideItsWord)).toBe(true)
    await panelOf(page).getByRole('button', { name: 'Jump to evidence' }).first().click()
    const toast = page.locator('.toast')
    await toast.getByText('Evidence highlighted').waitFor()
    await settled(page)
    const covered = await toast.evaluate((it) => {
      const { left, top, right, bottom } = it.getBoundingClientRect()
      const isUnder = (other: Element) => {
        const box = other.getBoundingClientRect()
        const meets = box.left < right && box.right > left && box.top < bottom && box.bottom > top
        return meets && other.checkVisibility({ visibilityProperty: true })
      }
      // What the header and the bar at the foot cover anyway is not read.
      const head = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
      const foot = document.querySelector('.fab')?.getBoundingClientRect().top || innerHeight
      const read = [...document.querySelectorAll('.text > *')].filter(
        (other) => isUnder(other) && bottom > head && top < foot,
      )
      const others = '.outline, .fab, .ev-panel, .site-header .search'
      return read.length + [...document.querySelectorAll(others)].filter(isUnder).length
    })
    expect(covered).toBe(0)
  },
)

test.each([960, 1024, 1199])(
  'at %i pixels the toast of an answer is in the window, with its Close',
  async (width) => {
    const { page } = await newReader({ width, height: 768 })
    await openPaper(page, title)
    const box = panelOf(page).getByLabel('Ask a question about this paper')
    await box.fill('How many rounds of revision does the paper simulate, and of how many articles?')
    await box.press('Enter')
    const close = page.locator('.toast').getByRole('button', { name: 'Close' })
    await close.waitFor()
    await settled(page)
    const right = await close.evaluate((it) => it.getBoundingClientRect().right)
    expect(right).toBeLessThanOrEqual(width)
    const { x = 0, width: wide = Infinity } = (await page.locator('.toast').boundingBox()) ?? {}
    expect(x + wide).toBeLessThanOrEqual(width)
  },
)

test.each([
  [390, 844],
  [390, 500],
  [640, 844],
  [820, 844],
])('at %i × %i pixels no toast moves the button of the panel', async (width, height) => {
  const { page } = await newReader({ width, height, hasTouch: true })
  await openPaper(page, title)
  const show = page.getByRole('button', { name: 'Show AI' })
  const before = await show.boundingBox()
  await show.tap()
  await panelOf(page).getByRole('button', { name: 'Jump' }).first().tap()
  await page.locator('.toast').getByText('Evidence highlighted').waitFor({ state: 'attached' })
  await settled(page)
  expect(await show.boundingBox()).toEqual(before)
})

test('in a low window, as zoom makes it, what is to be seen anyway is only read out', async () => {
  const { page } = await newReader({ width: 820, height: 420 })
  await openPaper(page, title)
  await showPanel(page)
  await panelOf(page).getByRole('button', { name: 'Jump' }).first().click()
  const toast = page.locator('.toast')
  await toast.getByText('Evidence highlighted').waitFor({ state: 'attached' })
  const { width, height } = (await toast.boundingBox()) ?? { width: 9, height: 9 }
  expect(width * height).toBeLessThanOrEqual(1)
})

test.each([
  [390, 844],
  [820, 844],
  [820, 420],
  [390, 500],
])(
  'at %i × %i pixels a jump shows the passage and, below it, the claim; from there the way goes back',
  async (width, height) => {
    const { page } = await newReader({ width, height, hasTouch: true })
    await openPaper(page, title)
    await showPanel(page)
    const claim = panelOf(page).locator('#claim-s-limitations-0')
    const words = await claim.locator('.claim__text').textContent()
    await claim.getByRole('button', { name: 'Jump' }).tap()
    const card = page.getByRole('complementary', { name: 'Claim of this passage' })
    await card.getByText(words ?? '').waitFor()
    const passage = page.locator('.text .is-pulsing').first()
    await expectInView(passage)
    const foot = () => passage.evaluate((it) => it.getBoundingClientRect().bottom)
    await expect.poll(foot).toBeLessThanOrEqual((await card.boundingBox())?.y ?? 0)

    await card.getByRole('button', { name: 'Close' }).tap()
    await card.waitFor({ state: 'detached' })
    const focused = () => page.evaluate(() => document.activeElement?.className)
    expect(await focused()).toContain('hl')

    await page.goBack()
    await claim.getByRole('button', { name: 'Jump' }).tap()
    await card.getByRole('button', { name: 'Back to the claim' }).tap()
    await expectInView(claim)
    expect(await focused()).toContain('claim__go')
    expect(await card.count()).toBe(0)
  },
)

test('on a phone the contents open and lead to their section', async () => {
  const { page } = await newReader({ width: 390, height: 844, hasTouch: true })
  await openPaper(page, title)
  await page.getByRole('button', { name: 'Contents' }).last().tap()
  const contents = page.locator('#contents')
  await contents.getByText('Limitations').tap()
  await expectInView(page.getByRole('heading', { name: /Limitations$/, level: 2 }).first())
})

test('on a phone Provenance opens in sight, above the button that lies over the page', async () => {
  const { page } = await newReader({ width: 390, height: 844, hasTouch: true })
  await openPaper(page, title)
  await page.locator('.prov > summary').tap()
  const body = page.locator('.prov__body')
  await expectInView(body)
  const foot = () => body.evaluate((it) => it.getBoundingClientRect().bottom)
  const cover = await page.getByRole('button', { name: 'Show AI' }).boundingBox()
  await expect.poll(foot).toBeLessThanOrEqual(cover?.y ?? 0)
})

test('on a phone Back closes the dialog that is open, and only that', async () => {
  const { page } = await newReader({ width: 390, height: 844, hasTouch: true })
  await signUp(page)
  await openAt(page, '/about')
  await page.evaluate(() => scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.goBack()
  await dialogOf(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => scrollY)).toBe(400)
  await openSettings(page, 'Settings')
  await dialogOf(page).getByRole('heading', { name: 'Security', exact: true }).waitFor()
  await page.goBack()
  await dialogOf(page).waitFor({ state: 'detached' })
  await page.goForward()
  expect(await dialogOf(page).count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/about')
  // A reload closes it as well: of its step nothing is left, and Back leaves the page.
  await openSettings(page, 'Settings')
  await page.reload()
  await appStarted(page)
  await expect.poll(() => page.evaluate(() => history.state.openDialogs ?? 0)).toBe(0)
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/about')

  const id = await openPaper(page, title)
  const check = page.getByRole('dialog', { name: 'Check a text' })
  await page.getByRole('button', { name: 'Show AI' }).tap()
  await panelOf(page).getByRole('button', { name: 'Check a text' }).tap()
  await check.waitFor()
  await page.goBack()
  await check.waitFor({ state: 'detached' })
  await panelOf(page).getByRole('button', { name: 'Check a text' }).tap()
  const summary = await page.request.get(`/api/papers/${id}/summary`)
  await check.getByLabel('Text to check').fill((await summary.json()).tldr)
  await check.getByRole('button', { name: 'Check', exact: true }).tap()
  const sentence = check.locator('.checked__item', { hasText: 'Jump' }).first()
  const words = await sentence.locator('p').textContent()
  await sentence.getByRole('button', { name: 'Jump' }).tap()
  await check.waitFor({ state: 'detached' })
  await expectInView(page.locator('.text .is-pulsing').first())
  // The sentence and its passage are in sight together.
  const card = page.getByRole('complementary', { name: 'Claim of this passage' })
  await card.getByText(words ?? '').waitFor()
  expect(await card.getByRole('button', { name: 'Back to the claim' }).count()).toBe(0)
  expect(new URL(page.url()).hash).toMatch(/^#e=/)
  // From there the way goes back to the sentence among the others, as the text was left.
  await card.getByRole('button', { name: 'Back to the checked text' }).tap()
  await check
    .getByText(words ?? '')
    .first()
    .waitFor()
  await expectInView(sentence)
  await page.goBack()
  await check.waitFor({ state: 'detached' })
  expect(await panelOf(page).isVisible()).toBe(true)
})
