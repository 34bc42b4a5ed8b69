/** Inclusive positions of bytes, as HTTP counts them. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Reads a Range header for a file of `size` bytes: one range; null for none, for several and for what
 * is no range of bytes, all of which are answered with the whole file (RFC 9110, 14.2).
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | null | 'unsatisfiable' {
  const match = header?.match(/^bytes=(\d{0,15})-(\d{0,15})$/)
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
