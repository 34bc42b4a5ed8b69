import { expect, test } from 'vitest'
import { parseHtml } from '../../parse/html/parse-html.ts'
import { readAsking } from './asking.ts'
import { rankingFor } from './ranking.ts'
import { claimsOf, isTellable } from './telling-passages.ts'

const paper = parseHtml(`<html><head><title>Eels of the shore</title></head><body><article>
<h1>Eels of the shore</h1>
<h2>Methods</h2><p>Broth with tar was kept warm. Tar is a thick sap.</p>
<h2>Results</h2>
<table><caption>Table 1. Responses of eels to broths</caption>
<tr><th>Broth</th><th>Lively eels</th><th>Interpretation</th></tr>
<tr><td>Eel broth, amylase</td><td>12</td><td>tar is not a sugar</td></tr>
<tr><td>Eel broth, boiled</td><td>14</td><td>tar is not labile</td></tr></table>
</article></body></html>`)

test.each([
  ['Is tar a sugar?', false],
  ['How many lively eels had the boiled eel broth?', true],
])('what cannot be told gives no claim, and is known beforehand: %s', (question, isTold) => {
  const asking = readAsking(paper, question, {})
  const rows = rankingFor(asking, null).ranked.filter(({ kind }) => kind === 'table')
  expect(rows.some((row) => isTellable(asking, row))).toBe(isTold)
  for (const row of rows) expect(claimsOf(asking, [row]).length > 0).toBe(isTellable(asking, row))
})
