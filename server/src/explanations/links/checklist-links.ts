import type { CheckedItem } from '@tessera/contract'
import { overlaps, type PaperDocument, type Span } from '@tessera/engine/documents'
import { isInward } from '../../sources/safe-fetch/public-address.ts'

/** An address that a paper gives where it states its code or data. */
export interface ChecklistLink {
  readonly item: CheckedItem
  readonly url: string
}

/** A claim of the replication checklist, as far as its links are concerned. */
export interface Stated {
  readonly item: string
  readonly status: string
  readonly spans: readonly Span[]
}

export type Linked = Pick<PaperDocument, 'text' | 'marks' | 'blocks'>

/** Of one paper. */
const mostLinks = 6
/** Longer addresses are none that a paper prints; a job's key has room for this. */
const longestUrl = 480

const address = /https?:\/\/[^\s<>"“”{}|\\^`]+/gi
/** Papers leave out "https://" where everybody knows the place, or break the line behind it. */
const bare =
  /(?<![\w./@-])(?:www\.)?(?:github|gitlab)\.com\/[\w-]+\/[^\s<>"“”{}|\\^`]+|(?<![\w./@-])osf\.io\/\w{5}(?!\w)/gi
const doi = /(?<![\w.])10\.\d{4,9}\/[^\s<>"“”{}|\\^`]+/g
/** What closes a sentence and not the address in it. */
const closing = /[.,;:!?'’”]+$/

/**
 * The web addresses and DOIs in the words that state a paper's code and data, each once, code first: at most six.
 * An address that leads into somebody's own network is none, unless `isOwn` knows it for the operator's.
 */
export function checklistLinks(
  document: Linked,
  checklist: readonly Stated[],
  isOwn: (url: string) => boolean,
): ChecklistLink[] {
  const found = new Map<string, ChecklistLink>()
  for (const { item, url } of statedAddresses(document, checklist))
    if ((!isInward(url) || isOwn(url)) && !found.has(url)) found.set(url, { item, url })
  return [...found.values()].slice(0, mostLinks)
}

/** An address where a paper states an item, and the words of the statement that stand before it. */
export interface StatedAddress extends ChecklistLink {
  /** Since the address before. */
  readonly before: string
}

/** The addresses in the words that state a paper's code and data, code first, in the order of the text. */
export function statedAddresses(
  document: Linked,
  checklist: readonly Stated[],
): readonly StatedAddress[] {
  return (['code', 'data'] as const).flatMap((item) =>
    checklist
      .filter((claim) => claim.item === item && claim.status === 'stated')
      .flatMap(({ spans }) => spans)
      .flatMap((stated) => {
        const isBare = addressesIn(document, stated).length === 0
        const span = (isBare && footnoteOf(document, stated)) || stated
        let from = span.start
        return addressesIn(document, span).flatMap(({ start, end, written }) => {
          const before = document.text.slice(from, Math.max(from, start))
          from = end
          const url = readAddress(written)
          return url === null ? [] : [{ item, url, before }]
        })
      }),
  )
}

/** "We release our code.¹¹": the footnote that a statement ends with; null when it ends with none. */
function footnoteOf({ text, blocks }: Linked, { start, end }: Span): Span | null {
  const inside = /(?<=[.)] ?|\p{L}{3})[⁰¹²³⁴-⁹]{1,3}\.?$/u.exec(text.slice(start, end))
  const mark = (inside ?? /^ ?[⁰¹²³⁴-⁹]{1,3}/u.exec(text.slice(end, end + 4)))?.[0].match(
    /[^\s.]+/,
  )?.[0]
  const note = blocks.find(
    ({ kind, span }) =>
      mark !== undefined &&
      kind === 'footnote' &&
      span.start >= end &&
      text.slice(span.start, span.start + mark.length + 1) === `${mark} `,
  )
  return note?.span ?? null
}

/** What a span links to, and what it spells out beside its links, in the order of the text. */
function addressesIn({ text, marks }: Linked, span: Span): Written[] {
  const links = marks.filter((mark) => mark.kind === 'link' && overlaps(mark.span, span))
  const found: Written[] = links.map((mark) => ({ ...mark.span, written: mark.target ?? '' }))
  let covered: readonly Span[] = links.map((mark) => mark.span)
  for (const form of [address, bare, doi]) {
    const matches = matchesIn(text, span, form).filter(
      ({ start }) => !covered.some((it) => it.start <= start && start < it.end),
    )
    covered = [...covered, ...matches]
    found.push(...matches)
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/** An address as the paper writes it, or links to it. */
interface Written extends Span {
  readonly written: string
}

/** Where a form begins inside the span; an address that the span cuts is read to its end. */
function matchesIn(text: string, { start, end }: Span, form: RegExp): Written[] {
  const whole = end + (/^\S*/.exec(text.slice(end))?.[0].length ?? 0)
  return [...text.slice(start, whole).matchAll(form)].flatMap((match) => {
    const at = start + match.index
    const written = addressOf(match[0])
    return at < end ? [{ start: at, end: at + match[0].length, written }] : []
  })
}

/** "10.5281/zenodo.1" and "github.com/marlow/pebbles" with what they leave out. */
function addressOf(found: string): string {
  if (found.startsWith('10.')) return `https://doi.org/${found}`
  return /^https?:/i.test(found) ? found : `https://${found}`
}

/** An address as it is asked for and linked to; null for what is none. */
function readAddress(written: string): string | null {
  const url = URL.parse(withoutClosing(written.trim()))
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  if (url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return null
  // One address for one DOI, whichever resolver a paper names.
  if (/^(?:dx\.|www\.)?doi\.org$/.test(url.hostname)) {
    url.protocol = 'https:'
    url.hostname = 'doi.org'
  }
  return url.href.length <= longestUrl ? url.href : null
}

/** "https://osf.io/ab1cd/)." is the address before what closes the bracket and the sentence. */
function withoutClosing(written: string): string {
  const bare = written.replace(closing, '')
  const isOver = [/[^(]*\)$/, /[^[]*\]$/].some((form) => bare.match(form)?.[0] === bare)
  if (isOver) return withoutClosing(bare.slice(0, -1))
  return bare
}
