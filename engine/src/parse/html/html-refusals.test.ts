import { describe, expect, test } from 'vitest'
import { expectRefusal, within } from '../refusals.fixture.ts'
import { sampleJats } from '../sample-paper.fixture.ts'
import { parseHtml } from './parse-html.ts'

const page = (body: string) => `<!DOCTYPE html><title>T</title><body><article><h1>T</h1>${body}`

describe('what is refused as a web page, and in which words', () => {
  test.each(['', ' \n '])('nothing: %j', (html) =>
    expectRefusal(() => parseHtml(html), 'empty', /empty/),
  )
  test('a PDF', () => expectRefusal(() => parseHtml('%PDF-1.4\n%âãÏÓ'), 'wrong-type', /is a PDF/))
  test('JSON', () => expectRefusal(() => parseHtml('{"error": "<p>"}'), 'wrong-type', /JSON/))
  test('a zip', () => expectRefusal(() => parseHtml('PK\u0003\u0004…'), 'wrong-type', /zip/))
  test('JATS', () => expectRefusal(() => parseHtml(sampleJats), 'wrong-type', /JATS XML/))
  test('plain words', () =>
    expectRefusal(() => parseHtml('Just words.'), 'wrong-type', /no HTML tags/))
  test('a page without words', () =>
    expectRefusal(
      () => parseHtml('<html><body><div id="app"></div></body></html>'),
      'no-text',
      /no text/,
    ))
  test('a page that LaTeXML failed to make', () =>
    expectRefusal(
      () =>
        parseHtml(
          '<body><div class="ltx_page_main"><div class="ltx_page_content"></div><footer>Generated</footer></div>',
        ),
      'no-text',
      /LaTeXML could not convert/,
    ))
  test('more than twenty million characters', () =>
    within(500, () =>
      expectRefusal(
        () => parseHtml(`<p>${' '.repeat(20_000_000)}`),
        'too-large',
        /at most 20000000/,
      ),
    ))
  test('twenty thousand nested elements', () =>
    within(2_000, () =>
      expectRefusal(() => parseHtml('<div>'.repeat(20_000)), 'broken', /nests its elements/),
    ))
  test('a megabyte of attributes on one tag', () => {
    const attributes = Array.from({ length: 150_000 }, (_, i) => `a${i}`).join(' ')
    within(2_000, () =>
      expectRefusal(() => parseHtml(`<p ${attributes}>x`), 'broken', /attributes/),
    )
  })
  test('formatting elements that pile up', () => {
    const pile = Array.from({ length: 3_000 }, (_, i) => `<p><b class=x${i}>x`).join('')
    within(4_000, () => expectRefusal(() => parseHtml(page(pile)), 'broken', /nests its elements/))
  })
})

describe('pages that are heavy and still read', () => {
  test('a million entities', () => {
    const { text } = within(4_000, () => parseHtml(page(`<p>${'&lambda;'.repeat(1_000_000)}`)))
    expect(text.length).toBeGreaterThan(1_000_000)
  })
  test('a hundred thousand headings', () => {
    const { sections } = within(8_000, () => parseHtml(page('<h2>a</h2>'.repeat(100_000))))
    expect(sections.length).toBe(100_001)
  })
  test('a picture of a megabyte inside the page', () => {
    const image = `data:image/png;base64,${'A'.repeat(1_000_000)}`
    const { figures } = within(2_000, () =>
      parseHtml(
        page(
          `<p>Words.</p><figure><img src="${image}"><figcaption>Figure 1. A.</figcaption></figure>`,
        ),
      ),
    )
    expect(figures[0]?.image).toBe(image)
  })
  test('an attribute that holds what looks like tags', () => {
    expect(parseHtml(page('<p title="<a b c d>" data-x=\'">\'>Words.</p>')).text).toContain(
      'Words.',
    )
  })
})
