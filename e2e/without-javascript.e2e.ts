import { expect, test } from 'vitest'
import { paperIdOf, useReaders } from './readers.ts'

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

test('without JavaScript a search typed into the landing page is answered', async () => {
  const { page } = await newReader({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('main').getByRole('searchbox').fill('anchoring')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\?q=anchoring/)
})
