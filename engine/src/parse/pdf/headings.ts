import { monthNames } from '../../text/asides.ts'
import type { Body, Placement } from './measure.ts'
import { style } from './style.ts'

export interface Heading {
  readonly number?: string
  /** Style that headings of one level share. */
  readonly look: string
}

const known =
  /^((\d{1,2}|[ivx]+|[a-z])[.)]?\s+)?(abstract|summary|introduction|background|related works?|(materials? and )?methods?|methodology|results( and discussion)?|discussions?|(discussion and )?conclusions?( and (future work|discussion|outlook))?|concluding remarks|limitations?|references|bibliography|literature cited|acknowledge?ments?|appendix|appendices|data availability|funding|conflicts? of interest|competing interests|ethics( statement)?|authors?[’'] contributions?|author (contributions|details)|additional files?|abbreviations|supplementary (materials?|information)|future work|experiments?|evaluation|resumo|resumen|abstract:?|introdução|material e métodos|resultados( e discussão)?|discussão|conclusões|considerações finais|agradecimentos|referências( bibliográficas)?|literatura citada|keywords)[:.]?$/i

const numbered =
  /^(\d{1,2}(?:\.\d{1,2}){0,3}|[IVX]{1,5}|[A-Z](?:\.\d{1,2}){1,3}|[A-Z](?=\.? )|Appendix [A-Z\d])[.:]?\s+(?=[\p{Lu}\p{Script=Greek}\d"“‘(¿])/u

/** Is this row a heading, or part of one? Rows are judged alone; gaps are the caller's. */
export function headingOf(
  { row, column }: Placement,
  body: Body,
  gapBefore: boolean,
  gapAfter: boolean,
): Heading | null {
  const { text } = row
  if (text.length > 160) return null
  const number = numbered.exec(text)?.[1]
  const larger = row.size > body.size + 0.7
  const smallCaps = row.font !== body.font && /caps|csc/i.test(row.font)
  const bold = row.bold > boldShare(text, number) && endsBold(row)
  const italic = row.italic > 0.85
  // Most rows are running text, which nothing sets apart.
  const isApart = number !== undefined || larger || smallCaps || bold || italic
  if (!isApart && /[a-z]/.test(text) && !known.test(text)) return null
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (letters.length < 3) return null
  if (row.math > (number === undefined ? 0.3 : 0.45)) return null
  if (/[,;]$|\p{Ll}[-‐]$/u.test(text) || (/\.$/.test(text) && !known.test(text))) return null
  if (/@|https?:|^(fig|table|tab\.)/i.test(text) || date.test(text) || isCode(row)) return null
  // "Ada Lovelace¹, Alan Turing²": people, in bold.
  if (/\p{L}[⁰¹²³⁴-⁹]+,/u.test(text)) return null
  const capitals = letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  const smaller = row.size < body.size - 0.7
  const look = `${Math.round(row.size * 2) / 2}/${capitals || smallCaps ? 'C' : ''}${bold ? 'B' : ''}${italic ? 'I' : ''}`
  const loud = bold || larger || capitals || smallCaps
  const isKnown = known.test(text)
  const words = text.split(' ').length
  const short = row.right < column.right - body.size * 2 || words <= 12
  const found: Heading = number === undefined ? { look } : { look, number }
  if (isKnown && (loud || gapBefore || (row.parts.length === 1 && italic))) return found
  if (smaller && !((bold || capitals) && number !== undefined)) return null
  if (number !== undefined && words <= 18 && (loud || italic) && (gapBefore || bold || capitals))
    return found
  if (number?.includes('.') && words <= 14 && gapBefore && gapAfter && short) return found
  if (!/^[\p{Lu}\d¿“"]/u.test(text)) return null
  if ((bold || larger) && gapBefore && short && words <= 18) return found
  if (capitals && gapBefore && short && letters.length > 4 && words <= 14 && !/\d{4}/.test(text))
    return found
  if (italic && gapBefore && gapAfter && words <= 10 && row.right < column.right - body.size * 6)
    return found
  return null
}

/**
 * A short row at the left of its column in a face that the running text has not, set no larger: the heading of
 * a few paragraphs. Its neighbours are the caller's matter.
 */
export function ownFaceHeading({ row, column }: Placement, body: Body): Heading | null {
  const { text, size } = row
  const isOwn = row.font !== body.font && Math.abs(size - body.size) < body.size * 0.15
  const isShort = row.right - row.left < (column.right - column.left) * 0.8
  const isAtLeft = row.left < column.left + body.size * 0.6
  if (!isOwn || !isShort || !isAtLeft || isCode(row) || row.parts.length > 1 || row.math > 0.2)
    return null
  const isTitle =
    /^\p{Lu}\p{L}{2}/u.test(text) && /\p{L}$/u.test(text) && text.split(' ').length <= 10
  return isTitle ? { look: `${Math.round(size * 2) / 2}/F` } : null
}

/** The share of a row that is bold where all of it is, or all behind a number in the text's own face. */
function boldShare(text: string, number: string | undefined): number {
  if (number === undefined) return 0.85
  const visible = text.replaceAll(' ', '').length
  return 0.85 * (1 - (number.length + 1) / visible)
}

const date = new RegExp(`^(\\d{1,2} )?(${monthNames})( \\d{1,2},?)? \\d{4}$`, 'i')

const isCode = ({ parts }: Placement['row']) => ((parts[0]?.styles[0] ?? 0) & style.mono) !== 0

/** Bold words that run on in the text's own face are no heading. */
function endsBold({ parts }: Placement['row']): boolean {
  const styles = parts.at(-1)?.styles ?? []
  return ((styles.at(-1) ?? 0) & style.bold) !== 0
}

/** Numbered or usual words: a heading that nothing else looks like. */
export const isPlainHeading = (text: string): boolean =>
  known.test(text) || /^\d{1,2}(\.\d{1,2})*\.?\s+\p{Lu}\p{L}{2}/u.test(text)

const lettered = /^[A-Z](?:\.\d{1,2}){1,3}\.?\s+\p{L}|^[A-Z]\.? \p{Lu}\p{L}/u

/** A section of an appendix, set apart from what is written in drawings and tables: "I.2 …" in bold, "N …" larger. */
export function opensAppendix({ row }: Placement, body: Body): boolean {
  if (!lettered.test(row.text)) return false
  const larger = row.size > body.size + 0.7
  return larger || (row.text[1] === '.' && row.bold > 0.85 && row.size > body.size - 0.3)
}

/** What stands before or behind a paper's sections, never inside of one that has no number. */
const outer =
  /^(abstract|resumo|resumen|keywords|references|bibliography|literature cited|works cited|referências( bibliográficas)?|literatura citada|acknowled?g?e?ments?|data availability( statement)?|funding|conflicts? of interest|competing interests|ethics statement|author (contributions|details)|authors?[’'] contributions?|supplementary (materials?|information)|supporting information|orcid)[:.]?$/i

type Worded = Heading & { readonly text: string }

/**
 * Headings without the numbers that are words: "O novo normal" is no section O where none is called N. Letters that
 * are Roman numerals too, and A, may come first.
 */
export function withoutArticles(headings: readonly Worded[]): Worded[] {
  const letters = new Set(headings.map(({ number }) => number?.charAt(0)))
  return headings.map((heading) => {
    const { number, ...rest } = heading
    const isLone = number !== undefined && /^[B-Z]$/.test(number) && !/^[IVX]$/.test(number)
    const before = String.fromCharCode((number?.charCodeAt(0) ?? 0) - 1)
    const isArticle = isLone && heading.text[1] === ' ' && !letters.has(before)
    return isArticle ? rest : heading
  })
}

/**
 * Headings whose numbers begin again behind one without a number, as the questions of a form do at a paper's end: they
 * stand below that one, and their numbers are not the paper's.
 * @returns the index of the heading above them, by their own
 */
export function numberedAnew(headings: readonly Worded[]): ReadonlyMap<number, number> {
  const above = new Map<number, number>()
  let highest = 0
  let unnumbered: number | undefined
  let open: number | undefined
  for (const [at, { number, look, text }] of headings.entries()) {
    const first = Number(/^\d+/.exec(number ?? '')?.[0] ?? Number.NaN)
    if (number === undefined) {
      unnumbered = at
      if (open !== undefined && (look === headings[open]?.look || outer.test(text)))
        open = undefined
    } else if (!Number.isNaN(first)) {
      if (open === undefined && first <= 2 && highest > 2) open = unnumbered
      if (open === undefined) highest = Math.max(highest, first)
      else above.set(at, open)
      unnumbered = undefined
    }
  }
  return above
}

/** Levels for headings in order: printed numbers decide; other looks rank below or beside them. */
export function levelsOf(
  headings: readonly Worded[],
  anew: ReadonlyMap<number, number> = numberedAnew(headings),
): number[] {
  const levels = levelsByNumber(headings)
  for (const [at, above] of anew) levels[at] = Math.min(6, (levels[at] ?? 1) + (levels[above] ?? 1))
  return levels
}

function levelsByNumber(headings: readonly Worded[]): number[] {
  const roman = headings.filter(
    ({ number }) => number !== undefined && /^[IVX]+$/.test(number),
  ).length
  const byNumber = ({ number, text }: Worded): number | null => {
    if (number === undefined) return null
    if (/^(Appendix|[IVX]{2,})/.test(number) || (roman > 2 && /^[IVX]$/.test(number))) return 1
    if (/^[A-Z]$/.test(number)) return roman > 2 ? 2 : /^[A-Z]\.? /.test(text) ? 1 : null
    return number.split('.').length
  }
  const learned = new Map<string, number>()
  for (const heading of headings) {
    const level = byNumber(heading)
    if (level !== null && !learned.has(heading.look)) learned.set(heading.look, level)
  }
  const sizeOf = (look: string) => Number(look.split('/')[0])
  const weight = (look: string) =>
    sizeOf(look) * 10 +
    (look.includes('C') ? 3 : 0) +
    (look.includes('B') ? 2 : 0) +
    (look.includes('I') ? 1 : 0)
  const ranked = [...new Set(headings.map(({ look }) => look))].sort(
    (a, b) => weight(b) - weight(a),
  )
  return headings.map((heading) => {
    const own = byNumber(heading)
    if (own !== null) return Math.min(own, 6)
    if (outer.test(heading.text)) return 1
    if (known.test(heading.text) && learned.size === 0 && ranked.indexOf(heading.look) <= 1)
      return 1
    const same = learned.get(heading.look)
    if (same !== undefined) return same
    if (learned.size > 0) {
      // Beside numbered headings: as deep as the lightest numbered look that weighs at least as much.
      const heavier = [...learned].filter(([look]) => weight(look) >= weight(heading.look))
      return heavier.length === 0
        ? 1
        : Math.min(
            6,
            Math.max(...heavier.map(([, level]) => level)) + (known.test(heading.text) ? 0 : 1),
          )
    }
    return Math.min(3, ranked.indexOf(heading.look) + 1)
  })
}
