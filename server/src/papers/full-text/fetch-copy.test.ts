import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { createParser, type ParseFile } from '../../platform/parsing/parse-jail.ts'
import { type Broker, createBroker } from '../../sources/broker/broker.ts'
import {
  type FaultyUpstream,
  startFaultyUpstream,
} from '../../sources/broker/faulty-upstream.fixture.ts'
import { paperHtml, paperPdf } from '../../testing/readable-papers.fixture.ts'
import { fetchCopy } from './fetch-copy.ts'
import type { Copy } from './readable-copies.ts'

const title = 'Counting pebbles by touch'
const paper = { title, abstract: 'We count pebbles by touch.', doi: null, arxivId: null }
const parseFile: ParseFile = createParser(createLog('silent'))
let expected = 0
const expectFile = () => void expected++
let upstream: FaultyUpstream
let broker: Broker

beforeEach(async () => {
  upstream = await startFaultyUpstream()
  broker = createBroker({
    version: '1.0.0',
    publicUrl: 'https://papers.example',
    contactEmail: 'library@papers.example',
    trusted: [upstream.url],
  })
})
afterEach(async () => {
  await broker.close()
  await upstream.close()
})

const copyOf = (url: string, kind: Copy['kind'] = 'pdf'): Copy => ({
  kind,
  url,
  source: 'Unpaywall',
  license: null,
  state: null,
})

/** The faulty upstream is on this machine: its files are asked for as the operator's own. */
const fetchOwn: Broker['fetchFile'] = (url, limits) =>
  broker.fetchFile(url, { ...limits, isOwn: true })

const fetched = (
  copy = copyOf(`${upstream.url}/paper.pdf`),
  signal = new AbortController().signal,
) =>
  fetchCopy(
    { fetchFile: fetchOwn, expectFile, parseFile, limits: { deadlineMs: 1_500, headersMs: 700 } },
    copy,
    paper,
    signal,
  )

const answers = (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  upstream.answer = (request, response) => {
    answer(request, response)
    return true
  }
}
const body = (bytes: string | Uint8Array, type = 'application/pdf', status = 200) =>
  answers((_request, response) => response.writeHead(status, { 'content-type': type }).end(bytes))

/** How a copy failed: whether it passes, and the sentence. */
async function failure(copy?: Copy) {
  const result = await fetched(copy)
  if (result.kind === 'read') throw new Error('it was read')
  return result
}

test('a whole PDF of the paper is read, whatever its server calls it', async () => {
  body(paperPdf(title), 'text/plain')
  const result = await fetched()
  expect(result).toMatchObject({
    kind: 'read',
    mediaType: 'application/pdf',
    document: { text: expect.stringContaining('took 41 seconds') },
  })
})

test('what reads a file is told before its first byte is there', async () => {
  let before = 0
  expected = 0
  answers((_request, response) => {
    before = expected
    response.end(paperPdf(title))
  })
  expect(await fetched()).toMatchObject({ kind: 'read' })
  expect(before).toBe(1)
})

describe('the faults of a full text', () => {
  test('a refused connection passes', async () => {
    const { url } = upstream
    await upstream.close()
    expect(await failure(copyOf(`${url}/paper.pdf`))).toMatchObject({
      how: 'passing',
      problem: '127.0.0.1 cannot be reached.',
    })
    upstream = await startFaultyUpstream()
  })

  test('a name that does not resolve passes', async () => {
    expect(await failure(copyOf('http://papers.invalid/paper.pdf'))).toMatchObject({
      how: 'passing',
      problem: 'papers.invalid cannot be reached.',
    })
  })

  test.each([
    ['stalled headers', /did not answer in time/],
    ['dripping body', /did not answer in time/],
    ['reset in the body', /broke in the middle/],
    ['burst of 500s', /trouble of its own \(status 500\)/],
  ] as const)('%s passes', async (fault, problem) => {
    upstream.fault = fault
    const result = await failure()
    expect(result.how).toBe('passing')
    expect(result.problem).toMatch(problem)
  })

  test('too many requests: tried again when the server says', async () => {
    upstream.fault = 'too many requests'
    const begun = Date.now()
    const { how, retryAt } = await failure()
    expect(how).toBe('passing')
    expect(Date.parse(retryAt ?? '') - begun).toBeGreaterThan(8_000)
  })

  test.each([401, 403, 404, 410])('status %i lasts', async (status) => {
    body('no', 'text/plain', status)
    expect(await failure()).toMatchObject({ how: 'lasting' })
  })

  test('an error page in place of the PDF, with status 200', async () => {
    body('<!doctype html><html><body><h1>Please wait</h1></body></html>')
    expect(await failure()).toMatchObject({
      how: 'lasting',
      problem: '127.0.0.1 gave a web page instead of a PDF.',
    })
  })

  test('a feed in place of JATS: the reader is told what it is, the log what is in it', async () => {
    body('<?xml version="1.0"?><feed><entry/></feed>', 'application/xml')
    expect(await failure(copyOf(`${upstream.url}/x`, 'jats'))).toMatchObject({
      problem: expect.stringMatching(
        /^The file of 127\.0\.0\.1: This is a feed, .* import the PDF/,
      ),
      detail: 'the root element is <feed>',
    })
  })

  test('a PDF that is cut off, with the length that was announced', async () => {
    const whole = paperPdf(title)
    body(whole.subarray(0, whole.length - 40))
    expect(await failure()).toMatchObject({
      how: 'passing',
      problem: 'The file of 127.0.0.1 is cut off.',
    })
  })

  test('a page that is cut off', async () => {
    body(paperHtml(title).slice(0, -30), 'text/html')
    expect(await failure(copyOf(`${upstream.url}/x`, 'html'))).toMatchObject({ how: 'passing' })
  })

  test('an empty conversion', async () => {
    body('<!doctype html><html><title>Untitled Document</title><body></body></html>', 'text/html')
    expect((await failure(copyOf(`${upstream.url}/x`, 'html'))).how).toBe('lasting')
  })

  test('the text of another paper', async () => {
    body(paperHtml('Deep learning for the weather of Mars'), 'text/html')
    expect(await failure(copyOf(`${upstream.url}/x`, 'html'))).toMatchObject({
      how: 'lasting',
      problem: 'The file of 127.0.0.1 is another text.',
    })
  })

  test('more than 50 MB', async () => {
    answers((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' })
      response.write('%PDF-1.7\n')
      const chunk = Buffer.alloc(1_000_000, 'x')
      const pour = (left: number): void => {
        if (left === 0 || response.destroyed) return void response.end()
        response.write(chunk, () => pour(left - 1))
      }
      pour(60)
    })
    const result = await fetchCopy(
      {
        fetchFile: fetchOwn,
        expectFile,
        parseFile,
        limits: { deadlineMs: 20_000, headersMs: 5_000 },
      },
      copyOf(`${upstream.url}/paper.pdf`),
      paper,
      new AbortController().signal,
    )
    expect(result).toMatchObject({ how: 'lasting', problem: expect.stringContaining('too large') })
  })

  test('a worker that is told to stop notes no failure', async () => {
    upstream.fault = 'stalled headers'
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 50)
    await expect(fetched(undefined, stop.signal)).rejects.toThrow()
  })
})

describe('addresses that lead inwards are not visited (T20)', () => {
  test.each([
    'http://127.0.0.1:1/paper.pdf',
    'http://localhost/paper.pdf',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/paper.pdf',
    'http://[::ffff:10.0.0.1]/paper.pdf',
    'http://10.0.0.1/paper.pdf',
    'http://0x7f000001/paper.pdf',
    'file:///etc/passwd',
    'http://user:secret@example.org/paper.pdf',
    'https://example.org:8443/paper.pdf',
  ])('%s', async (url) => {
    expect(await failure(copyOf(url))).toMatchObject({ how: 'lasting' })
    expect(upstream.seen).toHaveLength(0)
  })

  test('nor by a redirect', async () => {
    const canary = await startFaultyUpstream()
    answers((_request, response) =>
      response.writeHead(302, { location: `${canary.url}/secret.pdf` }).end(),
    )
    expect(await failure()).toMatchObject({ how: 'lasting' })
    expect(canary.seen).toHaveLength(0)
    await canary.close()
  })
})
