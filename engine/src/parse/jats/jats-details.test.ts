import { describe, expect, test } from 'vitest'
import { slice } from '../../text/span.ts'
import { parseJats } from './parse-jats.ts'

const article = (parts: { meta?: string; body?: string; back?: string; attributes?: string }) =>
  parseJats(
    `<article xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:mml="http://www.w3.org/1998/Math/MathML" xml:lang="en" ${parts.attributes ?? ''}><front><journal-meta><journal-title-group><journal-title>Coast</journal-title></journal-title-group></journal-meta><article-meta><title-group><article-title>A <italic>fine</italic> title</article-title><subtitle>and more</subtitle></title-group>${parts.meta ?? ''}</article-meta></front><body>${parts.body ?? '<p>Words.</p>'}</body><back>${parts.back ?? ''}</back></article>`,
  )
const blocksOf = (document: ReturnType<typeof article>) =>
  document.blocks.map(({ kind, role, span }) => [kind, role, slice(document.text, span)])

describe('what the front says', () => {
  test('title, venue, ids, year, licence, keywords', () => {
    const paper = article({
      meta: `<article-id pub-id-type="doi">10.1000/ABC</article-id><article-id pub-id-type="pmc">123</article-id><article-id pub-id-type="pmid">9</article-id>
        <pub-date pub-type="collection"><year>2019</year></pub-date><pub-date pub-type="epub"><year>2018</year></pub-date>
        <permissions><license xlink:href="https://creativecommons.org/licenses/by-nc/4.0/"><license-p>Open.</license-p></license></permissions>
        <kwd-group xml:lang="pt"><kwd>mar</kwd></kwd-group><kwd-group xml:lang="en"><kwd>sea</kwd><kwd>tide</kwd></kwd-group>`,
    })
    expect(paper).toMatchObject({
      title: 'A fine title: and more',
      venue: 'Coast',
      language: 'en',
      identifiers: { doi: '10.1000/abc', pmcid: 'PMC123', pmid: '9' },
      year: 2018,
      license: 'CC-BY-NC-4.0',
      keywords: ['sea', 'tide'],
    })
  })

  test('a title that is a formula alone gives way to the running title', () => {
    const titled = (title: string) =>
      parseJats(
        `<article><front><article-meta><title-group><article-title>${title}</article-title><alt-title alt-title-type="running-author">DOE AND LEE</alt-title><alt-title alt-title-type="running-title">TIDES IN SPACE</alt-title></title-group></article-meta></front><body><p>Words.</p></body></article>`,
      ).title
    const formula = '<math><msup><mi>R</mi><mn>2</mn></msup></math>'
    expect(titled(formula)).toBe('TIDES IN SPACE')
    expect(titled(`Tides in ${formula}`)).toMatch(/^Tides in R/)
  })

  test('where the data are and the licence stand in the text, in their own words', () => {
    const paper = article({
      meta: `<permissions><license><license-p>Free to <italic>all</italic>.</license-p></license></permissions>
        <custom-meta-group><custom-meta><meta-name>Stage</meta-name><meta-value>early</meta-value></custom-meta>
        <custom-meta><meta-name>Data Availability</meta-name><meta-value>Write to <email>sea@example.org</email>.</meta-value></custom-meta></custom-meta-group>`,
    })
    expect(blocksOf(paper).slice(-3)).toEqual([
      ['heading', 'availability', 'Data Availability'],
      ['paragraph', 'availability', 'Write to sea@example.org.'],
      ['paragraph', 'availability', 'Free to all.'],
    ])
  })

  test('a fat heading that runs into its paragraph is parted from it, a fat part of a word is not', () => {
    const paper = article({
      meta: `<permissions><license><license-p><bold>Open Access</bold>This article is free, and so is <bold>Sea</bold>Web.</license-p><license-p><bold>Sea</bold>Web is free.</license-p></license></permissions>`,
    })
    expect(blocksOf(paper).slice(-2)).toEqual([
      ['paragraph', 'availability', 'Open Access This article is free, and so is SeaWeb.'],
      ['paragraph', 'availability', 'SeaWeb is free.'],
    ])
  })

  test('what is not printed is no part of the text: words kept from display, a citation’s numbers for machines', () => {
    const paper = article({
      meta: `<abstract><p>Doe [<mixed-citation><source>Sea</source> <page-range>163</page-range>.<pub-id pub-id-type="coden">SEAFG</pub-id><issn>1029-8479</issn><pub-id pub-id-type="doi" specific-use="suppress-display">10.1000/x</pub-id></mixed-citation>] saw tides.</p></abstract>`,
      body: '<p specific-use="suppress-display">For the printer.</p><p>Words.</p>',
    })
    expect(blocksOf(paper).slice(-2)).toEqual([
      ['paragraph', 'abstract', 'Doe [Sea 163.] saw tides.'],
      ['paragraph', 'other', 'Words.'],
    ])
  })

  test('who paid for the work stands in the text: the statement, and awards that the article does not print', () => {
    const institution = (id: string, name: string) =>
      `<funding-source><institution-wrap><institution-id>${id}</institution-id><institution>${name}</institution></institution-wrap></funding-source>`
    const paper = article({
      meta: `<funding-group>
        <award-group>${institution('http://doi.example/1', 'Harbour Council')}<award-id>HC 12</award-id></award-group>
        <award-group>${institution('http://doi.example/2', 'Tide Trust')}<award-id>TT 7</award-id></award-group>
        <award-group><funding-source><named-content content-type="name">Gull Fund</named-content><named-content content-type="id">10.1/9</named-content></funding-source></award-group>
        <funding-statement>The work was paid for by <italic>many</italic>.</funding-statement></funding-group>`,
      back: '<ack><p>We thank the Tide Trust (TT 7).</p></ack>',
    })
    expect(blocksOf(paper).slice(-4)).toEqual([
      ['paragraph', 'acknowledgements', 'The work was paid for by many.'],
      ['list-item', 'acknowledgements', 'Harbour Council, HC 12'],
      ['list-item', 'acknowledgements', 'Gull Fund'],
      ['paragraph', 'acknowledgements', 'We thank the Tide Trust (TT 7).'],
    ])
  })

  test('a funding statement that the article prints itself stands in the text once', () => {
    const words = 'The Tide Trust paid for the work.'
    const paper = article({
      meta: `<funding-group><funding-statement>${words}</funding-statement></funding-group>`,
      back: `<ack><p>${words}</p></ack>`,
    })
    expect(paper.text.split(words)).toHaveLength(2)
  })

  test('people and groups, without their notes; editors are not authors', () => {
    const { authors } = article({
      meta: `<contrib-group><contrib contrib-type="author"><name><surname>Lima</surname><given-names>Ana</given-names><suffix>Jr</suffix></name><xref ref-type="aff" rid="a">1</xref></contrib>
        <contrib contrib-type="author"><collab>The Tide Group<xref rid="x">*</xref></collab></contrib><contrib contrib-type="author"><string-name>Bo Chen</string-name></contrib>
        <contrib contrib-type="editor"><name><surname>Roe</surname></name></contrib></contrib-group>`,
    })
    expect(authors).toEqual(['Ana Lima, Jr', 'The Tide Group', 'Bo Chen'])
  })

  test('the abstract in its own language is the abstract, its parts included; others are sections', () => {
    const paper = article({
      meta: `<abstract xml:lang="pt"><p>Medimos.</p></abstract>
        <abstract xml:lang="en"><sec><title>Methods</title><p>We measured.</p></sec><sec><title>Results</title><p>It rose.</p></sec></abstract>
        <abstract abstract-type="executive-summary"><title>Digest</title><p>For all.</p></abstract>
        <abstract abstract-type="graphical"><p>Picture.</p></abstract>`,
    })
    expect(paper.abstract && slice(paper.text, paper.abstract)).toBe(
      'We measured.\n\nResults\n\nIt rose.',
    )
    expect(blocksOf(paper)).toContainEqual(['paragraph', 'other', 'For all.'])
    expect(blocksOf(paper)).toContainEqual(['paragraph', 'other', 'Medimos.'])
    expect(paper.text).not.toContain('Picture.')
    expect(blocksOf(paper).at(-1)).toEqual(['paragraph', 'other', 'Words.'])
  })

  test('attached articles are left out and named', () => {
    const { text, warnings } = parseJats(
      '<article><front><article-meta><title-group><article-title>T</article-title></title-group></article-meta></front><body><p>Words.</p></body><sub-article article-type="reply"><front-stub><title-group><article-title>Author response</article-title></title-group></front-stub><body><p>Thank you.</p></body></sub-article></article>',
    )
    expect(text).not.toContain('Thank you')
    expect(warnings.find(({ kind }) => kind === 'left-out')?.message).toContain('Author response')
  })
})

describe('what the body says', () => {
  test('a float inside a paragraph does not break it', () => {
    const paper = article({
      body: '<p>It rose <fig id="f"><label>Figure 1.</label><caption><title>Levels.</title><p>By day.</p></caption></fig>by day.</p>',
    })
    expect(blocksOf(paper).slice(1)).toEqual([
      ['paragraph', 'other', 'It rose by day.'],
      ['caption', 'other', 'Figure 1. Levels. By day.'],
    ])
  })

  test('a formula in MathML or LaTeX is words once, and both are kept', () => {
    const paper = article({
      body: '<p>Let <inline-formula><alternatives><mml:math><mml:msub><mml:mi>d</mml:mi><mml:mi>k</mml:mi></mml:msub></mml:math><tex-math><![CDATA[\\documentclass{minimal}\\begin{document}$d_k$\\end{document}]]></tex-math></alternatives></inline-formula> be.</p><disp-formula id="e1"><label>(1)</label><tex-math><![CDATA[$$a<b$$]]></tex-math></disp-formula>',
    })
    expect(paper.text).toContain('Let d_k be.\n\na < b')
    expect(paper.equations).toMatchObject([
      { display: false, latex: 'd_k', mathml: '<math><msub><mi>d</mi><mi>k</mi></msub></math>' },
      { display: true, id: 'e1', label: '(1)', latex: 'a<b' },
    ])
  })

  test('a formula that is only a picture says nothing', () => {
    expect(
      article({ body: '<p>See <inline-formula><inline-graphic/></inline-formula> here.</p>' })
        .equations,
    ).toEqual([])
  })

  test('lists, quotations, definitions, code and boxes are blocks', () => {
    const paper = article({
      body: `<sec><title>Results</title><list><list-item><label>1.</label><p>one</p><list><list-item><p>inner</p></list-item></list></list-item></list>
        <disp-quote><p>said</p></disp-quote><def-list><def-item><term>SL</term><def><p>sea level</p></def></def-item></def-list>
        <code>a
  b</code><boxed-text><caption><title>Box 1</title></caption><p>boxed</p></boxed-text><p>after</p></sec>`,
    })
    expect(blocksOf(paper).slice(2)).toEqual([
      ['list-item', 'results', 'one'],
      ['list-item', 'results', 'inner'],
      ['quote', 'results', 'said'],
      ['list-item', 'results', 'SL sea level'],
      ['code', 'results', 'a\n  b'],
      ['paragraph', 'results', 'Box 1'],
      ['paragraph', 'results', 'boxed'],
      ['paragraph', 'results', 'after'],
    ])
  })

  test('a table keeps head, spans and notes; a second table in one wrap is another', () => {
    const { tables, text, blocks } = article({
      body: '<table-wrap id="t"><label>Table 1</label><table><thead><tr><td colspan="2">Head</td></tr></thead><tbody><tr><td rowspan="2"><p>a</p><p>b</p></td><td>1<xref ref-type="table-fn" rid="n">*</xref></td></tr></tbody></table><table><tr><td>z</td></tr></table><table-wrap-foot><fn id="n"><label>*</label><p>Few.</p></fn></table-wrap-foot></table-wrap>',
    })
    expect(
      tables.map(({ id, rows }) => [
        id,
        rows.map((row) =>
          row.map(({ text: words, header, colSpan, rowSpan }) => [words, header, colSpan, rowSpan]),
        ),
      ]),
    ).toEqual([
      [
        't',
        [
          [['Head', true, 2, 1]],
          [
            ['a b', false, 1, 2],
            ['1*', false, 1, 1],
          ],
        ],
      ],
      ['t-1', [[['z', false, 1, 1]]]],
    ])
    const note = blocks.find(({ kind }) => kind === 'footnote')
    expect(note?.of).toBe('t')
    expect(note && slice(text, note.span)).toBe('* Few.')
  })

  test('one citation of several papers has a mark for each', () => {
    const paper = article({
      body: '<p>Known <sup><xref ref-type="bibr" rid="b1 b2">1–2</xref></sup>.</p>',
      back: '<ref-list><ref id="b1"><mixed-citation>Doe 2019</mixed-citation></ref><ref id="b2"><mixed-citation>Roe 2020</mixed-citation></ref></ref-list>',
    })
    const marks = paper.marks.filter(({ kind }) => kind === 'citation')
    expect(marks.map(({ span, target }) => [slice(paper.text, span), target])).toEqual([
      ['1–2', 'b1'],
      ['1–2', 'b2'],
    ])
  })
})

test('a raised citation after a full stop belongs to the sentence before it', () => {
  const paper = article({
    body: `<p>Delays are known.<sup> <xref ref-type="bibr" rid="b1">17</xref> </sup>Another share is late. <sup><xref ref-type="bibr" rid="b1">2</xref>,<xref ref-type="bibr" rid="b2">3</xref></sup> Most are not. 12 towns answered.</p>`,
    back: '<ref-list><ref id="b1"><mixed-citation>Doe 2019</mixed-citation></ref><ref id="b2"><mixed-citation>Roe 2020</mixed-citation></ref></ref-list>',
  })
  expect(paper.sentences.map((span) => slice(paper.text, span))).toEqual([
    'Delays are known. 17',
    'Another share is late. 2,3',
    'Most are not.',
    '12 towns answered.',
  ])
})

describe('what the references say', () => {
  const reference = (ref: string) =>
    article({ back: `<ref-list><title>References</title><ref id="b">${ref}</ref></ref-list>` })
      .references[0]

  test('a citation without punctuation gets it', () => {
    expect(
      reference(
        '<label>7</label><element-citation publication-type="journal"><person-group person-group-type="author"><name><surname>Doe</surname><given-names>J</given-names></name><collab>Tide Group</collab></person-group><year>2019</year><article-title>On tides</article-title><source>Sea</source><volume>3</volume><issue>2</issue><fpage>1</fpage><lpage>9</lpage><pub-id pub-id-type="doi">10.1000/T.1</pub-id><pub-id pub-id-type="pmid">55</pub-id></element-citation>',
      ),
    ).toMatchObject({
      raw: '7. J Doe, Tide Group (2019). On tides. Sea, 3(2), 1–9. doi:10.1000/t.1',
      label: '7',
      authors: ['J Doe', 'Tide Group'],
      title: 'On tides',
      container: 'Sea',
      year: 2019,
      volume: '3',
      issue: '2',
      pages: '1–9',
      doi: '10.1000/t.1',
      pmid: '55',
    })
  })

  test('a DOI in a comment ends before the number of PubMed, and is read from its link', () => {
    const told = (comment: string) =>
      reference(
        `<element-citation publication-type="journal"><name><surname>Doe</surname><given-names>J</given-names></name><article-title>On tides</article-title><source>Sea</source><year>2019</year><comment>${comment}</comment><pub-id pub-id-type="pmid">22158327</pub-id></element-citation>`,
      )
    const fields = { doi: '10.1000/sea.2011.489', pmid: '22158327', year: 2019 }
    expect(told('doi:10.1000/sea.2011.489')).toMatchObject(fields)
    expect(
      told('<ext-link xlink:href="http://dx.doi.org/10.1000/sea.2011.489">CrossRef</ext-link>'),
    ).toMatchObject(fields)
    expect(told('doi:10.1000/sea.2011.489')?.raw).toMatch(/doi:10\.1000\/sea\.2011\.489$/)
  })

  test('a citation with punctuation stays as it is written; its silent parts do not', () => {
    expect(
      reference(
        '<mixed-citation publication-type="journal"><object-id>1</object-id><string-name>A. Doe</string-name>, <source>Sea</source> <volume>3</volume>, <fpage>1</fpage> (<year>2015</year>).<pub-id pub-id-type="doi" specific-use="suppress-display">10.1000/x</pub-id></mixed-citation>',
      ),
    ).toMatchObject({
      raw: 'A. Doe, Sea 3, 1 (2015).',
      authors: ['A. Doe'],
      container: 'Sea',
      doi: '10.1000/x',
    })
  })

  test('words come from the written form, fields from the structured one', () => {
    expect(
      reference(
        '<mixed-citation>DOE, J. On tides. 2014.</mixed-citation><element-citation publication-type="book"><person-group><name><surname>DOE</surname><given-names>J.</given-names></name></person-group><source>On tides</source><year>2014</year></element-citation>',
      ),
    ).toMatchObject({
      raw: 'DOE, J. On tides. 2014.',
      authors: ['J. DOE'],
      title: 'On tides',
      year: 2014,
    })
  })
})

test('a letter in a section without a name is the text of its authors, and no title page', () => {
  const letter = (heading: string) =>
    parseJats(
      `<article><front><article-meta><title-group><article-title>Odds</article-title></title-group></article-meta></front>
       <body><sec>${heading}<p>Odds are no risks.</p></sec></body></article>`,
    ).blocks.find(({ kind }) => kind === 'paragraph')?.role
  expect(letter('<title/>')).toBe('other')
  expect(letter('')).toBe('other')
  expect(letter('<title>Introduction</title>')).toBe('introduction')
  expect(letter('<label>1</label><title>Introduction</title>')).toBe('introduction')
})
