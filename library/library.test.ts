import { readdirSync, readFileSync } from 'node:fs'
import { parseHtml } from '@tessera/engine'
import { describe, expect, test } from 'vitest'
import { renderPaper } from './render.ts'

const folder = new URL('.', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const { shown } = JSON.parse(read('measurements.json'))
const names = readdirSync(new URL('templates/', folder))

describe.each(names)('%s', (name) => {
  test('holds exactly what was measured', () => {
    expect(read(name)).toBe(renderPaper(read(`templates/${name}`), shown))
  })

  test('is a paper: abstract, methods, results, limitations, a table, a figure, an equation, references', () => {
    const document = parseHtml(read(name))
    const roles = new Set(document.sections.map(({ role }) => role))
    expect([...roles]).toEqual(
      expect.arrayContaining(['abstract', 'introduction', 'methods', 'results', 'limitations']),
    )
    expect(document.warnings).toEqual([])
    expect(document.tables[0]?.rows.length).toBeGreaterThan(2)
    expect(document.figures[0]?.image).toMatch(/^data:image\/svg\+xml/)
    expect(document.equations.some(({ display }) => display)).toBe(true)
    expect(document.references.length).toBeGreaterThanOrEqual(3)
  })
})

test('a paper with a figure that nobody measured is not written', () => {
  expect(() => renderPaper('{{never.measured}}', shown)).toThrow('never.measured')
})

test('known papers are facts with a title, authors, a year, each identifier once', () => {
  const known: {
    title: string
    authors: string[]
    year: number
    doi?: string
    arxivId?: string
  }[] = JSON.parse(read('known-papers.json'))
  expect(known.length).toBeGreaterThanOrEqual(300)
  for (const paper of known) {
    expect(paper.title).not.toBe('')
    expect(paper.authors.length).toBeGreaterThan(0)
    expect(paper.year).toBeGreaterThan(1900)
  }
  const identifiers = known
    .flatMap(({ doi, arxivId }) => [doi?.toLowerCase(), arxivId])
    .filter(Boolean)
  expect(new Set(identifiers).size).toBe(identifiers.length)
})
