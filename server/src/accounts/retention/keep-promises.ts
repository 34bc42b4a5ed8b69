import { z } from 'zod'
import type { FileStore } from '../../platform/files.ts'
import { defineJob } from '../../platform/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { AccountDeps } from '../account-deps.ts'
import { closeAccount, listAccountsToClose, withoutPaper } from '../closing/closing-store.ts'
import { deleteWhatIsOver } from './retention-store.ts'

export interface RetentionDeps extends Pick<AccountDeps, 'db' | 'settings'> {
  readonly files: FileStore
  readonly log: Log
}

/** Does, every day, what the privacy policy promises. May run twice, and at any time. */
export const keepPromises = defineJob({
  name: 'keep-promises',
  every: '20 3 * * *',
  payload: z.object({}),
  key: () => 'keep-promises',
  run: async (_payload, deps: RetentionDeps) => {
    const { db, settings, log } = deps
    const now = settings.now()
    for (const userId of await listAccountsToClose(db, now)) {
      const orphans = await closeAccount(db, userId, now)
      if (orphans !== null) await removeFiles(deps, orphans)
    }
    log.info(await deleteWhatIsOver(db, now), 'what was kept long enough is deleted')
  },
})

/** Removes files that no paper has any more; one that somebody brought at that very moment is put back. */
async function removeFiles(
  { db, files }: RetentionDeps,
  sha256s: readonly string[],
): Promise<void> {
  for (const sha256 of await withoutPaper(db, sha256s)) {
    if (!(await files.has(sha256))) continue
    const bytes = await files.read(sha256)
    await files.remove(sha256)
    const isStillWithout = (await withoutPaper(db, [sha256])).length === 1
    if (!isStillWithout) await files.put(bytes)
  }
}
