import { existsSync, readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jatsPaper, pdfWith } from './fixture-papers.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await createTestApp()
})
afterAll(() => it.close())

const get = (url: string, cookie?: string) =>
  it.app.inject({ url, headers: cookie === undefined ? {} : { cookie } })

const pdf = pdfWith(['A Note on Quiet Engines', 'Quiet engines need 12 percent less oil.'])

const billionLaughs = `<?xml version="1.0"?><!DOCTYPE article [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>
<article><front><article-meta><title-group><article-title>&b;</article-title></title-group></article-meta></front></article>`

/** A page whose content stream is 1,000 times larger than it looks. */
function bombPdf(): Buffer {
  const stream = deflateSync(Buffer.alloc(200_000_000, 'q\n'))
  const head = Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>\nendobj\n4 0 obj\n<< /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`,
  )
  return Buffer.concat([
    head,
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n'),
  ])
}

describe('bad input is refused with one sentence, and the server stays up', () => {
  async function healthy(): Promise<void> {
    expect((await get('/readyz')).statusCode).toBe(200)
  }

  test.each([
    ['an empty file', '', 'x.pdf', 422, 'unreadable-file'],
    ['a picture named .pdf', '\u0089PNG\r\n\u001a\n', 'x.pdf', 415, 'unsupported-type'],
    ['a ZIP archive', 'PK\u0003\u0004 and so on', 'x.docx', 415, 'unsupported-type'],
    ['plain words', 'Just words, no paper.', 'x.txt', 415, 'unsupported-type'],
  ])('%s', async (_, bytes, name, status, code) => {
    const answer = await it.upload(Buffer.from(bytes, 'latin1'), name)
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }])
    expect(answer.json<{ error: string }>().error).toMatch(/^[A-Z].*\.$/)
    await healthy()
  })

  test.each([
    ['a truncated PDF', pdf.subarray(0, 400), 'cut.pdf'],
    ['a PDF of nothing but a header', '%PDF-1.7\n', 'head.pdf'],
    ['XML that declares entities', billionLaughs, 'laughs.xml'],
    ['XML that breaks off', jatsPaper.slice(0, 500), 'cut.xml'],
    ['a PDF whose stream is a bomb', bombPdf(), 'bomb.pdf'],
  ])('%s', async (_, bytes, name) => {
    const { status, paper, paperId, cookie } = await it.importAsNewcomer(bytes as Buffer, name)
    expect(status.step).toBe('failed')
    expect(status.error).toMatch(/^[A-Z].*\.$/s)
    expect(paper).toMatchObject({ contentStatus: 'failed', contentProblem: status.error })
    const text = await get(`/api/papers/${paperId}/document`, cookie)
    expect(text.json<{ error: string }>().error).toBe(
      `The text of this paper could not be read. ${status.error}`,
    )
    await healthy()
  })

  test('a form without a file, another form, no form', async () => {
    const empty = await it.app.inject({
      method: 'POST',
      url: '/api/papers/import',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--\r\n',
    })
    expect([empty.statusCode, empty.json()]).toMatchObject([400, { code: 'bad-request' }])
    const json = await it.app.inject({
      method: 'POST',
      url: '/api/papers/import',
      payload: { file: 'x' },
    })
    expect([json.statusCode, json.json()]).toMatchObject([415, { code: 'unsupported-type' }])
  })

  test('500 MB are refused without being read or stored, announced or not', async () => {
    await it.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = it.app.server.address() as AddressInfo
    const before = storedFiles()
    for (const announced of [true, false]) {
      const answer = await sendLarge(port, 500_000_000, announced)
      expect(answer.status).toBe(413)
      expect(answer.body).toContain('larger than the 50 MB')
      expect(answer.sent).toBeLessThan(120_000_000)
    }
    expect(storedFiles()).toBe(before)
    await healthy()
  })
})

function storedFiles(): number {
  const folder = join(it.platform.files.pathOf('0'.repeat(64)), '../..')
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0
}

/** Sends a form with a file of so many bytes, until it is answered or refused. */
function sendLarge(port: number, size: number, announced: boolean) {
  return new Promise<{ status: number; body: string; sent: number }>((resolve, reject) => {
    const head =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="big.pdf"\r\n\r\n%PDF-1.7\n'
    let sent = 0
    let answered = false
    const request = httpRequest(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/papers/import',
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          ...(announced ? { 'content-length': size } : { 'transfer-encoding': 'chunked' }),
        },
      },
      (response) => {
        answered = true
        let body = ''
        response.on('data', (chunk) => {
          body += chunk
        })
        const done = (): void => {
          request.destroy()
          resolve({ status: response.statusCode ?? 0, body, sent })
        }
        // The server may hang up right behind its answer: then there is no end, but a close.
        for (const event of ['end', 'error', 'close']) response.on(event, done)
      },
    )
    // The server hangs up on what it has refused; only a hang-up without an answer is a failure.
    request.on('error', (error) => {
      if (!answered) reject(error)
    })
    const chunk = Buffer.alloc(1_000_000, 'x')
    request.write(head)
    const pump = (): void => {
      while (!answered && sent < size) {
        sent += chunk.length
        if (!request.write(chunk)) {
          request.once('drain', pump)
          return
        }
      }
    }
    pump()
  })
}
