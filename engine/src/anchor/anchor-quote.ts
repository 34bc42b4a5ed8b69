import { gateProblems } from '../text/gates.ts'
import { matchingForm } from '../text/matching-form.ts'
import { type OffsetMap, toSource } from '../text/offset-map.ts'
import { type Span, slice } from '../text/span.ts'
import { statementTokens } from '../text/statement-tokens.ts'
import { type AnchorHint, contextAgreement } from './context.ts'
import { type FuzzyHit, type NearPlaces, nearPlaces } from './fuzzy-search.ts'
import { buildGramIndex, findExact, type GramIndex, gramLength } from './gram-index.ts'

export type Anchoring =
  | { readonly kind: 'found'; readonly span: Span }
  /** Several places are equally good and nothing in the hint decides; in text order, at most 100. */
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Span[] }
  | { readonly kind: 'lost' }

/** How a quotation was matched, beside where; `distance` counts edits between matching forms. */
export interface Candidates {
  readonly match: 'exact' | 'normalised' | 'fuzzy'
  readonly distance: number
  readonly spans: readonly Span[]
}

/** Looks quotations up in one text. Forms and indices are built when first needed, then kept. */
export interface Anchorer {
  readonly text: string
  anchor(quote: string, hint?: AnchorHint): Anchoring
  /** The equally good places on the first rung that has any, context and hint apart. */
  candidates(quote: string): Candidates | null
  /** Of these the places whose words are the quotation's own. */
  verbatim(quote: string): Candidates | null
  /** The nearest places, where the quotation's own words stand nowhere. */
  nearest(quote: string): Candidates | null
  /** Every place within the bound of edits, also those that are not the best; the nearest first, at most 100. */
  within(quote: string): readonly FuzzyHit[]
  /** Where, in matching form, the longest piece from the beginning of some words first stands; null when fewer stand. */
  longestRun(words: readonly string[], least: number): Run | null
  /** Whether the text uses a word, in the form that gates compare. */
  known(word: string): boolean
}

/** So many words of a quotation, at this place. */
export interface Run {
  readonly count: number
  readonly span: Span
}

const mostCandidates = 100
/** Of more places the whole text is looked through as fast. */
const mostNear = 8

/** @see anchorQuote, for many quotations of one text. */
export function createAnchorer(text: string): Anchorer {
  let form: ReturnType<typeof matchingForm> | undefined
  let index: GramIndex | undefined

  /** The inner words looked for last: those of a quotation without its full stop, or its capital, are the same. */
  let inside: { readonly inner: string; readonly places: readonly Span[] } | undefined

  /**
   * Where a quotation may stand, by its inner words: the form of the others hangs on what they stand beside. Null where
   * that cannot be told without looking through the whole text.
   */
  function innerPlaces(quoted: string): readonly Span[] | null {
    const inner = quoted.slice(quoted.indexOf(' ') + 1, Math.max(0, quoted.lastIndexOf(' ')))
    if (!form || !index || inner.length < gramLength) return null
    const { text: words, map } = form
    if (inside?.inner !== inner) {
      const places = findExact(words, index, inner).map((start) =>
        toSource(map, { start, end: start + inner.length }),
      )
      inside = { inner, places }
    }
    return inside.places
  }

  function verbatim(quote: string): Candidates | null {
    const wanted = quote.trim()
    if (wanted === '') return null
    const quoted = matchingForm(wanted).text.trim()
    const near = innerPlaces(quoted)
    if (near?.length === 0) return null
    const exact =
      near && near.length <= mostNear ? around(text, wanted, near) : occurrences(text, wanted)
    if (exact.length > 0) return { match: 'exact', distance: 0, spans: exact }
    form ??= matchingForm(text)
    const { text: words, map } = form
    if (quoted === '') return null
    const same = occurrences(words, quoted, index)
    return same.length === 0
      ? null
      : { match: 'normalised', distance: 0, spans: same.map((span) => toSource(map, span)) }
  }

  /** The quotation looked for last: who sees its best places may ask for the others next. */
  let sought: { readonly quoted: string; readonly places: NearPlaces } | undefined
  function placesNear(quote: string): NearPlaces & { readonly map: OffsetMap } {
    form ??= matchingForm(text)
    index ??= buildGramIndex(form.text)
    const quoted = matchingForm(quote.trim()).text.trim()
    if (sought?.quoted !== quoted) sought = { quoted, places: nearPlaces(form.text, index, quoted) }
    return { ...sought.places, map: form.map }
  }

  function nearest(quote: string): Candidates | null {
    const { best, map } = placesNear(quote)
    const [first] = best
    if (!first) return null
    const spans = best.slice(0, mostCandidates).map((hit) => toSource(map, hit.span))
    return { match: 'fuzzy', distance: first.distance, spans }
  }

  function within(quote: string): FuzzyHit[] {
    const { every, map } = placesNear(quote)
    return every()
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, mostCandidates)
      .map(({ span, distance }) => ({ span: toSource(map, span), distance }))
  }

  const candidates = (quote: string) => verbatim(quote) ?? nearest(quote)

  function longestRun(words: readonly string[], least: number): Run | null {
    form ??= matchingForm(text)
    index ??= buildGramIndex(form.text)
    const first = unpaced(words.slice(0, least).join(' '))
    const places = occurrences(form.text, first, index)
    if (places.length === 0) return null
    const all = words.join(' ')
    let longest = first.length - 1
    let found = 0
    for (const { start } of places) {
      let length = first.length
      while (length < all.length && form.text[start + length] === all[length]) length++
      if (length <= longest) continue
      longest = length
      found = start
    }
    let count = least
    let end = first.length
    for (let to = words.slice(0, least).join(' ').length; count < words.length; count++) {
      to += 1 + (words[count] as string).length
      const piece = unpaced(all.slice(0, to))
      if (piece.length > longest) break
      end = piece.length
    }
    return { count, span: toSource(form.map, { start: found, end: found + end }) }
  }

  function anchor(quote: string, hint: AnchorHint = {}): Anchoring {
    const found = candidates(quote)
    if (!found) return { kind: 'lost' }
    const rated = found.spans.map((span) => ({ span, agreed: contextAgreement(text, span, hint) }))
    const allowed =
      found.match === 'fuzzy'
        ? rated.filter(({ span, agreed }) => agreed !== 0 && says(span, quote, (agreed ?? 0) > 0))
        : rated
    const most = Math.max(...allowed.map(({ agreed }) => agreed ?? 0))
    const best = allowed.filter(({ agreed }) => (agreed ?? 0) === most).map(({ span }) => span)
    return decide(best, hint)
  }
  let vocabulary: Set<string> | undefined
  const known = (word: string) => {
    form ??= matchingForm(text)
    vocabulary ??= new Set(statementTokens(form.text).map(({ key }) => key))
    return vocabulary.has(word)
  }
  /** Whether a place that differs says the same: numbers, negations and words agree but for spelling. */
  function says(span: Span, quote: string, slips: boolean): boolean {
    const there = matchingForm(slice(text, span)).text
    return gateProblems(there, matchingForm(quote).text, known, { slips }).length === 0
  }

  return { text, anchor, candidates, verbatim, nearest, within, longestRun, known }
}

/** One place; or the one nearest to where it used to be; or none of them. */
function decide(spans: readonly Span[], hint: AnchorHint): Anchoring {
  const [first, second] = spans
  if (!first) return { kind: 'lost' }
  if (!second) return { kind: 'found', span: first }
  if (hint.start === undefined && hint.end === undefined)
    return { kind: 'ambiguous', candidates: spans }
  const away = (span: Span) =>
    hint.start === undefined
      ? Math.abs(span.end - (hint.end ?? 0))
      : Math.abs(span.start - hint.start)
  const nearest = [...spans].sort((a, b) => away(a) - away(b))
  const [one, other] = nearest as [Span, Span]
  return away(one) === away(other)
    ? { kind: 'ambiguous', candidates: spans }
    : { kind: 'found', span: one }
}

/** Without a mark at the end, which may part the words otherwise elsewhere. */
const unpaced = (words: string): string => words.replace(/[.,;:]$/, '')

/** The places where words stand in a text and hold one of these stretches. */
function around(text: string, wanted: string, stretches: readonly Span[]): Span[] {
  const starts = stretches.flatMap(({ start, end }) => {
    const from = Math.max(0, end - wanted.length)
    return occurrences(text.slice(from, start + wanted.length), wanted).map(
      (one) => from + one.start,
    )
  })
  return [...new Set(starts)]
    .sort((a, b) => a - b)
    .slice(0, mostCandidates)
    .map((start) => ({ start, end: start + wanted.length }))
}

function occurrences(text: string, wanted: string, index?: GramIndex): Span[] {
  const spanAt = (at: number): Span => ({ start: at, end: at + wanted.length })
  if (index && wanted.length >= gramLength)
    return findExact(text, index, wanted).slice(0, mostCandidates).map(spanAt)
  const found: Span[] = []
  let at = text.indexOf(wanted)
  while (at !== -1 && found.length < mostCandidates) {
    found.push(spanAt(at))
    at = text.indexOf(wanted, at + 1)
  }
  return found
}

// The last text's anchorer: callers who hold a text and many quotations pay for its index once.
let last: Anchorer | undefined

/**
 * Where a quotation stands in a text: exactly; or in matching form (white space, hyphenation, ligatures,
 * quotes, dashes); or with at most 10 % of its characters edited, where numbers, negations and words
 * agree but for their spelling and, when the hint carries context, prefix or suffix agrees; where one does
 * so, words may be one letter off. Anything else is lost: a lookalike is never offered. White space
 * around the quotation is ignored.
 * @param hint where and in what company the quotation stood; decides between equally good places.
 */
export function anchorQuote(text: string, quote: string, hint?: AnchorHint): Anchoring {
  if (last?.text !== text) last = createAnchorer(text)
  return last.anchor(quote, hint)
}
