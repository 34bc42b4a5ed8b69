import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, moment, uuidKey } from './columns.ts'

export const passkeys = pgTable('passkeys', {
  id: uuidKey(),
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  credentialId: text().notNull(),
  publicKey: text().notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull(),
  isSynced: boolean().notNull(),
  name: text().notNull(),
  createdAt: createdAt(),
  lastUsedAt: moment(),
})

export const passkeyChallenges = pgTable('passkey_challenges', {
  token: text().primaryKey(),
  challenge: text().notNull(),
  userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment().notNull(),
})
