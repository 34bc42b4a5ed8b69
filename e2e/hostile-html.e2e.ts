import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { paperHtmlPolicy, sanitizedPage } from '../server/src/papers/paper-html.ts'
import { listenOnLoopback } from '../server/src/platform/testing/loopback.ts'
import { markupVectors } from '../server/src/testing/markup-vectors.ts'
import { openBrowser } from './running-tessera.ts'

const away = 'http://attacker.example'
const perPage = 100

test('2,000 attacks in paper HTML open no dialog, ask nobody, and lead nowhere (T04)', {
  retry: 0,
}, async () => {
  const vectors = markupVectors('alert(1)', away)
  const batches = Array.from({ length: Math.ceil(vectors.length / perPage) }, (_, n) =>
    vectors.slice(n * perPage, (n + 1) * perPage),
  )
  // Each vector is made harmless alone, as a file of its own would be; then many share a page.
  const bodyOf = (vector: string) =>
    sanitizedPage(vector, 'x')?.match(/<body>\n([\s\S]*)\n<\/body>/)?.[1] ?? ''
  const server = createServer((request, response) => {
    const batch = batches[Number(request.url?.slice(1))] ?? []
    response.setHeader('content-type', 'text/html; charset=utf-8')
    // Half of the pages stand without the policy: the markup has to be harmless by itself.
    if (Number(request.url?.slice(1)) % 2 === 0)
      response.setHeader('content-security-policy', paperHtmlPolicy)
    response.end(`<!doctype html><body>${batch.map((it) => `<div>${bodyOf(it)}</div>`).join('\n')}`)
  })
  const { url: base, close } = await listenOnLoopback(server)
  const browser = await openBrowser()
  const page = await browser.newPage()
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.route('**', (route) => {
    const url = route.request().url()
    if (url.startsWith(`${base}/`) && /\/(?:\d+|favicon\.ico)$/.test(url)) return route.continue()
    if (!url.startsWith('data:')) seen.push(`request ${url}`)
    return route.abort()
  })
  for (const index of batches.keys()) {
    const address = `${base}/${index}`
    await page.goto(address)
    await page.evaluate('Promise.resolve()').catch((error: Error) => {
      // A sandboxed page runs nothing, the test's own script included.
      if (index % 2 === 1) throw error
    })
    if (page.url() !== address) seen.push(`navigation ${page.url()}`)
  }
  await browser.close()
  await close()
  expect(batches.length).toBeGreaterThanOrEqual(20)
  expect(seen).toEqual([])
})
