import type { TextLine } from './lines.ts'
import type { Placement } from './measure.ts'
import type { Row } from './rows.ts'
import { style } from './style.ts'

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
  /universi|institut|submitted|gmbh|\bAG\b|\bLabs?\b|science|technolog|system|via |article info|department|departamento|faculdade|faculty|laborator|college|school|cent(er|re|ro)\b|research|hospital|clinic|academy|facility|foundation|council|inc\.|corporation|google|microsoft|facebook|openai|anthropic|amazon|@|\bUSA\b|\bUK\b|\bChina\b|\bGermany\b|\bBrazil\b|https?:|abstract|\bIEEE\b|\b(?:street|road|avenue)\b|\d{3,}|doi|received|accepted|published|keywords|editor|citation|(?<!\p{L})(?:of|the|in|at|for)(?!\p{L})/iu
const name =
  /^(?:\p{Lu}[\p{L}’'.-]*\.?)(?:[ -](?:\p{Lu}[\p{L}’'.-]*\.?|de|da|do|dos|van|von|der|den|la|le|di|del|bin|al)){1,4}$/u
const institution =
  /universi|institut|department|departamento|facul|laborator|college|school|cent(er|re|ro)\b|hospital|clinic|academy|facility|foundation|corporation|gmbh|avenue|street/i
const address = /\d{5}|\b[A-Z]{2} \d{4,}|@|\b(?:avenue|street|road|p\.? ?o\.? box)\b/i

/** Characters; longer lines are running text. */
const longestLine = 400

/** Names under the title, down to the abstract: those set in the face of the first ones. */
function authorsIn(rows: readonly Placement[], titleSize: number): string[] {
  const authors: string[] = []
  let face: string | null = null
  for (const { text, face: own } of stretches(rows, titleSize)) {
    if (face !== null && own !== face) continue
    const names = namesIn(text)
    if (names.length === 0) continue
    face = own
    authors.push(...names)
  }
  return [...new Set(authors)].slice(0, 100)
}

interface Stretch {
  text: string
  readonly face: string
  readonly base: number
  readonly size: number
}

/** The words above the abstract, by face; a list of names that runs over a line's end is one stretch. */
function stretches(rows: readonly Placement[], titleSize: number): Stretch[] {
  const found: Stretch[] = []
  for (const { row } of rows.slice(0, 60).toSorted((a, b) => a.row.base - b.row.base)) {
    if (
      /^(abstract|summary|resumo|keywords|article info|introduction|(1|i)\.? introduction)\b/i.test(
        row.text,
      )
    )
      break
    if (row.size > titleSize || row.text.length > longestLine) continue
    for (const { text, face, part } of row.parts.flatMap(byWeight)) {
      const last = found.at(-1)
      if (last?.face === face && part.base - last.base < part.size * 1.6 && runsOn(last.text, text))
        found[found.length - 1] = { ...last, text: joined(last.text, text), base: part.base }
      else found.push({ text, face, base: part.base, size: part.size })
    }
  }
  return found
}

/** Parts of a family name that are never its last. */
const particle = /\p{Lu}.* (?:de|da|do|dos|van|von|der|den|di|del|al|bin)$/u

/** A list of names that ends inside a name: no comma, no mark after the last word. */
function runsOn(line: string, next: string): boolean {
  if (particle.test(line) || /^(?:de|da|do|dos|van|von|der|den|di|del|al|bin) \p{Lu}/u.test(next))
    return !address.test(line) && !affiliation.test(line)
  const last = /[,;]\s*([\p{L}’'. -]+)$/u.exec(line)?.[1]
  if (last === undefined || address.test(line) || affiliation.test(line)) return false
  return /^\p{L}+-$/u.test(last.split(' ').at(-1) ?? '') || /^\p{Lu}[\p{L}-]+[\d;,]/u.test(next)
}

const joined = (line: string, next: string) =>
  /\p{Ll}-$/u.test(line) && /^\p{Ll}/u.test(next) ? line.slice(0, -1) + next : `${line} ${next}`

/**
 * A line's words without raised marks ("Ann Lee1,∗" gives "Ann Lee;,;"), parted where the weight
 * changes: a name in bold and the institution printed beside it.
 */
function byWeight(part: TextLine): { text: string; face: string; part: TextLine }[] {
  const runs: { text: string; isBold: boolean }[] = []
  for (let at = 0; at < part.text.length; at++) {
    const styles = part.styles[at] ?? 0
    const isRaised = (styles & style.sup) !== 0
    const isBold = (styles & style.bold) !== 0
    const last = runs.at(-1)
    const letter = isRaised ? ';' : (part.text[at] as string)
    if (last && (last.isBold === isBold || isRaised || !/\p{L}/u.test(letter))) last.text += letter
    else runs.push({ text: letter, isBold })
  }
  const isMixed = runs.length > 1 || runs[0]?.isBold === true
  return runs.map(({ text, isBold }) => ({
    text,
    face: isMixed ? `weight ${isBold}` : `${Math.round(part.size)}/${part.font}`,
    part,
  }))
}

/** The names of a stretch; where it names an institution or an address, only those before it. */
function namesIn(text: string): string[] {
  const pieces = text
    .split(/[,;&•·|]|\band\b|\s\s+/)
    .map((piece) => ({ piece, bare: bared(piece) }))
  if (address.test(text) && !text.includes('@')) return []
  const names: string[] = []
  const isMixed = institution.test(text)
  for (const { piece, bare } of pieces) {
    if (bare === '') continue
    const isName =
      bare.length >= 4 && bare.length <= 48 && !affiliation.test(piece) && name.test(bare)
    if (isName) names.push(bare)
    else if (isMixed && institution.test(piece)) break
  }
  return names
}

const bared = (piece: string) =>
  piece
    .replace(/[\d∗*†‡§¶♦♣♠□⋄,]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(dr|prof|mr|ms|mrs)\.?\s/i, '')
