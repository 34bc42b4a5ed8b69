import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import {
  type SearchableSources,
  startSearchableSources,
} from '../testing/searchable-sources.fixture.ts'
import { createMemoryCache } from './broker/answer-cache.ts'
import { cautious } from './broker/policy.ts'
import { unhurried } from './broker/unhurried.fixture.ts'
import { createSources, type Sources } from './create-sources.ts'
import type { Found } from './federation.ts'

let upstreams: SearchableSources
const searching = (seconds: number) =>
  readConfig({ ...upstreams.env(), SEARCH_SECONDS: String(seconds) })
/** Asked at their pace, and waited for one second: what is too late is told of soon. */
let sources: Sources
/** Without a pace, and with time for whatever a busy machine keeps waiting. */
let patient: Sources
beforeAll(async () => {
  upstreams = await startSearchableSources()
})
afterAll(() => upstreams.close())
beforeEach(async () => {
  upstreams.reset()
  sources = createSources(searching(1), '0')
  patient = createSources(searching(30), '0', { policies: unhurried })
  return () => Promise.all([sources.close(), patient.close()])
})

const nobodyLeaves = new AbortController().signal
const river = { title: 'On the drift of lanterns', doi: '10.5555/drift.1', year: 2020 }

async function all(words: string, left = nobodyLeaves, { federation } = sources): Promise<Found[]> {
  const told: Found[] = []
  for await (const found of federation.search(words, 20, left)) told.push(found)
  return told
}
const allInTheEnd = (words: string) => all(words, nobodyLeaves, patient)
/** What a source answered to the words, in the last word that is told. */
const answerOf =
  (name: string, asked = patient) =>
  async (words: string) =>
    (await all(words, nobodyLeaves, asked)).at(-1)?.answers.find(({ source }) => source === name)
const statuses = (found: Found | undefined) =>
  Object.fromEntries((found?.answers ?? []).map(({ source, status }) => [source, status]))

describe('search', () => {
  test('tells what is known whenever a source has answered; in the last word nobody is pending', async () => {
    upstreams.state.OpenAlex.papers = [river]
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    Object.assign(upstreams.state.Crossref, { papers: [river], held })
    const told: Found[] = []
    for await (const found of patient.federation.search('drifting lanterns', 20, nobodyLeaves)) {
      told.push(found)
      answer()
    }
    expect(told.length).toBeGreaterThan(1)
    expect(statuses(told[0])).toMatchObject({ Crossref: 'pending' })
    const last = told.at(-1)
    expect(new Set(Object.values(statuses(last)))).toEqual(new Set(['answered']))
    expect(last?.papers).toHaveLength(1)
    expect(last?.papers[0]?.paper.sources.toSorted()).toEqual(['Crossref', 'OpenAlex'])
  })

  test('a source that has more than it was asked for says how many; one that gave all says nothing', async () => {
    const listed = (total: number) => ({
      'message-type': 'work-list',
      message: { items: [{ DOI: '10.5555/plover.1', title: ['Plovers'] }], 'total-results': total },
    })
    const recorded = (total: number) => ({
      ...{
        status: 200,
        type: 'application/json',
        body: Buffer.from(JSON.stringify(listed(total))),
      },
    })
    upstreams.state.Crossref.recorded = recorded(45)
    expect(await answerOf('Crossref')('migratory plovers')).toMatchObject({ count: 1, total: 45 })
    upstreams.state.Crossref.recorded = recorded(1)
    const all = await answerOf('Crossref')('resident plovers')
    expect(all).toMatchObject({ status: 'answered', count: 1 })
    expect(all).not.toHaveProperty('total')
  })

  test('what answers while the last word is still read is told of together', async () => {
    for (const state of Object.values(upstreams.state))
      state.papers = [{ ...river, arxivId: '2101.04321' }]
    const cache = createMemoryCache()
    const kept = new Set<string>()
    const noting: typeof cache = {
      ...cache,
      set: (key, answer) => {
        kept.add(key)
        return cache.set(key, answer)
      },
    }
    const noted = createSources(searching(30), '0', { policies: unhurried, cache: noting })
    onTestFinished(() => noted.close())
    const search = noted.federation.search('drifting lanterns', 20, nobodyLeaves)
    const { value } = await search.next()
    // What is kept was read just before.
    const { length } = (value as Found).answers
    await expect.poll(() => kept.size).toBe(length)
    await new Promise((resolve) => setTimeout(resolve, 100))
    const second = await search.next()
    expect(Object.values(statuses(second.value as Found))).not.toContain('pending')
    expect((await search.next()).done).toBe(true)
  })

  test('a paper that several sources put first stands before those of one', async () => {
    const other = { title: 'Lanterns in museums', doi: '10.5555/museum.1' }
    upstreams.state.DataCite.papers = [other, river]
    upstreams.state.Crossref.papers = [river]
    upstreams.state.OpenAlex.papers = [river]
    const titles = (await allInTheEnd('lanterns')).at(-1)?.papers.map(({ paper }) => paper.title)
    expect(titles).toEqual([river.title, other.title])
  })

  test('who is too late is named with the time; the others are not held up', async () => {
    upstreams.state.OpenAlex.papers = [river]
    upstreams.state.Crossref.fault = 'stalled headers'
    const hasty = createSources(searching(4), '0', { policies: unhurried })
    onTestFinished(() => hasty.close())
    const last = (await all('late lanterns', nobodyLeaves, hasty)).at(-1)
    expect(last?.answers.find(({ source }) => source === 'Crossref')).toEqual({
      source: 'Crossref',
      status: 'failed',
      failure: 'slow',
      message: 'Crossref did not answer within 4 seconds.',
      retryAt: expect.stringMatching(/Z$/),
    })
    expect(last?.papers).toHaveLength(1)
  })

  test('who was asked to wait is told as that, by name and with the time; its second question is never "too slow"', async () => {
    upstreams.state.Crossref.fault = 'too many requests'
    // Less than what the source asks for.
    const paced = createSources(searching(5), '0')
    onTestFinished(() => paced.close())
    const crossref = answerOf('Crossref', paced)
    const first = await crossref('first of the many lanterns')
    expect(first).toEqual({
      source: 'Crossref',
      status: 'limited',
      message: 'Crossref is asking for fewer requests at the moment.',
      retryAt: expect.stringMatching(/Z$/),
    })
    expect(await crossref('second of the many lanterns')).toEqual(first)
    expect(upstreams.asked.filter((url) => url.startsWith('/crossref'))).toHaveLength(1)
  })

  test('what was done here before the sources were asked is a part of their time', async () => {
    // Within thirty seconds, and not within the two that are left of them.
    upstreams.state.Crossref.delayMs = 4_000
    upstreams.state.OpenAlex.papers = [river]
    const told: Found[] = []
    const since = performance.now() - 28_000
    for await (const found of patient.federation.search('lanterns', 20, nobodyLeaves, since))
      told.push(found)
    expect(statuses(told.at(-1))).toMatchObject({ Crossref: 'failed', OpenAlex: 'answered' })
  })

  test('who waits for its turn with us is not blamed', async () => {
    const pace = { requests: 1, perMs: 60_000, burst: 1, concurrency: 1 }
    const paced = createSources(searching(4), '0', {
      policies: { ...unhurried, arXiv: { ...cautious, lanes: { all: pace } } },
    })
    onTestFinished(() => paced.close())
    const arxiv = answerOf('arXiv', paced)
    expect(await arxiv('lanterns that are asked for first')).toMatchObject({ status: 'answered' })
    const second = await arxiv('lanterns that are asked for second')
    expect(second).toEqual({
      source: 'arXiv',
      status: 'limited',
      message: 'Tessera asks arXiv at most once in 60 seconds, and its turn has not come.',
      retryAt: expect.stringMatching(/Z$/),
    })
    expect(Date.parse(second?.retryAt ?? '')).toBeGreaterThan(Date.now())
  })

  test('who waits behind a question that the source does not answer is told that, and not of our pace', async () => {
    const pace = { requests: 1_000, perMs: 1_000, burst: 1_000, concurrency: 1 }
    const hasty = createSources(searching(2), '0', {
      policies: {
        ...unhurried,
        arXiv: { ...cautious, headersMs: 60_000, deadlineMs: 60_000, lanes: { all: pace } },
      },
    })
    try {
      upstreams.state.arXiv.fault = 'stalled headers'
      const arxiv = answerOf('arXiv', hasty)
      expect(await arxiv('lanterns without an answer')).toMatchObject({ failure: 'slow' })
      expect(await arxiv('lanterns behind them')).toEqual({
        source: 'arXiv',
        status: 'failed',
        failure: 'busy',
        message: 'arXiv has not answered earlier questions yet, so it was not asked this one.',
        retryAt: expect.stringMatching(/Z$/),
      })
    } finally {
      await hasty.close()
    }
  })

  test('the one source that keeps an identifier is waited for beyond the time of a search', async () => {
    const preprint = { title: river.title, arxivId: '2101.04321' }
    Object.assign(upstreams.state.arXiv, { papers: [preprint], delayMs: 1_200 })
    const last = (await all('arXiv:2101.04321')).at(-1)
    expect(statuses(last)).toMatchObject({ arXiv: 'answered' })
    expect(last?.papers[0]?.paper.title).toBe(river.title)
  })

  describe('a source that fails is never one that answered before', () => {
    let aged: Sources
    beforeEach(() => {
      const cache = createMemoryCache()
      aged = createSources(searching(30), '0', {
        policies: unhurried,
        // Whatever is kept is no longer fresh.
        cache: {
          ...cache,
          get: async (key) => {
            const answer = await cache.get(key)
            return answer && { ...answer, freshUntil: 0 }
          },
        },
      })
      return () => aged.close()
    })
    const ask = async (words: string) => (await all(words, nobodyLeaves, aged)).at(-1)
    const fail = () => {
      for (const state of Object.values(upstreams.state)) state.fault = 'error page with status 200'
    }

    test('nothing found before is nothing to show', async () => {
      expect(Object.values(statuses(await ask('no such lanterns')))).toContain('answered')
      fail()
      expect(new Set(Object.values(statuses(await ask('no such lanterns'))))).toEqual(
        new Set(['failed']),
      )
    })
    test('papers found before are shown, with what went wrong and when they were told', async () => {
      upstreams.state.Crossref.papers = [river]
      await ask('old lanterns')
      fail()
      const last = await ask('old lanterns')
      expect(last?.papers.map(({ paper }) => paper.title)).toEqual([river.title])
      expect(last?.answers.find(({ source }) => source === 'Crossref')).toEqual({
        source: 'Crossref',
        status: 'failed',
        failure: 'unreadable',
        count: 1,
        message: expect.stringMatching(
          /^Crossref gave an answer that cannot be read\. What it said on \d{4}-\d\d-\d\d \d\d:\d\d UTC is shown\.$/,
        ),
        retryAt: expect.stringMatching(/Z$/),
      })
    })
    test('what it does not know by name is not known any more', async () => {
      upstreams.state['Europe PMC'].papers = []
      expect((await aged.federation.lookup({ scheme: 'pmid', value: '31000001' })).isUnknown).toBe(
        true,
      )
      fail()
      expect((await aged.federation.lookup({ scheme: 'pmid', value: '31000001' })).isUnknown).toBe(
        false,
      )
    })
  })

  test('when the reader has gone, it ends at once', async () => {
    for (const state of Object.values(upstreams.state)) state.delayMs = 5_000
    const gone = new AbortController()
    setTimeout(() => gone.abort(), 100)
    expect(await all('abandoned lanterns', gone.signal)).toEqual([])
  })

  test('when nobody waits, questions that still stand in the queue are never asked', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    upstreams.state.arXiv.held = held
    const pace = { requests: 1_000, perMs: 1_000, burst: 1_000, concurrency: 1 }
    const queued = createSources(searching(30), '0', {
      policies: { ...unhurried, arXiv: { ...cautious, lanes: { all: pace } } },
    })
    onTestFinished(() => queued.close())
    const first = queued.federation.search('first lanterns', 20, nobodyLeaves)
    void first.next()
    const ofArxiv = () => upstreams.asked.filter((url) => url.startsWith('/arxiv'))
    await expect.poll(ofArxiv).toHaveLength(1)
    const gone = new AbortController()
    // arXiv takes one question at a time: this one waits for its turn.
    const second = all('second lanterns', gone.signal, queued)
    await new Promise((resolve) => setTimeout(resolve, 200))
    gone.abort()
    await second
    await first.return()
    answer()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(ofArxiv().filter((url) => url.includes('second'))).toEqual([])
    expect(ofArxiv().filter((url) => url.includes('first'))).toHaveLength(1)
  })

  test.each([
    ['nothing to read', '???'],
    ['a book', '978-3-16-148410-0'],
  ])('%s is asked of nobody', async (_, words) => {
    const told = await all(words)
    expect(told).toHaveLength(1)
    expect([told[0]?.papers, told[0]?.answers]).toEqual([[], []])
    expect(sources.federation.waiting(words)).toEqual([])
    expect(upstreams.asked).toEqual([])
  })

  test('an identifier is asked of those who know such names', () => {
    const waiting = sources.federation.waiting('arXiv:2101.04321')
    expect(waiting.map(({ source }) => source)).toContain('arXiv')
    expect(waiting.map(({ source }) => source)).not.toContain('Crossref')
  })
})

test('sources that are switched off say so and are not asked', async () => {
  const off = createSources(readConfig({ ...upstreams.env(), LIVE_SOURCES: 'off' }), '0')
  const told: Found[] = []
  for await (const found of off.federation.search('lanterns', 20, nobodyLeaves)) told.push(found)
  expect(told).toHaveLength(1)
  expect(new Set(Object.values(statuses(told[0])))).toEqual(new Set(['off']))
  expect(upstreams.asked).toEqual([])
  await off.close()
})
