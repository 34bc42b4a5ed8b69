import type { ResourceFacts } from '@tessera/contract'
import { boolean, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { json, moment } from './columns.ts'
import { documents, papers } from './papers.ts'

const ofPaper = () =>
  text()
    .notNull()
    .references(() => papers.id, { onDelete: 'cascade' })
const state = () => text({ enum: ['submitted', 'accepted', 'published'] })

export const textCopies = pgTable(
  'text_copies',
  {
    paperId: ofPaper(),
    url: text().notNull(),
    kind: text({ enum: ['html', 'jats', 'pdf'] }).notNull(),
    source: text().notNull(),
    license: text(),
    state: state(),
    toldAt: moment().notNull().defaultNow(),
    triedAt: moment(),
    problem: text(),
    retryAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.url] })],
)

export const textSearches = pgTable('text_searches', {
  paperId: ofPaper().primaryKey(),
  at: moment().notNull().defaultNow(),
  failures: integer().notNull().default(1),
  retryAt: moment().notNull(),
  retriesItself: boolean().notNull(),
})

export const documentOrigins = pgTable(
  'document_origins',
  {
    paperId: text().notNull(),
    documentId: text().notNull(),
    url: text().notNull(),
    source: text().notNull(),
    license: text(),
    state: state(),
    preprintVersion: integer(),
    sha256: text().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.documentId, table.url] }),
    foreignKey({
      columns: [table.paperId, table.documentId],
      foreignColumns: [documents.paperId, documents.id],
    }),
  ],
)

export const factSearches = pgTable('fact_searches', {
  paperId: ofPaper().primaryKey(),
  at: moment().notNull().defaultNow(),
  retryAt: moment().notNull(),
})

export const paperResources = pgTable(
  'paper_resources',
  {
    paperId: ofPaper(),
    url: text().notNull(),
    kind: text({ enum: ['code', 'dataset', 'model'] }).notNull(),
    name: text().notNull(),
    source: text().notNull(),
    facts: json<ResourceFacts>().default({}),
    at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.url] })],
)

export const sourceAnswers = pgTable(
  'source_answers',
  {
    paperId: ofPaper(),
    source: text().notNull(),
    status: text({ enum: ['answered', 'unknown', 'failed', 'limited'] }).notNull(),
    message: text(),
    retryAt: moment(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.source] })],
)
