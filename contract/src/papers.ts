import { z } from 'zod'
import { CopyState, FullText, PaperSource } from './full-text.ts'

export const IdentifierScheme = z.enum([
  'doi',
  'arxiv',
  'openalex',
  's2',
  'pmid',
  'pmcid',
  'openreview',
  'sha256',
  'tessera',
])
export type IdentifierScheme = z.infer<typeof IdentifierScheme>

export const Identifier = z.object({ scheme: IdentifierScheme, value: z.string() })

export const ContentStatus = z.enum(['full', 'abstract', 'pending', 'failed'])

/** What can be published about a paper, the gravest first; a withdrawal is of a preprint. */
export const NoticeKind = z.enum([
  'retraction',
  'partial-retraction',
  'withdrawal',
  'concern',
  'correction',
])
export type NoticeKind = z.infer<typeof NoticeKind>

/** What each does to the paper, as its card and citations of it say it. */
export const noticeWords: Readonly<Record<NoticeKind, string>> = {
  retraction: 'Retracted',
  'partial-retraction': 'Retracted in part',
  withdrawal: 'Preprint withdrawn',
  concern: 'Expression of concern',
  correction: 'Corrected',
}

/** The same of the preprint of a paper that has come out since. */
export const preprintNoticeWords: Readonly<Record<NoticeKind, string>> = {
  retraction: 'Preprint retracted',
  'partial-retraction': 'Preprint retracted in part',
  withdrawal: 'Preprint withdrawn',
  concern: 'Expression of concern about the preprint',
  correction: 'Preprint corrected',
}

export const Notice = z.object({
  kind: NoticeKind,
  doi: z.string().optional(),
  date: z.string().optional(),
  source: z.string(),
  /** It is about the preprint of this paper, which has come out since. */
  ofPreprint: z.literal(true).optional(),
})

export type Notice = z.infer<typeof Notice>

/** What a notice does to the paper that it is about. */
export const NoticeRelation = z.enum(['retracts', 'concerns', 'corrects'])
export type NoticeRelation = z.infer<typeof NoticeRelation>

/** Which source gave a field, when, and what it said. */
export const ProvenanceEntry = z.object({
  field: z.string(),
  source: z.string(),
  value: z.string(),
  at: z.iso.datetime(),
  /** Whether the page shows this value, one that says the same in other words, or another. */
  standing: z.enum(['shown', 'agrees', 'differs']),
})
export type ProvenanceEntry = z.infer<typeof ProvenanceEntry>

/** What the host of a repository says of it; absent is what it does not say. */
export const ResourceFacts = z.object({
  description: z.string().optional(),
  stars: z.int().optional(),
  forks: z.int().optional(),
  language: z.string().optional(),
  license: z.string().optional(),
  isArchived: z.boolean().optional(),
})
export type ResourceFacts = z.infer<typeof ResourceFacts>

/** Code, data or a model that belongs to the paper, and which source says so. */
export const PaperResource = z.object({
  kind: z.enum(['code', 'dataset', 'model']),
  name: z.string(),
  url: z.string(),
  source: z.string(),
  at: z.iso.datetime(),
  facts: ResourceFacts,
})
export type PaperResource = z.infer<typeof PaperResource>

/** A text of the paper that is here. */
export const PaperVersion = z.object({
  documentId: z.string(),
  label: z.string(),
  source: z.enum(['pdf', 'html', 'jats', 'sections']),
  createdAt: z.iso.datetime(),
  /** 2 for "v2" of a preprint; null when it is no version of one, or nobody said which. */
  preprintVersion: z.int().nullable(),
  state: CopyState.nullable(),
  license: z.string().nullable(),
  /** Where it was fetched, and which source named that place; null for files that were brought. */
  origin: z.object({ url: z.string(), source: z.string(), at: z.iso.datetime() }).nullable(),
})
export type PaperVersion = z.infer<typeof PaperVersion>

/** What a result card shows. */
export const PaperCard = z.object({
  id: z.string(),
  title: z.string(),
  authors: z.array(z.string()),
  venue: z.string().nullable(),
  year: z.int().nullable(),
  abstract: z.string().nullable(),
  pdfUrl: z.string().nullable(),
  doi: z.string().nullable(),
  arxivId: z.string().nullable(),
  isOpenAccess: z.boolean(),
  citationCount: z.int(),
  contentStatus: ContentStatus,
  /** Read from the library of this installation, or a private upload. */
  source: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  /** The sources that told of it, each once. */
  sources: z.array(z.string()),
  /** Whether the facts are those of a preprint, or of the published paper; null when no source says. */
  stage: z.enum(['preprint', 'published']).nullable(),
  /** Retractions, corrections and expressions of concern. */
  notices: z.array(Notice),
  /** Of a published notice: what it is about, by name ("doi:10.1234/snow"). */
  noticeAbout: z.array(z.object({ kind: NoticeRelation, paper: z.string() })),
})
export type PaperCard = z.infer<typeof PaperCard>

export const Paper = PaperCard.extend({
  openAccessUrl: z.string().nullable(),
  htmlUrl: z.string().nullable(),
  license: z.string().nullable(),
  /** Canonical text; null until a full text or an abstract has been turned into a document. */
  content: z.string().nullable(),
  figures: z.array(z.object({ id: z.string(), label: z.string(), caption: z.string() })),
  citations: z.array(z.object({ id: z.string(), raw: z.string(), doi: z.string().optional() })),
  identifiers: z.array(Identifier),
  documentId: z.string().nullable(),
  /** Why there is no full text, in a sentence; null when there is one. */
  contentProblem: z.string().nullable(),
  /** The import that is at work on this paper; null when none is. */
  importJobId: z.string().nullable(),
  fullText: FullText,
  /** Code first, then data, then models. */
  resources: z.array(PaperResource),
  /** Opening the paper asks the sources for its facts again: `POST /api/papers/{id}/text`. */
  isFactsDue: z.boolean(),
  /** The newest version of the preprint that its archive is known to have. */
  newestVersion: z.int().nullable(),
  /** Every source that was asked for this paper by name, and how it answered. */
  asked: z.array(PaperSource),
  provenance: z.array(ProvenanceEntry),
  versions: z.array(PaperVersion),
  /** Only the uploader's session may see it. */
  isPrivate: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Paper = z.infer<typeof Paper>

/** The steps of reading an imported file, as the page shows them. */
export const ImportStep = z.enum(['queued', 'fetching', 'parsing', 'explaining', 'done', 'failed'])
export const ImportStatus = z.object({
  jobId: z.string(),
  paperId: z.string(),
  step: ImportStep,
  /** What is being done, in a few words; only while copies are fetched. */
  detail: z.string().optional(),
  progress: z.object({ total: z.int(), completed: z.int(), failed: z.int() }),
  /** One sentence; only with `failed`. */
  error: z.string().nullable(),
  /** The same file would fail again; only with `failed`. */
  isFinal: z.literal(true).optional(),
})
export type ImportStatus = z.infer<typeof ImportStatus>
