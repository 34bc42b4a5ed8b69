import { expect, test } from 'vitest'
import { appStarted, paperIdOf, useReaders } from './readers.ts'

const newReader = useReaders()
const title = 'Anchoring Quotations in Changing Documents'

test('without JavaScript the landing page is there, with its live evidence map', async () => {
  const { page } = await newReader({ javaScriptEnabled: false })
  await page.goto('/')
  await page
    .getByRole('heading', { level: 1, name: 'Verification is cheaper than doubt.' })
    .waitFor()
  await page.getByRole('heading', { name: title }).waitFor()
  expect(
    await page.getByRole('list', { name: 'Claims' }).getByRole('listitem').count(),
  ).toBeGreaterThan(2)
})

test('without JavaScript a paper can be read from its title to its last section', async () => {
  const { page } = await newReader({ javaScriptEnabled: false })
  const id = await paperIdOf(page, title)
  await page.goto(`/paper/${id}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('heading', { name: 'Abstract' }).waitFor()
  await page.getByRole('link', { name: 'Read the whole text' }).click()
  for (const section of ['Introduction', 'Results', 'Conclusion'])
    await page.getByRole('heading', { name: section }).waitFor()
  expect(await page.locator('body').textContent()).toContain('Exact search found')
})

test.each([
  [390, 844, 'dark'],
  [820, 1180, 'light'],
  [1440, 900, 'light'],
] as const)(
  'at %i px a paper is painted as the app will show it: when scripts arrive, nothing moves',
  async (width, height, theme) => {
    const { page, expectComplaint } = await newReader({ width, height, theme })
    const id = await paperIdOf(page, title)
    const places = () =>
      page.evaluate(() =>
        ['.site-header', '.p-title', '.p-authors', '.toolbar', '.main-view h2', '.main-view p'].map(
          (part) => {
            const { left, top, width } =
              document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
            return [part, Math.round(left), Math.round(top), Math.round(width)]
          },
        ),
      )
    expectComplaint(/ERR_FAILED/)
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto(`/paper/${id}`)
    await page.evaluate(() => document.fonts.ready)
    const painted = await places()
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.unroute(/\/assets\/.*\.js$/)
    await page.reload()
    await appStarted(page)
    await page.evaluate(() => document.fonts.ready)
    expect(painted).toEqual(await places())
    expect(ground).toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor))
  },
)

test('without JavaScript a paper is set in its measure, with nothing beside it that cannot be used', async () => {
  const { page } = await newReader({ javaScriptEnabled: false })
  const id = await paperIdOf(page, title)
  await page.goto(`/paper/${id}`)
  const text = await page.locator('.main-view p').first().boundingBox()
  expect(text?.width).toBeLessThan(700)
  expect(text?.x).toBeGreaterThan(300)
  for (const idle of ['.ev-panel', '.outline', '.toolbar'])
    expect(await page.locator(idle).first().isVisible()).toBe(false)
})

test('without JavaScript a search typed into the landing page is answered', async () => {
  const { page } = await newReader({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('main').getByRole('searchbox').fill('anchoring')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\?q=anchoring/)
})

test('who searches the web for others is told what to leave out', async () => {
  const { page } = await newReader()
  const robots = await page.request.get('/robots.txt')
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/)
  expect(await robots.text()).toContain('Disallow: /api')
})
