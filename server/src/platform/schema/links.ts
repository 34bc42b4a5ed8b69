import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

export const linkTests = pgTable('link_tests', {
  url: text().primaryKey(),
  outcome: text({ enum: ['answers', 'gone', 'refused', 'no-answer', 'not-followed'] }).notNull(),
  status: integer(),
  testedAt: moment().notNull().defaultNow(),
})
