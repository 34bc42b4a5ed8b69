import { expect, test } from 'vitest'
import { decodeText, sniffKind } from './sniff.ts'

const bytes = (text: string) => Buffer.from(text, 'utf8')

test.each([
  ['a PDF', '%PDF-1.4 …', 'pdf'],
  ['a PDF behind mail headers', `${'x'.repeat(1_000)}%PDF-1.4`, 'pdf'],
  ['a page', '<!DOCTYPE html><html>', 'html'],
  ['a page with a comment before it', '<!-- saved from url -->\n<HTML>', 'html'],
  ['XHTML', '<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml">', 'html'],
  [
    'JATS with a DOCTYPE',
    '<?xml version="1.0"?><!DOCTYPE article PUBLIC "-//NLM//DTD JATS" "x.dtd"><article>',
    'jats',
  ],
  [
    'JATS with declarations in its DOCTYPE',
    '<!DOCTYPE article [<!ENTITY a ">">]><article>',
    'jats',
  ],
  ['a set of articles', '<pmc-articleset><article>', 'jats'],
])('%s is known by its content', (_name, text, kind) => {
  expect(sniffKind(bytes(text))).toBe(kind)
})

test.each([
  ['', 'The file is empty.'],
  ['PK\u0003\u0004…', 'Office document'],
  ['just some words', 'this file is none of these'],
  ['\\documentclass{article}', 'LaTeX source'],
  ['<TEI xmlns="http://www.tei-c.org/ns/1.0">', 'not laid out as an article; import the PDF'],
  ['<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">', 'This is a feed, which'],
  ['<rdf:RDF xmlns="http://purl.org/rss/1.0/">', 'This is a feed, which'],
  ['abc\0def', 'neither a PDF nor text'],
])('%j is refused with a sentence that says what it is', (text, sentence) => {
  expect(() => sniffKind(bytes(text))).toThrow(sentence)
})

test('what an operator looks for stays out of the sentence', () => {
  const refused = () => sniffKind(bytes('<feed><entry/></feed>'))
  expect(refused).toThrow(expect.objectContaining({ detail: 'the root element is <feed>' }))
  expect(refused).not.toThrow(/root|<feed>/)
})

test('text is decoded as the file says, and else as it can be read', () => {
  expect(decodeText(Buffer.from('naïve'))).toBe('naïve')
  expect(decodeText(Buffer.from('na\xefve', 'latin1'))).toBe('naïve')
  expect(
    decodeText(Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?>é', 'latin1')),
  ).toContain('é')
  expect(decodeText(Buffer.from('\ufeffnaïve', 'utf16le'))).toBe('naïve')
  expect(decodeText(Buffer.from('<meta charset=no-such-thing>naïve'))).toContain('naïve')
})
