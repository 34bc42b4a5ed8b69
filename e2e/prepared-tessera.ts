import { inject } from 'vitest'
import { newDataDir, type RunningTessera, startTessera } from './running-tessera.ts'

/** Starts Tessera as on its second day: with data of its own, in which the starter papers are read and explained. */
export const startPreparedTessera = (env: Record<string, string> = {}): Promise<RunningTessera> =>
  startTessera(env, newDataDir(inject('prepared')))
