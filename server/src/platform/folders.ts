import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from './errors.ts'

/** Makes a folder and those above it. (Node's own recursive way never returns below /proc.) */
export function makeFolders(path: string): void {
  if (existsSync(path)) return
  makeFolders(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

/** Runs what writes into the data folder; what the system refuses becomes one sentence. @throws StartError */
export async function inDataFolder<T>(dataDir: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (/^(EACCES|EROFS|EPERM|ENOTDIR|ENOENT|EEXIST)$/.test(code ?? ''))
      throw new StartError(
        `Tessera cannot start: the data folder ${dataDir} cannot be written. Change its permissions, or name another folder in TESSERA_DATA_DIR.`,
        { cause },
      )
    if (code === 'ENOSPC')
      throw new StartError(`Tessera cannot start: the disk that holds ${dataDir} is full.`, {
        cause,
      })
    throw cause
  }
}
