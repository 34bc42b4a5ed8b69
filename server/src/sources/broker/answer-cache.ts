/** A checked answer of a source, as bytes, so that it can lie in any store. */
export interface Answer {
  /** Decoded; null when the source answered that it does not know it. */
  readonly body: Uint8Array | null
  readonly contentType: string
  readonly etag?: string
  readonly lastModified?: string
  /** When the source gave or confirmed it, ISO 8601 UTC. */
  readonly at: string
  /** Milliseconds since 1970 until which it is used without asking. */
  readonly freshUntil: number
}

/** Where answers are kept. May forget at will; a store that cannot be reached gives null and never throws. */
export interface AnswerCache {
  get(key: string): Promise<Answer | null>
  set(key: string, answer: Answer): Promise<void>
  delete(key: string): Promise<void>
}

/** What an entry costs beside its body. */
const overheadBytes = 512

/**
 * Answers in memory, the least recently used forgotten first; a body larger than an eighth of the room is
 * not kept at all.
 * @param maxBytes room for bodies, keys and their overhead together; default 64 MB.
 */
export function createMemoryCache(maxBytes = 64_000_000): AnswerCache {
  const entries = new Map<string, Answer>()
  let bytes = 0
  const sizeOf = (key: string, answer: Answer) =>
    overheadBytes + 2 * key.length + (answer.body?.byteLength ?? 0)

  function forget(key: string): void {
    const answer = entries.get(key)
    if (answer === undefined) return
    entries.delete(key)
    bytes -= sizeOf(key, answer)
  }

  return {
    async get(key) {
      const answer = entries.get(key)
      if (answer === undefined) return null
      entries.delete(key)
      entries.set(key, answer)
      return answer
    },
    async set(key, answer) {
      forget(key)
      const size = sizeOf(key, answer)
      if (size > maxBytes / 8) return
      entries.set(key, answer)
      bytes += size
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break
        forget(oldest)
      }
    },
    async delete(key) {
      forget(key)
    },
  }
}
