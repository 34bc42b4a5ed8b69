import type { Placement } from './measure.ts'
import type { Row } from './rows.ts'

export interface FrontMatter {
  readonly title: readonly Row[]
  readonly authors: readonly string[]
}

const notATitle =
  /^(arxiv|proceedings|research article|article|review|original|open access|published|submitted|received|doi|https?:|vol\b|volume|issn|journal|working paper|preprint|artigo|available online|contents lists)/i

/**
 * Finds the title (the largest words in the upper part of the first page) and the authors below it.
 * @param rows rows of the first page, in reading order, up to the first heading if there is one
 */
export function readFront(
  rows: readonly Placement[],
  pageHeight: number,
  bodySize: number,
): FrontMatter {
  const upper = rows.filter(({ row }) => row.top < pageHeight * 0.62 && /\p{L}{2}/u.test(row.text))
  const candidates = upper.filter(
    ({ row }) => !notATitle.test(row.text) && row.text.replace(/[^\p{L}]/gu, '').length >= 4,
  )
  const sizes = [...new Set(candidates.map(({ row }) => row.size))].sort((a, b) => b - a)
  for (const size of sizes) {
    const first = candidates.findIndex(({ row }) => Math.abs(row.size - size) < 0.3)
    const title: Row[] = []
    for (const { row } of candidates.slice(first)) {
      const last = title.at(-1)
      if (Math.abs(row.size - size) > 0.6 || (last && row.base - last.base > size * 2.2)) break
      if (title.length >= 8) break
      title.push(row)
    }
    const words = title.map((row) => row.text).join(' ')
    const bold = title.every((row) => row.bold > 0.8) && (title[0]?.top ?? 0) < pageHeight / 3
    if (size < bodySize + 0.5 && !bold) continue
    // A journal's name or a single word in large letters is no title.
    if (words.split(' ').length < 2 && words.length < 14) continue
    const after = rows.filter(({ row }) => row.base > (title.at(-1)?.base ?? 0))
    return { title, authors: authorsIn(after, size) }
  }
  return { title: [], authors: [] }
}

const affiliation =
  /universi|institut|submitted|street|gmbh|\bAG\b|\bLab\b|science|technolog|system|via |article info|department|departamento|faculdade|faculty|laborator|college|school|cent(er|re|ro)\b|research|hospital|academy|inc\.|corporation|google|microsoft|facebook|@|\bUSA\b|\bChina\b|\bGermany\b|\bBrazil\b|https?:|abstract|\bIEEE\b|street|road|\d{4,}|doi|received|accepted|published|keywords|editor|citation|\bof\b|\bthe\b|\bin\b|\bat\b|\bfor\b/i
const name =
  /^(?:\p{Lu}[\p{L}’'.-]*\.?)(?:[ -](?:\p{Lu}[\p{L}’'.-]*\.?|de|da|do|dos|van|von|der|den|la|le|di|del|bin|al)){1,4}$/u

/** Names under the title, down to the abstract: those set in the face of the first ones. */
function authorsIn(rows: readonly Placement[], titleSize: number): string[] {
  const authors: string[] = []
  let face: string | null = null
  for (const { row } of rows.slice(0, 60).toSorted((a, b) => a.row.base - b.row.base)) {
    if (
      /^(abstract|summary|resumo|keywords|article info|introduction|(1|i)\.? introduction)\b/i.test(
        row.text,
      )
    )
      break
    if (row.size > titleSize) continue
    for (const part of row.parts) {
      const own = `${Math.round(part.size)}/${part.font}`
      if (face !== null && own !== face) continue
      const names = namesIn(letters(part))
      if (names.length === 0) continue
      face = own
      authors.push(...names)
    }
  }
  return [...new Set(authors)].slice(0, 100)
}

/** Words without raised marks: "Ann Lee1,∗" gives "Ann Lee ,". */
function letters(part: { text: string; styles: readonly number[] }): string {
  let out = ''
  for (let at = 0; at < part.text.length; at++) {
    const raised = ((part.styles[at] ?? 0) & 4) !== 0
    out += raised ? ';' : part.text[at]
  }
  return out
}

function namesIn(text: string): string[] {
  return text
    .split(/[,;&•·|]|\band\b|\s\s+/)
    .map((piece) =>
      piece
        .replace(/[\d∗*†‡§¶♦♣♠□⋄,]+/g, ' ')
        .replace(/\s+/g, ' ')
        .replace(/^(dr|prof|mr|ms|mrs)\.?\s/i, '')
        .trim(),
    )
    .filter(
      (piece) =>
        piece.length >= 4 && piece.length <= 48 && !affiliation.test(piece) && name.test(piece),
    )
}
