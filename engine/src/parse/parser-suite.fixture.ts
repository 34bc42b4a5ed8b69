import { describe, expect, test } from 'vitest'
import { documentFromJson } from '../document/document-json.ts'
import type { PaperDocument } from '../document/paper-document.ts'
import { slice } from '../text/span.ts'
import { samplePaper } from './sample-paper.fixture.ts'

type Parse = () => PaperDocument | Promise<PaperDocument>
/** What every parser keeps; a parser that cannot keep one says why under `except`. */
export type ParserPromise =
  | 'title and authors'
  | 'sections with level and role'
  | 'paragraphs'
  | 'list items'
  | 'table cells'
  | 'captions'
  | 'equations'
  | 'inline formulas'
  | 'footnotes apart from paragraphs'
  | 'references'
  | 'citation marks'
  | 'cross-references'
  | 'mentions'
  | 'hidden text'

/**
 * The promises that every parser keeps, tried on the sample paper in that parser's own format.
 * `except` names promises that a format cannot keep, each with its reason, which is printed.
 */
export function describeParser(
  name: string,
  parse: Parse,
  options: { except?: Partial<Record<ParserPromise, string>> } = {},
): void {
  const promise = (title: ParserPromise, check: (document: PaperDocument) => void) => {
    const reason = options.except?.[title]
    if (reason !== undefined) test.skip(`${title} (not promised: ${reason})`)
    else test(title, async () => check(await parse()))
  }
  const wordsOf = (document: PaperDocument, kind: string) =>
    document.blocks
      .filter((block) => block.kind === kind)
      .map((block) => slice(document.text, block.span))

  describe(`a paper as ${name}`, () => {
    promise('title and authors', ({ title, authors }) => {
      expect(title).toBe(samplePaper.title)
      expect(authors).toEqual(samplePaper.authors)
    })

    promise('sections with level and role', ({ text, sections }) => {
      const headed = sections.flatMap(({ heading, level, role }) =>
        heading ? [{ heading: slice(text, heading), level, role }] : [],
      )
      expect(headed).toEqual(samplePaper.sections)
    })

    promise('paragraphs', (document) => {
      expect(wordsOf(document, 'paragraph')).toEqual([
        samplePaper.abstract,
        ...samplePaper.paragraphs,
      ])
      expect(document.abstract && slice(document.text, document.abstract)).toBe(
        samplePaper.abstract,
      )
    })

    promise('list items', (document) => {
      expect(wordsOf(document, 'list-item')).toEqual(samplePaper.listItems)
    })

    promise('table cells', ({ text, tables }) => {
      const [table] = tables
      expect(tables).toHaveLength(1)
      expect(table?.label).toBe(samplePaper.table.label)
      expect(table?.rows.map((row) => row.map((cell) => cell.text))).toEqual(samplePaper.table.rows)
      expect(table?.rows[0]?.every((cell) => cell.header)).toBe(true)
      for (const cell of table?.rows.flat() ?? [])
        expect(cell.span === null ? '' : slice(text, cell.span)).toBe(cell.text)
    })

    promise('captions', ({ text, figures }) => {
      const [figure] = figures
      expect(figures.map(({ label }) => label)).toEqual([samplePaper.figure.label])
      expect(figure?.caption && slice(text, figure.caption)).toContain(samplePaper.figure.caption)
    })

    promise('equations', (document) => {
      const displayed = document.equations.filter(({ display }) => display)
      expect(displayed.map(({ span }) => slice(document.text, span))).toEqual([
        samplePaper.equation.words,
      ])
      expect(displayed[0]?.label).toBe(samplePaper.equation.label)
      expect(displayed[0]?.latex ?? displayed[0]?.mathml).toMatch(/R/)
      expect(wordsOf(document, 'equation')).toEqual([samplePaper.equation.words])
    })

    promise('inline formulas', ({ text, equations, marks }) => {
      const [formula] = equations.filter(({ display }) => !display)
      expect(formula && slice(text, formula.span)).toBe('R')
      expect(marks).toContainEqual({ kind: 'math', span: formula?.span, target: formula?.id })
    })

    promise('footnotes apart from paragraphs', (document) => {
      expect(wordsOf(document, 'footnote').join()).toContain(samplePaper.footnote)
      expect(wordsOf(document, 'paragraph').join()).not.toContain(samplePaper.footnote)
    })

    promise('references', ({ text, references }) => {
      expect(references).toHaveLength(samplePaper.references.length)
      for (const [index, expected] of samplePaper.references.entries()) {
        const reference = references[index]
        expect(reference?.raw).toContain(expected.author)
        expect(reference?.span && slice(text, reference.span)).toBe(reference?.raw)
        expect(reference?.year).toBe(expected.year)
        expect(reference?.doi).toBe(expected.doi)
      }
    })

    promise('citation marks', ({ text, marks, references }) => {
      const cited = marks
        .filter(({ kind }) => kind === 'citation')
        .map(({ span, target }) => [
          slice(text, span).replace(/\D/g, ''),
          references.findIndex(({ id }) => id === target) + 1,
        ])
      expect(cited).toEqual([
        ['1', 1],
        ['1', 1],
        ['2', 2],
      ])
    })

    promise('cross-references', ({ marks, figures, tables }) => {
      const targets = marks
        .filter(({ kind }) => kind === 'cross-reference')
        .map(({ target }) => target)
      expect(targets).toContain(figures[0]?.id)
      expect(targets).toContain(tables[0]?.id)
    })

    promise('mentions', ({ text, figures, tables }) => {
      expect(figures[0]?.mentions.map((span) => slice(text, span))).toEqual(['Figure 1'])
      expect(tables[0]?.mentions.map((span) => slice(text, span))).toEqual(['Table 1'])
    })

    promise('hidden text', ({ text, warnings }) => {
      expect(text).not.toContain(samplePaper.hidden)
      const warning = warnings.find(({ kind }) => kind === 'hidden-text')
      expect(warning?.excerpt).toContain(samplePaper.hidden)
    })

    test('chrome of the page is not text', async () => {
      expect((await parse()).text).not.toMatch(/Sign in|Share this page|Generated by|Home/)
    })

    test('sentences slice back and have no space around them', async () => {
      const { text, sentences } = await parse()
      const words = sentences.map((span) => slice(text, span))
      expect(words).toContain('Tides shape coasts [1].')
      for (const sentence of words) expect(sentence).toBe(sentence.trim())
    })

    test('every span is inside the text, blocks are in order, and JSON brings it all back', async () => {
      const document = await parse()
      expect(documentFromJson(JSON.parse(JSON.stringify(document)))).toEqual(document)
    })

    test('between blocks there is white space only, and nothing is outside a block', async () => {
      const { text, blocks } = await parse()
      let end = 0
      for (const { span } of blocks) {
        expect(text.slice(end, span.start)).toMatch(/^\s*$/)
        end = span.end
      }
      expect(end).toBe(text.length)
    })

    test('parsing twice gives the same document', async () => {
      expect(JSON.stringify(await parse())).toBe(JSON.stringify(await parse()))
    })
  })
}
