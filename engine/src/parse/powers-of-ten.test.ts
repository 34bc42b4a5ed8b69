import { expect, test } from 'vitest'
import { parseNumbers } from '../text/numbers.ts'
import { parseHtml } from './html/parse-html.ts'
import { parseJats } from './jats/parse-jats.ts'

const asJats = (words: string) =>
  parseJats(
    `<article><front><article-meta><title-group><article-title>Buds</article-title></title-group></article-meta></front><body><p>${words}</p></body></article>`,
  )
const asHtml = (words: string) =>
  parseHtml(
    `<!DOCTYPE html><title>Buds</title><body><article><h1>Buds</h1><p>${words}</p></article>`,
  )

test.each([
  ['more than 10<sup>5</sup> buds', 'more than 10⁵ buds'],
  ['8×10<sup>4</sup> buds', '8×10⁴ buds'],
  ['rates below 10<sup>-12</sup> or 10<sup>−3</sup>', 'rates below 10⁻¹² or 10⁻³'],
  ['<b>10</b><sup>6 </sup>buds', '10⁶ buds'],
  ['10<sup>4</sup>–10<sup>5</sup>', '10⁴–10⁵'],
])('a power of ten keeps its height in the words: %s', (source, words) => {
  for (const { text, marks } of [asJats(source.replaceAll('b>', 'bold>')), asHtml(source)]) {
    expect(text).toContain(words)
    // Raised by itself: a mark would raise it twice.
    expect(marks.filter(({ kind }) => kind === 'sup')).toEqual([])
  }
})

test.each([
  ['210<sup>5</sup>', '2105'],
  ['0.10<sup>5</sup>', '0.105'],
  ['the 10<sup>th</sup> bud', 'the 10th bud'],
  ['12 m<sup>2</sup>', '12 m2'],
])('other raised words stay marked words: %s', (source, words) => {
  for (const { text, marks } of [asJats(source), asHtml(source)]) {
    expect(text).toContain(words)
    expect(marks.filter(({ kind }) => kind === 'sup')).toHaveLength(1)
  }
})

test('a note or a citation behind a ten is no exponent', () => {
  for (const { text } of [
    asJats('in all 10<xref ref-type="fn" rid="n"><sup>2</sup></xref> buds'),
    asJats('in all 10<sup><xref ref-type="bibr" rid="b2">2</xref></sup> buds'),
    asHtml('in all 10<sup><a href="#n">2</a></sup> buds'),
    asHtml('in all 10<a href="#n"><sup>2</sup></a> buds'),
    asHtml(
      'in all 10<span class="ltx_note ltx_role_footnote"><sup class="ltx_note_mark">2</sup></span> buds',
    ),
  ])
    expect(text).toContain('in all 102 buds')
})

test('the number is read with its power', () => {
  for (const { text } of [asJats('8×10<sup>4</sup> buds'), asHtml('8×10<sup>4</sup> buds')])
    expect(parseNumbers(text).map(({ value }) => value)).toEqual([80_000])
  expect(parseNumbers('3.5 ⋅ 10⁵ buds').map(({ value }) => value)).toEqual([350_000])
})
