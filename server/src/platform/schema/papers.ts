import type { NoticeKind, Publication } from '@tessera/contract'
import type { Page, PaperDocument, Span } from '@tessera/engine'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { createdAt, json, madeBy, modelRun, moment, uuidKey } from './columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const papers = pgTable('papers', {
  id: text().primaryKey(),
  title: text().notNull(),
  abstract: text(),
  authors: json<readonly string[]>().default([]),
  venue: text(),
  year: integer(),
  doi: text(),
  arxivId: text(),
  pdfUrl: text(),
  htmlUrl: text(),
  openAccessUrl: text(),
  license: text(),
  citationCount: integer().notNull().default(0),
  isOpenAccess: boolean().notNull().default(false),
  source: text().notNull().default('unknown'),
  metadata: json<Record<string, unknown>>().default({}),
  publication: json<Publication>().default({}),
  content: text(),
  contentStatus: text({ enum: ['full', 'abstract', 'pending', 'failed'] })
    .notNull()
    .default('pending'),
  contentProblem: text(),
  figures: json<readonly { id: string; label: string; caption: string }[]>().default([]),
  citations: json<readonly { id: string; raw: string; doi?: string }[]>().default([]),
  documentId: text(),
  ownerSession: text(),
  mergedInto: text(),
  /** Titles that other records give it. */
  otherTitles: json<readonly string[]>().default([]),
  createdAt: createdAt(),
  updatedAt: moment().notNull().defaultNow(),
  search: tsvector().generatedAlwaysAs(sql`''::tsvector`),
})

export const paperIdentifiers = pgTable(
  'paper_identifiers',
  {
    scheme: text({
      enum: ['doi', 'arxiv', 'openalex', 's2', 'pmid', 'pmcid', 'openreview', 'sha256', 'tessera'],
    }).notNull(),
    value: text().notNull(),
    paperId: text()
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.scheme, table.value] })],
)

/** Names that a record gives its paper in another state, which no record bears that came here. */
export const claimedIdentifiers = pgTable(
  'claimed_identifiers',
  {
    scheme: text({
      enum: ['doi', 'arxiv', 'openalex', 's2', 'pmid', 'pmcid', 'openreview'],
    }).notNull(),
    value: text().notNull(),
    paperId: text()
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.scheme, table.value, table.paperId] })],
)

export const documents = pgTable(
  'documents',
  {
    paperId: text()
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    source: text({ enum: ['pdf', 'html', 'jats', 'sections'] }).notNull(),
    parserVersion: text().notNull(),
    textHash: text().notNull(),
    body: json<Omit<PaperDocument, 'pages'>>(),
    pages: json<readonly Page[]>().default([]),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.id] })],
)

export const files = pgTable(
  'files',
  {
    paperId: text()
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
    sha256: text().notNull(),
    mediaType: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    name: text(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.sha256] })],
)

const ofDocument = () => ({ paperId: text().notNull(), documentId: text().notNull() })

export const summaries = pgTable(
  'summaries',
  {
    id: uuidKey(),
    ...ofDocument(),
    tldr: text().notNull(),
    whatsNew: text().notNull(),
    methods: text().notNull(),
    results: text().notNull(),
    limitations: text().notNull(),
    replicationChecklist: json<readonly string[]>().default([]),
    evidenceMap: json<
      Record<
        string,
        readonly { claim: string; verdict: string; spans: readonly (Span & { id: string })[] }[]
      >
    >().default({}),
    claims: json<Record<string, unknown>>().default({}),
    withheld: json<readonly unknown[]>().default([]),
    ...madeBy(),
    ...modelRun(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.paperId, table.documentId],
      foreignColumns: [documents.paperId, documents.id],
    }),
  ],
)

export const analyses = pgTable(
  'analyses',
  {
    id: uuidKey(),
    ...ofDocument(),
    kind: text({ enum: ['results', 'figures', 'math'] }).notNull(),
    body: json<Record<string, unknown>>(),
    ...madeBy(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.paperId, table.documentId],
      foreignColumns: [documents.paperId, documents.id],
    }),
  ],
)

/** What a source says of one field of a paper. */
const word = () => ({
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  paperId: text()
    .notNull()
    .references(() => papers.id, { onDelete: 'cascade' }),
  field: text().notNull(),
  source: text().notNull(),
  value: text().notNull(),
})

export const provenance = pgTable('provenance', {
  ...word(),
  /** The name of the record that says it; empty where it was not noted. */
  record: text().notNull().default(''),
  at: moment().notNull().defaultNow(),
})

/** What it said before; the database keeps it by itself. */
export const provenancePast = pgTable('provenance_past', {
  ...word(),
  at: moment().notNull(),
  replacedAt: moment().notNull().defaultNow(),
})

export const notices = pgTable('notices', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  paperId: text()
    .notNull()
    .references(() => papers.id, { onDelete: 'cascade' }),
  kind: text().$type<NoticeKind>().notNull(),
  doi: text(),
  /** As precise as the source is: 2017, 2017-06 or 2017-06-12. */
  date: text(),
  source: text().notNull(),
  /** A record of the preprint tells it. */
  isOfPreprint: boolean().notNull().default(false),
  /** Which record of the source tells it; empty when that was not noted. */
  record: text().notNull().default(''),
  /** When it was last told; null when it follows from the record of the notice itself, or was told before this was kept. */
  toldAt: moment(),
})

/** When a record of a source last said that there is no such notice; an older notice of it does not count. */
export const noticeDenials = pgTable(
  'notice_denials',
  {
    paperId: text()
      .notNull()
      .references(() => papers.id, { onDelete: 'cascade' }),
    kind: text().$type<NoticeKind>().notNull(),
    source: text().notNull(),
    isOfPreprint: boolean().notNull(),
    record: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.paperId, table.kind, table.source, table.isOfPreprint, table.record],
    }),
  ],
)
