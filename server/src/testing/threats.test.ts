import { ApiError, type ImportStatus } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { htmlPaper, pdfWith } from './fixture-papers.ts'
import { cookieOf, createTestApp, type TestApp } from './test-app.ts'

let it: TestApp
let cookie = ''
const ids = { html: '', pdf: '' }
const script = '<html><script>alert(1)</script></html>'
const polyglotPdf = Buffer.concat([
  Buffer.from(`${script}\n`),
  pdfWith(['A Note on Two Faces', 'This file is a PDF and would like to be a page.']),
])

beforeAll(async () => {
  it = await createTestApp()
  const first = await it.upload(htmlPaper.replace('</article>', `${script}</article>`), 'a.html')
  cookie = cookieOf(first)
  const second = await it.upload(polyglotPdf, 'b.pdf', cookie)
  for (const [kind, answer] of [
    ['html', first],
    ['pdf', second],
  ] as const) {
    const { jobId, paperId } = answer.json<ImportStatus>()
    await it.ended(jobId, cookie)
    ids[kind] = paperId
  }
})
afterAll(() => it.close())

const get = (url: string) => it.app.inject({ url, headers: { cookie } })

describe('a file of two kinds is served as one, and nothing in it runs (T03)', () => {
  const starts: readonly (readonly [string, string])[] = [
    ['a PNG', '\x89PNG\r\n\x1a\n'],
    ['a JPEG', '\xff\xd8\xff\xe0'],
    ['a GIF', 'GIF89a'],
    ['a WebP', 'RIFF\0\0\0\0WEBP'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">'],
    ['a ZIP', 'PK\x03\x04'],
    ['a gzip', '\x1f\x8b\x08'],
    ['a RAR', 'Rar!\x1a\x07'],
    ['a 7z', '7z\xbc\xaf\x27\x1c'],
    ['an old Office document', '\xd0\xcf\x11\xe0'],
    ['a PostScript file', '%!PS-Adobe-3.0'],
    ['a rich-text document', '{\\rtf1'],
    ['a program of Windows', 'MZ\x90\0'],
    ['a program of Linux', '\x7fELF\x02'],
    ['a Java class', '\xca\xfe\xba\xbe'],
    ['a WebAssembly module', '\0asm\x01\0\0\0'],
    ['a shell script', '#!/bin/sh\n'],
    ['JavaScript', 'alert(1)//'],
    ['JSON', '{"a":"'],
    ['an Atom feed', '<?xml version="1.0"?><feed>'],
    ['XSLT', '<?xml version="1.0"?><xsl:stylesheet>'],
    ['a Flash film', 'FWS\x09'],
    ['an MP4', '\0\0\0\x18ftypmp42'],
    ['LaTeX', '\\documentclass{article}'],
    ['a mail', 'MIME-Version: 1.0\nContent-Type: text/html\n\n'],
  ]
  test.each(starts)('%s with a page behind it is refused', async (_name, start) => {
    const answer = await it.upload(Buffer.from(`${start}${script}`, 'latin1'), 'x.pdf', cookie)
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported-type'])
  })
  test.each(starts)('%s with a PDF signature too late is refused', async (_name, start) => {
    const late = Buffer.from(`${start}${'x'.repeat(1_024)}%PDF-1.7`, 'latin1')
    expect((await it.upload(late, 'x.pdf', cookie)).statusCode).toBe(415)
  })

  test('a PDF that begins as a page is served as a PDF only', async () => {
    const { headers, statusCode, rawPayload } = await get(`/api/papers/${ids.pdf}/pdf`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(rawPayload.equals(polyglotPdf)).toBe(true)
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('a page is served as a page in a sandbox, without its script', async () => {
    const { headers, statusCode, body } = await get(`/api/papers/${ids.html}/html`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(body).not.toContain('alert(1)')
  })
})

/** Every route that can be asked for, with an answer of each kind: good, missing, refused, not there. */
const addresses = () => [
  ...['/', '/?q=x', '/about', `/paper/${ids.html}`, '/paper/none', '/nowhere', '/index.html'],
  ...[
    '/assets/none.js',
    '/favicon.ico',
    '/robots.txt',
    '/sitemap.xml',
    '/%zz',
    '/..%2f..%2fetc/passwd',
  ],
  ...[
    '/livez',
    '/readyz',
    '/healthz',
    '/metrics',
    '/api/openapi.json',
    '/api/docs/',
    '/api/nothing',
  ],
  ...['/api/papers/search', '/api/papers/search?q=pebbles', '/api/papers/none', '/api/papers/%00'],
  ...[ids.html, ids.pdf, 'none'].flatMap((id) =>
    [
      '',
      '/document',
      '/layout',
      '/passage',
      '/cite',
      '/cite?format=bibtex',
      '/html',
      '/pdf',
      '/summary',
    ].map((part) => `/api/papers/${id}${part}`),
  ),
]

test('every answer, errors and files too, carries the protecting headers (T50)', async () => {
  const bare: unknown[] = []
  for (const url of addresses())
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'] as const) {
      const { headers, statusCode } = await it.app.inject({ method, url, headers: { cookie } })
      const policy = String(headers['content-security-policy'])
      const good =
        headers['x-content-type-options'] === 'nosniff' &&
        /^(?:DENY|SAMEORIGIN)$/.test(String(headers['x-frame-options'])) &&
        /frame-ancestors '(?:none|self)'/.test(policy) &&
        !policy.includes("'unsafe-eval'") &&
        headers['referrer-policy'] === 'no-referrer' &&
        headers['cross-origin-resource-policy'] === 'same-origin' &&
        headers['permissions-policy'] !== undefined &&
        headers['x-powered-by'] === undefined &&
        headers.server === undefined
      if (!good || statusCode >= 500) bare.push([method, url, statusCode, headers])
    }
  expect(bare).toEqual([])
})

test('the body of an error is a sentence, a code and a number, and tells nothing of the inside (T47)', async () => {
  const inside =
    /node_modules|at \w+ \(|\.ts:\d|\/(?:tmp|home|etc|usr)\/|postgres|drizzle|select |ECONN|ENOENT|undefined|\[object/i
  let errors = 0
  for (const url of addresses().filter((it) => it.startsWith('/api')))
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const answer = await it.app.inject({ method, url, headers: { cookie } })
      if (answer.statusCode < 400) continue
      errors++
      const body = answer.json<Record<string, unknown>>()
      expect(Object.keys(body).sort(), `${method} ${url}`).toEqual(['code', 'error', 'requestId'])
      expect(() => ApiError.parse(body)).not.toThrow()
      expect(String(body.error), `${method} ${url}`).toMatch(/^[A-Z“].*[.!?]$/)
      expect(answer.body).not.toMatch(inside)
    }
  expect(errors).toBeGreaterThan(60)
})

const keys = [
  '__proto__',
  'constructor',
  'prototype',
  'constructor.prototype',
  '__proto__.polluted',
]
const pollution: readonly (readonly ['GET' | 'POST', string, object | string | undefined])[] = [
  ...keys.flatMap((key) =>
    ['', '[polluted]', '[]', '[0]', '.polluted'].flatMap((tail) =>
      ['/api/papers/search?q=x&', `/api/papers/${'x'}/passage?start=0&end=1&`].map(
        (path) => ['GET', `${path}${encodeURIComponent(`${key}${tail}`)}=1`, undefined] as const,
      ),
    ),
  ),
  ...keys.flatMap((key) =>
    [
      `{"${key}":{"polluted":1}}`,
      `{"question":{"${key}":{"polluted":1}}}`,
      `[{"${key}":{"polluted":1}}]`,
      `{"question":"x","${key}":{"polluted":1}}`,
      `{"\\u005f\\u005fproto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"a":"${key}"}`,
    ].flatMap((body) => [
      ['POST', '/api/papers/x/qa', body] as const,
      ['POST', '/api/papers/import', body] as const,
    ]),
  ),
  ...[
    'q=a&q=b',
    'q[]=a',
    'q[a]=b',
    'q=a&limit=1&limit=2',
    'q=a&limit[]=1',
    'q=a&cursor=1&cursor=2',
    'q=',
    'q=%00',
    'limit=1',
    'q=a&limit=1e9',
  ].map((query) => ['GET', `/api/papers/search?${query}`, undefined] as const),
]

test('a hundred payloads for prototypes and doubled parameters change nothing (T52)', async () => {
  expect(pollution.length).toBeGreaterThanOrEqual(100)
  for (const [method, url, payload] of pollution) {
    const headers = { cookie, 'content-type': 'application/json' }
    const answer = await it.app.inject({
      method,
      url,
      headers: payload === undefined ? { cookie } : headers,
      ...(payload === undefined ? {} : { payload }),
    })
    expect(answer.statusCode, `${method} ${url}`).toBeLessThan(500)
    expect(({} as { polluted?: unknown }).polluted, `${method} ${url}`).toBeUndefined()
  }
  for (const query of ['q=a&q=b', 'q[]=a', 'q[a]=b', 'q=a&limit=1&limit=2'])
    expect((await get(`/api/papers/search?${query}`)).statusCode, query).toBe(400)
})
