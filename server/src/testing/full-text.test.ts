import type { ImportStatus, Paper, Passage, SearchResults, TextWanted } from '@tessera/contract'
import { describe, expect, test } from 'vitest'
import {
  pageAbout,
  paperHtml,
  paperJats,
  paperPdf,
  publishersPage,
} from './readable-papers.fixture.ts'
import { sends } from './scholarly-upstream.fixture.ts'
import { addressOf, openSourcedApp } from './sourced-app.fixture.ts'
import { comingAgain } from './test-app.ts'

const { upstream, it, jobsDone, paperOf } = await openSourcedApp()

/** Opens a paper as the page does, and waits until nothing is at work any more. */
async function open(x: string, version?: number): Promise<Paper> {
  const asked = version === undefined ? '' : `?version=${version}`
  const answer = await it.app.inject({ method: 'POST', url: `${addressOf(x)}/text${asked}` })
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
    const summary = (await it.app.inject({ url: `${addressOf(paper.id)}/summary` })).json()
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
    expect(paper).toMatchObject({ contentStatus: 'full', license: 'CC-BY' })
    expect(paper.versions).toMatchObject([{ source: 'pdf', state: 'published', license: 'CC-BY' }])
    const failed = paper.fullText.copies.find(({ kind }) => kind === 'jats')
    expect(failed?.problem).toContain('Europe PMC')
    const pdf = await it.app.inject({ url: `${addressOf(paper.id)}/pdf` })
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
      'The abstract is all that is known here: no source that answered names an open copy of the text.',
    )
    expect(paper.content).toContain('right in 37 of 40 jars')
    expect(paper.versions).toMatchObject([{ documentId: paper.documentId, source: 'sections' }])
    expect(Date.parse(paper.fullText.retryAt ?? '')).toBeGreaterThan(Date.now())
    const summary = (await it.app.inject({ url: `${addressOf(paper.id)}/summary` })).json()
    expect(summary).toMatchObject({ documentId: paper.documentId })
    // Asked again at once, nothing is done again.
    await jobsDone()
    upstream.asked.length = 0
    await open('10.5555/closed.1')
    expect(upstream.asked).toEqual([])
  })

  test('is read from the page of a publisher that a licence opens, before the PDF', async () => {
    const title = 'Counting pebbles in print'
    const doi = '10.5555/print.1'
    const places = { landing: '/files/print.html', pdf: '/files/print.pdf' }
    upstream.papers.push({ title, doi, abstract, ...places })
    upstream.files.set(places.landing, sends('text/html', publishersPage(title)))
    const paper = await open(doi)
    expect(paper).toMatchObject({ contentStatus: 'full', license: 'CC-BY' })
    const origin = { url: upstream.url + places.landing, source: 'Unpaywall' }
    expect(paper.versions).toMatchObject([{ source: 'html', license: 'CC-BY', origin }])
    expect(paper.content).toContain('took 41 seconds for each jar')
    expect(requestsFor(places.pdf)).toBe(0)
  })

  test('a page about the paper is not taken for it, and said to be one', async () => {
    const doi = '10.5555/about.1'
    const landing = '/files/about.html'
    const title = 'Counting pebbles elsewhere'
    upstream.papers.push({ title, doi, abstract, landing })
    upstream.files.set(landing, sends('text/html', pageAbout(title)))
    const paper = await open(doi)
    expect(paper.contentStatus).toBe('abstract')
    expect(paper.fullText.copies).toMatchObject([
      { kind: 'html', problem: expect.stringMatching(/^The page of .* speaks of the paper/) },
    ])
  })

  test('an abstract is no full text, and a page without a licence is left to people', async () => {
    const doi = '10.5555/page.1'
    const landing = '/files/free.html'
    const title = 'Counting pebbles on a page'
    upstream.papers.push({ title, doi, abstract, landing, license: 'publisher-specific-oa' })
    const paper = await open(doi)
    expect(paper).toMatchObject({
      contentStatus: 'abstract',
      contentProblem:
        'The abstract is all that is known here: the open copy that a source names is a web page, which is not read by machine here.',
      fullText: { copies: [] },
    })
    expect(requestsFor(landing)).toBe(0)
  })

  test('an address inwards that a record names is neither visited nor shown', async () => {
    const [doi, title] = ['10.5555/inward.1', 'Counting pebbles next door']
    upstream.papers.push({ title, doi, abstract, pdf: '/crossref/secret.pdf', landing: '/secret' })
    upstream.files.set('/crossref/secret.pdf', sends('application/pdf', paperPdf(title)))
    const paper = await open(doi)
    expect(paper).toMatchObject({ contentStatus: 'abstract', pdfUrl: null, openAccessUrl: null })
    expect(paper.fullText.copies).toEqual([])
    expect(requestsFor('/crossref/secret.pdf') + requestsFor('/secret')).toBe(0)
  })

  test('a thousand readers make one fetch', async () => {
    const title = 'Counting pebbles with friends'
    upstream.papers.push({ title, arxivId: '2401.00002', abstract })
    upstream.files.set('/arxiv/html/2401.00002v1', sends('text/html', paperHtml(title)))
    await paperOf('2401.00002')
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, index) =>
        comingAgain(() =>
          it.app.inject({
            method: 'POST',
            url: `${addressOf('2401.00002')}/text`,
            remoteAddress: `10.1.${index % 250}.${Math.floor(index / 250) + 1}`,
          }),
        ),
      ),
    )
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.body).toBeUndefined()
    const jobs = new Set(answers.map((one) => one.json<TextWanted>().importJobId ?? ''))
    jobs.delete('')
    expect(jobs.size).toBe(1)
    const status: ImportStatus = await it.ended([...jobs][0] ?? '')
    expect(status.step).toBe('done')
    expect(requestsFor('/arxiv/html/2401.00002')).toBe(1)
  })

  test('nothing is fetched by looking at a page or asking for its facts', async () => {
    upstream.papers.push({ title: 'Counting pebbles unseen', arxivId: '2401.00003', abstract })
    expect((await it.app.inject({ url: '/paper/2401.00003' })).statusCode).toBe(302)
    await paperOf('2401.00003')
    for (const part of ['document', 'summary', 'html', 'pdf', 'cite'])
      await it.app.inject({ url: `${addressOf('2401.00003')}/${part}` })
    expect(requestsFor('/arxiv/')).toBe(0)
  })
})

describe('versions of a preprint', () => {
  const title = 'Counting pebbles twice'

  test('are documents of one paper; an address with a version opens that version', async () => {
    upstream.papers.push({ title, arxivId: '2401.00009', abstract, versions: 2 })
    for (const [version, method] of [
      [1, 'ear'],
      [2, 'touch'],
    ] as const)
      upstream.files.set(
        `/arxiv/html/2401.00009v${version}`,
        sends('text/html', paperHtml(title, method)),
      )
    const newest = await open('2401.00009')
    for (const path of ['/abs/2401.00009v1', '/abs/2401.00009v1.pdf']) {
      const { statusCode, headers } = await it.app.inject({ url: path })
      expect([path, statusCode, headers.location]).toEqual([path, 302, `/paper/${newest.id}?v=v1`])
    }
    const both = await open(newest.id, 1)
    expect(both.documentId).toBe(newest.documentId)
    expect(both.newestVersion).toBe(2)
    const labels = both.versions.map(({ label }) => label)
    expect(labels.sort()).toEqual(['v1', 'v2'])
    const first = await it.app.inject({ url: `${addressOf(newest.id)}/document?v=v1` })
    expect(first.json<{ text: string }>().text).toContain('by ear alone')
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect((await it.app.inject({ url: `${addressOf(newest.id)}/html` })).body).toContain(
      'by touch',
    )
  })

  test('a passage of an earlier version is followed into the newest, or said to be gone', async () => {
    const paper = await paperOf('2401.00009')
    const first = paper.versions.find(({ label }) => label === 'v1')?.documentId ?? ''
    const { text } = (
      await it.app.inject({ url: `${addressOf(paper.id)}/document?v=${first}` })
    ).json<{ text: string }>()
    const now = async (quote: string) => {
      const start = text.indexOf(quote)
      const url = `${addressOf(paper.id)}/passage?start=${start}&end=${start + quote.length}&v=${first}`
      return (await it.app.inject({ url })).json<Passage>().now
    }
    const kept =
      'We tested only river pebbles, so our results may not hold for gravel or for broken glass.'
    expect(await now(kept)).toMatchObject({
      state: 'same',
      quote: kept,
      documentId: paper.documentId,
    })
    expect(await now('Counting by ear took 41 seconds')).toMatchObject({ state: 'gone' })
  })

  test('two with the same text are two of one document, and neither is fetched again', async () => {
    const sameTitle = 'Counting pebbles without a change'
    upstream.papers.push({ title: sameTitle, arxivId: '2401.00019', abstract, versions: 3 })
    for (const version of [2, 3])
      upstream.files.set(
        `/arxiv/html/2401.00019v${version}`,
        sends('text/html', paperHtml(sameTitle)),
      )
    const newest = await open('2401.00019')
    const both = await open(newest.id, 2)
    const { documentId } = newest
    expect(both.versions).toMatchObject([
      { label: 'v2', documentId, origin: { url: expect.stringContaining('v2') } },
      { label: 'v3', documentId, origin: { url: expect.stringContaining('v3') } },
    ])
    const file = await it.app.inject({ url: `${addressOf(newest.id)}/document?v=v2` })
    expect(file.statusCode).toBe(200)
    upstream.asked.length = 0
    await open(newest.id, 2)
    await open(newest.id)
    expect(requestsFor('/arxiv/html')).toBe(0)
  })

  test('one that does not exist is not looked for', async () => {
    upstream.asked.length = 0
    const paper = await open('2401.00009', 7)
    expect(paper.versions).toHaveLength(2)
    expect(requestsFor('/arxiv/')).toBe(0)
    expect((await it.app.inject({ url: `${addressOf(paper.id)}/document?v=v7` })).statusCode).toBe(
      409,
    )
  })
})

describe('addresses of other sites, with the host swapped', () => {
  test('lead to the canonical address, whatever their dress', async () => {
    upstream.papers.push({ title: 'Counting (pebbles)', doi: '10.5555/(pebbles)1', abstract })
    const { id } = await paperOf('10.5555/(pebbles)1')
    for (const path of [
      '/doi/10.5555/(pebbles)1',
      '/doi/10.5555%2F(pebbles)1',
      '/doi/10.5555/(PEBBLES)1',
      '/paper/doi:10.5555%2F(pebbles)1',
      '/paper/https%3A%2F%2Fdoi.org%2F10.5555%2F(pebbles)1',
      '/paper/doi/10.5555/(pebbles)1',
      '/paper/doi%2F10.5555%2F(pebbles)1',
      '/doi/https://doi.org/10.5555/(pebbles)1',
      '/doi/https:/doi.org/10.5555/(pebbles)1',
      '/doi/https%3A%2F%2Fdoi.org%2F10.5555%2F(pebbles)1',
      '/paper/https://doi.org/10.5555/(pebbles)1',
    ]) {
      const { statusCode, headers } = await it.app.inject({ url: path })
      expect([path, statusCode, headers.location]).toEqual([path, 302, `/paper/${id}`])
    }
    upstream.papers.push({ title: 'Counting pebbles by post', arxivId: '2401.00011', abstract })
    const posted = await paperOf('2401.00011')
    for (const path of [
      '/paper/arxiv/2401.00011',
      '/paper/arxiv%2F2401.00011',
      '/paper/arXiv:2401.00011',
      '/abs/https://arxiv.org/abs/2401.00011',
    ]) {
      const { statusCode, headers } = await it.app.inject({ url: path })
      expect([path, statusCode, headers.location]).toEqual([path, 302, `/paper/${posted.id}`])
    }
  })

  test('every part of the API takes an identifier that is not here yet', async () => {
    for (const [index, part] of ['cite', 'summary', 'qa', 'evidence', 'document'].entries()) {
      const doi = `10.5555/part.${index}`
      upstream.papers.push({ title: `Counting pebbles, part ${index}`, doi, abstract })
      const answer = await it.app.inject({ url: `${addressOf(doi)}/${part}` })
      expect([part, answer.statusCode]).toEqual([part, index < 3 ? 200 : 409])
    }
  })

  test('lead nowhere else (T22)', async () => {
    for (const path of [
      '/abs//evil.example/1',
      '/doi//evil.example',
      '/doi/https://evil.example/10.5555/x',
      '/abs/https:%2F%2Fevil.example%2Fabs%2F2401.00009',
      '/paper/%2F%2Fevil.example',
      '/abs/2401.00009?next=//evil.example',
      '/doi/%5C%5Cevil.example',
      '/abs/2401.00009%0d%0aLocation:%20//evil.example',
    ]) {
      const { headers } = await it.app.inject({ url: path })
      const target = new URL(String(headers.location ?? '/'), 'http://localhost:3000')
      expect(target.origin).toBe('http://localhost:3000')
      expect(target.pathname).toMatch(/^\/(?:paper\/[\w-]+)?$/)
    }
  })
})

test('a retraction that a source tells of stands on the paper', async () => {
  upstream.papers.push({
    title: 'Counting pebbles that were not there',
    doi: '10.5555/gone.1',
    abstract,
    retractedBy: '10.5555/gone.2',
  })
  const { notices } = await paperOf('10.5555/gone.1')
  expect(notices).toMatchObject([{ kind: 'retraction', doi: '10.5555/gone.2', source: 'Crossref' }])
})

test.each([
  ['Semantic Scholar', 's2', '00000000000000000000000000000000000000a7'],
  ['PubMed', 'pmid', 'pmid:31990001'],
])('so it does on a paper that only its number at %s named', async (_, scheme, number) => {
  const [title, doi] = [`Counting pebbles by ${scheme}`, `10.5555/number.${scheme}`]
  upstream.papers.push({ title, doi, retractedBy: '10.5555/number.2' })
  const s2 = { paperId: number, title, externalIds: { DOI: doi }, year: 2024, authors: [] }
  upstream.files.set(`/s2/graph/v1/paper/${number}`, sends('application/json', JSON.stringify(s2)))
  const pubmed = { id: '31990001', source: 'MED', pmid: '31990001', doi, title, pubYear: '2024' }
  const answer = { resultList: { result: scheme === 'pmid' ? [pubmed] : [] } }
  upstream.files.set('/europe-pmc/search', sends('application/json', JSON.stringify(answer)))
  const { notices } = await paperOf(number)
  upstream.files.delete('/europe-pmc/search')
  expect(notices).toMatchObject([{ kind: 'retraction', doi: '10.5555/number.2' }])
})

test('an arXiv number that another source brings is asked for at arXiv', async () => {
  const [number, title] = ['00000000000000000000000000000000000000b8', 'Counting pebbles twice']
  upstream.papers.push({ title, arxivId: '2402.00008', abstract, versions: 3 })
  const s2 = { paperId: number, title, externalIds: { ArXiv: '2402.00008' }, authors: [] }
  upstream.files.set(`/s2/graph/v1/paper/${number}`, sends('application/json', JSON.stringify(s2)))
  const { newestVersion, asked } = await paperOf(number)
  expect(newestVersion).toBe(3)
  expect(asked.find(({ source }) => source === 'arXiv')?.status).toBe('answered')
})

test('of two papers in one line each is asked for at all who keep its names', async () => {
  const preprint = { title: 'Counting pebbles by ear', doi: '10.5555/ear.1', abstract }
  upstream.papers.push(
    { ...preprint, arxivId: '2402.00009', retractedBy: '10.5555/ear.2' },
    { title: 'Counting shells by nose', doi: '10.5555/nose.1', abstract },
  )
  const words = '10.5555/nose.1, arXiv:2402.00009'
  const url = `/api/papers/search?${new URLSearchParams({ q: words })}`
  const { papers, exact, sources } = (await it.app.inject({ url })).json<SearchResults>()
  expect(exact).toEqual(papers.map(({ id }) => id))
  expect(papers.map(({ title, notices }) => [title, notices.length])).toEqual([
    ['Counting shells by nose', 0],
    ['Counting pebbles by ear', 1],
  ])
  expect(sources.find(({ source }) => source === 'Crossref')).toMatchObject({ count: 2 })
})

test('what the sources say differently stands side by side, and what they said before is kept', async () => {
  const paper = {
    title: 'Counting pebbles by touch',
    crossrefTitle: 'Counting Pebbles by Touch Alone: A Trial',
    doi: '10.5555/words.1',
    abstract,
    pdf: '/files/none.pdf',
  }
  upstream.papers.push(paper)
  const { provenance, title, asked } = await open('10.5555/words.1')
  expect(title).toBe(paper.crossrefTitle)
  const titles = provenance.filter(({ field }) => field === 'title')
  expect(titles.map(({ source, standing }) => [source, standing])).toEqual([
    ['Crossref', 'shown'],
    ['Unpaywall', 'differs'],
  ])
  expect(asked.find(({ source }) => source === 'DataCite')?.status).toBe('unknown')
})

// The last: sources that failed are left alone for a while.
test('addresses say honestly what is not there, and what cannot be said now', async () => {
  for (const path of ['/doi/10.5555/nobody.1', '/abs/2401.77777', '/abs/not-a-number', '/doi/x'])
    expect([path, (await it.app.inject({ url: path })).statusCode]).toEqual([path, 404])
  expect((await it.app.inject({ url: `${addressOf('10.5555/nobody.1')}/cite` })).statusCode).toBe(
    404,
  )
  upstream.down.add('s2')
  const unknown = await it.app.inject({ url: '/doi/10.5555/nobody.4' })
  expect(unknown.statusCode).toBe(404)
  expect(unknown.body).toMatch(/<noscript>.*Paper not found.*Semantic Scholar.*<\/noscript>/)
  const told = await it.app.inject({ url: addressOf('10.5555/nobody.4') })
  expect([told.statusCode, told.json()]).toMatchObject([
    404,
    { error: expect.stringContaining('Semantic Scholar') },
  ])
  upstream.down.add('crossref').add('datacite').add('openalex')
  const silent = await it.app.inject({ url: '/doi/10.5555/nobody.2' })
  expect(silent.statusCode).toBe(503)
  expect(silent.body).toMatch(/<noscript>.*could not be looked up.*Crossref.*<\/noscript>/)
  const answer = await it.app.inject({ url: `${addressOf('10.5555/nobody.3')}/document` })
  expect(answer.statusCode).toBe(502)
  expect(answer.json<{ error: string }>().error).toContain('Crossref')
})
