import { describe, expect, test } from 'vitest'
import { slice } from '../text/span.ts'
import { documentBuilder } from './document-builder.ts'

const build = (body: (builder: ReturnType<typeof documentBuilder>) => void) => {
  const builder = documentBuilder('sections', 'test-1')
  body(builder)
  return builder.finish({ title: 'T', authors: [] })
}

describe('laying blocks into canonical text', () => {
  test('blocks are parted by a blank line, rows by a line break, cells by a tab', () => {
    const { text } = build((builder) => {
      builder.add('paragraph', ' One  two ')
      builder.addTable({
        id: 't',
        label: 'Table 1',
        caption: 'Table 1. Sizes',
        rows: [
          [{ content: 'a', header: true }, { content: 'b' }],
          [{ content: '' }, { content: '2' }],
        ],
      })
      builder.add('paragraph', 'Three')
    })
    expect(text).toBe('One two\n\nTable 1. Sizes\n\na\tb\n\t2\n\nThree')
  })

  test('a block without visible words leaves no trace', () => {
    const { text, blocks } = build((builder) => {
      builder.add('paragraph', 'One')
      builder.add('paragraph', ' \u200b ')
      builder.add('paragraph', 'Two')
    })
    expect(text).toBe('One\n\nTwo')
    expect(blocks).toHaveLength(2)
  })

  test('marks stand on their words, whatever white space was given around them', () => {
    const document = build((builder) =>
      builder.add('paragraph', [
        { text: ' see ' },
        { text: ' the ', marks: [{ kind: 'italic' }] },
        { text: ' end ', marks: [{ kind: 'bold' }] },
      ]),
    )
    expect(document.text).toBe('see the end')
    expect(document.marks.map(({ kind, span }) => [kind, slice(document.text, span)])).toEqual([
      ['italic', 'the '],
      ['bold', 'end'],
    ])
  })

  test('a formula in a sentence is an equation with a math mark', () => {
    const document = build((builder) =>
      builder.add('paragraph', [
        { text: 'width ' },
        { text: 'd_k', equation: { id: 'f1', display: false, latex: 'd_k' } },
        { text: '.' },
      ]),
    )
    const [equation] = document.equations
    expect(equation && slice(document.text, equation.span)).toBe('d_k')
    expect(document.marks).toMatchObject([{ kind: 'math', target: 'f1', span: equation?.span }])
  })

  test('code keeps its lines and indentation, other blocks do not', () => {
    const source = '\n  for x in y:\n\n\tprint( x )\n'
    const { text } = build((builder) => {
      builder.add('code', source)
      builder.add('paragraph', source)
    })
    expect(text).toBe('  for x in y:\n  print( x )\n\nfor x in y: print( x )')
  })

  test('a subsection without a role of its own takes that of the section around it', () => {
    const { sections } = build((builder) => {
      builder.section({ heading: '2 Results', level: 1, number: '2' })
      builder.section({ heading: '2.1 Model size', level: 2, number: '2.1' })
      builder.add('paragraph', 'Words.')
      builder.section({ heading: '3 Why it works', level: 1, number: '3' })
    })
    expect(sections.map(({ role }) => role)).toEqual(['front', 'results', 'results', 'other'])
    expect(sections.map(({ parent }) => parent)).toEqual([undefined, undefined, 1, undefined])
  })

  test('a section runs to the next of its level', () => {
    const { sections, text } = build((builder) => {
      builder.add('title', 'T')
      builder.section({ heading: 'A', level: 1 })
      builder.add('paragraph', 'a')
      builder.section({ heading: 'A.1', level: 2 })
      builder.add('paragraph', 'b')
      builder.section({ heading: 'B', level: 1 })
      builder.add('paragraph', 'c')
    })
    expect(sections.map(({ span }) => slice(text, span))).toEqual([
      'T',
      'A\n\na\n\nA.1\n\nb',
      'A.1\n\nb',
      'B\n\nc',
    ])
  })

  test('marks that lead nowhere are dropped when the document is finished, their words stay', () => {
    const builder = documentBuilder('html', 'test-1')
    builder.add('paragraph', [
      { text: 'see [1]', marks: [{ kind: 'citation', target: '#gone' }] },
      { text: ' and [2]', marks: [{ kind: 'citation', target: '#here' }] },
    ])
    builder.addReference('Marlow, I. Pebbles. 2020.', { id: 'ref-2', authors: [] })
    const document = builder.finish({ title: '', authors: [] }, (mark) =>
      mark.target === '#here' ? { ...mark, target: 'ref-2' } : null,
    )
    expect(document.text).toMatch(/^see \[1\] and \[2\]/)
    expect(document.marks).toMatchObject([{ target: 'ref-2' }])
  })

  test('the same words by the same parser have the same id, others another', () => {
    const one = build((builder) => builder.add('paragraph', 'Words'))
    const same = build((builder) => builder.add('paragraph', ' Words '))
    const other = build((builder) => builder.add('paragraph', 'Words.'))
    expect(same.id).toBe(one.id)
    expect(other.id).not.toBe(one.id)
    expect(one.id).toMatch(/^[\da-f]{32}$/)
  })
})

test('a citation of an entry without words is words only: nothing points at what is not there', () => {
  const builder = documentBuilder('sections', '1')
  builder.add('paragraph', [
    { text: 'As shown ' },
    { text: '[1]', marks: [{ kind: 'citation', target: 'empty' }] },
    { text: ' and ' },
    { text: '[2]', marks: [{ kind: 'citation', target: 'b' }] },
  ])
  builder.section({ heading: 'References', level: 1 })
  builder.addReference('', { id: 'empty', authors: [] })
  builder.addReference('Marlow, I. Pebbles. 2020.', { id: 'b', authors: [] })
  const { marks, text } = builder.finish({ title: 'T', authors: [] })
  expect(marks.map(({ span, target }) => [slice(text, span), target])).toEqual([['[2]', 'b']])
})
