import type { PaperDocument } from '../document/paper-document.ts'
import { parseHtml } from '../parse/html/parse-html.ts'

/** A paper of one table, whose rows are lines with a bar between cells; its abstract when it has one, and what its results tell. */
export function paperWith(
  rows: readonly string[],
  abstract?: string,
  told = 'The table shows how many letters were kept in each of the years.',
): PaperDocument {
  const cells = rows.map(
    (row) =>
      `<tr>${row
        .split('|')
        .map((cell) => `<td>${cell.trim()}</td>`)
        .join('')}</tr>`,
  )
  const summary = abstract === undefined ? '' : `<h2>Abstract</h2><p>${abstract}</p>`
  return parseHtml(
    `<html><head><title>Letters kept</title></head><body><article><h1>Letters kept</h1>${summary}
    <h2>Results</h2><p>${told}</p>
    <figure><table><caption>Table 1: Letters</caption>${cells.join('')}</table></figure></article></body></html>`,
  )
}
