import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { parsePdf } from './index.ts'
import { say, writePdf } from './pdf-writer.fixture.ts'

const onePage = (content: string) => parsePdf(writePdf([{ content }]), pdfjs)

describe('refusals', () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text)
  test.each([
    ['an empty file', new Uint8Array(), 'empty'],
    ['a web page named .pdf', bytesOf('<!doctype html><title>No</title>'), 'wrong-type'],
    ['a file that breaks off', bytesOf('%PDF-1.4\n1 0 obj\n<< /Type /Cat'), 'broken'],
    ['pages without text', writePdf([{ content: '10 10 50 50 re f' }]), 'no-text'],
    [
      'an encrypted file',
      writePdf([{ content: say(20, 400, 'secret') }], {
        trailer: `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`,
      }),
      'encrypted',
    ],
  ])('%s', async (_, bytes, problem) => {
    await expect(parsePdf(bytes, pdfjs)).rejects.toMatchObject({
      name: 'ParseError',
      problem,
      message: expect.stringMatching(/^[A-Z].*\.$/),
    })
  })
})

describe('too much', () => {
  test('a page of more than 200,000 characters is read up to there, and says so', async () => {
    const line = say(20, 400, 'abcdefghij '.repeat(100), { size: 4 })
    const document = await onePage(line.repeat(200))
    expect(document.text.length).toBeLessThan(220_000)
    expect(document.warnings).toContainEqual(
      expect.objectContaining({ kind: 'truncated', page: 1 }),
    )
  })
  test('thousands of captions are not all looked for in the text', async () => {
    const content = Array.from({ length: 3000 }, (_, index) =>
      say(20, 490 - (index % 80) * 6, `Table ${index}: x`, { size: 5 }),
    ).join('')
    const document = await onePage(content)
    expect(document.tables.length).toBeLessThanOrEqual(20)
  })
})

test('the same bytes give the same document, and the bytes stay the caller’s', async () => {
  const bytes = writePdf([
    { content: say(20, 400, 'The words of a page that is read twice, to the same end.') },
  ])
  const [first, second] = [await parsePdf(bytes, pdfjs), await parsePdf(bytes, pdfjs)]
  expect(second).toEqual(first)
  expect(bytes.length).toBeGreaterThan(0)
})
