import { stopWords, tokens } from '../engine/src/text/tokens.ts'

const k1 = 1.2
const b = 0.75

const stemsOf = (text: string) =>
  tokens(text)
    .filter((word) => !stopWords.has(word.text))
    .map(({ stem }) => stem)

/**
 * The plain baseline: BM25 over bags of stems without stop words, k1 = 1.2, b = 0.75 (Robertson and
 * Zaragoza 2009). Nothing else: no fields, no proximity.
 * @returns a search that gives places of texts that share a term with the query, best first
 */
export function plainBm25(texts: readonly string[]): (query: string, k: number) => number[] {
  const postings = new Map<string, [text: number, count: number][]>()
  const lengths = texts.map((text, at) => {
    const counts = new Map<string, number>()
    const stems = stemsOf(text)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    for (const [stem, count] of counts) {
      const list = postings.get(stem)
      if (list) list.push([at, count])
      else postings.set(stem, [[at, count]])
    }
    return stems.length
  })
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts.length)
  return (query, k) => {
    const scores = new Map<number, number>()
    for (const stem of new Set(stemsOf(query))) {
      const list = postings.get(stem) ?? []
      const rare = Math.log(1 + (texts.length - list.length + 0.5) / (list.length + 0.5))
      for (const [at, count] of list) {
        const norm = k1 * (1 - b + (b * (lengths[at] ?? 0)) / mean)
        scores.set(at, (scores.get(at) ?? 0) + (rare * count * (k1 + 1)) / (count + norm))
      }
    }
    return [...scores]
      .toSorted((x, y) => y[1] - x[1] || x[0] - y[0])
      .slice(0, k)
      .map(([at]) => at)
  }
}
