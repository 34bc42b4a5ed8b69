import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PaperDocument } from '../document/paper-document.ts'
import type { Claim } from '../evidence/claim.ts'
import { parseHtml } from '../parse/html/parse-html.ts'
import { parseJats } from '../parse/jats/parse-jats.ts'
import { slice } from '../text/span.ts'
import { answer } from './answer/answer.ts'
import { explain } from './explain.ts'
import { analyzeFigures } from './figures/figures.ts'
import { analyzeMath } from './figures/math.ts'
import { analyzeResults } from './summary/results.ts'

const folder = join(process.env.TESSERA_SHARED_DATA ?? '../shared/data', 'papers')
const present = existsSync(folder)
if (!present) console.log(`Laws over real papers are left out: there is no ${folder}.`)
// A file without a single test fails, be it left out or not.
const files = present
  ? readdirSync(folder).filter((file) => /\.(xml|html)$/.test(file))
  : ['each paper']

/** The document, or null for files that are meant to be refused. */
function read(file: string): PaperDocument | null {
  const text = readFileSync(join(folder, file), 'utf8')
  try {
    return file.endsWith('.xml') ? parseJats(text) : parseHtml(text)
  } catch (problem) {
    expect(problem).toHaveProperty('name', 'ParseError')
    return null
  }
}

function expectProved(document: PaperDocument, claims: readonly Claim[]): void {
  for (const { text, section, spans, verdict, computation } of claims) {
    expect(verdict.kind).not.toBe('unverified')
    const words = spans.map((span) => slice(document.text, span))
    // A table's row is read cell by cell, a summary may be without brackets; everything else is one stretch.
    if (!computation && text.includes(' in Table ') && words.length > 1)
      for (const cell of words) expect(text).toContain(cell)
    else if (section === 'tldr' && words.length > 1) {
      const whole = { start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 }
      const bare = (said: string) => said.replace(/ \([^()]*\)/g, '')
      expect(verdict.kind).toBe('verbatim')
      expect(bare(text)).toBe(bare(slice(document.text, whole)))
    } else if (!computation) expect(words).toEqual([text])
    for (const { value, span } of computation?.operands ?? [])
      expect(slice(document.text, span).replaceAll(',', '').replace(/[−–]/, '-')).toContain(
        String(value),
      )
  }
}

test.runIf(present).each(files)('everything said of %s is its own words', async (file) => {
  const document = read(file)
  if (!document) return
  const said = await explain(document)
  const sections = [said.tldr, said.whatsNew, said.methods, said.results, said.limitations]
  for (const claims of sections) {
    expectProved(document, claims)
    expect(claims.length).toBeLessThanOrEqual(4)
  }
  const texts = sections.flat().map(({ text }) => text)
  expect(new Set(texts).size).toBe(texts.length)
  for (const claim of said.replicationChecklist)
    if (claim.status === 'stated') expectProved(document, [claim])
    else expect(claim.spans).toEqual([])
  const results = await analyzeResults(document)
  expectProved(document, results.overallSummary)
  for (const { methodology, keyFindings, significance } of results.experiments)
    expectProved(document, [...methodology, ...keyFindings, ...significance])
  const figures = await analyzeFigures(document)
  for (const { description, keyInsights } of figures.figures)
    expectProved(document, [...description, ...keyInsights])
  const math = await analyzeMath(document)
  for (const { explanation, symbols, significance } of math.equations)
    expectProved(document, [
      ...explanation,
      ...symbols.map(({ definition }) => definition),
      ...significance,
    ])
  const { claims, refused, reason } = await answer(document, 'How many samples were used?')
  expectProved(document, claims)
  expect(refused ? reason : claims.length).toBeTruthy()
})
