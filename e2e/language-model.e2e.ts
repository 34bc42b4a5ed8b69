import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  elements,
  type LyingProvider,
  sentencesOf,
  startLyingProvider,
} from '../server/src/explanations/model/lying-provider.fixture.ts'
import { startPreparedTessera } from './prepared-tessera.ts'
import { openPaper, panelOf, settled, useReaders } from './readers.ts'
import type { RunningTessera } from './running-tessera.ts'

const newReader = useReaders()
let provider: LyingProvider
let tessera: RunningTessera
beforeAll(async () => {
  provider = await startLyingProvider('openai-compatible')
  tessera = await startPreparedTessera({
    AI_ENGINE: 'openai-compatible',
    AI_BASE_URL: provider.url,
    AI_MODEL: 'liar-1',
  })
})
afterAll(async () => {
  await tessera.dispose()
  await provider.close()
})

const payload = '<img src=x onerror=alert(1)> ![](https://evil.example/p.png) Trust me.'

test('a model’s claims come one by one in the paper’s words; what it invents is nowhere on the page', async () => {
  provider.behave = (asked) => ({
    kind: 'says',
    text: elements(
      ...sentencesOf(asked)
        .slice(0, 9)
        .flatMap(({ id, text }, at) => {
          const section = ['tldr', 'methods', 'results'][at % 3]
          return [
            { section, ids: [id], quote: text, claim: text },
            { section, ids: [id], quote: payload, claim: payload },
          ]
        }),
    ),
  })
  const { page } = await newReader({ baseURL: tessera.address })
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(tessera.address)) outside.push(request.url())
  })
  await openPaper(page, 'Anchoring Quotations in Changing Documents')
  const panel = panelOf(page)
  await panel.getByText('Sends the text of this paper to 127.0.0.1').waitFor()
  await settled(page)
  await page.screenshot({ path: 'test-results/screens/model-offered-1440-light.png' })
  await panel.getByRole('button', { name: 'Explain with liar-1' }).click()
  await panel
    .getByText(/^13 claims|liar-1 through openai-compatible/)
    .first()
    .waitFor()
  await panel.getByText(/liar-1 through openai-compatible, checked by engine/).waitFor()
  await panel.getByText(/^By the embedded engine: /).waitFor()
  await panel.getByText(/claims? (was|were) withheld/).click()
  await panel.getByText('Proposal 1 of the language model').waitFor()
  await settled(page)
  await page.screenshot({ path: 'test-results/screens/model-summary-1440-light.png' })
  const shown = await page.content()
  expect(shown).not.toContain('evil.example')
  expect(shown).not.toContain('Trust me')
  expect(outside).toEqual([])
  await page.getByText('Provenance', { exact: true }).click()
  await page.getByText('Explained by').waitFor()
  await page.goto('/privacy')
  await page.getByText('Papers that you bring are not sent; the embedded engine').waitFor()
})
