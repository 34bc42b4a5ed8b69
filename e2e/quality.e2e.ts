import { expect, test } from 'vitest'
import { useReaders } from './readers.ts'

const newReader = useReaders()
const versions = 'These are the figures of the running version'

test.each([320, 390])(
  'at %i pixels every cell of the scorecard is in sight without scrolling sideways, and still a cell of a table',
  async (width) => {
    const { page } = await newReader({ width, height: 844, hasTouch: true })
    await page.goto('/quality')
    const table = page.getByRole('table').first()
    await table.waitFor()
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('tbody :is(th, td)')]
        .filter((cell) => {
          const words = document.createRange()
          words.selectNodeContents(cell)
          const { left, right, width } = words.getBoundingClientRect()
          return left < 0 || right > innerWidth || width === 0
        })
        .map((cell) => cell.textContent),
    )
    expect(hidden).toEqual([])
    const row = table.getByRole('row').filter({ hasText: 'ratio to oracle' })
    await row.getByRole('rowheader', { name: 'ratio to oracle' }).waitFor()
    expect(await row.getByRole('cell').count()).toBe(5)
    expect(await table.getByRole('columnheader').count()).toBe(6)
  },
)

test('without JavaScript the scorecard says whose figures it shows and which aims are missed', async () => {
  const { page } = await newReader({ javaScriptEnabled: false })
  await page.goto('/quality')
  await page.getByText(versions).waitFor()
  const aims = page.getByRole('region', { name: /^\d+ of \d+ aims are met$/ })
  expect(await aims.getByText('Missed', { exact: true }).count()).toBeGreaterThan(0)
})

test('an engine that was not measured is told in a sentence', async () => {
  const { page } = await newReader()
  await page.route('**/quality', async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace(/"engineVersion":"\d+"/, '"engineVersion":"999"')
    await route.fulfill({ response: answer, body: html })
  })
  await page.goto('/quality')
  await page.getByText('These are not the figures of the running version.').waitFor()
  await page.getByText('engine 999 and checker').waitFor()
  expect(await page.getByText(versions).count()).toBe(0)
})
