import { z } from 'zod'
import { count, given, identifiersFrom, mainList, optional, readJson } from './answer-fields.ts'
import { type ConnectorOptions, hitsIn, type PaperFacts } from './connector.ts'
import { plainAbstract, plainText } from './plain-text.ts'
import { address, wordsAndNames } from './request-address.ts'
import type { Source } from './source.ts'

const name = 'OpenReview'

/** A field of a note: the value itself in the first API, `{ value }` in the second. */
function field<T>(schema: z.ZodType<T>) {
  return optional(
    z.union([schema, z.object({ value: schema }).transform(({ value }) => value)]) as z.ZodType<T>,
  )
}

const NoteFields = z.object({
  id: z.string().min(1),
  forum: optional(z.string()),
  replyto: optional(z.string()),
  content: z.object({
    title: field(z.string()),
    abstract: field(z.string()),
    authors: field(z.array(z.string())),
    venue: field(z.string()),
    pdf: field(z.string()),
  }),
  license: optional(z.string()),
  // Milliseconds since 1970; the publication date when there is one.
  pdate: optional(z.number()),
  cdate: optional(z.number()),
})
// Who opens a forum submits a paper, which has a title; replies need none.
const Note = NoteFields.refine(
  ({ id, forum, content }) => forum !== id || content.title !== undefined,
  'its title is missing',
)
type Note = z.infer<typeof Note>
const Notes = z.object({ notes: mainList(Note), count: count })

export interface OpenReviewOptions extends ConnectorOptions {
  /** Venues before about 2023 are only in the first API. */
  readonly firstApiUrl: string
}

/** OpenReview: submissions to conferences with open review, from both of its APIs. */
export function createOpenReview({
  ask,
  baseUrl,
  firstApiUrl,
}: OpenReviewOptions): Required<Pick<Source, 'name' | 'search' | 'lookup'>> {
  const find = async (url: string, signal: AbortSignal, absent: readonly number[] = []) => {
    const answer = await ask({ source: name, url, signal, absent, read: readJson(Notes) })
    return hitsIn(name, answer, ({ notes, count }) => ({ items: notes, total: count }), factsFrom)
  }
  return {
    name,
    search: ({ limit, ...asked }, signal) =>
      find(
        address(baseUrl, ['notes', 'search'], {
          term: wordsAndNames(asked),
          content: 'all',
          group: 'all',
          source: 'forum',
          limit: Math.min(limit, 100),
        }),
        signal,
      ),
    async lookup({ scheme, value }, signal) {
      if (scheme !== 'openreview') return null
      const { papers: newer } = await find(
        address(baseUrl, ['notes'], { id: value }),
        signal,
        [404],
      )
      if (newer[0]) return newer[0]
      const older = await find(address(firstApiUrl, ['notes'], { id: value }), signal, [404])
      return older.papers[0] ?? null
    },
  }
}

/** "Submitted to …", "… Withdrawn Submission", "… Desk Rejected Submission": where it was sent, and not where it came out. */
const hasNotComeOut = /^submitted to|under review|\bsubmi(?:ssion|tted)$|\b(?:desk.)?rejected\b/i

/** Null for reviews and comments, which are replies, and for notes without a title. */
function factsFrom(note: Note): PaperFacts | null {
  const title = plainText(note.content.title ?? '')
  if (!title || note.replyto || (note.forum !== undefined && note.forum !== note.id)) return null
  const time = note.pdate ?? note.cdate
  const date = time === undefined ? undefined : dayOfTime(time)
  const venue = plainText(note.content.venue ?? '')
  const pdf = note.content.pdf
  return {
    identifiers: identifiersFrom(['openreview', `openreview:${note.id}`]),
    title,
    // Never `authorids`: they hold e-mail addresses.
    authors: (note.content.authors ?? []).map(plainText),
    ...given('abstract', plainAbstract(note.content.abstract)),
    ...given('venue', venue || undefined),
    ...given('year', date === undefined ? undefined : Number(date.slice(0, 4))),
    ...given('date', date),
    ...given('type', hasNotComeOut.test(venue) ? ('preprint' as const) : undefined),
    ...given('license', note.license),
    links: [
      ...(pdf && /^\/(?:pdf|attachment)[/?]/.test(pdf)
        ? [
            {
              kind: 'pdf' as const,
              url: `https://openreview.net${pdf}`,
              ...given('license', note.license),
              isOpen: true,
            },
          ]
        : []),
      {
        kind: 'landing',
        url: `https://openreview.net/forum?id=${encodeURIComponent(note.id)}`,
        isOpen: true,
      },
    ],
    relations: [],
    notices: [],
  }
}

function dayOfTime(milliseconds: number): string | undefined {
  const time = new Date(milliseconds)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString().slice(0, 10)
}
