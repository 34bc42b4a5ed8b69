import type { Paper, TextWanted } from '@tessera/contract'
import { expect, test } from 'vitest'
import { copiesOnArxiv } from '../papers/full-text/readable-copies.ts'
import { parseIdentifier } from '../sources/identifiers.ts'
import { paperHtml, paperPdf } from './readable-papers.fixture.ts'
import { type Answer, sends } from './scholarly-upstream.fixture.ts'
import { addressOf, openSourcedApp } from './sourced-app.fixture.ts'

const { upstream, it, paperOf } = await openSourcedApp()

async function open(x: string): Promise<Paper> {
  const answer = await it.app.inject({ method: 'POST', url: `${addressOf(x)}/text` })
  const { importJobId } = answer.json<TextWanted>()
  if (importJobId !== null) await it.ended(importJobId)
  return paperOf(x)
}

const tails = [
  ...[
    '/../admin',
    '/..%2fadmin',
    '%2f..%2fadmin',
    '?x=1',
    '%3Fx=1',
    '#f',
    '%23f',
    '%00',
    '%00.pdf',
  ],
  ...[
    '\\..\\admin',
    '%5c..%5cadmin',
    '@evil.example',
    ':80',
    ';a=b',
    '&id_list=1',
    '%26a=b',
    '//x',
  ],
  ...[
    '/./',
    '/..',
    '..',
    '%2e%2e%2f',
    '%252e%252e%252f',
    '\r\nHost: x',
    '%0d%0aHost: x',
    ' OR 1=1',
  ],
]
const heads = [
  '2404.00001',
  '2404.00001v2',
  'arXiv:2404.00001',
  'hep-th/9901001',
  'https://arxiv.org/abs/2404.00001',
]

test('no dress of a name leads to another path than the one copy of that paper (T21)', async () => {
  const dresses = heads.flatMap((head) =>
    tails.flatMap((tail) => [head + tail, encodeURIComponent(head) + tail]),
  )
  expect(dresses.length).toBeGreaterThanOrEqual(200)
  for (const dress of dresses) {
    const identifier = parseIdentifier(dress)
    if (identifier?.scheme !== 'arxiv') continue
    const { value, version = null } = identifier
    for (const { url } of copiesOnArxiv({ id: value, baseUrl: 'https://arxiv.org', version }, null))
      expect([dress, url]).toEqual([
        dress,
        expect.stringMatching(
          /^https:\/\/arxiv\.org\/(?:html|pdf)\/(?:\d{4}\.\d{4,5}|[a-z-]+\/\d{7})(?:v\d{1,2})?$/,
        ),
      ])
  }
  // DOIs have almost every sign: each is one segment of one path, whatever is in it.
  upstream.asked.length = 0
  for (const tail of [
    '/../../admin',
    '/..%2f..%2fadmin',
    '?x=1',
    '#f',
    '/%00',
    '/a\\..\\b',
    '/a;b=c',
  ])
    await it.app.inject({ method: 'POST', url: `${addressOf(`10.5555${tail}`)}/text` })
  const asked = upstream.asked.filter((url) => !url.startsWith('/europe-pmc/search?'))
  expect(asked.length).toBeGreaterThan(0)
  for (const url of asked)
    expect(url).toMatch(
      /^\/(?:crossref\/works|unpaywall\/v2|openalex\/works|datacite\/dois|s2\/graph\/v1\/paper)\/(?!\.\.?(?:[/?]|$))[^/?#\\]+(?:\?[^#]*)?$/,
    )
})

test('headers and parameters of one reader change nothing for the next (T23)', async () => {
  const title = 'Counting pebbles for everybody'
  upstream.papers.push({ title, arxivId: '2404.00002', abstract: 'We count.' })
  upstream.files.set('/arxiv/html/2404.00002v1', sends('text/html', paperHtml(title)))
  const { id, documentId } = await open('2404.00002')
  const url = `${addressOf(id)}/document?v=${documentId}`
  const clean = async () => (await it.app.inject({ url })).body
  const control = await clean()
  expect(control).toContain('41 seconds')
  for (const headers of [
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'javascript', 'x-original-url': '/api/papers/other/document' },
    { accept: 'text/html' },
    { 'accept-language': '"><script>' },
    { cookie: 'tessera_session=poison' },
  ]) {
    const poisoned = await it.app.inject({ url: `${url}&x=<script>`, headers })
    expect(poisoned.body).not.toContain('evil.example')
    // What one browser gets with its cookie is nobody else's.
    expect(String(poisoned.headers['cache-control'])).not.toMatch(
      poisoned.headers['set-cookie'] === undefined ? /^$/ : /public/,
    )
    expect(await clean()).toBe(control)
  }
  const wrongHost = await it.app.inject({ url, headers: { host: 'evil.example' } })
  expect(wrongHost.statusCode).toBe(421)
  expect(await clean()).toBe(control)
})

const garbage: readonly (readonly [string, Answer])[] = [
  [
    'an error page with status 200',
    sends('text/html', '<html><body><h1>Rate exceeded.</h1></body></html>'),
  ],
  ['an empty body', sends('text/html', '')],
  ['another paper', sends('text/html', paperHtml('A treatise on something else entirely'))],
  [
    'a page that is cut off',
    sends('text/html', paperHtml('Counting pebbles once more').slice(0, 1_500)),
  ],
  ['a PDF that is none', sends('application/pdf', '%PDF-1.7 nothing')],
  ['JSON', sends('application/json', '{"error":"try later"}')],
]

test('garbage in place of a text is kept nowhere, and what was read before stays served (T24)', async () => {
  const title = 'Counting pebbles once more'
  const paper = { title, arxivId: '2404.00003', abstract: 'We count by touch.', versions: 9 }
  upstream.papers.push(paper)
  upstream.files.set('/arxiv/html/2404.00003v9', sends('text/html', paperHtml(title)))
  const first = await open('2404.00003')
  expect(first).toMatchObject({ contentStatus: 'full', versions: [{ label: 'v9' }] })
  for (const [index, [, answer]] of garbage.entries()) {
    const version = index + 1
    for (const kind of ['html', 'pdf'])
      upstream.files.set(`/arxiv/${kind}/2404.00003v${version}`, answer)
    const asked = await it.app.inject({
      method: 'POST',
      url: `${addressOf(first.id)}/text?version=${version}`,
    })
    const { importJobId } = asked.json<TextWanted>()
    expect((await it.ended(importJobId ?? '')).step).toBe('failed')
    const after = await paperOf(first.id)
    expect(after.documentId).toBe(first.documentId)
    expect(after.versions).toHaveLength(1)
    expect(after.content).toBe(first.content)
  }
  // A good answer afterwards is taken at once.
  upstream.files.set('/arxiv/pdf/2404.00003v8', sends('application/pdf', paperPdf(title)))
  const good = await it.app.inject({ method: 'POST', url: `${addressOf(first.id)}/text?version=8` })
  await it.ended(good.json<TextWanted>().importJobId ?? '')
  expect((await paperOf(first.id)).versions.map(({ label }) => label).sort()).toEqual(['v8', 'v9'])
})
