import { z } from 'zod'
import { inUsualOrder } from './east-asian-names.ts'
import { parseIdentifier } from './identifiers.ts'
import { noticeInTitle } from './notice-in-title.ts'
import { plainText } from './plain-text.ts'
import type { Readings } from './reading-words.ts'
import {
  type Ask,
  type Identifier,
  nameOf,
  type Query,
  SourceError,
  type SourceHits,
  type SourcePaper,
} from './source.ts'

/** What a connector is made of; `baseUrl` may end in a slash or not. */
export interface ConnectorOptions {
  readonly ask: Ask
  readonly baseUrl: string
  readonly key?: string
  /** Named to the upstream, so that its operators can reach ours. */
  readonly contactEmail: string
}

/** What one body says about one paper; who said it and when is added by `told`. */
export type PaperFacts = Omit<SourcePaper, 'source' | 'at' | 'silence'>

type Origin = Pick<SourcePaper, 'at' | 'silence'>
type Answered<T> = (Origin & { readonly value: T }) | null

/** Facts with their origin, names as they are written at home, and the notice that stands in the title alone. */
export function told(source: string, { at, silence }: Origin, facts: PaperFacts): SourcePaper {
  const authors = facts.authors.map(inUsualOrder)
  const found = noticeInTitle(source, facts)
  return {
    ...{ source, at, ...given('silence', silence), ...facts, authors },
    ...(found && {
      notices: [...facts.notices, found],
      // A title says more than a flag that its source forgot.
      denies: facts.denies?.filter((kind) => kind !== found.kind) ?? [],
    }),
  }
}

/**
 * The paper that an answer tells of, with its origin; null when there is no answer, or it is of no paper.
 * @throws SourceError when it is an old answer and of no paper: failing must never look like nothing found
 */
export function paperIn<T>(
  source: string,
  answer: Answered<T>,
  factsOf: (body: T) => PaperFacts | null,
): SourcePaper | null {
  const facts = answer && factsOf(answer.value)
  if (facts === null && answer?.silence) throw new SourceError(source, answer.silence)
  return facts && told(source, answer, facts)
}

/**
 * The paper by the name that its source was asked for, too: a source that has merged two records answers for the old
 * name with a record that bears the new one.
 */
export function alsoNamed(paper: SourcePaper | null, asked: Identifier): SourcePaper | null {
  if (!paper || paper.identifiers.some((name) => nameOf(name) === nameOf(asked))) return paper
  return { ...paper, identifiers: [...paper.identifiers, asked] }
}

/**
 * The papers of an answer's list, with their origin; what is of no paper is left out.
 * @throws SourceError when it is an old answer and holds none
 */
export function papersIn<T, Item>(
  source: string,
  answer: Answered<T>,
  listIn: (body: T) => readonly Item[],
  factsOf: (item: Item) => PaperFacts | null,
): SourcePaper[] {
  if (!answer) return []
  const papers = listIn(answer.value).flatMap((item) => {
    const facts = factsOf(item)
    return facts ? [told(source, answer, facts)] : []
  })
  if (papers.length === 0 && answer.silence) throw new SourceError(source, answer.silence)
  return papers
}

/** The papers of a search's answer, with the number of all that there is, where the source says it. */
export function hitsIn<T, Item>(
  source: string,
  answer: Answered<T>,
  foundIn: (body: T) => { readonly items: readonly Item[]; readonly total: number | undefined },
  factsOf: (item: Item) => PaperFacts | null,
): SourceHits {
  const papers = papersIn(source, answer, (body) => foundIn(body).items, factsOf)
  return { papers, ...given('total', answer ? foundIn(answer.value).total : undefined) }
}

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

function hasControl(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f')
}

/** A reader of JSON bodies for `ask`: throws on what is not UTF-8, not JSON, or not of the shape. */
export function readJson<T>(schema: z.ZodType<T>): (body: Uint8Array) => T {
  return (body) => schema.parse(JSON.parse(decodeUtf8(body)))
}

export function decodeUtf8(body: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(body)
}

/** A field that may be missing, null or of an unknown shape: then it is absent, never an error. */
export function optional<T>(schema: z.ZodType<T>): z.ZodType<T | undefined> {
  return schema
    .nullish()
    .catch(undefined)
    .transform((value) => value ?? undefined)
    .optional() as unknown as z.ZodType<T | undefined>
}

/** How often something was counted; more than a database's integer holds is a mistake of the source, and absent. */
export const count = optional(
  z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
)

/** A list whose unreadable items are dropped; a list that is missing or null is empty. */
export function listOf<T>(schema: z.ZodType<T>): z.ZodType<T[]> {
  return z
    .array(z.unknown())
    .nullish()
    .catch([])
    .transform((items) => readable(schema, items ?? []))
    .optional()
    .transform((items) => items ?? []) as unknown as z.ZodType<T[]>
}

/**
 * A word without which a record is half of one: part of a title, of a name or of a date. It may be missing where
 * a source leaves out what it does not know, but null in its place means that the answer has lost it.
 */
export const essential = z.string().optional()

/** A list that tells all or nothing: one unreadable item refuses the record. Missing or null, it is empty. */
export function everyOf<T>(schema: z.ZodType<T>): z.ZodType<T[]> {
  return z
    .array(schema)
    .nullish()
    .transform((items) => items ?? []) as unknown as z.ZodType<T[]>
}

/**
 * The list that a body exists for. Nulls and single odd items are dropped, but when most items are odd the
 * upstream has changed its shape or lost its data, and the body is refused.
 */
export function mainList<T>(schema: z.ZodType<T>): z.ZodType<T[]> {
  return z.array(z.unknown()).transform((items, context) => {
    const given = items.filter((item) => item !== null)
    const read = readable(schema, given)
    if (read.length * 2 < given.length)
      context.addIssue({
        code: 'custom',
        message: `only ${read.length} of ${given.length} items are readable`,
      })
    return read
  }) as unknown as z.ZodType<T[]>
}

function readable<T>(schema: z.ZodType<T>, items: readonly unknown[]): T[] {
  return items.flatMap((item) => {
    const read = schema.safeParse(item)
    return read.success ? [read.data] : []
  })
}

const schemes = ['doi', 'arxiv', 'openalex', 's2', 'pmid', 'pmcid', 'openreview'] as const

/** Identifiers from texts in any dress, each once; a text that is none, or of another scheme than asked, is dropped. */
export function identifiersFrom(
  ...texts: readonly (readonly [scheme: Identifier['scheme'], text: string | undefined])[]
): Identifier[] {
  const found = new Map<string, Identifier>()
  for (const [scheme, text] of texts) {
    const parsed = text === undefined ? null : parseIdentifier(text)
    // A DOI may turn out to be arXiv's own name for a paper.
    if (!parsed || (parsed.scheme !== scheme && !(scheme === 'doi' && parsed.scheme === 'arxiv')))
      continue
    const known = schemes.find((name) => name === parsed.scheme)
    if (known) found.set(nameOf(parsed), { scheme: known, value: parsed.value })
  }
  return [...found.values()]
}

/** A year that a paper can have; far futures and zeros are mistakes of the source. */
export function plausibleYear(year: number | undefined): number | undefined {
  return year !== undefined && Number.isInteger(year) && year >= 1400 && year <= 2100
    ? year
    : undefined
}

/** "2017-06-12T…" → 2017-06-12; a date that no calendar has is absent. */
export function dayOf(text: string | undefined): string | undefined {
  const day = text?.match(/^\d{4}(?:-\d{2}(?:-\d{2})?)?/)?.[0]
  return day && plausibleYear(Number(day.slice(0, 4))) && isInCalendar(day) ? day : undefined
}

/** The platform reads 31 February as 2 March, and a database refuses it. */
function isInCalendar(day: string): boolean {
  const time = new Date(day)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
}

/** A volume, an issue or a number of pages, which some write as numbers; an empty one is absent. */
export const label = optional(
  z.union([z.string(), z.number()]).transform((text) => plainText(String(text)) || undefined),
)

/** The address itself when it is one of the web; "javascript:", "ftp:" and broken ones are absent. */
export function webAddress(text: string | undefined): string | undefined {
  const url = text ? URL.parse(text.trim()) : null
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined
}

/** `{ name: value }`, or nothing when the value is absent: for fields that may not be undefined. */
export function given<K extends string, V>(
  name: K,
  value: V | undefined,
): { readonly [key in K]?: V } {
  return value === undefined ? {} : ({ [name]: value } as { [key in K]: V })
}
