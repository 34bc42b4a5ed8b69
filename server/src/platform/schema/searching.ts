import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

export const searchRankings = pgTable('search_rankings', {
  id: text().primaryKey(),
  query: text().notNull(),
  paperIds: text().array().notNull(),
  createdAt: createdAt(),
})
