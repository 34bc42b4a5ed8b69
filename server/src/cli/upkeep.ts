import { existsSync } from 'node:fs'
import { mailAsText, readOutbox } from '../accounts/mail/outbox.ts'
import { readConfig } from '../config.ts'
import { backUp, existsAlready } from '../platform/backup/backup.ts'
import { restore } from '../platform/backup/restore.ts'
import { createLog } from '../platform/log.ts'
import { migrate, requireMigrated } from '../platform/migrations.ts'
import { openPlatform, type Platform } from '../platform/platform.ts'
import { createSeal } from '../platform/seal.ts'

/** Brings the database up to this version; the names of what was applied. */
export const migrateHere = () => withPlatform(({ databaseUrl }) => migrate(databaseUrl))

/** The mails that have not gone out, and the same as a text for people. */
export async function readMails() {
  const { dataDir, sessionSecret } = readConfig(process.env)
  const mails = await withPlatform(async ({ db, sql }) => {
    await requireMigrated(sql)
    return readOutbox(db, createSeal(dataDir, sessionSecret))
  })
  return { mails, shown: mails.map(mailAsText).join('\n---\n\n') }
}

/** Writes database and files into one archive. @throws StartError when that file exists */
export async function backUpHere(file: string) {
  if (existsSync(file)) throw existsAlready(file)
  return withPlatform((platform) => backUp(platform.databaseUrl, platform.files, file))
}

/** Puts a backup into the database; with `force` it replaces what is there. */
export const restoreHere = (file: string, force: boolean) =>
  withPlatform((platform) => restore(platform.databaseUrl, platform.files, file, { force }))

/** Opens the platform as it is, without migrating, for one piece of work. */
async function withPlatform<T>(work: (platform: Platform) => Promise<T>): Promise<T> {
  const config = readConfig(process.env)
  const platform = await openPlatform(config, createLog(config.logLevel), { migrate: false })
  try {
    return await work(platform)
  } finally {
    await platform.close()
  }
}
