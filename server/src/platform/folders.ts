import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from './errors.ts'

/**
 * Makes a folder and those above it. (Node's own recursive way never returns below /proc.) What is there
 * already is left as it is, its mode too: it may be somebody's home.
 * @throws an error with code ENOTDIR when something else stands there
 */
export function makeFolders(path: string): void {
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) return
    throw Object.assign(new Error(`${path} is not a folder`), { code: 'ENOTDIR' })
  }
  makeFolders(dirname(path))
  // Root's folders let the database's user pass through, and not look.
  mkdirSync(path, { mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
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
