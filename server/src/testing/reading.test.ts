import type { ImportStatus, Layout, Paper, SearchResults } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { htmlPaper, jatsPaper, pdfWith } from './fixture-papers.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const known = JSON.stringify([
  {
    title: 'Attention Is All You Need',
    authors: ['Ashish Vaswani', 'Noam Shazeer'],
    year: 2017,
    venue: 'NeurIPS',
    arxivId: '1706.03762',
  },
  { title: 'Deep learning', authors: ['Yann LeCun'], year: 2015, doi: '10.1038/nature14539' },
  {
    title: 'Attention in pebbles',
    authors: ['Nobody Known'],
    year: 1999,
    alsoKnownAs: ['LanterNet'],
  },
])

const lanternLines = [
  'Lantern Oil and the Length of Evenings',
  'Results',
  'A lantern burned 0.8 litres in six hours.',
]

let it: TestApp
beforeAll(async () => {
  it = await createTestApp({
    'counting-pebbles.html': htmlPaper,
    'lantern-oil.xml': jatsPaper,
    'lantern-oil.pdf': pdfWith(lanternLines).toString('latin1'),
    'known-papers.json': known,
  })
  await it.start()
  for (const name of ['tessera:counting-pebbles', 'tessera:lantern-oil']) await readToTheEnd(name)
})
afterAll(() => it.close())

const get = (url: string, headers: Record<string, string> = {}) => it.app.inject({ url, headers })
const paperAt = async (x: string) =>
  (await get(`/api/papers/${encodeURIComponent(x)}`)).json<Paper>()
const search = async (q: string) =>
  (await get(`/api/papers/search?q=${encodeURIComponent(q)}`)).json<SearchResults>()

async function readToTheEnd(x: string): Promise<void> {
  for (let tries = 0; tries < 1_000; tries++) {
    const paper = await paperAt(x)
    if (paper.contentStatus === 'full') return
    if (paper.contentStatus === 'failed') throw new Error(paper.contentProblem ?? x)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${x} was not read in 50 s.`)
}

/** The paper once the job that reads its PDF has ended. */
async function untilPagesAreRead(x: string): Promise<Paper> {
  for (let tries = 0; tries < 1_000; tries++) {
    const paper = await paperAt(x)
    if (paper.versions.some(({ source }) => source === 'pdf')) return paper
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The PDF of ${x} was not read in 50 s.`)
}

describe('the starter library', () => {
  test('is there after the start, with text, facts and their provenance', async () => {
    const paper = await paperAt('tessera:counting-pebbles')
    expect(paper).toMatchObject({
      title: 'Counting Pebbles by Touch',
      authors: ['Ines Marlow', 'Tomas Quill'],
      year: 2024,
      doi: '10.5555/pebbles.2024.7',
      contentStatus: 'full',
      source: 'library',
      isPrivate: false,
    })
    expect(paper.content).toContain('right in 37 of 40 jars')
    expect(paper.provenance.map(({ field, source }) => `${field} ${source}`)).toContain(
      'title file',
    )
    expect(paper.versions).toHaveLength(1)
  })

  test('importing it again adds nothing', async () => {
    const before = (await search('pebbles')).total
    await it.start()
    expect((await search('pebbles')).total).toBe(before)
    const rows = await it.platform.sql`select count(*)::int as n from papers`
    expect(rows[0]?.n).toBe(5)
  })

  test('known papers are facts that say where their text would come from', async () => {
    const paper = await paperAt('1706.03762')
    expect(paper).toMatchObject({ title: 'Attention Is All You Need', contentStatus: 'pending' })
    expect(paper.contentProblem).toMatch(/sources/)
    const document = await get('/api/papers/1706.03762/document')
    expect(document.statusCode).toBe(409)
    expect(document.json()).toMatchObject({ code: 'no-full-text' })
  })
})

describe('a paper is found by any of its names', () => {
  test.each([
    '10.5555/pebbles.2024.7',
    'doi:10.5555/PEBBLES.2024.7',
    'https://doi.org/10.5555/pebbles.2024.7',
    '10.5555%2Fpebbles.2024.7',
  ])('%s', async (name) => {
    expect((await paperAt(name)).title).toBe('Counting Pebbles by Touch')
  })

  test.each(['1706.03762', '1706.03762v5', 'arXiv:1706.03762', 'https://arxiv.org/abs/1706.03762'])(
    '%s',
    async (name) => {
      expect((await paperAt(name)).title).toBe('Attention Is All You Need')
    },
  )

  test('an unknown one is 404 with a sentence', async () => {
    for (const name of [
      '10.5555/nothing',
      'no-such-paper',
      '../../etc/passwd',
      '\0',
      'a\0b',
      "x' or '1'='1",
    ]) {
      const answer = await get(`/api/papers/${encodeURIComponent(name)}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({
        code: 'paper-not-found',
        error: "The paper you're looking for doesn't exist or couldn't be loaded.",
      })
    }
  })
})

describe('search', () => {
  test('an exact title comes first, before papers that only share its words', async () => {
    const { papers, total, sources } = await search('attention is all you need')
    expect(papers[0]?.title).toBe('Attention Is All You Need')
    expect(total).toBeGreaterThanOrEqual(1)
    expect(sources[0]).toMatchObject({ source: 'library', status: 'answered' })
    expect(sources.slice(1).every(({ status, message }) => status === 'off' && message)).toBe(true)
  })

  test('an identifier finds its paper; an unknown one says what to do', async () => {
    const { papers } = await search('https://doi.org/10.1038/nature14539')
    expect(papers.map(({ title }) => title)).toEqual(['Deep learning'])
    const none = await search('10.9999/unknown')
    expect(none.message).toMatch(/not in the library/)
  })

  test('a paper is found by the short name that people use', async () => {
    expect((await search('lanternet')).papers[0]?.title).toBe('Attention in pebbles')
  })

  test('what is wrong with a request is said in plain words', async () => {
    const said = async (url: string) => (await get(url)).json<{ error: string }>().error
    expect(await said('/api/papers/search?q=x&limit=0')).toBe(
      '“limit” must be a number of at least 1.',
    )
    expect(await said('/api/papers/search?q=x&limit=many')).toBe(
      '“limit” is missing or not a number.',
    )
  })

  test('authors and venues count', async () => {
    expect((await search('Ines Marlow')).papers[0]?.title).toBe('Counting Pebbles by Touch')
  })

  test('blank is refused with a sentence, hostile text is only text', async () => {
    for (const url of [
      '/api/papers/search',
      '/api/papers/search?q=',
      '/api/papers/search?q=%20%20',
    ]) {
      const answer = await get(url)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({
        code: 'bad-request',
        error: 'Type something to search for.',
      })
    }
    const hostile = [
      '🦔🦔🦔',
      "'; drop table papers; --",
      '%',
      '\\',
      '(((',
      'a:b*c"',
      '\u0000x',
      '\ud800',
    ]
    for (const q of hostile) {
      const answer = await get(`/api/papers/search?q=${encodeURIComponent(q.toWellFormed())}`)
      expect(answer.statusCode, q).toBe(200)
    }
    expect((await search('pebbles')).total).toBeGreaterThan(0)
  })

  test('5,000 words are cut, and the answer says so', async () => {
    const results = await search('pebbles by touch '.repeat(1_667))
    expect(results.message).toMatch(/first 512 characters/)
    expect(results.papers[0]?.title).toBe('Counting Pebbles by Touch')
  })

  test('over the wire, 5,000 words are cut too, and 50,000 are refused with a sentence', async () => {
    const address = await it.app.listen({ port: 0, host: '127.0.0.1' })
    const ask = (words: number) =>
      fetch(`${address}/api/papers/search?q=${'pebbles+'.repeat(words)}`)
    const cut = await ask(5_000)
    expect([cut.status, await cut.json()]).toMatchObject([
      200,
      { message: expect.stringContaining('512') },
    ])
    const refused = await ask(50_000)
    expect([refused.status, await refused.json()]).toMatchObject([431, { code: 'too-large' }])
  })

  test('pages follow each other without overlap', async () => {
    const first = (await get('/api/papers/search?q=attention&limit=1')).json<SearchResults>()
    expect(first.nextCursor).not.toBeNull()
    const second = (
      await get(`/api/papers/search?q=attention&limit=1&cursor=${first.nextCursor}`)
    ).json<SearchResults>()
    expect(second.papers[0]?.id).not.toBe(first.papers[0]?.id)
    expect((await get('/api/papers/search?q=attention&cursor=x')).statusCode).toBe(400)
  })
})

describe('reading', () => {
  test('the document has the text that spans count in; a named version may be cached for ever', async () => {
    const paper = await paperAt('tessera:counting-pebbles')
    const answer = await get(`/api/papers/${paper.id}/document?v=${paper.documentId}`)
    expect(answer.json()).toMatchObject({ id: paper.documentId, text: paper.content })
    expect(answer.headers['cache-control']).toMatch(/immutable/)
    expect((await get(`/api/papers/${paper.id}/document?v=other`)).statusCode).toBe(404)
    expect((await get(`/api/papers/${paper.id}/layout`)).statusCode).toBe(404)
  })

  test('a paper read from JATS knows the pages of the PDF beside it, as a version of its own', async () => {
    const paper = await untilPagesAreRead('tessera:lantern-oil')
    const pdf = paper.versions.find(({ source }) => source === 'pdf')
    expect(paper.versions.find(({ documentId }) => documentId === paper.documentId)?.source).toBe(
      'jats',
    )
    const layout = (await get(`/api/papers/${paper.id}/layout`)).json<Layout>()
    expect(layout.documentId).toBe(pdf?.documentId)
    expect(layout.text).toContain('A lantern burned 0.8 litres')
    const [page] = layout.pages
    const line = page?.lines.find(({ span }) =>
      layout.text.slice(span.start, span.end).startsWith('A lantern burned'),
    )
    expect([page?.width, line?.x]).toEqual([612, 72])
    const named = await get(`/api/papers/${paper.id}/layout?v=${pdf?.documentId}`)
    expect(named.json()).toEqual(layout)
    expect(named.headers['cache-control']).toMatch(/^public.*immutable/)
    expect((await get(`/api/papers/${paper.id}/layout?v=other`)).statusCode).toBe(404)
    await it.start()
    expect((await paperAt('tessera:lantern-oil')).versions).toHaveLength(2)
  })

  test('a passage is the text between its ends; outside the text it is an error', async () => {
    const { id, content } = await paperAt('tessera:counting-pebbles')
    const start = content?.indexOf('37 of 40') ?? -1
    const passage = (await get(`/api/papers/${id}/passage?start=${start}&end=${start + 8}`)).json()
    expect(passage).toMatchObject({
      quote: '37 of 40',
      heading: expect.stringContaining('Results'),
    })
    for (const [from, to] of [
      [0, 1_000_000],
      [9, 3],
    ]) {
      const answer = await get(`/api/papers/${id}/passage?start=${from}&end=${to}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'span-outside' })
    }
  })

  test('the HTML is a page that can do nothing', async () => {
    const { id } = await paperAt('tessera:counting-pebbles')
    const answer = await get(`/api/papers/${id}/html`)
    expect(answer.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.body).toContain('right in 37 of 40 jars')
    expect(answer.body).not.toContain('<meta name="citation')
    const jats = await get('/api/papers/tessera:lantern-oil/html')
    expect(jats.body).toContain('<h1>Lantern Oil and the Length of Evenings</h1>')
  })

  test.each([
    ['bibtex', 'application/x-bibtex; charset=utf-8', '@misc{marlow2024counting'],
    ['ris', 'application/x-research-info-systems; charset=utf-8', 'AU  - Marlow, Ines'],
    ['csl', 'application/vnd.citationstyles.csl+json; charset=utf-8', '"family": "Marlow"'],
    ['csv', 'text/csv; charset=utf-8', '"Ines Marlow; Tomas Quill"'],
  ])('cites as %s', async (format, type, part) => {
    const answer = await get(`/api/papers/tessera:counting-pebbles/cite?format=${format}`)
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.body).toContain(part)
  })

  test('an unknown format is refused with a sentence', async () => {
    const answer = await get('/api/papers/tessera:counting-pebbles/cite?format=word')
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ error: string }>().error).toMatch(/bibtex, ris, csl or csv/)
  })
})

test('the API describes itself, and the site too', async () => {
  const paths = Object.keys((await get('/api/openapi.json')).json<{ paths: object }>().paths)
  expect(paths).toContain('/api/papers/search')
  expect(paths).toContain('/api/papers/{paper}/verify')
  expect((await get('/api/docs')).statusCode).toBe(200)
  expect((await get('/api/site')).json()).toMatchObject({ engine: 'embedded' })
})

test('an import of somebody unknown is not found', async () => {
  for (const id of ['not-a-job', '00000000-0000-7000-8000-000000000000']) {
    const answer = await get(`/api/papers/import/${id}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json<ImportStatus>()).toMatchObject({ code: 'not-found' })
  }
})
