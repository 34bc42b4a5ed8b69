import {
  bigint,
  boolean,
  date,
  doublePrecision,
  inet,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, json, madeBy, modelRun, moment, uuidKey } from './columns.ts'

export const users = pgTable('users', {
  id: uuidKey(),
  email: text().notNull(),
  passwordHash: text().notNull(),
  firstName: text(),
  lastName: text(),
  phone: text(),
  profileImageUrl: text(),
  emailVerified: boolean().notNull().default(false),
  twoFactorEnabled: boolean().notNull().default(false),
  twoFactorSecret: text(),
  stripeCustomerId: text(),
  subscriptionStatus: text().notNull().default('free'),
  subscriptionPlan: text().notNull().default('free'),
  subscriptionId: text(),
  subscriptionEndsAt: moment(),
  createdAt: createdAt(),
  updatedAt: moment().notNull().defaultNow(),
})

const ofUser = () => ({
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
})

export const loginSessions = pgTable('login_sessions', {
  id: uuidKey(),
  ...ofUser(),
  sessionToken: text().notNull(),
  deviceInfo: jsonb().$type<Record<string, unknown>>(),
  ipAddress: inet(),
  userAgent: text(),
  lastActivity: moment().notNull().defaultNow(),
  isActive: boolean().notNull().default(true),
  createdAt: createdAt(),
})

export const sessions = pgTable('sessions', {
  sid: text().primaryKey(),
  sess: json<Record<string, unknown>>(),
  expire: moment().notNull(),
})

const tokenColumns = () => ({
  id: uuidKey(),
  ...ofUser(),
  token: text().notNull(),
  expiresAt: moment().notNull(),
  used: boolean().notNull().default(false),
  createdAt: createdAt(),
})
export const passwordResetTokens = pgTable('password_reset_tokens', tokenColumns())
export const emailVerificationTokens = pgTable('email_verification_tokens', tokenColumns())

export const qaHistory = pgTable('qa_history', {
  id: uuidKey(),
  paperId: text().notNull(),
  documentId: text().notNull(),
  userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
  ownerSession: text(),
  question: text().notNull(),
  answer: text().notNull(),
  refused: boolean().notNull().default(false),
  reason: text(),
  premise: text(),
  claims: json<readonly unknown[]>().default([]),
  citations: json<readonly unknown[]>().default([]),
  nearest: json<readonly unknown[]>().default([]),
  searched: json<readonly string[]>().default([]),
  ...madeBy(),
  ...modelRun(),
  createdAt: createdAt(),
})

export const usageTracking = pgTable('usage_tracking', {
  id: uuidKey(),
  userId: uuid().references(() => users.id, { onDelete: 'set null' }),
  feature: text().notNull(),
  paperId: text(),
  sessionId: text(),
  ipAddress: inet(),
  createdAt: createdAt(),
})

/** What the language model used on a day (UTC). */
export const modelUsage = pgTable('model_usage', {
  day: date({ mode: 'string' }).primaryKey(),
  calls: integer().notNull(),
  tokens: bigint({ mode: 'number' }).notNull(),
  cost: doublePrecision().notNull(),
})
