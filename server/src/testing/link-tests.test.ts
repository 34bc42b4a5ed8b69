import type { PaperLinks } from '@tessera/contract'
import { afterAll, expect, test, vi } from 'vitest'
import { testLink } from '../explanations/links/test-link.ts'
import { enqueue } from '../platform/jobs.ts'
import { htmlPaper } from './fixture-papers.ts'
import { startScholarlyUpstream } from './scholarly-upstream.fixture.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const upstream = await startScholarlyUpstream()
/** Below the operator's own copies: on this machine nothing else may be visited. */
const at = (name: string) => `${upstream.url}/files/${name}`

/** A paper that states its code and its data with these words. */
const paperWith = (title: string, code: string, data: string) =>
  htmlPaper
    .replaceAll('Counting Pebbles by Touch', title)
    .replace(/<meta name="citation_doi"[^>]*>/, '')
    .replace(
      '<section><h2>5',
      `<section><h2>Code and data availability</h2><p>The source code is available at ${code}.</p><p>The data are available at ${data}.</p></section><section><h2>5`,
    )

const library = {
  'links.html': paperWith(
    'Pebbles with links',
    `${at('code')} and ${at('moved')}, and as a container at ${at('inwards')}`,
    `${at('gone')}, ${at('login')} and ${at('trouble')}`,
  ),
  'slow.html': paperWith('Pebbles with a slow link', at('slow'), at('code')),
}

const running = await createTestApp(library, upstream.env, { policies: {} })
await running.start()
afterAll(async () => {
  await running.close()
  await upstream.close()
})

for (const [name, status] of [
  ['code', 200],
  ['gone', 404],
  ['login', 403],
  ['trouble', 500],
] as const)
  upstream.files.set(`/files/${name}`, (_request, response) => response.writeHead(status).end('x'))
upstream.files
  .set('/files/moved', (_request, response) =>
    response.writeHead(302, { location: `${upstream.url}/files/code` }).end(),
  )
  .set('/files/inwards', (_request, response) =>
    response.writeHead(302, { location: `${upstream.url}/canary` }).end(),
  )
  .set('/files/slow', () => undefined)

const asked = (path: string) => upstream.asked.filter((url) => url === path).length

async function idOf({ platform: { sql } }: TestApp, title: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const [row] = await sql<{ id: string }[]>`
        select p.id from papers p join summaries s on s.paper_id = p.id where p.title = ${title}`
      expect(row).toBeDefined()
      return row?.id ?? ''
    },
    { timeout: 400_000, interval: 50 },
  )
}

async function links(it: TestApp, id: string, method: 'GET' | 'POST' = 'GET') {
  const answer = await it.app.inject({ method, url: `/api/papers/${id}/links` })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<PaperLinks>().links
}

/** Opens a paper and waits until none of its links is due. */
async function opened(it: TestApp, id: string) {
  await links(it, id, 'POST')
  await vi.waitFor(
    async () => expect((await links(it, id)).filter(({ isDue }) => isDue)).toEqual([]),
    { timeout: 400_000, interval: 50 },
  )
  return links(it, id)
}

const told = (list: PaperLinks['links']) =>
  Object.fromEntries(
    list.map(({ item, url, test: last }) => [
      `${item} ${url.split('/').at(-1)}`,
      last && [last.outcome, last.status],
    ]),
  )

test('the links of a paper are tested when it is opened, once in 30 days', async () => {
  const id = await idOf(running, 'Pebbles with links')
  const before = await links(running, id)
  expect(before).toHaveLength(6)
  expect(before.every(({ isDue, test: last }) => isDue && last === null)).toBe(true)
  // Reading what is known asks nobody.
  expect(asked('/files/code')).toBe(0)

  const begun = Date.now()
  const after = await opened(running, id)
  expect(told(after)).toEqual({
    'code code': ['answers', 200],
    'code moved': ['answers', 200],
    'code inwards': ['not-followed', null],
    'data gone': ['gone', 404],
    'data login': ['refused', 403],
    'data trouble': ['no-answer', 500],
  })
  // A redirect leads to where a link may lead, and no farther (T20).
  expect(asked('/canary')).toBe(0)
  for (const { test: last } of after) {
    expect(Date.parse(last?.testedAt ?? '')).toBeGreaterThanOrEqual(begun)
    expect(Date.parse(last?.testedAt ?? '')).toBeLessThanOrEqual(Date.now())
  }

  const { sql, db } = running.platform
  const requests = upstream.asked.length
  await links(running, id, 'POST')
  // Nor by a job that was put in twice.
  await enqueue(db, testLink, { url: at('gone') })
  await sql`update link_tests set tested_at = now() - interval '29 days' where url = ${at('code')}`
  await links(running, id, 'POST')
  await jobsDone()
  expect(upstream.asked.length).toBe(requests)

  // Older: tested again, and what it says now takes the place of what it said.
  upstream.files.set('/files/gone', (_request, response) => response.writeHead(204).end())
  await sql`update link_tests set tested_at = now() - interval '31 days' where url = ${at('gone')}`
  const due = (await links(running, id)).filter(({ isDue }) => isDue)
  expect(told(due)).toEqual({ 'data gone': ['gone', 404] })
  expect(told(await opened(running, id))['data gone']).toEqual(['answers', 204])
  expect(upstream.asked.length).toBe(requests + 1)

  // Silence may have been our own network's: it is believed for a day.
  await sql`update link_tests set tested_at = now() - interval '2 days'`
  const silent = (await links(running, id)).filter(({ isDue }) => isDue)
  expect(told(silent)).toEqual({ 'data trouble': ['no-answer', 500] })
})

async function jobsDone() {
  const due = () => running.platform.sql`
    select task_identifier from graphile_worker.jobs where task_identifier = 'test-link'`
  await expect.poll(due).toEqual([])
}

test('a link that is silent did not answer; meanwhile no second link is asked', async () => {
  const id = await idOf(running, 'Pebbles with a slow link')
  const { sql } = running.platform
  await sql`update link_tests set tested_at = now() - interval '31 days' where url = ${at('code')}`
  const before = asked('/files/code')
  await links(running, id, 'POST')
  await expect.poll(() => asked('/files/slow')).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(asked('/files/code')).toBe(before)
  expect(told(await opened(running, id))).toEqual({
    'code slow': ['no-answer', null],
    'data code': ['answers', 200],
  })
})

test('an upload is tested for nobody: its addresses are told to no host', async () => {
  const page = paperWith('Pebbles of my own', at('mine'), at('mine-too'))
  const upload = await running.upload(page, 'mine.html')
  const cookie = String(upload.headers['set-cookie']).split(';')[0] ?? ''
  const { jobId, paperId } = upload.json()
  await running.ended(jobId, cookie)
  const url = `/api/papers/${paperId}/links`
  const answer = await running.app.inject({ method: 'POST', url, headers: { cookie } })
  const mine = answer.json<PaperLinks>().links
  expect(mine.map(({ url: link }) => link)).toEqual([at('mine'), at('mine-too')])
  expect(mine.every(({ isDue, test: last }) => !isDue && last === null)).toBe(true)
  await jobsDone()
  expect(asked('/files/mine')).toBe(0)
  expect((await running.app.inject({ method: 'POST', url })).statusCode).toBe(404)
})

test('with LIVE_SOURCES=off nothing is tested, and nothing is due', async () => {
  const quiet = await createTestApp(library, { ...upstream.env, LIVE_SOURCES: 'off' })
  await quiet.start()
  const id = await idOf(quiet, 'Pebbles with links')
  const requests = upstream.asked.length
  const shown = await links(quiet, id, 'POST')
  expect(shown).toHaveLength(6)
  expect(shown.every(({ isDue, test: last }) => !isDue && last === null)).toBe(true)
  // Nor what was put in before it was switched off.
  await enqueue(quiet.platform.db, testLink, { url: at('code') })
  const left = () => quiet.platform.sql`
    select id from graphile_worker.jobs where task_identifier = 'test-link'`
  await expect.poll(left).toEqual([])
  expect(upstream.asked.length).toBe(requests)
  await quiet.close()
})
