import type { Readings } from './reading-words.ts'
import type { Query } from './source.ts'

/**
 * The address of a request. Each segment is one path segment, whatever it holds: slashes, dots, question marks
 * and percent signs in it are encoded. Parameters that are undefined are left out. Throws RangeError on a
 * segment that a server could take for a step ("." or "..") and on control characters.
 */
export function address(
  baseUrl: string,
  segments: readonly string[],
  parameters: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const path = segments.map((segment) => {
    if (/^\.{0,2}$/.test(segment) || hasControl(segment))
      throw new RangeError(`"${segment}" cannot be a part of an address`)
    return encodeURIComponent(segment)
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) query.append(name, String(value))
  const search = query.size > 0 ? `?${query}` : ''
  return `${baseUrl.replace(/\/+$/, '')}/${path.join('/')}${search}`
}

/** Words and names in one line, for a search that does not tell them apart. */
export function wordsAndNames({ words, authors }: Pick<Query, 'words' | 'authors'>): string {
  return [words, ...(authors?.[0] ?? [])].filter(Boolean).join(' ')
}

/** The years as a query says them: one alone, or the first and the last with `between`, an open end being `open`. */
export function yearsIn(
  { from, to }: Pick<Query, 'from' | 'to'>,
  between: string,
  open: readonly [first: string, last: string],
): string | undefined {
  if (from === undefined && to === undefined) return undefined
  return from === to ? String(from) : `${from ?? open[0]}${between}${to ?? open[1]}`
}

/** The names in a language that knows AND and OR: all of one reading, or all of another; empty when nobody is named. */
export function everyName(authors: Readings | undefined, say: (name: string) => string): string {
  const readings = (authors ?? []).map((names) => names.map(say).join(' AND '))
  return readings.length < 2 ? readings.join('') : `((${readings.join(') OR (')}))`
}

/** A base address with its API's path behind it, once: an operator may have given it with or without. */
export function apiBase(baseUrl: string, path: string): string {
  const base = baseUrl.replace(/\/+$/, '')
  return base.endsWith(path) ? base : base + path
}

/** True for a text with a character that no address and no name has: a line end, a zero byte and their like. */
export function hasControl(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f')
}
