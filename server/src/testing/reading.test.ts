import type { ImportStatus, Layout } from '@tessera/contract'
import { checkerVersion, engineVersion } from '@tessera/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SmallLibrary, startSmallLibrary } from './small-library.ts'

let small: SmallLibrary
beforeAll(async () => {
  small = await startSmallLibrary()
})
afterAll(() => small.it.close())

describe('the starter library', () => {
  test('is there after the start, with text, facts and their provenance', async () => {
    const paper = await small.paperAt('tessera:counting-pebbles')
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
    const found = async () => (await small.search('pebbles')).total
    const rows = () => small.it.platform.sql`select id from papers order by id`
    const before = [await found(), await rows()]
    await small.it.start()
    expect([await found(), await rows()]).toEqual(before)
    expect((await rows()).length).toBeGreaterThan(4)
  })

  test('known papers are facts that say where their text would come from', async () => {
    const paper = await small.paperAt('1706.03762')
    expect(paper).toMatchObject({ title: 'Attention Is All You Need', contentStatus: 'pending' })
    const origins = paper.provenance.map(({ field, source }) => `${field} ${source}`)
    for (const field of ['title', 'authors', 'year', 'venue', 'arxivId'])
      expect(origins).toContain(`${field} known-papers`)
    for (const { standing } of paper.provenance) expect(standing).toBe('shown')
    expect(paper.contentProblem).toMatch(/sources/)
    const document = await small.get('/api/papers/1706.03762/document')
    expect(document.statusCode).toBe(409)
    expect(document.json()).toMatchObject({ code: 'no-full-text' })
  })
})

describe('reading', () => {
  test('the document has the text that spans count in; a named version may be cached for ever', async () => {
    const paper = await small.paperAt('tessera:counting-pebbles')
    const answer = await small.get(`/api/papers/${paper.id}/document?v=${paper.documentId}`)
    expect(answer.json()).toMatchObject({ id: paper.documentId, text: paper.content })
    expect(answer.headers['cache-control']).toMatch(/immutable/)
    for (const path of ['', '/document'])
      expect((await small.get(`/api/papers/${paper.id}${path}?v=other`)).statusCode).toBe(404)
    expect((await small.get(`/api/papers/${paper.id}?v=${paper.documentId}`)).statusCode).toBe(200)
    expect((await small.get(`/api/papers/${paper.id}/layout`)).statusCode).toBe(404)
  })

  test('a paper read from JATS knows the pages of the PDF beside it, as a version of its own', async () => {
    const paper = await small.paperOnce('tessera:lantern-oil', ({ versions }) =>
      versions.some(({ source }) => source === 'pdf'),
    )
    const pdf = paper.versions.find(({ source }) => source === 'pdf')
    expect(paper.versions.find(({ documentId }) => documentId === paper.documentId)?.source).toBe(
      'jats',
    )
    const layout = (await small.get(`/api/papers/${paper.id}/layout`)).json<Layout>()
    expect(layout.documentId).toBe(pdf?.documentId)
    expect(layout.text).toContain('A lantern burned 0.8 litres')
    const [page] = layout.pages
    const line = page?.lines.find(({ span }) =>
      layout.text.slice(span.start, span.end).startsWith('A lantern burned'),
    )
    expect([page?.width, line?.x]).toEqual([612, 72])
    const named = await small.get(`/api/papers/${paper.id}/layout?v=${pdf?.documentId}`)
    expect(named.json()).toEqual(layout)
    expect(named.headers['cache-control']).toMatch(/^public.*immutable/)
    expect((await small.get(`/api/papers/${paper.id}/layout?v=other`)).statusCode).toBe(404)
    await small.it.start()
    expect((await small.paperAt('tessera:lantern-oil')).versions).toHaveLength(2)
  })

  test('a passage is the text between its ends; outside the text it is an error', async () => {
    const { id, content } = await small.paperAt('tessera:counting-pebbles')
    const start = content?.indexOf('37 of 40') ?? -1
    const passage = (
      await small.get(`/api/papers/${id}/passage?start=${start}&end=${start + 8}`)
    ).json()
    expect(passage).toMatchObject({
      quote: '37 of 40',
      heading: expect.stringContaining('Results'),
    })
    for (const [from, to] of [
      [0, 1_000_000],
      [9, 3],
    ]) {
      const answer = await small.get(`/api/papers/${id}/passage?start=${from}&end=${to}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'span-outside' })
    }
  })

  test('the HTML is a page that can do nothing', async () => {
    const { id } = await small.paperAt('tessera:counting-pebbles')
    const answer = await small.get(`/api/papers/${id}/html`)
    expect(answer.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.body).toContain('right in 37 of 40 jars')
    expect(answer.body).not.toContain('<meta name="citation')
    const jats = await small.get('/api/papers/tessera:lantern-oil/html')
    expect(jats.body).toContain('<h1>Lantern Oil and the Length of Evenings</h1>')
  })

  test.each([
    ['bibtex', 'application/x-bibtex; charset=utf-8', '@misc{marlow2024counting'],
    ['ris', 'application/x-research-info-systems; charset=utf-8', 'AU  - Marlow, Ines'],
    ['csl', 'application/vnd.citationstyles.csl+json; charset=utf-8', '"family": "Marlow"'],
    ['csv', 'text/csv; charset=utf-8', '"Ines Marlow; Tomas Quill"'],
  ])('cites as %s', async (format, type, part) => {
    const answer = await small.get(`/api/papers/tessera:counting-pebbles/cite?format=${format}`)
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.body).toContain(part)
  })

  test('an unknown format is refused with a sentence', async () => {
    const answer = await small.get('/api/papers/tessera:counting-pebbles/cite?format=word')
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ error: string }>().error).toMatch(/bibtex, ris, csl or csv/)
  })
})

test('the API describes itself, and the site too', async () => {
  const paths = Object.keys((await small.get('/api/openapi.json')).json<{ paths: object }>().paths)
  expect(paths).toContain('/api/papers/search')
  expect(paths).toContain('/api/papers/{paper}/verify')
  expect((await small.get('/api/docs')).statusCode).toBe(200)
  expect((await small.get('/api/site')).json()).toMatchObject({
    engine: 'embedded',
    engineVersion,
    checkerVersion,
  })
})

test('an import of somebody unknown is not found', async () => {
  for (const id of ['not-a-job', '00000000-0000-7000-8000-000000000000']) {
    const answer = await small.get(`/api/papers/import/${id}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json<ImportStatus>()).toMatchObject({ code: 'not-found' })
  }
})
