import { fold } from '../text/tokens.ts'

/** A title as it is looked up: folded words, nothing between. */
export function titleKey(title: string): string {
  return fold(title.slice(0, 2_000))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Numbers of the papers that have each title. */
export function titleMap(titles: readonly string[]): Map<string, number[]> {
  const map = new Map<string, number[]>()
  for (const [number, title] of titles.entries()) {
    const same = map.get(title)
    if (same) same.push(number)
    else map.set(title, [number])
  }
  return map
}

/** Where `wanted` stands, or would, in sorted words. */
export function lowerBound(words: readonly string[], wanted: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] as string) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
