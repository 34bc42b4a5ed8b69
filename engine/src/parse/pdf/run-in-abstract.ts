import type { Marked } from './drafts.ts'
import type { TextLine } from './lines.ts'
import { makeRow } from './rows.ts'

const runIn = /^(abstract|summary|resumo)\s*[.:—–-]+\s*(?=\S)/i

/** "Abstract. We show …", "Abstract—We show …": the word heads what follows it on its line. */
export function partRunInAbstract(rows: readonly Marked[]): Marked[] {
  const at = rows.findIndex(({ row, role }) => role.kind === 'body' && runIn.test(row.text))
  const [own, line] = [rows[at], rows[at]?.row.parts[0]]
  const [lead = '', word = ''] = runIn.exec(line?.text ?? '') ?? []
  if (!own || !line || lead === '' || lead.length === line.text.length || line.rightToLeft)
    return [...rows]
  const isHeaded = rows.some(
    ({ row, role }) => role.kind === 'heading' && /^(abstract|summary|resumo)\b/i.test(row.text),
  )
  if (isHeaded) return [...rows]
  const heading: Marked = {
    ...own,
    row: makeRow([stretchOf(line, 0, word.length)]),
    role: { kind: 'heading', heading: { look: '0/' } },
  }
  const rest: Marked = {
    ...own,
    row: makeRow([stretchOf(line, lead.length, line.text.length), ...own.row.parts.slice(1)]),
  }
  return [...rows.slice(0, at), heading, rest, ...rows.slice(at + 1)]
}

/** Units `from` to `to` of a line, as a line. */
function stretchOf(line: TextLine, from: number, to: number): TextLine {
  const edges = line.edges.slice(from, to + 1)
  return {
    ...line,
    text: line.text.slice(from, to),
    edges,
    styles: line.styles.slice(from, to),
    bases: line.bases?.slice(from, to) ?? null,
    sizes: line.sizes?.slice(from, to) ?? null,
    left: edges[0] ?? line.left,
    right: edges.at(-1) ?? line.right,
  }
}
