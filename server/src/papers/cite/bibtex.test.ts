import { Cite } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import { describe, expect, test } from 'vitest'
import { plainText } from '../../sources/plain-text.ts'
import { toBibtex } from './bibtex.ts'
import type { Citable } from './citable.ts'
import { toCsl } from './csl.ts'
import { paperOf, works } from './papers.fixture.ts'

describe('BibTeX of each kind', () => {
  test('a preprint is @misc with its eprint and class; its published form is what it came out as', () => {
    expect(toBibtex([works.preprint])).toBe(`@misc{vaswani2017attention,
  title = {Attention Is All You Need},
  author = {Vaswani, Ashish and Shazeer, Noam and Parmar, Niki and Uszkoreit, Jakob and Jones, Llion and Gomez, Aidan N. and Kaiser, {\\L}ukasz and Polosukhin, Illia},
  year = {2017},
  month = jun,
  doi = {10.48550/arXiv.1706.03762},
  eprint = {1706.03762},
  archivePrefix = {arXiv},
  primaryClass = {cs.CL},
  url = {https://arxiv.org/abs/1706.03762}
}
`)
    const published = toBibtex([works.conference])
    expect(published).toMatch(/^@inproceedings\{/)
    expect(published).toContain('booktitle = {2016 IEEE Conference')
    expect(published).toContain('eprint = {1512.03385}')
  })

  test.each([
    ['article', /^@article\{[\s\S]*journal = \{Nature\}/],
    ['chapter', /^@incollection\{[\s\S]*editor = \{Bower, Gordon H\.\}/],
    ['book', /^@book\{[\s\S]*publisher = \{MIT Press\}/],
    [
      'dataset',
      /^@misc\{[\s\S]*author = \{\{Worldwide Protein Data Bank\}\}[\s\S]*note = \{Data set\}/,
    ],
    ['thesis', /^@phdthesis\{[\s\S]*school = /],
    ['report', /^@techreport\{[\s\S]*institution = /],
    ['retracted', /note = \{Retracted 2010-02-06, https/],
    ['names', /van der Berg, Jan-Willem and King, Jr\., Martin Luther and 王, 小明 and \{Plato\}/],
  ] as const)('%s', (name, expected) => {
    expect(toBibtex([works[name]])).toMatch(expected)
  })

  test('capitals that styles would lower are in braces', () => {
    const titled = (title: string) => toBibtex([paperOf({ title })])
    expect(titled('BERT and mRNA in X-ray light')).toContain('{{BERT} and {mRNA} in {X-ray} light}')
    expect(titled('A law of Newton and of Bayes: The case of falling friends')).toContain(
      '{A law of {Newton} and of {Bayes}: The case of falling friends}',
    )
    expect(titled('A TNF-α and NF-κB switch')).toContain(
      '{A {TNF-{$\\alpha$}} and {NF-{$\\kappa$}B} switch}',
    )
    expect(titled('The state of OA: BERT (NLP)')).toContain('of {OA}: {BERT} ({NLP})}')
    expect(titled('On β decay')).toContain('{On {$\\beta$} decay}')
    expect(titled('The word λόγος')).toContain('λόγος')
    expect(titled('A map of the Escherichia coli genome')).toContain('{Escherichia} coli')
    expect(titled('Transits of hot Jupiters in Carina')).toContain('hot {Jupiters} in {Carina}}')
    expect(
      titled('On Computable Numbers, with an Application to the Entscheidungsproblem'),
    ).toContain('{On Computable Numbers, with an Application to the {Entscheidungsproblem}}')
    expect(titled('Tool use by Corvus')).toContain('{Tool use by {Corvus}}')
    expect(titled('Deep Learning For Everybody')).toContain('{Deep Learning For Everybody}')
    expect(titled('Learning with Trees and Stones')).toContain('{Learning with Trees and Stones}')
  })

  test('powers and indices are formulas, which every LaTeX can set, and come back as they were', () => {
    const title = plainText(
      '<i>N</i> > 10<sup>5</sup> in&nbsp;<mml:math><mml:msup><mml:mi>B</mml:mi><mml:mn>0</mml:mn></mml:msup><mml:mo>→</mml:mo><mml:mi>μ</mml:mi></mml:math> & 5%',
    )
    const entry = toBibtex([{ ...works.book, title }])
    expect(entry).toContain('10{$^{5}$} in B{$^{0}$}→{$\\mu$} \\& 5\\%}')
    expect(Cite(entry).data[0]?.title).toBe('N > 10⁵ in B⁰→μ & 5%')
  })
})

test('titles in another alphabet have keys of their own, each written by itself', () => {
  const keyOf = (title: string, doi: string) =>
    toCsl([paperOf({ title, doi, year: 2021, people: ['王, 伟'] })])[0]?.['citation-key']
  const [wind, rain] = [keyOf('风速测量', '10.5555/wind'), keyOf('雨量测量', '10.5555/rain')]
  expect(wind).toMatch(/^anon2021[0-9a-f]{4}$/)
  expect(rain).toMatch(/^anon2021[0-9a-f]{4}$/)
  expect(wind).not.toBe(rain)
})

test('keys of one list differ, and stay with their papers', () => {
  const other = { ...works.preprint, id: 'p-2', doi: '10.1/other', arxivId: null }
  const keysOf = (papers: readonly Citable[]) => toCsl(papers).map((item) => item['citation-key'])
  const [first, second, third] = keysOf([works.preprint, other, works.article])
  expect(first).not.toBe(second)
  expect(third).toBe('lecun2015deep')
  expect(keysOf([other, works.preprint])).toEqual([second, first])
  expect(toBibtex([works.preprint, other]).match(/^@/gm)).toHaveLength(2)
})
