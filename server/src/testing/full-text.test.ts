import type { ImportStatus, Paper, TextWanted } from '@tessera/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { paperHtml, paperJats, paperPdf } from './readable-papers.fixture.ts'
import {
  type ScholarlyUpstream,
  sends,
  startScholarlyUpstream,
} from './scholarly-upstream.fixture.ts'
import { createTestApp, type TestApp } from './test-app.ts'

// Papers are parsed in processes of their own, one after another.
vi.setConfig({ testTimeout: 120_000 })

let upstream: ScholarlyUpstream
let it: TestApp
beforeAll(async () => {
  upstream = await startScholarlyUpstream()
  it = await createTestApp({}, upstream.env, { policies: {} })
}, 60_000)
afterAll(async () => {
  await it.close()
  await upstream.close()
})
beforeEach(() => {
  upstream.asked.length = 0
  upstream.down.clear()
})

const address = (x: string) => `/api/papers/${encodeURIComponent(x)}`
const paperOf = async (x: string) => (await it.app.inject({ url: address(x) })).json<Paper>()

/** Opens a paper as the page does, and waits until nothing is at work any more. */
async function open(x: string, version?: number): Promise<Paper> {
  const asked = version === undefined ? '' : `?version=${version}`
  const ask = () => it.app.inject({ method: 'POST', url: `${address(x)}/text${asked}` })
  // A machine out of breath says so, and is asked again, as the page does.
  await vi.waitFor(async () => expect((await ask()).statusCode).not.toBe(503), 20_000)
  const answer = await ask()
  expect(answer.statusCode).toBe(200)
  const { importJobId } = answer.json<TextWanted>()
  if (importJobId !== null) await it.ended(importJobId)
  return paperOf(x)
}

const abstract = 'We count pebbles by touch. It was right in 37 of 40 jars.'
const requestsFor = (path: string) => upstream.asked.filter((url) => url.startsWith(path)).length

describe('the text of a paper that a source found', () => {
  test('is read from the HTML of arXiv, with licence, version and where it came from', async () => {
    upstream.papers.push({
      title: 'Counting pebbles in the dark',
      arxivId: '2401.00001',
      abstract,
      versions: 2,
    })
    upstream.files.set(
      '/arxiv/html/2401.00001v2',
      sends('text/html', paperHtml('Counting pebbles in the dark')),
    )
    const before = await paperOf('2401.00001')
    expect(before).toMatchObject({
      contentStatus: 'abstract',
      documentId: null,
      fullText: { isWanted: true },
    })
    const paper = await open('2401.00001')
    expect(paper).toMatchObject({ contentStatus: 'full', contentProblem: null, newestVersion: 2 })
    expect(paper.content).toContain('took 41 seconds for each jar')
    expect(paper.versions).toMatchObject([
      {
        label: 'v2',
        preprintVersion: 2,
        origin: { url: `${upstream.url}/arxiv/html/2401.00001v2`, source: 'arXiv' },
      },
    ])
    expect(paper.fullText).toMatchObject({ isWanted: false, retryAt: null })
    const summary = (await it.app.inject({ url: `${address(paper.id)}/summary` })).json()
    expect(summary).toMatchObject({ documentId: paper.documentId })
    expect(requestsFor('/arxiv/html')).toBe(1)
  })

  test('is read from the next copy when one fails, down to the PDF', async () => {
    const title = 'Counting pebbles at noon'
    upstream.papers.push({
      title,
      doi: '10.5555/noon.1',
      abstract,
      pmcid: 'PMC11',
      pdf: '/files/noon.pdf',
    })
    upstream.files.set(
      '/europe-pmc/PMC11/fullTextXML',
      sends('application/xml', paperJats(title).slice(0, 900)),
    )
    upstream.files.set('/files/noon.pdf', sends('application/pdf', paperPdf(title)))
    const paper = await open('10.5555/noon.1')
    expect(paper).toMatchObject({ contentStatus: 'full', license: 'cc-by' })
    expect(paper.versions).toMatchObject([{ source: 'pdf', state: 'published', license: 'cc-by' }])
    const failed = paper.fullText.copies.find(({ kind }) => kind === 'jats')
    expect(failed?.problem).toContain('Europe PMC')
    const pdf = await it.app.inject({ url: `${address(paper.id)}/pdf` })
    expect(pdf.rawPayload.equals(paperPdf(title))).toBe(true)
  })

  test('comes from JATS before PDF', async () => {
    const title = 'Counting pebbles in spring'
    upstream.papers.push({
      title,
      doi: '10.5555/spring.1',
      abstract,
      pmcid: 'PMC12',
      pdf: '/files/spring.pdf',
    })
    upstream.files.set('/europe-pmc/PMC12/fullTextXML', sends('application/xml', paperJats(title)))
    const paper = await open('10.5555/spring.1')
    expect(paper.versions).toMatchObject([{ source: 'jats' }])
    expect(requestsFor('/files/spring.pdf')).toBe(0)
  })

  test('is its abstract where no copy is open, and the page says so', async () => {
    upstream.papers.push({ title: 'Counting pebbles for money', doi: '10.5555/closed.1', abstract })
    const paper = await open('10.5555/closed.1')
    expect(paper).toMatchObject({
      contentStatus: 'abstract',
      fullText: { isWanted: false, retriesItself: false },
    })
    expect(paper.contentProblem).toBe(
      'The abstract is all that is known here: no source that was asked names an open copy of the text.',
    )
    expect(paper.content).toContain('right in 37 of 40 jars')
    expect(paper.versions).toMatchObject([{ documentId: paper.documentId, source: 'sections' }])
    expect(Date.parse(paper.fullText.retryAt ?? '')).toBeGreaterThan(Date.now())
    const summary = (await it.app.inject({ url: `${address(paper.id)}/summary` })).json()
    expect(summary).toMatchObject({ documentId: paper.documentId })
    // Asked again at once, nothing is done again.
    upstream.asked.length = 0
    await open('10.5555/closed.1')
    expect(upstream.asked).toEqual([])
  })

  test('a thousand readers make one fetch', async () => {
    const title = 'Counting pebbles with friends'
    upstream.papers.push({ title, arxivId: '2401.00002', abstract })
    upstream.files.set('/arxiv/html/2401.00002v1', sends('text/html', paperHtml(title)))
    await paperOf('2401.00002')
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, index) =>
        it.app.inject({
          method: 'POST',
          url: `${address('2401.00002')}/text`,
          remoteAddress: `10.1.${index % 250}.${Math.floor(index / 250) + 1}`,
        }),
      ),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const jobs = new Set(answers.map((one) => one.json<TextWanted>().importJobId ?? ''))
    jobs.delete('')
    expect(jobs.size).toBe(1)
    const status: ImportStatus = await it.ended([...jobs][0] ?? '')
    expect(status.step).toBe('done')
    expect(requestsFor('/arxiv/html/2401.00002')).toBe(1)
  }, 60_000)

  test('nothing is fetched by looking at a page or asking for its facts', async () => {
    upstream.papers.push({ title: 'Counting pebbles unseen', arxivId: '2401.00003', abstract })
    expect((await it.app.inject({ url: '/paper/2401.00003' })).statusCode).toBe(302)
    await paperOf('2401.00003')
    for (const part of ['document', 'summary', 'html', 'pdf', 'cite'])
      await it.app.inject({ url: `${address('2401.00003')}/${part}` })
    expect(requestsFor('/arxiv/')).toBe(0)
  })
})
