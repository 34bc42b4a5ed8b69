import type { ModelRun } from '@tessera/contract'
import { jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A UUID that the database makes when the caller brings none. */
export const uuidKey = () => uuid().primaryKey().defaultRandom()
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })
export const createdAt = () => moment().notNull().defaultNow()
/** JSON that is always there; what is inside was checked by whoever wrote it. */
export const json = <T>() => jsonb().$type<T>().notNull()
/** Which engine said it. `model` is empty for the embedded engine. */
export const madeBy = () => ({
  engine: text().notNull(),
  engineVersion: text().notNull(),
  model: text().notNull().default(''),
})
/** What a language model's explanation took, and why another engine answered, if one did. */
export const modelRun = () => ({ run: jsonb().$type<ModelRun>(), note: text() })
