import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Bytes under the name of their own SHA-256 (64 hexadecimal digits). Putting the same in twice is once. */
export interface FileStore {
  /** Returns when the bytes are safe on the disk. */
  put(bytes: Uint8Array): Promise<string>
  /** @throws Error when there is no such file, or its bytes are not what they were. */
  read(sha256: string): Promise<Uint8Array>
  has(sha256: string): Promise<boolean>
  remove(sha256: string): Promise<void>
  /** Where it lies, for streaming. */
  pathOf(sha256: string): string
}

/** Files by the SHA-256 of their bytes, in a folder for each first two characters. */
export function openFileStore(dataDir: string): FileStore {
  const folder = join(dataDir, 'files')

  function pathOf(sha256: string): string {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new RangeError(`Not a SHA-256: ${sha256}`)
    return join(folder, sha256.slice(0, 2), sha256)
  }

  return {
    pathOf,
    async put(bytes) {
      const sha256 = hashOf(bytes)
      const path = pathOf(sha256)
      if (await exists(path)) return sha256
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const unfinished = `${path}.${randomBytes(4).toString('hex')}.part`
      try {
        await writeSafely(unfinished, bytes)
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await syncFolder(dirname(path))
      return sha256
    },
    async read(sha256) {
      const bytes = await readFile(pathOf(sha256))
      if (hashOf(bytes) !== sha256) throw new Error(`The stored file ${sha256} has been damaged.`)
      return bytes
    },
    has: (sha256) => exists(pathOf(sha256)),
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

async function writeSafely(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A new name is safe only when its folder has reached the disk as well. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
