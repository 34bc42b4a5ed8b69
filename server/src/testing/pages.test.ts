import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './test-app.ts'

const facts = {
  title: 'On </script><b>breaking</b> out',
  authors: ['Ada "Quote" Lovelace'],
  year: 2020,
  doi: '10.5555/page.1',
  arxivId: '2005.00001',
}

let it: TestApp
beforeAll(async () => {
  it = await createTestApp({ 'known-papers.json': JSON.stringify([facts]) })
  await it.start()
})
afterAll(() => it.close())

const get = (url: string) => it.app.inject({ url })
/** Follows redirects as a browser does. */
async function open(url: string) {
  let answer = await get(url)
  for (let hops = 0; answer.statusCode === 302 && hops < 3; hops++)
    answer = await get(String(answer.headers.location))
  return answer
}
const firstData = (html: string): { key: string[]; data: { title?: string } | null }[] =>
  JSON.parse(html.match(/id="first-data">(.*?)<\/script>/s)?.[1] ?? '[]')

describe('the first paint', () => {
  test('a paper: head, readable words, and the first data under the keys of its queries', async () => {
    const answer = await open('/paper/10.5555%2Fpage.1')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<h1>On &lt;/script&gt;&lt;b&gt;breaking&lt;/b&gt; out</h1>')
    expect(answer.body).toContain('content="Lovelace, Ada &quot;Quote&quot;"')
    expect(answer.body).not.toContain('<b>breaking')
    const data = firstData(answer.body)
    expect(data.map(({ key }) => key[0])).toEqual(['site', 'paper', 'summary', 'me'])
    expect(data[1]?.data?.title).toBe(facts.title)
  })

  test.each(['/abs/2005.00001', '/doi/10.5555/page.1', '/paper/arXiv:2005.00001v3?v=x'])(
    '%s leads to the one address of the paper',
    async (url) => {
      const first = await get(url)
      expect(first.statusCode).toBe(302)
      const last = await open(url)
      expect(last.statusCode).toBe(200)
      const canonical = last.body.match(/<link rel="canonical" href="([^"]+)"/)?.[1] ?? ''
      expect(new URL(canonical).pathname).toMatch(/^\/paper\/[0-9a-f-]{36}$/)
    },
  )

  test('results carry their first page of papers', async () => {
    const answer = await get('/?q=breaking')
    expect(firstData(answer.body)[1]?.key).toEqual(['search', 'breaking'])
    expect(answer.body).toContain('<meta name="robots" content="noindex">')
  })

  test.each(['/', '/about', '/quality', '/privacy', '/terms'])('%s is a page', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
  })

  test.each(['/nowhere', '/model/a%2Fb', '/paper/nothing', '/paper/..%2f..%2fetc', '/doi/nothing'])(
    '%s is 404, and still a page',
    async (url) => {
      const answer = await open(url)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        'text/html; charset=utf-8',
      ])
      expect(answer.body).toMatch(/<title>(Page Not Found|Paper not found) · Tessera</)
    },
  )

  test('an address that is no address is refused with a sentence', async () => {
    const answer = await get('/paper/%')
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'bad-request' }])
  })

  test('below /api nothing is a page', async () => {
    const answer = await get('/api/nowhere')
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not-found' }])
  })
})
