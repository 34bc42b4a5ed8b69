import {
  bigint,
  boolean,
  date,
  doublePrecision,
  inet,
  integer,
  pgTable,
  primaryKey,
  smallint,
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
  /** Whether who has the mailbox was seen to have the account: a link opened in a session, or a password chosen by one. */
  mailboxProved: boolean().notNull().default(false),
  /** Of the time before `twoFactorOutlivesReset`, which was made from it. */
  emailVerifiedAt: moment(),
  twoFactorEnabled: boolean().notNull().default(false),
  twoFactorSecret: text(),
  twoFactorPending: text(),
  twoFactorLastStep: integer(),
  twoFactorSince: moment(),
  /** Whether a reset by mail leaves the second factor on. */
  twoFactorOutlivesReset: boolean().notNull().default(false),
  recoverySalt: text(),
  stripeCustomerId: text(),
  subscriptionStatus: text().notNull().default('free'),
  subscriptionPlan: text().notNull().default('free'),
  subscriptionId: text(),
  subscriptionEndsAt: moment(),
  deleteAfter: moment(),
  createdAt: createdAt(),
  updatedAt: moment().notNull().defaultNow(),
})

/** What stays of an account that ended: nothing personal. */
export const closedAccounts = pgTable('closed_accounts', {
  id: uuid().primaryKey(),
  createdAt: moment().notNull(),
  closedAt: moment().notNull(),
  subscriptionPlan: text().notNull(),
  stripeCustomerId: text(),
  subscriptionId: text(),
})

const ofUser = () => ({
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
})

/** One row per device that is signed in; ended is gone. The view `sessions` reads from here. */
export const loginSessions = pgTable('login_sessions', {
  id: uuidKey(),
  ...ofUser(),
  sessionToken: text().notNull(),
  deviceInfo: json<{ readonly browser: string; readonly system: string }>(),
  ipAddress: inet(),
  userAgent: text(),
  lastActivity: moment().notNull().defaultNow(),
  idleExpiresAt: moment().notNull(),
  expiresAt: moment().notNull(),
  createdAt: createdAt(),
  /** Where it began; empty once that device is forgotten. */
  deviceId: uuid(),
})

export const knownDevices = pgTable(
  'known_devices',
  {
    ...ofUser(),
    device: text().notNull(),
    id: uuid().notNull().defaultRandom(),
    firstSeen: moment().notNull().defaultNow(),
    lastSeen: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
)

/** Known devices that are not asked for a code. */
export const trustedDevices = pgTable('trusted_devices', {
  deviceId: uuid()
    .primaryKey()
    .references(() => knownDevices.id, { onDelete: 'cascade' }),
  deviceInfo: json<{ readonly browser: string; readonly system: string }>(),
  ipAddress: inet(),
  wrongPasswords: smallint().notNull().default(0),
  createdAt: moment().notNull(),
  expiresAt: moment().notNull(),
})

export const attemptCounts = pgTable('attempt_counts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: moment().notNull(),
  timesUsedUp: smallint().notNull().default(0),
})

export const auditEvents = pgTable('audit_events', {
  id: uuidKey(),
  /** Refers to no row: the database would do more to write down a try at an account than one at none (T27). */
  userId: uuid(),
  kind: text().notNull(),
  ipAddress: inet(),
  device: text(),
  createdAt: createdAt(),
})

export const mails = pgTable('mails', {
  id: uuidKey(),
  userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
  recipient: text().notNull(),
  kind: text().notNull(),
  body: text(),
  createdAt: createdAt(),
  sentAt: moment(),
  problem: text(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  { ...ofUser(), code: text().notNull(), usedAt: moment() },
  (table) => [primaryKey({ columns: [table.userId, table.code] })],
)

export const pendingSignIns = pgTable('pending_sign_ins', {
  token: text().primaryKey(),
  ...ofUser(),
  expiresAt: moment().notNull(),
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
  /** The browser's session, or "user:ID" of an account. */
  ownerSession: text().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
  refused: boolean().notNull().default(false),
  reason: text(),
  premise: text(),
  chance: doublePrecision(),
  claims: json<readonly unknown[]>().default([]),
  citations: json<readonly unknown[]>().default([]),
  nearest: json<readonly unknown[]>().default([]),
  searched: json<readonly string[]>().default([]),
  withheld: json<readonly unknown[]>().default([]),
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

/** What a reader, as a hash, had of the language model on a day (UTC). */
export const modelShares = pgTable(
  'model_shares',
  {
    day: date({ mode: 'string' }).notNull(),
    reader: text().notNull(),
    tokens: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.reader] })],
)

/** What the language model used on a day (UTC). */
export const modelUsage = pgTable('model_usage', {
  day: date({ mode: 'string' }).primaryKey(),
  calls: integer().notNull(),
  tokens: bigint({ mode: 'number' }).notNull(),
  cost: doublePrecision().notNull(),
})
