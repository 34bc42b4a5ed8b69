import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Hides what must be readable again from whoever reads the database only, and knows its own words again. */
export interface Seal {
  seal(text: string): string
  /** Null for what was sealed with another key, or changed. */
  open(sealed: string): string | null
  /** 256 bits that nobody else can make of a text (HMAC-SHA-256). */
  mark(text: string): Buffer
}

/**
 * AES-256-GCM with a key from SESSION_SECRET; without one, from a random key that is made once and kept beside
 * the data, for its owner to read only. Processes of several machines need the variable.
 */
export function createSeal(dataDir: string, secret: string | undefined): Seal {
  const root = secret ?? keptSecret(join(dataDir, 'account.key'))
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', root, '', `tessera ${purpose}`, 32))
  const key = keyFor('seal')
  const markKey = keyFor('mark')
  return {
    seal(text) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      const text = decipher.update(bytes.subarray(28), undefined, 'utf8')
      try {
        return text + decipher.final('utf8')
      } catch {
        return null
      }
    },
    mark: (text) => createHmac('sha256', markKey).update(text).digest(),
  }
}

function keptSecret(file: string): string {
  try {
    // Whoever makes it first wins; all others read that one.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
