import { createHash, type Hash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'

// A plain ustar archive: `tar -tf` and `tar -xf` read it. Sizes are filled in after an entry was
// written, so that nothing has to be held in memory or written twice.
const block = 512

export interface EntrySeal {
  readonly bytes: number
  readonly sha256: string
}

export interface ArchiveWriter {
  add(name: string, content: AsyncIterable<Uint8Array>): Promise<EntrySeal>
  /** Ends the archive and returns when it is safe on the disk. */
  finish(): Promise<void>
  abandon(): Promise<void>
}

/** Begins an archive. @throws when the file exists already. */
export async function createArchive(path: string): Promise<ArchiveWriter> {
  const file = await open(path, 'wx', 0o600)
  let end = 0
  const append = async (bytes: Uint8Array) => {
    await file.write(bytes, 0, bytes.length, end)
    end += bytes.length
  }
  return {
    async add(name, content) {
      const start = end
      const hash = createHash('sha256')
      end += block
      for await (const chunk of content) {
        hash.update(chunk)
        await append(chunk)
      }
      const bytes = end - start - block
      await append(Buffer.alloc((block - (bytes % block)) % block))
      await file.write(header(name, bytes), 0, block, start)
      return { bytes, sha256: hash.digest('hex') }
    },
    async finish() {
      await append(Buffer.alloc(2 * block))
      await file.sync()
      await file.close()
    },
    abandon: () => file.close(),
  }
}

export interface ArchiveReader {
  readonly names: readonly string[]
  /** The bytes of an entry, in pieces. @throws Error when they are not those that were sealed */
  read(name: string, seal?: EntrySeal): AsyncGenerator<Uint8Array>
  close(): Promise<void>
}

/** Opens an archive and lists its entries. @throws Error when the file is not one, or is cut short */
export async function openArchive(path: string): Promise<ArchiveReader> {
  const file = await open(path, 'r')
  const entries = await listEntries(file)
  return {
    names: [...entries.keys()],
    async *read(name, seal) {
      const entry = entries.get(name)
      if (entry === undefined) throw new Error(`The archive has no ${name}`)
      const hash = createHash('sha256')
      yield* readRange(file, entry, hash)
      if (seal !== undefined && hash.digest('hex') !== seal.sha256)
        throw new Error(`The archive is damaged: ${name} is not what was written`)
    },
    close: () => file.close(),
  }
}

interface Range {
  readonly start: number
  readonly bytes: number
}

async function listEntries(file: FileHandle): Promise<Map<string, Range>> {
  const { size } = await file.stat()
  const entries = new Map<string, Range>()
  const head = Buffer.alloc(block)
  for (let at = 0; at + block <= size; ) {
    await file.read(head, 0, block, at)
    if (head.every((byte) => byte === 0)) return entries
    const name = head.toString('utf8', 0, 100).replace(/\0.*$/s, '')
    const bytes = Number.parseInt(head.toString('latin1', 124, 136), 8)
    if (head.toString('latin1', 257, 262) !== 'ustar' || !(bytes >= 0)) break
    entries.set(name, { start: at + block, bytes })
    at += block + Math.ceil(bytes / block) * block
  }
  throw new Error('The file is not a backup of Tessera, or it is cut short')
}

async function* readRange(file: FileHandle, { start, bytes }: Range, hash: Hash) {
  for (let done = 0; done < bytes; ) {
    const buffer = Buffer.alloc(Math.min(1 << 20, bytes - done))
    const { bytesRead } = await file.read(buffer, 0, buffer.length, start + done)
    if (bytesRead === 0) throw new Error('The file is cut short')
    done += bytesRead
    const chunk = buffer.subarray(0, bytesRead)
    hash.update(chunk)
    yield chunk
  }
}

function header(name: string, bytes: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new RangeError(`Name too long for the archive: ${name}`)
  const head = Buffer.alloc(block)
  const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, '0')}\0`
  head.write(name, 0)
  head.write(octal(0o600, 8), 100)
  head.write(octal(0, 8), 108)
  head.write(octal(0, 8), 116)
  head.write(octal(bytes, 12), 124)
  head.write(octal(0, 12), 136)
  head.write('        ', 148)
  head.write('0', 156)
  head.write('ustar\x0000', 257, 'latin1')
  head.write(
    octal(
      head.reduce((sum, byte) => sum + byte, 0),
      7,
    ),
    148,
  )
  return head
}
