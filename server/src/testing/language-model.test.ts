import { type Claim, type QaEntry, type Summary, SummaryEvent } from '@tessera/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type Asked,
  elements,
  type LyingProvider,
  sentencesOf,
  startLyingProvider,
} from '../explanations/model/lying-provider.fixture.ts'
import { htmlPaper } from './fixture-papers.ts'
import { openLogLines } from './log-lines.fixture.ts'
import { cookieOf, createTestApp, type TestApp } from './test-app.ts'

let provider: LyingProvider
let it: TestApp
let cookie: string
let paperId: string
const { log, lines } = openLogLines()

beforeAll(async () => {
  provider = await startLyingProvider('anthropic')
  it = await createTestApp(
    {},
    {
      AI_ENGINE: 'anthropic',
      AI_BASE_URL: provider.url,
      AI_API_KEY: 'sk-secret-key',
      AI_MODEL: 'liar-1',
      AI_DEADLINE_SECONDS: '20',
      AI_PRIVATE_PAPERS: 'on',
      AI_DAILY_TOKENS: '400000',
    },
    undefined,
    undefined,
    log,
  )
  const answer = await it.upload(htmlPaper, 'pebbles.html')
  cookie = cookieOf(answer)
  paperId = answer.json().paperId
  await it.ended(answer.json().jobId, cookie)
})
afterAll(async () => {
  await it.close()
  await provider.close()
})
afterEach(() => {
  provider.calls.length = 0
})

const post = (url: string, payload?: object) =>
  it.app.inject({ method: 'POST', url, headers: { cookie }, ...(payload ? { payload } : {}) })
const get = (url: string) => it.app.inject({ url, headers: { cookie } })
const ask = async (question: string) =>
  (await post('/api/papers/qa', { paperId, question })).json<QaEntry>()

/** A reader of the summary's stream: when the first event has come, and what all came to. */
function openSummary() {
  const { promise: started, resolve: begin } = Promise.withResolvers<void>()
  const url = `/api/papers/${paperId}/summary/stream`
  const asked = it.app.inject({ method: 'POST', url, headers: { cookie }, payloadAsStream: true })
  const ended = asked.then(async (answer) => {
    let body = ''
    for await (const chunk of answer.stream()) {
      body += chunk
      begin()
    }
    return { headers: answer.headers, body }
  })
  return { started, ended }
}

const tellsResult = /right in|significant/

/** Says every sentence of the paper that it is shown, honestly; of its results, those that tell any. */
function beHonest(section: 'results' | 'answer'): void {
  provider.behave = (asked) => ({
    kind: 'says',
    text: elements(
      ...sentencesOf(asked)
        .filter(({ text }) => section === 'answer' || tellsResult.test(text))
        .map(({ id, text }) => ({ section, ids: [id], quote: text, claim: text })),
    ),
  })
}

function eventsOf(body: string): SummaryEvent[] {
  return [...body.matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(([, event, data]) =>
    SummaryEvent.parse({ event, data: JSON.parse(data ?? '') }),
  )
}

test('an import asks no model: its summary is the embedded engine’s', async () => {
  expect(provider.calls).toEqual([])
  expect((await get(`/api/papers/${paperId}/summary`)).json<Summary>().engine).toBe('embedded')
})

test('a model that fails leaves the embedded summary, and one sentence says so', async () => {
  provider.behave = () => ({ kind: 'status', status: 500 })
  const summary = (await post(`/api/papers/${paperId}/summary`)).json<Summary>()
  expect(summary).toMatchObject({
    engine: 'embedded',
    note: 'The language model could not be reached. The embedded engine answered instead.',
  })
  expect(summary.claims.results.length + summary.claims.methods.length).toBeGreaterThan(0)
})

/** What no paper says. */
const invented = (section: 'results' | 'answer') => ({
  section,
  ids: ['s1'],
  quote: 'Nine hundred volunteers were trained.',
  claim: 'Nine hundred volunteers were trained.',
})
/** How one thing invented is told. */
const withheldOf = (section: string, name: string) => ({
  text: `Proposal 1 of the language model, for ${name}. Its words are not shown.`,
  section,
  spans: [],
  verdict: { kind: 'unverified', spans: [], problems: [expect.any(String)] },
})

test('a service that repeats its key and the paper in a failure gets neither into the log, nor the key to a reader', async () => {
  const repeat = ({ key, prompt }: Asked) => `${key} ${prompt}`
  const failing = (status: number) => {
    provider.behave = (asked) => ({ kind: 'status', status, message: repeat(asked) })
  }
  failing(401)
  const replies = [JSON.stringify(await ask('Who sings?'))]
  failing(500)
  replies.push((await openSummary().ended).body)
  expect(provider.calls).toHaveLength(2)
  expect(provider.calls[0]?.key).toContain('sk-secret-key')
  const sent = provider.calls.flatMap(sentencesOf).map(({ text }) => text)
  const written = lines.join('')
  expect(written).toContain('/api/papers/qa')
  expect(written + replies.join('')).not.toContain('sk-secret-key')
  expect(sent.filter((text) => written.includes(text))).toEqual([])
})

test('a model that invents leaves the embedded answer, and nothing of what it said', async () => {
  provider.behave = () => ({ kind: 'says', text: elements(invented('answer')) })
  const entry = await ask('How many volunteers were trained?')
  expect(entry.engine).toBe('embedded')
  expect(entry.note).toBe(
    'The language model proposed nothing that the paper’s own words prove. The embedded engine answered instead.',
  )
  expect(JSON.stringify(entry)).not.toContain('Nine hundred')
  expect(entry.withheld).toMatchObject([withheldOf('answer', 'the answer')])
  const history = (await get(`/api/papers/${paperId}/qa`)).json<QaEntry[]>()
  expect(history.at(-1)).toEqual(entry)
})

test('what a model invents beside what it proves is withheld, and the answer says so to whoever asks', async () => {
  beHonest('answer')
  const honest = provider.behave
  provider.behave = async (asked) => {
    const said = await honest(asked)
    const proposals = said.kind === 'says' ? JSON.parse(said.text).elements : []
    return { kind: 'says', text: elements(...proposals, invented('answer')) }
  }
  const entry = await ask('Who trained the volunteers?')
  expect(entry).toMatchObject({ engine: 'anthropic', refused: false })
  expect(entry.claims.length).toBeGreaterThan(0)
  expect(entry.withheld).toMatchObject([withheldOf('answer', 'the answer')])
  provider.calls.length = 0
  const again = await ask('Who trained the volunteers?')
  expect(provider.calls).toEqual([])
  expect(again.withheld).toEqual(entry.withheld)
  const history = (await get(`/api/papers/${paperId}/qa`)).json<QaEntry[]>()
  expect(history.at(-1)?.withheld).toEqual(entry.withheld)
  expect(JSON.stringify(history)).not.toContain('Nine hundred')
})

test('an answer that broke off after something invented says both', async () => {
  const text = `${elements(invented('answer')).slice(0, -2)},{"section":"answer","ids":["s1"],`
  provider.behave = () => ({ kind: 'breaks-off', text })
  const entry = await ask('Did anybody train volunteers?')
  expect(entry).toMatchObject({ engine: 'embedded', note: expect.stringContaining('broke off') })
  expect(entry.withheld).toMatchObject([withheldOf('answer', 'the answer')])
})

test('the stream of a summary says at its end what was withheld, and never what it said', async () => {
  provider.behave = () => ({ kind: 'says', text: elements(invented('results')) })
  const { body } = await openSummary().ended
  const events = eventsOf(body)
  expect(events.map(({ event }) => event)).toEqual(['started', 'done'])
  const last = events.at(-1)
  expect(last?.event === 'done' && last.data).toMatchObject({
    engine: 'embedded',
    withheld: [withheldOf('results', 'Results')],
  })
  expect(body).not.toContain('Nine hundred')
})

test('twenty readers who ask for the summary at once make one call; each hears every claim, proven', async () => {
  beHonest('results')
  const honest = provider.behave
  const readers = Array.from({ length: 20 }, openSummary)
  const allIn = Promise.all(readers.map(({ started }) => started))
  // Who comes when all is said finds the summary made: the model waits for every reader.
  provider.behave = async (asked) => {
    await allIn
    return honest(asked)
  }
  const all = await Promise.all(readers.map(({ ended }) => ended))
  expect(provider.calls).toHaveLength(1)
  for (const answer of all) {
    expect(answer.headers['content-type']).toContain('text/event-stream')
    const events = eventsOf(answer.body)
    expect(events[0]?.event).toBe('started')
    const claims = events.flatMap((it) => (it.event === 'claim' ? [it.data] : []))
    expect(claims.length).toBe(4)
    expect(claims.every((claim: Claim) => claim.verdict.kind === 'verbatim')).toBe(true)
    const last = events.at(-1)
    expect(last?.event === 'done' && last.data.claims.results).toEqual(claims)
  }
})

test('what a model proved is kept: by document, engine version and model it is not asked again', async () => {
  const made = (await post(`/api/papers/${paperId}/summary`)).json<Summary>()
  expect(provider.calls).toEqual([])
  expect(made).toMatchObject({ engine: 'anthropic', model: 'liar-1', run: { calls: 1 } })
  expect(made.note).toMatch(/^By the embedded engine: .*the replication checklist\.$/)
  expect((await get(`/api/papers/${paperId}/summary`)).json<Summary>().id).toBe(made.id)
  const annotations = (await get(`/api/papers/${paperId}/evidence`)).body
  expect(annotations).toContain(`Tessera anthropic ${made.engineVersion}`)
})

test('an answer by a model names it and what it took; the same question at the same time is one call', async () => {
  beHonest('answer')
  const question = 'What was sorted?'
  const entries = await Promise.all([ask(question), ask(question), ask(question)])
  expect(provider.calls).toHaveLength(1)
  for (const entry of entries) {
    expect(entry).toMatchObject({ engine: 'anthropic', model: 'liar-1', refused: false })
    expect(entry.citations.length).toBeGreaterThanOrEqual(entry.claims.length)
  }
  const history = (await get(`/api/papers/${paperId}/qa`)).json<QaEntry[]>()
  expect(history.at(-1)?.run?.inputTokens).toBeGreaterThan(0)
})

test('a question that a model answered is not paid for twice; another question is asked', async () => {
  const [first] = (await get(`/api/papers/${paperId}/qa`))
    .json<QaEntry[]>()
    .filter((entry) => entry.question === 'What was sorted?')
  const again = await ask('What was sorted?')
  expect(provider.calls).toEqual([])
  expect(again.id).not.toBe(first?.id)
  expect({ ...again, id: '', createdAt: '' }).toEqual({ ...first, id: '', createdAt: '' })
  expect((await ask('What was sorted by them?')).engine).toBe('anthropic')
  expect(provider.calls).toHaveLength(1)
  await it.platform.sql`update qa_history set created_at = created_at - interval '31 days'`
  await ask('What was sorted?')
  expect(provider.calls).toHaveLength(2)
})

test('a reader has a share of the day’s budget; another network has its own', async () => {
  const askFrom = async (remoteAddress: string, question: string) => {
    const payload = { paperId, question }
    const headers = { cookie }
    const url = '/api/papers/qa'
    return (
      await it.app.inject({ method: 'POST', url, headers, payload, remoteAddress })
    ).json<QaEntry>()
  }
  await askFrom('198.51.100.7', 'Which pebbles were sorted?')
  await it.platform.sql`update model_shares set tokens = 199500`
  const neighbour = await askFrom('198.51.100.9', 'How were the pebbles sorted?')
  expect(neighbour.engine).toBe('embedded')
  expect(neighbour.note).toContain('Your share of today’s budget for the language model is used up')
  expect(provider.calls).toHaveLength(1)
  const [before] = await it.platform.sql`select tokens::int as tokens from model_usage`
  expect((await askFrom('203.0.113.9', 'How were the pebbles sorted?')).engine).toBe('anthropic')
  const [after] = await it.platform.sql`select tokens::int as tokens from model_usage`
  expect(after?.tokens).toBeGreaterThan(before?.tokens)
  const readers = await it.platform.sql`select reader from model_shares`
  expect(readers.every(({ reader }) => /^[\w-]{43}$/.test(reader))).toBe(true)
  await it.platform.sql`delete from model_shares`
})

test('what failed costs a reader nothing of the day: once the service is well again it answers', async () => {
  provider.behave = () => ({ kind: 'status', status: 500 })
  const used = async () => {
    const [row] = await it.platform.sql`select sum(tokens)::int as tokens from model_shares`
    return row?.tokens ?? 0
  }
  const before = await used()
  for (const stones of ['red', 'blue', 'green', 'grey'])
    expect((await ask(`Were ${stones} pebbles sorted?`)).engine).toBe('embedded')
  expect(provider.calls).toHaveLength(4)
  expect(await used()).toBe(before)
  beHonest('answer')
  expect((await ask('Were the pebbles sorted?')).engine).toBe('anthropic')
  expect(await used()).toBeGreaterThan(before)
})

test('an answer that was cut says so, is made of what was proven, and is not given to the next who asks', async () => {
  beHonest('answer')
  const honest = provider.behave
  const cut: typeof honest = async (asked) => {
    const said = await honest(asked)
    return said.kind === 'says' ? { kind: 'breaks-off', text: said.text.slice(0, -40) } : said
  }
  provider.behave = cut
  const entry = await ask('How were pebbles of the river sorted?')
  expect(entry).toMatchObject({ engine: 'anthropic', run: { isCut: true } })
  expect(entry.note).toBe(
    'The language model’s answer broke off before its end. What was proven by then is kept.',
  )
  expect(entry.claims.length).toBeGreaterThan(0)
  provider.behave = honest
  const whole = await ask('How were pebbles of the river sorted?')
  expect(whole.note).toBeUndefined()

  await it.platform.sql`delete from summaries where engine <> 'embedded'`
  beHonest('results')
  const summarize = async () => (await post(`/api/papers/${paperId}/summary`)).json<Summary>()
  const honestly = provider.behave
  provider.behave = async (asked) => {
    const said = await honestly(asked)
    return said.kind === 'says' ? { kind: 'breaks-off', text: said.text.slice(0, -40) } : said
  }
  const short = await summarize()
  expect(short.note).toMatch(/^The language model’s answer broke off .* is kept\. By the embedded /)
  provider.behave = honestly
  const full = await summarize()
  expect(full.claims.results.length).toBeGreaterThan(short.claims.results.length)
  expect(full.note).toMatch(/^By the embedded engine/)
  expect((await get(`/api/papers/${paperId}/summary`)).json<Summary>().claims).toEqual(full.claims)
})

test('a model that finds no answer is said to have found none', async () => {
  provider.behave = () => ({ kind: 'says', text: elements() })
  const entry = await ask('What did the volunteers have for lunch?')
  expect(entry).toMatchObject({ engine: 'embedded', withheld: [] })
  expect(entry.note).toMatch(
    /^The language model found no sentence in the paper that answers this\./,
  )
})

test('a key that the service does not take is told to its operator at the start', async () => {
  provider.models = { status: 401, type: 'application/json', body: '{"error":{"message":"no"}}' }
  await it.start()
  await expect
    .poll(() => lines.join(''), { timeout: 10_000 })
    .toContain('does not accept AI_API_KEY (status 401). Until that is mended, the embedded engine')
  expect(lines.join('')).not.toContain('sk-secret-key')
})

test('what was used today is in the database; a budget that is used up is a sentence', async () => {
  const [row] = await it.platform.sql`select tokens::int as tokens, calls from model_usage`
  expect(row?.tokens).toBeGreaterThan(1000)
  await it.platform.sql`update model_usage set tokens = 399000`
  const entry = await ask('Who sorted the pebbles?')
  expect(provider.calls).toEqual([])
  expect(entry.note).toContain('Today’s budget for the language model is used up.')
})

test('the pages are told the model and its host, and never its key', async () => {
  const site = await get('/api/site')
  expect(site.json().languageModel).toEqual({
    name: 'liar-1',
    host: new URL(provider.url).host,
    privatePapers: true,
  })
  expect(site.body).not.toContain('sk-secret-key')
})

test('without the operator’s switch a paper that a reader brought is not sent', async () => {
  const closed = await createTestApp(
    {},
    {
      AI_ENGINE: 'anthropic',
      AI_BASE_URL: provider.url,
      AI_API_KEY: 'k',
      AI_MODEL: 'liar-1',
    },
  )
  try {
    const upload = await closed.upload(htmlPaper, 'mine.html')
    const owner = cookieOf(upload)
    await closed.ended(upload.json().jobId, owner)
    const summary = (
      await closed.app.inject({
        method: 'POST',
        url: `/api/papers/${upload.json().paperId}/summary`,
        headers: { cookie: owner },
      })
    ).json<Summary>()
    expect(provider.calls).toEqual([])
    expect(summary.note).toContain('Papers that you bring are not sent to the language model here.')
  } finally {
    await closed.close()
  }
})
