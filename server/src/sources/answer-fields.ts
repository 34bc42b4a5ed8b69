import { z } from 'zod'
import { parseIdentifier } from './identifiers.ts'
import { plainText } from './plain-text.ts'
import { type Identifier, nameOf } from './source.ts'

/** A reader of JSON bodies for `ask`: throws on what is not UTF-8, not JSON, or not of the shape. */
export function readJson<T>(schema: z.ZodType<T>): (body: Uint8Array) => T {
  return (body) => schema.parse(JSON.parse(decodeUtf8(body)))
}

/** A body as text. @throws TypeError on what is not UTF-8 */
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
