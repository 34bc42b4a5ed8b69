import type { Paper } from '@tessera/contract'
import { expect, test, vi } from 'vitest'
import { findFactsRetry } from '../papers/facts/facts-store.ts'
import { learnFacts } from '../papers/facts/learn-facts.ts'
import { enqueue } from '../platform/jobs.ts'
import { sends } from './scholarly-upstream.fixture.ts'
import { addressOf, openSourcedApp } from './sourced-app.fixture.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const { upstream, it } = await openSourcedApp()

const paperOf = (x: string) => read(it, x)

async function read({ app }: TestApp, x: string): Promise<Paper> {
  const answer = await app.inject({ url: addressOf(x) })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Paper>()
}

/** Has the facts asked for and waits until they are here. */
async function learn(x: string): Promise<Paper> {
  const { id } = await paperOf(x)
  const { db } = it.platform
  const before = await findFactsRetry(db, id)
  await enqueue(db, learnFacts, { paperId: id })
  await vi.waitFor(async () => expect(await findFactsRetry(db, id)).not.toEqual(before), {
    timeout: 100_000,
    interval: 50,
  })
  return paperOf(id)
}

const archived = (id: string, license: string) =>
  `<?xml version="1.0"?><OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><GetRecord><record>
<header><identifier>oai:arXiv.org:${id}</identifier></header><metadata>
<arXiv xmlns="http://arxiv.org/OAI/arXiv/"><id>${id}</id><created>2021-01-01</created>
<authors><author><keyname>Marlow</keyname><forenames>Ines</forenames></author></authors>
<title>Counting pebbles with friends</title><categories>cs.CL</categories><license>${license}</license>
</arXiv></metadata></record></GetRecord></OAI-PMH>`

test('the archive tells the licence, the hubs tell code, data and models, and the filters know of them', async () => {
  const arxivId = '2402.00001'
  upstream.papers.push({ title: 'Counting pebbles with friends', arxivId })
  const license = 'http://creativecommons.org/licenses/by/4.0/'
  upstream.files
    .set('/arxiv-oai/oai', sends('text/xml', archived(arxivId, license)))
    .set(
      `/huggingface/api/papers/${arxivId}`,
      sends(
        'application/json',
        JSON.stringify({
          id: arxivId,
          title: 'Counting pebbles with friends',
          authors: [{ name: 'Ines Marlow' }],
          githubRepo: 'https://github.com/marlow/pebbles',
        }),
      ),
    )
    .set('/huggingface/api/models', sends('application/json', '[{"id":"marlow/pebble-net"}]'))
    .set('/huggingface/api/datasets', sends('application/json', '[{"id":"marlow/jars"}]'))
    .set(
      '/github/repos/marlow/pebbles',
      sends(
        'application/json',
        JSON.stringify({
          full_name: 'marlow/pebbles',
          html_url: 'https://github.com/marlow/pebbles',
          stargazers_count: 41,
          language: 'Rust',
          license: { spdx_id: 'MIT' },
        }),
      ),
    )
  expect(await paperOf(arxivId)).toMatchObject({ license: null, isFactsDue: true, resources: [] })
  const paper = await learn(arxivId)
  expect(paper).toMatchObject({ license: 'CC-BY-4.0', isFactsDue: false })
  expect(paper.provenance).toContainEqual(
    expect.objectContaining({ field: 'license', source: 'arXiv', value: 'CC-BY-4.0' }),
  )
  expect(
    paper.resources.map(({ kind, name, source, facts }) => [kind, name, source, facts]),
  ).toEqual([
    ['code', 'marlow/pebbles', 'GitHub', { stars: 41, language: 'Rust', license: 'MIT' }],
    ['dataset', 'marlow/jars', 'Hugging Face', {}],
    ['model', 'marlow/pebble-net', 'Hugging Face', {}],
  ])
  const search = await it.app.inject({ url: '/api/papers/search?q=pebbles+friends&code=1&data=1' })
  expect(search.json().papers.map(({ id }: Paper) => id)).toEqual([paper.id])
})

test('a retraction that a source tells of later is there after the next asking; a silent source is asked again soon', async () => {
  const doi = '10.5555/facts.1'
  const told = { title: 'Counting pebbles in haste', doi }
  upstream.papers.push(told)
  expect((await paperOf(doi)).notices).toEqual([])
  upstream.papers.splice(upstream.papers.indexOf(told), 1, {
    ...told,
    retractedBy: '10.5555/facts.2',
  })
  upstream.down.add('unpaywall')
  // The answer of a moment ago is fresh for ten minutes: a new installation has not kept it.
  const other = await createTestApp({}, upstream.env, { policies: {} })
  const paper = await read(other, doi)
  expect(paper.notices).toMatchObject([{ kind: 'retraction', doi: '10.5555/facts.2' }])
  const silent = paper.asked.find(({ source }) => source === 'Unpaywall')
  expect(silent).toMatchObject({ status: 'failed', retryAt: expect.stringMatching(/Z$/) })
  expect(paper.isFactsDue).toBe(true)
  await other.app.inject({ method: 'POST', url: `${addressOf(doi)}/text` })
  const after = await read(other, doi)
  expect(after.isFactsDue).toBe(false)
  const again = after.asked.find(({ source }) => source === 'Unpaywall')?.retryAt ?? ''
  expect(Date.parse(again)).toBeGreaterThan(Date.now())
  await other.close()
})

test.each([
  ['its page', (x: string) => paperOf(x)],
  ['a search', (x: string) => it.app.inject({ url: `/api/papers/search?q=${x}` })],
])(
  'a retraction of what a preprint came out as is told by Crossref, whom arXiv leads to: %s',
  async (way, ask) => {
    const isPage = way === 'its page'
    const [arxivId, doi] = isPage
      ? ['2202.07777', '10.5555/ret.2022']
      : ['2202.07778', '10.5555/ret.2023']
    upstream.papers.push({
      title: `Pebbles, a preprint opened by ${way}`,
      crossrefTitle: `What became of the pebbles of ${way}`,
      ...{ arxivId, doi, retractedBy: `${doi}.r` },
    })
    await ask(arxivId)
    expect(
      upstream.asked.some((url) => url.startsWith(`/crossref/works/${encodeURIComponent(doi)}`)),
    ).toBe(true)
    const paper = await paperOf(arxivId)
    expect(paper).toMatchObject({
      doi,
      arxivId,
      notices: [{ kind: 'retraction', doi: `${doi}.r` }],
    })
    expect(paper.provenance).toContainEqual(
      expect.objectContaining({ field: 'doi', source: 'arXiv', value: doi }),
    )
    expect((await paperOf(doi)).id).toBe(paper.id)
    const { papers } = (await it.app.inject({ url: `/api/papers/search?q=${arxivId}` })).json()
    expect(papers).toMatchObject([{ id: paper.id, notices: [{ kind: 'retraction' }] }])
    const cited = await it.app.inject({ url: `${addressOf(paper.id)}/cite?format=bibtex` })
    expect(cited.body).toMatch(/[Rr]etract/)
  },
)

test('that a source does not know a paper has the time when it said so, not when that was used again', async () => {
  const unknownTo = ({ asked }: Paper) => asked.filter(({ status }) => status === 'unknown')
  const doi = '10.5555/facts.3'
  upstream.papers.push({ title: 'Pebbles that few have heard of', doi })
  const first = unknownTo(await learn(doi))
  expect(first.length).toBeGreaterThan(0)
  expect(unknownTo(await learn(doi))).toEqual(first)
})

test('an upload is asked of nobody', async () => {
  const answer = await it.upload(
    '<!doctype html><html><body><p>doi:10.5555/mine.1</p></body></html>',
    'a.html',
  )
  const { paperId } = answer.json()
  await it.app.inject({ method: 'POST', url: `${addressOf(paperId)}/text` })
  expect(await findFactsRetry(it.platform.db, paperId)).toBeNull()
})
