import type { ImportStatus, Layout, OwnPaper, QaEntry, SearchResults } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { htmlPaper, jatsPaper, pdfWith } from './fixture-papers.ts'
import { cookieOf, createTestApp, type TestApp } from './test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await createTestApp()
})
afterAll(() => it.close())

const get = (url: string, cookie?: string) =>
  it.app.inject({ url, headers: cookie === undefined ? {} : { cookie } })

const pdf = pdfWith([
  'A Note on Quiet Engines',
  'Mara Lind',
  'Abstract',
  'We show that quiet engines need 12 percent less oil than loud ones.',
  '1 Introduction',
  'Engines are loud. We measured the oil that quiet engines need over three weeks.',
  '2 Results',
  'Quiet engines needed 4.4 litres of oil, and loud engines needed 5.0 litres of oil.',
])

describe('importing', () => {
  test('who brought papers finds them again, the newest first; nobody else does', async () => {
    const { cookie, paperId } = await it.importAsNewcomer(htmlPaper, 'first.html')
    const second = (await it.upload(pdf, 'second.pdf', cookie)).json<ImportStatus>()
    await it.ended(second.jobId, cookie)
    const own = await get('/api/papers/import', cookie)
    expect(own.json().map((paper: OwnPaper) => paper.paperId)).toEqual([second.paperId, paperId])
    expect(own.json()[0].title).toBe('second')
    expect((await get('/api/papers/import')).json()).toEqual([])
    const other = await it.importAsNewcomer(jatsPaper, 'other.xml')
    const theirs = (await get('/api/papers/import', other.cookie)).json<OwnPaper[]>()
    expect(theirs.map((paper) => paper.paperId)).toEqual([other.paperId])
  })

  test('a web page becomes a paper with text, facts, summary and history of its fields', async () => {
    const { status, paper, paperId, cookie } = await it.importAsNewcomer(
      htmlPaper,
      'saved_page.html',
    )
    expect(status).toMatchObject({ step: 'done', progress: { total: 3, completed: 3, failed: 0 } })
    expect(paper).toMatchObject({
      title: 'Counting Pebbles by Touch',
      contentStatus: 'full',
      isPrivate: true,
      source: 'upload',
    })
    const summary = (await get(`/api/papers/${paperId}/summary`, cookie)).json()
    expect(summary).toMatchObject({ paperId, documentId: paper.documentId, engine: 'embedded' })
  })

  test('a JATS article, its DOCTYPE never fetched', async () => {
    const { status, paper } = await it.importAsNewcomer(jatsPaper, 'lantern.xml')
    expect(status.step).toBe('done')
    expect(paper).toMatchObject({ doi: '10.5555/lanterns.2023.3', authors: ['Ada Ferro'] })
  })

  test('a PDF is served in ranges, as a PDF and nothing else', async () => {
    const { status, paper, paperId, cookie } = await it.importAsNewcomer(pdf, 'quiet.pdf')
    expect(status.step).toBe('done')
    expect(paper.content).toContain('Quiet engines needed 4.4 litres')
    const whole = await get(`/api/papers/${paperId}/pdf`, cookie)
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'accept-ranges': 'bytes',
    })
    expect(whole.rawPayload.equals(pdf)).toBe(true)
    const part = await it.app.inject({
      url: `/api/papers/${paperId}/pdf`,
      headers: { cookie, range: 'bytes=0-7' },
    })
    expect([part.statusCode, part.body]).toEqual([206, '%PDF-1.4'])
    expect(part.headers['content-range']).toBe(`bytes 0-7/${pdf.length}`)
    const beyond = await it.app.inject({
      url: `/api/papers/${paperId}/pdf`,
      headers: { cookie, range: 'bytes=9999999-' },
    })
    expect(beyond.statusCode).toBe(416)
    const layout = (await get(`/api/papers/${paperId}/layout`, cookie)).json<Layout>()
    expect(layout).toMatchObject({ documentId: paper.documentId, text: paper.content })
    expect(layout.pages).toHaveLength(1)
    expect(paper.importJobId).toBeNull()
  })

  test('two files in one form are refused, and neither is kept', async () => {
    const part = (name: string) =>
      `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${htmlPaper}\r\n`
    const answer = await it.app.inject({
      method: 'POST',
      url: '/api/papers/import',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: `${part('a.html')}${part('b.html')}--b--\r\n`,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ error: string }>().error).toBe('Send one file at a time.')
  })

  test('the same file twice is one paper, also when both come at once', async () => {
    const first = await it.upload(htmlPaper.replace('Pebbles', 'Marbles'), 'a.html')
    const cookie = cookieOf(first)
    const again = await Promise.all(
      ['b.html', 'c.html'].map((name) =>
        it.upload(htmlPaper.replace('Pebbles', 'Marbles'), name, cookie),
      ),
    )
    const ids = [first, ...again].map((answer) => answer.json<ImportStatus>().paperId)
    expect(new Set(ids).size).toBe(1)
  })

  test('the name decides nothing: HTML named .pdf is read as HTML', async () => {
    const { status, paper } = await it.importAsNewcomer(htmlPaper, 'paper.pdf')
    expect(status.step).toBe('done')
    expect(paper.pdfUrl).toBeNull()
  })

  test('a title of 10,000 characters is cut; the text keeps every word', async () => {
    const long = 'Long '.repeat(2_000)
    const { status, paper } = await it.importAsNewcomer(
      htmlPaper.replaceAll('Counting Pebbles by Touch', long),
      'long.html',
    )
    expect(status.step).toBe('done')
    expect(paper.title.length).toBeLessThanOrEqual(501)
    expect(paper.content?.length).toBeGreaterThan(9_000)
  })
})

describe('privacy: an upload belongs to the session that brought it', () => {
  test('nobody else finds it by id, identifier, search, file, question or job', async () => {
    const page = htmlPaper
      .replaceAll('Counting Pebbles by Touch', 'Secret Zeppelin Ledger')
      .replace('10.5555/pebbles.2024.7', '10.5555/zeppelin.1')
    const { cookie, paperId, status } = await it.importAsNewcomer(page, 'secret.html')
    const stranger = cookieOf(await it.upload(jatsPaper, 'other.xml'))
    const searchOf = async (who?: string) =>
      (await get('/api/papers/search?q=Secret+Zeppelin+Ledger', who)).json<SearchResults>()
    const found = async () => (await searchOf(cookie)).papers.map(({ id }) => id)
    // The index hears of it a moment later.
    await expect.poll(found).toContain(paperId)

    for (const who of [stranger, undefined]) {
      expect((await searchOf(who)).papers.map(({ id }) => id)).not.toContain(paperId)
      const doi = encodeURIComponent('10.5555/zeppelin.1')
      for (const path of [
        paperId,
        doi,
        `${paperId}/document`,
        `${paperId}/layout`,
        `${paperId}/html`,
        `${paperId}/pdf`,
        `${paperId}/cite`,
        `${paperId}/summary`,
        `${paperId}/qa`,
        `${paperId}/evidence`,
        `${paperId}/passage?start=0&end=5`,
        `import/${status.jobId}`,
      ])
        expect((await get(`/api/papers/${path}`, who)).statusCode, path).toBe(404)
      for (const [path, payload] of [
        ['qa', { paperId, question: 'What is it about?' }],
        [`${paperId}/verify`, { text: 'Pebbles are hard to count.' }],
        [`${paperId}/summary`, undefined],
        [`${paperId}/analyze-results`, undefined],
      ] as const) {
        const answer = await it.app.inject({
          method: 'POST',
          url: `/api/papers/${path}`,
          headers: who === undefined ? {} : { cookie: who },
          ...(payload ? { payload } : {}),
        })
        expect(answer.statusCode, path).toBe(404)
      }
      const shown = await get(`/paper/${paperId}`, who)
      expect(shown.statusCode).toBe(404)
      expect(shown.body).not.toContain('Zeppelin')
    }
    const own = await get(`/paper/${paperId}`, cookie)
    expect(own.body).toContain('Secret Zeppelin Ledger')
    expect(own.body).toContain('<meta name="robots" content="noindex">')
  })

  test('the same bytes from two people are two papers, and questions are their own', async () => {
    const one = await it.importAsNewcomer(htmlPaper, 'a.html')
    const two = await it.importAsNewcomer(htmlPaper, 'a.html')
    expect(one.paperId).not.toBe(two.paperId)
    const ask = await it.app.inject({
      method: 'POST',
      url: '/api/papers/qa',
      headers: { cookie: one.cookie },
      payload: { paperId: one.paperId, question: 'How many jars were counted?' },
    })
    expect(ask.json<QaEntry>().paperId).toBe(one.paperId)
    const history = (await get(`/api/papers/${two.paperId}/qa`, two.cookie)).json()
    expect(history).toEqual([])
  })

  test('the session cookie cannot be read by scripts and is not the name in the database', async () => {
    const answer = await it.upload(jatsPaper, 'x.xml')
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
    const [row] = await it.platform.sql`
      select count(*)::int as n from papers
      where owner_session = ${cookieOf(answer).split('=')[1] ?? ''}`
    expect(row?.n).toBe(0)
  })
})
