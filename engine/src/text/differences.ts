import type { Token } from './statement-tokens.ts'

/** A place where the source's words and the claim's part. */
export interface Difference {
  readonly source: readonly Token[]
  readonly claim: readonly Token[]
}

/** Statements beyond this many tokens are not aligned: the table grows with the product. */
const mostTokens = 1_500

/**
 * The differences between two statements, by their longest common run of tokens (the classic table,
 * after common beginnings and ends are set aside); null when they are too long to align.
 */
export function differences(
  source: readonly Token[],
  claim: readonly Token[],
): Difference[] | null {
  let head = 0
  while (head < source.length && head < claim.length && same(source[head], claim[head])) head++
  let tail = 0
  while (
    tail < source.length - head &&
    tail < claim.length - head &&
    same(source[source.length - 1 - tail], claim[claim.length - 1 - tail])
  )
    tail++
  const a = source.slice(head, source.length - tail)
  const b = claim.slice(head, claim.length - tail)
  if (a.length > mostTokens || b.length > mostTokens) return null
  const width = b.length + 1
  const longest = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i * width + j] = same(a[i], b[j])
        ? (longest[(i + 1) * width + j + 1] as number) + 1
        : Math.max(longest[(i + 1) * width + j] as number, longest[i * width + j + 1] as number)
  const found: Difference[] = []
  let from = 0
  let to = 0
  let i = 0
  let j = 0
  const close = () => {
    if (from < i || to < j) found.push({ source: a.slice(from, i), claim: b.slice(to, j) })
  }
  while (i < a.length && j < b.length) {
    if (same(a[i], b[j])) {
      close()
      from = ++i
      to = ++j
    } else if ((longest[(i + 1) * width + j] as number) >= (longest[i * width + j + 1] as number))
      i++
    else j++
  }
  i = a.length
  j = b.length
  close()
  return found
}

/** The same sense, or the same word: a slip of the scanner beside it may hide the sense of one of two. */
function same(a: Token | undefined, b: Token | undefined): boolean {
  if (a === undefined || b === undefined) return false
  return a.key === b.key || (a.kind === 'word' && b.kind === 'word' && a.raw === b.raw)
}
