import type { qaHistory } from '../platform/schema/all.ts'

type Made = Pick<
  typeof qaHistory.$inferSelect,
  'engine' | 'engineVersion' | 'model' | 'run' | 'note'
>

/** Which engine said something, with what a language model took for it, and why another engine answered. */
export const presentMaker = ({ engine, engineVersion, model, run, note }: Made) => ({
  engine,
  engineVersion,
  ...(model === '' ? {} : { model }),
  ...(run === null ? {} : { run }),
  ...(note === null ? {} : { note }),
})
