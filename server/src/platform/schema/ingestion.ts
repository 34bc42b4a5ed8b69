import { bigint, boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, json, moment, uuidKey } from './columns.ts'

type Progress = { readonly total: number; readonly completed: number; readonly failed: number }

export const ingestionJobs = pgTable('ingestion_jobs', {
  id: uuidKey(),
  type: text().notNull(),
  source: text().notNull(),
  status: text({ enum: ['pending', 'running', 'completed', 'failed', 'cancelled'] })
    .notNull()
    .default('pending'),
  step: text({ enum: ['queued', 'fetching', 'parsing', 'explaining', 'done', 'failed'] })
    .notNull()
    .default('queued'),
  paperId: text(),
  arxivId: text(),
  doi: text(),
  title: text(),
  startedAt: moment(),
  completedAt: moment(),
  error: text(),
  progress: json<Progress>().default({ total: 0, completed: 0, failed: 0 }),
  results: json<Record<string, number>>().default({}),
  metadata: json<Record<string, unknown>>().default({}),
  createdAt: createdAt(),
})

const metadata = () => json<Record<string, unknown>>().default({})
const list = () => json<readonly string[]>().default([])
const count = () => integer().notNull().default(0)
/** What the hubs of models and of data sets say of each entry. */
const hubEntry = () => ({
  id: uuidKey(),
  paperId: text(),
  type: text().notNull(),
  name: text().notNull(),
  fullName: text(),
  author: text(),
  description: text(),
  url: text(),
  downloads: bigint({ mode: 'number' }).notNull().default(0),
  likes: count(),
  tags: list(),
  license: text(),
  lastModified: moment(),
  metadata: metadata(),
})

export const paperImplementations = pgTable('paper_implementations', {
  id: uuidKey(),
  paperId: text().notNull(),
  implementationId: text().notNull(),
  type: text().notNull(),
  name: text().notNull(),
  fullName: text(),
  description: text(),
  url: text(),
  repositoryUrl: text(),
  isOfficial: boolean().notNull().default(false),
  stars: count(),
  forks: count(),
  language: text(),
  framework: text(),
  license: text(),
  lastUpdated: moment(),
  metadata: metadata(),
})

export const aiModels = pgTable('ai_models', {
  ...hubEntry(),
  modelId: text().notNull(),
  pipelineTag: text(),
  library: text(),
  language: jsonb().$type<string | readonly string[]>(),
})

export const datasets = pgTable('datasets', {
  ...hubEntry(),
  datasetId: text().notNull(),
  size: text(),
  taskCategories: list(),
  languages: list(),
  modalities: list(),
})

export const conferencePapers = pgTable('conference_papers', {
  id: uuidKey(),
  paperId: text(),
  noteId: text().notNull(),
  type: text().notNull(),
  title: text().notNull(),
  abstract: text(),
  authors: list(),
  venue: text(),
  year: integer(),
  pdfUrl: text(),
  keywords: list(),
  forum: text(),
  invitation: text(),
  readers: list(),
  signatures: list(),
  cdate: moment(),
  mdate: moment(),
  metadata: metadata(),
})

export const benchmarks = pgTable('benchmarks', {
  id: uuidKey(),
  paperId: text(),
  benchmarkId: text().notNull(),
  task: text().notNull(),
  dataset: text().notNull(),
  metrics: json<Record<string, unknown>>().default({}),
  modelName: text(),
  modelDescription: text(),
  paperTitle: text(),
  paperUrl: text(),
  paperDate: date({ mode: 'string' }),
  codeUrl: text(),
  metadata: metadata(),
})
