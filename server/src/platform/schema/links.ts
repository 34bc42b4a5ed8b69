import type { RepositoryReading } from '@tessera/contract'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

export const linkTests = pgTable('link_tests', {
  url: text().primaryKey(),
  outcome: text({ enum: ['answers', 'gone', 'refused', 'no-answer', 'not-followed'] }).notNull(),
  status: integer(),
  testedAt: moment().notNull().defaultNow(),
})

export const repositoryReadings = pgTable('repository_readings', {
  name: text().primaryKey(),
  outcome: text({ enum: ['read', 'gone', 'empty', 'limited', 'no-answer'] }).notNull(),
  why: text(),
  triedAt: moment().notNull(),
  reading: jsonb().$type<RepositoryReading>(),
  readerVersion: text(),
})
