import { describe, expect, test } from 'vitest'
import { documentBuilder } from './document-builder.ts'
import { documentFromJson } from './document-json.ts'
import type { PaperDocument } from './paper-document.ts'

function sample(): PaperDocument {
  const builder = documentBuilder('jats', 'test-1')
  builder.add('title', 'A title')
  builder.section({ heading: 'Results', level: 1 })
  builder.add('paragraph', [
    { text: 'See ' },
    { text: '[1]', marks: [{ kind: 'citation', target: 'r1' }] },
  ])
  builder.addTable({
    id: 't1',
    label: 'Table 1',
    caption: 'Table 1',
    rows: [[{ content: 'a' }, { content: '' }]],
  })
  builder.addReference('Doe 2020', { id: 'r1', authors: ['Doe'], year: 2020 })
  return builder.finish({ title: 'A title', authors: ['Jo Doe'] })
}

/** The sample after JSON, with one thing spoilt. */
function spoilt(
  change: (document: { [key: string]: never } & Record<string, never>) => void,
): unknown {
  const json = JSON.parse(JSON.stringify(sample()))
  change(json)
  return json
}

describe('reading a stored document', () => {
  test('what was written comes back unchanged', () => {
    expect(documentFromJson(JSON.parse(JSON.stringify(sample())))).toEqual(sample())
  })

  const wrong: [string, (document: never) => void, RegExp][] = [
    [
      'text of another document',
      (d: { text: string }) => void Object.assign(d, { text: `${d.text}!` }),
      /not the one that was hashed/,
    ],
    [
      'a span outside the text',
      (d: { sentences: unknown[] }) => void d.sentences.push({ start: 3, end: 9999 }),
      /sentences\[\d+\] is 3-9999, outside text of length \d+/,
    ],
    [
      'a figure whose picture has no height',
      (d: { figures: unknown[] }) =>
        void d.figures.push({
          id: 'f1',
          label: 'Figure 1',
          caption: null,
          picture: { page: 1, x: 0, y: 0, width: 9 },
          mentions: [],
        }),
      /figures\[\d+\]\.picture\.height must be a finite number/,
    ],
    [
      'a reversed span',
      (d: object) => void Object.assign(d, { abstract: { start: 5, end: 2 } }),
      /abstract is 5-2/,
    ],
    [
      'a span of halves',
      (d: object) => void Object.assign(d, { abstract: { start: 0.5, end: 2 } }),
      /abstract\.start must be a whole number/,
    ],
    [
      'blocks out of order',
      (d: { blocks: unknown[] }) => void d.blocks.reverse(),
      /blocks\[1\] begins at \d+, before the block ahead ends/,
    ],
    [
      'a cell that says something else',
      (d: { tables: { rows: { text: string }[][] }[] }) => {
        ;(d.tables[0]?.rows[0]?.[0] as { text: string }).text = 'b'
      },
      /A cell of tables\[0\] does not say what stands at/,
    ],
    [
      'a reference that says something else',
      (d: { references: { raw: string }[] }) => {
        ;(d.references[0] as { raw: string }).raw = 'Roe'
      },
      /references\[0\] does not say/,
    ],
    [
      'an unknown block kind',
      (d: { blocks: { kind: string }[] }) => {
        ;(d.blocks[0] as { kind: string }).kind = 'poem'
      },
      /blocks\[0\]\.kind must be one of/,
    ],
    [
      'a block of a section that does not exist',
      (d: { blocks: { section: number }[] }) => {
        ;(d.blocks[0] as { section: number }).section = 99
      },
      /blocks\[0\]\.section is 99 of 2/,
    ],
    [
      'a missing field',
      (d: { marks?: unknown }) => void delete d.marks,
      /marks must be a list, but is missing/,
    ],
  ]
  test.each(wrong)('%s is refused with its place', (_name, change, message) => {
    expect(() => documentFromJson(spoilt(change as never))).toThrow(message)
  })

  test.each([null, 'text', 7, []])('%j is no document', (value) => {
    expect(() => documentFromJson(value)).toThrow(TypeError)
  })
})
