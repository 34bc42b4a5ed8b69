import { parseHtml } from '../engine/src/index.ts'
import { readRows } from './data.ts'
import type { NumberPaper } from './number-papers.ts'

const base = /[nN]\s?=\s?([\d,]+)/g
const cell = /^\s?[\d.,]+ ?[([].{1,12}[)\]]\s*$/
const longestLine = 300
const mostLines = 120
const fewestRows = 3

/**
 * Tables of Evidence Inference's trials, which are plain lines of text there, as papers of one table: lines that
 * print two to five "n = …" head its columns, and each run of as many lines of "12 (30%)" and their like is a row,
 * named by the line before it. Tables set in another way are left out.
 */
export function trialTables(folder: string): NumberPaper[] | null {
  const rows = ['train', 'dev'].map((part) =>
    readRows<{ paper_id: string; text: string }>(folder, `evidence_inference/${part}.jsonl`),
  )
  if (rows.some((part) => part === null)) return null
  return rows.flatMap((part) =>
    (part ?? []).flatMap(({ paper_id: id, text }) => tablesOf(id, text.split('\n'))),
  )
}

function tablesOf(id: string, lines: readonly string[]): NumberPaper[] {
  const found: NumberPaper[] = []
  for (let at = 0; at < lines.length; at++) {
    const bases: string[] = []
    let first = at
    for (; isHead(lines[first]); first++)
      bases.push(...[...(lines[first] ?? '').matchAll(base)].map(([, words]) => words ?? ''))
    if (bases.length < 2 || bases.length > 5) continue
    let end = first
    while (end < first + mostLines && (lines[end] ?? '').trim() !== '') end++
    const rows = rowsOf(lines.slice(first, end), bases.length)
    if (rows.length >= fewestRows) found.push({ id, document: tableOf(bases, rows) })
    at = end
  }
  return found
}

const isHead = (line: string | undefined) =>
  line !== undefined && line.length < longestLine && line.search(base) >= 0

function rowsOf(lines: readonly string[], width: number): string[][] {
  const rows: string[][] = []
  for (let at = 1; at < lines.length; at++) {
    if (!cell.test(lines[at] ?? '') || cell.test(lines[at - 1] ?? '')) continue
    const length = lines.slice(at).findIndex((line) => !cell.test(line))
    const run = lines.slice(at, length < 0 ? undefined : at + length)
    if (run.length === width) rows.push([lines[at - 1] ?? '', ...run])
  }
  return rows
}

function tableOf(bases: readonly string[], rows: readonly (readonly string[])[]) {
  const escaped = (words: string) => words.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const row = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((words) => `<${tag}>${escaped(words)}</${tag}>`).join('')}</tr>`
  return parseHtml(
    `<html><head><title>A trial</title></head><body><article><h1>A trial</h1><h2>Results</h2>
    <p>The table shows what was found in the groups of this trial.</p><figure><table>
    <caption>Table 1: Groups</caption>${row('th', ['', ...bases.map((n) => `Group (n = ${n})`)])}
    ${rows.map((cells) => row('td', cells)).join('')}</table></figure></article></body></html>`,
  )
}
