import type { ReplicationItem } from '../explain/explanation.ts'

/** Raised with every change that could alter what is found in a repository. */
export const repositoryReaderVersion = '1'

/** A file that a repository's listing names. */
export interface ListedFile {
  readonly path: string
  /** In bytes. */
  readonly size: number
}

/** A file of a repository, as it is. */
export interface RepositoryText {
  readonly path: string
  readonly text: string
}

/** Lines of a file, or a sentence of one, letter for letter, without what ends the last of them; counted from 1. */
export interface QuotedLines {
  readonly first: number
  readonly last: number
  readonly text: string
}

/** A file that has something to say on an item; without lines, that it is there. */
export interface RepositoryEvidence {
  readonly path: string
  readonly lines: QuotedLines | null
}

/** What a repository has on an item of the replication checklist. */
export interface RepositoryFinding {
  readonly item: ReplicationItem
  readonly evidence: readonly RepositoryEvidence[]
  /** Of code and data: how many files there are, of which the evidence names some. */
  readonly files?: number
  /** Of a licence whose text is known: "MIT". */
  readonly licence?: string
}
