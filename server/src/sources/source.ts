import type {
  IdentifierScheme,
  NameParts,
  Notice,
  NoticeKind,
  NoticeRelation,
  PaperType,
  SourceFailure,
} from '@tessera/contract'
import type { Readings } from './reading-words.ts'

/** A name that a paper goes by in the world: `value` is in its scheme's canonical form, without prefix. */
export interface Identifier {
  readonly scheme: Exclude<IdentifierScheme, 'sha256' | 'tessera'>
  readonly value: string
}

/** The identifier as one word, to be a key. */
export const nameOf = ({ scheme, value }: Pick<Identifier, 'value'> & { scheme: string }) =>
  `${scheme}:${value}`

/** A copy that may be read, as the source describes it. */
export interface FullTextLink {
  readonly kind: 'html' | 'jats' | 'pdf' | 'landing'
  readonly url: string
  readonly license?: string
  /** Which state of the paper the copy holds. */
  readonly version?: 'submitted' | 'accepted' | 'published'
  /** Free to read, as far as the source says. */
  readonly isOpen: boolean
}

/** How one paper stands to another that the source names. */
export interface Relation {
  readonly kind: 'preprint-of' | 'has-preprint' | 'version-of' | NoticeRelation
  readonly to: Identifier
  /** Since when, of a notice: as precise as the source knows. */
  readonly date?: string
}

/** True for a relation that makes a paper a notice about another one. */
export const isNoticeRelation = (kind: Relation['kind']): kind is NoticeRelation =>
  kind === 'retracts' || kind === 'corrects' || kind === 'concerns'

/** Names of the same work in its other state: what a preprint came out as, and the preprint of what came out. */
export const otherNames = ({ relations }: Pick<SourcePaper, 'relations'>): Identifier[] =>
  relations.flatMap(({ kind, to }) =>
    kind === 'preprint-of' || kind === 'has-preprint' ? [to] : [],
  )

export interface CodeOrData {
  readonly kind: 'code' | 'dataset' | 'model'
  readonly name: string
  readonly url: string
}

/** One paper as one source tells it. Absent means that the source does not say; nothing is guessed. */
export interface SourcePaper {
  readonly source: string
  /** When the source answered, ISO 8601 UTC; for a cached answer the time of the first. */
  readonly at: string
  /** Why it is told from an old answer: the source was asked again, in vain. */
  readonly silence?: SourceProblem
  readonly identifiers: readonly Identifier[]
  /** Plain text: markup of titles and abstracts is taken out. */
  readonly title: string
  readonly authors: readonly string[]
  /** The same authors in parts, where the source keeps them so. */
  readonly people?: readonly NameParts[]
  readonly abstract?: string
  readonly venue?: string
  readonly year?: number
  /** As precise as the source knows: 2017, 2017-06 or 2017-06-12. */
  readonly date?: string
  readonly type?: PaperType
  readonly volume?: string
  readonly issue?: string
  /** A range, or the number of an article without pages. */
  readonly pages?: string
  /** Of a thesis or report: the institution. */
  readonly publisher?: string
  /** Of the book that it is or stands in: digits, and perhaps an X at the end. */
  readonly isbn?: string
  /** What a thesis was for: "Doctor of Philosophy". */
  readonly degree?: string
  readonly editors?: readonly NameParts[]
  /** arXiv's primary class: "cs.CL". */
  readonly arxivClass?: string
  /** "v2" of a preprint. */
  readonly version?: string
  readonly citationCount?: number
  readonly isOpenAccess?: boolean
  readonly license?: string
  readonly links: readonly FullTextLink[]
  readonly relations: readonly Relation[]
  readonly notices: readonly Notice[]
  /** Notices of which the source says that there are none, so that what it said before is no more so. */
  readonly denies?: readonly NoticeKind[]
  /** What it is about, with how sure the source is, 0 to 1. */
  readonly concepts?: readonly { readonly name: string; readonly score: number }[]
  readonly resources?: readonly CodeOrData[]
}

/** What went wrong with a source, in a form that the reader can be told. */
export type SourceProblem =
  | { readonly kind: 'limited'; readonly retryAt: string; readonly message: string }
  | {
      readonly kind: 'failed'
      readonly failure: SourceFailure
      readonly retryAt?: string
      readonly message: string
    }
  | { readonly kind: 'off'; readonly message: string }

/** A source did not answer as it should; `problem.message` is a sentence that names the source. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
  readonly source: string
  readonly problem: SourceProblem
  constructor(source: string, problem: SourceProblem, cause?: unknown) {
    super(problem.message, { cause })
    this.source = source
    this.problem = problem
  }
}

/** What a reader wants of what is found, as far as a source can be asked for it. */
export interface Narrowing {
  /** The first and the last year. */
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly openAccess?: boolean | undefined
  /** Part of the venue's name. */
  readonly venue?: string | undefined
}

export interface Query extends Narrowing {
  readonly words: string
  /** The words are a whole title, as far as anybody can tell. */
  readonly isTitle?: true
  /** Who wrote it. */
  readonly authors?: Readings
  readonly limit: number
}

/** What a search at one source gave. */
export interface SourceHits {
  readonly papers: readonly SourcePaper[]
  /** How many papers it has for the question, as it says itself; absent where it does not say. */
  readonly total?: number
}

/** One upstream. Methods it lacks are what it cannot do; each throws `SourceError` and nothing else. */
export interface Source {
  /** As shown to readers: "OpenAlex". */
  readonly name: string
  search?(query: Query, signal: AbortSignal): Promise<SourceHits>
  /** Null when the source answered and does not know the paper. */
  lookup?(identifier: Identifier, signal: AbortSignal): Promise<SourcePaper | null>
  /** Works that the paper refers to, and works that cite it. */
  references?(identifier: Identifier, signal: AbortSignal): Promise<readonly SourcePaper[]>
  citations?(identifier: Identifier, signal: AbortSignal): Promise<readonly SourcePaper[]>
}

/**
 * Asks an upstream through the broker: one polite door for all requests. The answer's body is already
 * decoded, capped and checked by `read`, which throws on a body of the wrong shape; only checked answers
 * are cached. When the source fails, an old answer is given with the problem, if there is one that holds anything.
 * Throws `SourceError`.
 */
export type Ask = <T>(request: {
  readonly source: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds that a fresh answer may be reused; default 10 minutes. */
  readonly freshMs?: number
  /** Largest decoded body; default 10 MB. */
  readonly maxBytes?: number
  /** Statuses that mean "does not know it": the answer is null and may be cached. Default 404. */
  readonly absent?: readonly number[]
  readonly signal: AbortSignal
  readonly read: (body: Uint8Array, contentType: string) => T
}) => Promise<{
  readonly value: T
  readonly at: string
  readonly silence?: SourceProblem
} | null>
