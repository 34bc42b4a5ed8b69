import { describe, expect, test } from 'vitest'
import { checklistLinks } from './checklist-links.ts'

const nothingOwn = () => false

/** The addresses in a statement of code, given as its text with the claim's span in brackets ⟦⟧. */
function linksIn(marked: string, marks: Parameters<typeof checklistLinks>[0]['marks'] = []) {
  const start = marked.indexOf('⟦')
  const end = marked.indexOf('⟧') - 1
  const text = marked.replace(/[⟦⟧]/g, '')
  const claim = { item: 'code', status: 'stated', spans: [{ start, end }] }
  return checklistLinks({ text, marks, blocks: [] }, [claim], nothingOwn).map(({ url }) => url)
}

describe('an address ends where the paper ends it', () => {
  test.each([
    ['⟦Code is at https://github.com/marlow/pebbles.⟧', 'https://github.com/marlow/pebbles'],
    ['⟦(code: https://osf.io/ab1cd/).⟧ More.', 'https://osf.io/ab1cd/'],
    ['⟦See [https://example.org/a_(b)].⟧', 'https://example.org/a_(b)'],
    ['⟦Our code “http://example.org/code”, is free.⟧', 'http://example.org/code'],
    ['⟦Code is at https://github.com/marl⟧ow/pebbles now.', 'https://github.com/marlow/pebbles'],
    [
      '⟦Deposited in Dryad (10.5061/dryad.qj007, Schuman 2015).⟧',
      'https://doi.org/10.5061/dryad.qj007',
    ],
    ['⟦Code: github.com/marlow/pebbles.⟧', 'https://github.com/marlow/pebbles'],
    ['⟦At https:// github.com/marlow/pebbles.⟧', 'https://github.com/marlow/pebbles'],
    ['⟦The data are at osf.io/ab1cd.⟧', 'https://osf.io/ab1cd'],
    ['⟦At https:// doi.org/10.3989/arbor.2021.⟧', 'https://doi.org/10.3989/arbor.2021'],
    ['⟦At doi:10.5281/zenodo.6536538.⟧', 'https://doi.org/10.5281/zenodo.6536538'],
    ['⟦At http://dx.doi.org/10.5281/zenodo.6536538.⟧', 'https://doi.org/10.5281/zenodo.6536538'],
  ])('%s', (marked, url) => {
    expect(linksIn(marked)).toEqual([url])
  })
})

test('what a page links to stands for the words of the link', () => {
  const marks = [
    { kind: 'link', target: 'https://github.com/marlow/pebbles', span: { start: 8, end: 12 } },
    { kind: 'italic', span: { start: 0, end: 3 } },
    { kind: 'link', target: 'figure.png', span: { start: 0, end: 3 } },
    { kind: 'link', target: '#s1', span: { start: 0, end: 3 } },
    { kind: 'link', target: 'https://example.org/full', span: { start: 17, end: 38 } },
  ] as const
  expect(linksIn('⟦Code is here and https://example.org/c…⟧', marks)).toEqual([
    'https://github.com/marlow/pebbles',
    'https://example.org/full',
  ])
})

describe('a statement that ends with a footnote is stated in it', () => {
  const told = (statement: string, ...footnotes: string[]) => {
    const text = [statement, ...footnotes].join('\n')
    const blocks = footnotes.map((note, at) => {
      const start = text.indexOf(note)
      return {
        id: `b${at}`,
        kind: 'footnote',
        section: 0,
        span: { start, end: start + note.length },
      }
    })
    const end = statement.replace(/ ?[⁰¹²³⁴-⁹]+$/, '').length
    return [statement.length, end].map((last) =>
      checklistLinks(
        { text, marks: [], blocks: blocks as never },
        [{ item: 'code', status: 'stated', spans: [{ start: 0, end: last }] }],
        nothingOwn,
      ).map(({ url }) => url),
    )
  }
  const pebbles = 'https://github.com/marlow/pebbles'

  test.each([
    ['We release our code.¹¹', '¹ https://osf.io/ab1cd', `¹¹ ${pebbles}`],
    ['We release our code. ²', `² ${pebbles}.`],
  ])('%s', (statement, ...footnotes) => {
    expect(told(statement, ...footnotes)).toEqual([[pebbles], [pebbles]])
  })

  test.each([
    // Not its last words, or another's.
    ['Models,¹ data,² and code are released.', `¹ ${pebbles}`],
    ['We release our code.¹', `¹² ${pebbles}`],
    ['The area of the code is 12 m²', `² ${pebbles}`],
  ])('none: %s', (statement, ...footnotes) => {
    expect(told(statement, ...footnotes)[0]).toEqual([])
  })

  test('what spells out an address needs none', () => {
    expect(told('Code is at https://osf.io/ab1cd and elsewhere.¹', `¹ ${pebbles}`)[0]).toEqual([
      'https://osf.io/ab1cd',
    ])
  })
})

test('each once, code first, six at most; of other items and of what was not found none', () => {
  const text = Array.from({ length: 9 }, (_, at) => `https://example.org/${at}`).join(' ')
  const spans = [{ start: 0, end: text.length }]
  const links = checklistLinks(
    { text, marks: [], blocks: [] },
    [
      { item: 'ethics', status: 'stated', spans },
      { item: 'data', status: 'stated', spans },
      { item: 'code', status: 'stated', spans: [{ start: 22, end: 65 }] },
      { item: 'code', status: 'not-found', spans },
    ],
    nothingOwn,
  )
  expect(links.map(({ item, url }) => `${item} ${url.at(-1)}`)).toEqual([
    ...['code 1', 'code 2'],
    ...['data 0', 'data 3', 'data 4', 'data 5'],
  ])
})

test('addresses that lead inwards, bear a password or are none are no links (T20)', () => {
  expect(
    linksIn(
      '⟦ada@github.com/a/b notgithub.com/a/b http://localhost:8888/tree http://127.0.0.1/x http://169.254.169.254/latest http://nas.local/d http://ada:word@example.org/ https://github ftp://example.org/data http://0x7f.1/⟧',
    ),
  ).toEqual([])
  const text = 'Data: http://10.0.0.7/copies/d.csv'
  const claim = { item: 'data', status: 'stated', spans: [{ start: 0, end: text.length }] }
  const isOwn = (url: string) => url.startsWith('http://10.0.0.7/copies/')
  expect(checklistLinks({ text, marks: [], blocks: [] }, [claim], isOwn)).toHaveLength(1)
})
