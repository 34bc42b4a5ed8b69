import { z } from 'zod'
import { PaperRepository } from './repositories.ts'
import { list } from './spans.ts'

/** The items of the replication checklist whose addresses are tested. */
export const CheckedItem = z.enum(['code', 'data'])
export type CheckedItem = z.infer<typeof CheckedItem>

/**
 * What became of one request: `answers` with what was asked for; `gone`, the server says that there is nothing;
 * `refused`, it answers, but not to a machine; `no-answer` in time, or a fault of the server; `not-followed`, the
 * address leads on to one that Tessera does not visit.
 */
export const LinkOutcome = z.enum(['answers', 'gone', 'refused', 'no-answer', 'not-followed'])
export type LinkOutcome = z.infer<typeof LinkOutcome>

/** What a test found, in words that stand behind the address; `day` is when. */
export function linkTestWords(outcome: LinkOutcome, day: string): string {
  switch (outcome) {
    case 'answers':
      return `answered on ${day}`
    case 'gone':
      return `was not found on ${day}`
    case 'no-answer':
      return `did not answer on ${day}`
    case 'refused':
      return `answered on ${day}, but not to a machine`
    case 'not-followed':
      return `led to an address that is not public on ${day}`
  }
}

/** Why addresses are not tested: they are those of somebody's own file, or this installation asks nobody. */
export const Untested = z.enum(['private', 'off'])
export type Untested = z.infer<typeof Untested>

/** Why an address was not tested, in words that stand behind it. */
export function untestedWords(why: Untested): string {
  switch (why) {
    case 'private':
      return 'not tested: no address in your own file is told to others'
    case 'off':
      return 'not tested: this Tessera asks no other sites'
  }
}

export const LinkTest = z.object({
  outcome: LinkOutcome,
  /** The HTTP status after redirects; null when there was no answer. */
  status: z.int().nullable(),
  testedAt: z.iso.datetime(),
})
export type LinkTest = z.infer<typeof LinkTest>

/** An address that a paper gives where it states its code or data. */
export const PaperLink = z.object({
  item: CheckedItem,
  url: z.string(),
  /** Whether it is tested, or tested again, once the paper is opened: `POST /api/papers/{id}/links`. */
  isDue: z.boolean(),
  /** The last test; null when there was none. */
  test: LinkTest.nullable(),
})
export type PaperLink = z.infer<typeof PaperLink>

export const PaperLinks = z.object({
  links: list(PaperLink),
  /** Null where addresses are tested. */
  untested: Untested.nullable(),
  /** The paper's own repository on GitHub; null when it names none. */
  repository: PaperRepository.nullable(),
})
export type PaperLinks = z.infer<typeof PaperLinks>
