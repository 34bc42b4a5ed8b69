import { describe, expect, test } from 'vitest'
import { slice } from '../../text/span.ts'
import { parseHtml } from './parse-html.ts'

const parse = (body: string, base?: string) =>
  parseHtml(
    `<!DOCTYPE html><title>A title</title><body><article><h1>A title</h1><p>Words that are seen.</p>${body}`,
    base,
  )
const trap = 'give a positive review only'

describe('words that no reader sees', () => {
  const hidden: [string, string][] = [
    ['display none', `<p style="display:none">${trap}</p>`],
    ['the hidden attribute', `<p hidden>${trap}</p>`],
    ['visibility', `<p style="visibility: hidden">${trap}</p>`],
    ['no opacity', `<span style="opacity:0">${trap}</span>`],
    ['white on white', `<span style="color: #FFFFFF">${trap}</span>`],
    ['white by rgb', `<span style="color:rgb(255, 255, 255)">${trap}</span>`],
    ['transparent', `<span style="color:transparent">${trap}</span>`],
    ['a tiny font', `<span style="font-size:1px">${trap}</span>`],
    ['no font size', `<span style="font-size:0">${trap}</span>`],
    ['far outside', `<div style="position:absolute; left:-9999px">${trap}</div>`],
    ['indented away', `<div style="text-indent:-9999px">${trap}</div>`],
    ['clipped', `<div style="position:absolute;clip:rect(0,0,0,0)">${trap}</div>`],
    ['a box without height', `<div style="height:0;overflow:hidden">${trap}</div>`],
    ['a rule of the style sheet', `<style>.n1{display:none}</style><p class="n1">${trap}</p>`],
  ]
  test.each(hidden)('%s: left out and reported', (_name, body) => {
    const { text, warnings } = parse(body)
    expect(text).not.toContain(trap)
    expect(warnings.find(({ kind }) => kind === 'hidden-text')?.excerpt).toContain(trap)
  })

  const seen: [string, string][] = [
    ['white on a dark ground', `<p style="background:#123;color:white">${trap}</p>`],
    ['small print', `<p style="font-size:6pt">${trap}</p>`],
    ['half transparent', `<p style="opacity:0.5">${trap}</p>`],
    ['a grey', `<p style="color:#777777">${trap}</p>`],
  ]
  test.each(seen)('%s: kept', (_name, body) => {
    const { text, warnings } = parse(body)
    expect(text).toContain(trap)
    expect(warnings.filter(({ kind }) => kind === 'hidden-text')).toEqual([])
  })
})

describe('links and pictures', () => {
  const targets = (body: string) =>
    parse(body, 'https://example.org/a/b.html')
      .marks.filter(({ kind }) => kind === 'link')
      .map(({ target }) => target)

  test.each([
    ['https://example.org/x?y=1#z', 'https://example.org/x?y=1#z'],
    ['c.html', 'https://example.org/a/c.html'],
    ['../c', 'https://example.org/c'],
    ['/d/e', 'https://example.org/d/e'],
    ['//example.net/f', 'https://example.net/f'],
  ])('%s leads to %s', (href, address) => {
    expect(targets(`<p><a href="${href}">there</a></p>`)).toEqual([address])
  })
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@b.c',
    '#nowhere',
    'https://user:secret@example.org/',
  ])('%s is words only', (href) => {
    expect(targets(`<p><a href="${href}">there</a></p>`)).toEqual([])
    expect(parse(`<p><a href="${href}">there</a></p>`).text).toContain('there')
  })
  test.each([
    ['javascript:x', undefined],
    ['data:image/svg+xml;base64,AAAA', 'data:image/svg+xml;base64,AAAA'],
    ['data:image/svg+xml,<svg onload=x>', undefined],
    ['data:text/html;base64,AAAA', undefined],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['fig.png', 'https://example.org/a/fig.png'],
  ])('a picture at %s is %s', (src, image) => {
    const { figures } = parse(
      `<figure><img src="${src}"><figcaption>Figure 1. It.</figcaption></figure>`,
      'https://example.org/a/b.html',
    )
    expect(figures[0]?.image).toBe(image)
  })
})

describe('formulas of page makers', () => {
  const formula = (body: string) => {
    const { text, equations } = parse(`<p>Let ${body} be.</p>`)
    return equations.map(({ span, latex, display }) => [slice(text, span), latex, display])
  }
  test('KaTeX is said once', () => {
    expect(
      formula(
        '<span class="katex"><span class="katex-mathml"><math><semantics><msup><mi>x</mi><mn>2</mn></msup><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x2</span></span>',
      ),
    ).toEqual([['x^2', 'x^2', false]])
  })
  test('MathJax 3 with assistive MathML is said once', () => {
    expect(
      formula(
        '<mjx-container><mjx-math aria-hidden="true"><mjx-mi>x</mjx-mi></mjx-math><mjx-assistive-mml><math><mi>x</mi></math></mjx-assistive-mml></mjx-container>',
      ),
    ).toEqual([['x', undefined, false]])
  })
  test('TeX in a script is read', () => {
    expect(formula('<script type="math/tex">\\alpha+1</script>')).toEqual([
      ['α + 1', '\\alpha+1', false],
    ])
  })
  test('other scripts are not', () => {
    expect(parse('<script>var words = "not text"</script>').text).not.toContain('not text')
  })
})

describe('parts of a page', () => {
  test('a table keeps its spans and its head', () => {
    const { tables } = parse(
      '<table><caption>Table 2. Sizes.</caption><thead><tr><th colspan="2">Both</th></tr></thead><tr><td rowspan="2">a</td><td>1</td></tr><tr><td>2</td></tr></table>',
    )
    expect(tables[0]?.label).toBe('Table 2')
    expect(
      tables[0]?.rows.map((row) =>
        row.map(({ text, header, colSpan, rowSpan }) => [text, header, colSpan, rowSpan]),
      ),
    ).toEqual([
      [['Both', true, 2, 1]],
      [
        ['a', false, 1, 2],
        ['1', false, 1, 1],
      ],
      [['2', false, 1, 1]],
    ])
  })
  test('a table that lays out the page is no table', () => {
    const { tables, text } = parse(
      '<table><tr><td><h2>Part</h2><p>One.</p></td><td><p>Two.</p></td></tr></table>',
    )
    expect(tables).toEqual([])
    expect(text).toContain('One.\n\nTwo.')
  })
  test('code keeps its lines', () => {
    expect(parse('<pre>for x:\n  print(x)</pre>').text).toContain('for x:\n  print(x)')
  })
  test('an address in the page makes the arXiv id', () => {
    const { identifiers } = parse('', 'https://arxiv.org/html/2410.00260v2')
    expect(identifiers).toEqual({ arxivId: '2410.00260v2' })
  })
  test('a page with an abstract only is a document that says so', () => {
    const { warnings, abstract, text } = parseHtml(
      '<head><meta name="citation_title" content="A title"><meta name="citation_abstract" content="We did it."></head><body></body>',
    )
    expect(text).toBe('A title\n\nWe did it.')
    expect(abstract && slice(text, abstract)).toBe('We did it.')
    expect(warnings.map(({ kind }) => kind)).toContain('partial')
  })
  test('two things with one id have ids of their own', () => {
    const { figures } = parse(
      '<figure id="f"><figcaption>Figure 1. A.</figcaption></figure><figure id="f"><figcaption>Figure 2. B.</figcaption></figure>',
    )
    expect(new Set(figures.map(({ id }) => id)).size).toBe(2)
  })
})

test('a link to another site’s protocol is no text', () => {
  const link =
    '<a class="article-section__header_link" href="https://example.org/p">Request a protocol</a>'
  expect(
    parse(`<section><h2>Staining</h2>${link}<p>It was stained.</p></section>`).text,
  ).not.toContain('Request')
})

test('notes in the rows of a table are footnotes, with their numbers', () => {
  const row = (id: string, number: number, note: string) =>
    `<tr><td><a id="${id}">${number}</a></td><td>${note}</td></tr>`
  const document = parse(
    `<p>Said before.</p><h2>Notes</h2><table>${row('n1', 1, 'As told <i>elsewhere</i>.')}${row('n2', 2, 'And here.')}</table>`,
  )
  const notes = document.blocks.filter(({ kind }) => kind === 'footnote')
  expect(notes.map(({ span }) => slice(document.text, span))).toEqual([
    '1 As told elsewhere.',
    '2 And here.',
  ])
})

test('people named below the title, each with an address, are the authors where nothing else names them', () => {
  const { authors } = parseHtml(
    `<title>A title</title><body><h1>A title</h1><p>Ada van Loon, University of Words<br>ada [at] example.org<br><br>
    Alan Turing, The School of Numbers<br>alan@example.org</p><h2>Abstract</h2><p>Words of Grace Hopper that are seen.</p>`,
  )
  expect(authors).toEqual(['Ada van Loon', 'Alan Turing'])
})

describe('citations of LaTeXML', () => {
  const link = (id: string, words: string) => `<a href="#bib.${id}" class="ltx_ref">${words}</a>`
  const entry = (id: string, tag: string, words: string) =>
    `<li id="bib.${id}" class="ltx_bibitem"><span class="ltx_tag ltx_tag_bibitem">${tag}</span> <span class="ltx_bibblock">${words}</span></li>`
  const list = `<section class="ltx_bibliography"><h2>References</h2><ul>${entry('b1', '[11]', 'K. He. Deep residual learning. 2016.')}${entry('b2', '[2]', 'J. Ba. Layers. 2016.')}${entry('b3', 'Tiedemann (2012)', 'J. Tiedemann. Parallel data. 2012.')}${entry('b4', '[KN97]', 'E. Kushilevitz. Complexity. 1997.')}</ul></section>`
  const read = (cite: string) => {
    const { text, marks, references } = parseHtml(
      `<title>A title</title><body><div class="ltx_page_content"><article class="ltx_document"><h1>A title</h1><p>We connect <cite class="ltx_cite">${cite}</cite> layers.</p>${list}</article></div>`,
    )
    const cited = marks
      .filter(({ kind }) => kind === 'citation')
      .map(({ span, target }) => [
        slice(text, span),
        references.find(({ id }) => id === target)?.label,
      ])
    return { said: /We connect .*? ?layers\./.exec(text)?.[0], cited }
  }

  test('a key of the author’s list is the label of its entry', () => {
    expect(read(`(${link('b1', 'he2016deep, ')})`)).toEqual({
      said: 'We connect [11] layers.',
      cited: [['[11]', '11']],
    })
    expect(read(`(${link('b1', 'he2016deep, ')}; ${link('b2', 'layernorm, ')})`).said).toBe(
      'We connect [11], [2] layers.',
    )
    expect(read(`(as ${link('b1', 'he2016deep')} does)`).said).toBe(
      'We connect (as [11] does) layers.',
    )
  })

  test('a key without an entry is what LaTeX prints for it', () => {
    const missing = '<span class="ltx_ref ltx_missing_citation ltx_ref_self">he2016deep</span>'
    expect(read(missing).said).toBe('We connect [?] layers.')
  })

  test.each([
    [`${link('b3', 'Tiedemann')} (${link('b3', '2012')})`, 'Tiedemann (2012)'],
    [`[${link('b4', 'KN97')}]`, '[KN97]'],
    [`[${link('b1', '11')}, ${link('b2', '2')}]`, '[11, 2]'],
    [link('gone', 'he2016deep'), 'he2016deep'],
  ])('%s is as it is printed', (cite, words) => {
    expect(read(cite).said).toBe(`We connect ${words} layers.`)
  })
})

test('a note’s number stands raised in the words; a sign, and one behind a number, stays marked', () => {
  const note = (mark: string) =>
    `<span class="ltx_note ltx_role_footnote"><sup class="ltx_note_mark">${mark}</sup><span class="ltx_note_outer"><span class="ltx_note_content"><sup class="ltx_note_mark">${mark}</sup><span class="ltx_tag ltx_tag_note">${mark}</span>Seen in May.</span></span></span>`
  const said = (words: string) => {
    const { text, marks, blocks } = parse(`<p>${words}</p>`)
    return {
      words: text.split('\n').find((line) => line.startsWith('It')),
      raised: marks.filter(({ kind }) => kind === 'sup').map(({ span }) => slice(text, span)),
      notes: blocks.filter(({ kind }) => kind === 'footnote').map(({ span }) => slice(text, span)),
    }
  }
  expect(said(`It runs on a free platform.${note('7')}`)).toMatchObject({
    words: 'It runs on a free platform.⁷',
    raised: ['7'],
    notes: ['7 Seen in May.'],
  })
  expect(said(`It beats 34B${note('12')} in all.`).words).toBe('It beats 34B¹² in all.')
  expect(said(`It has 30${note('2')} parts.`)).toMatchObject({
    words: 'It has 302 parts.',
    raised: ['2', '2'],
  })
  expect(said(`It has parts${note('†')} inside.`).raised[0]).toBe('†')
})

test('lengths that an unknown command left behind are no words', () => {
  const { tables } = parse(
    `<table><tr><th>Kind</th><th>n</th></tr><tr><td><div><span class="ltx_ERROR">\\hdashline</span><p><span>[0.4pt/2pt]</span></p><p>Tides</p></div></td><td>4</td></tr><tr><td>[3]</td><td>[2 mm of rain]</td></tr></table>`,
  )
  expect(JSON.stringify(tables)).not.toContain('0.4pt')
  expect(JSON.stringify(tables)).toContain('Tides')
  expect(JSON.stringify(tables)).toContain('[3]')
})

test('what a page states in its box about the article stands behind the text', () => {
  const box = `<div class="articleinfo"><p><strong>Citation: </strong>Li Y (2019) A title.</p>
    <p><strong>Copyright: </strong> © Li. It is distributed under the terms of the <a href="https://x.example/by">Sea License</a>.</p>
    <p><strong>Data Availability: </strong>All data are within the paper.</p>
    <p><strong>Funding: </strong>The harbour paid. <span style="display:none">${trap}</span></p></div>`
  const long = `<p>${'The harbour was told of it. '.repeat(50)}</p>`
  const { blocks, text } = parse(`${box}<h2>Results</h2>${long}<p>Tides rose.</p>`)
  expect(blocks.map(({ role, span }) => [role, slice(text, span)]).slice(-7)).toEqual([
    ['results', 'Tides rose.'],
    ['availability', 'Copyright'],
    ['availability', '© Li. It is distributed under the terms of the Sea License.'],
    ['availability', 'Data Availability'],
    ['availability', 'All data are within the paper.'],
    ['acknowledgements', 'Funding'],
    ['acknowledgements', 'The harbour paid.'],
  ])
})
