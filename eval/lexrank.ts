import { stopWords, tokens } from '../engine/src/text/tokens.ts'

const damping = 0.85
const rounds = 50

const stemsOf = (text: string) =>
  tokens(text)
    .filter((word) => !stopWords.has(word.text))
    .map(({ stem }) => stem)

/** How rare each stem is among texts: the log of texts over texts that hold it. */
export function rarities(texts: readonly string[]): ReadonlyMap<string, number> {
  const holding = new Map<string, number>()
  for (const text of texts)
    for (const stem of new Set(stemsOf(text))) holding.set(stem, (holding.get(stem) ?? 0) + 1)
  return new Map([...holding].map(([stem, count]) => [stem, Math.log(texts.length / count)]))
}

/** Scores of sentences by continuous LexRank (Erkan and Radev 2004): random walk over cosine similarity. */
export function lexRank(sentences: readonly string[], rare: ReadonlyMap<string, number>): number[] {
  const vectors = sentences.map((text) => {
    const vector = new Map<string, number>()
    for (const stem of stemsOf(text))
      vector.set(stem, (vector.get(stem) ?? 0) + (rare.get(stem) ?? 0))
    const norm = Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0))
    return { vector, norm }
  })
  const likeness = vectors.map((a) =>
    vectors.map((b) => {
      if (a.norm === 0 || b.norm === 0) return 0
      let sum = 0
      for (const [stem, value] of a.vector) sum += value * (b.vector.get(stem) ?? 0)
      return sum / (a.norm * b.norm)
    }),
  )
  const totals = likeness.map((row) => row.reduce((sum, value) => sum + value, 0))
  const size = sentences.length
  let scores = sentences.map(() => 1 / size)
  for (let round = 0; round < rounds; round++)
    scores = scores.map(
      (_, to) =>
        (1 - damping) / size +
        damping *
          scores.reduce(
            (sum, score, from) =>
              sum +
              (totals[from] ? (score * (likeness[from]?.[to] ?? 0)) / (totals[from] ?? 1) : 0),
            0,
          ),
    )
  return scores
}
