const bare = (text: string) => text.replace(/\s+/g, ' ').trim()
const setOf = (texts: readonly string[]) => new Set(texts.map(bare))

/** F1 of paragraphs against each annotator's evidence, the best of them; both empty is 1 (Dasigi et al. 2021). */
export function evidenceF1(
  found: readonly string[],
  annotators: readonly (readonly string[])[],
): number {
  const told = setOf(found)
  return Math.max(
    0,
    ...annotators.map((evidence) => {
      const wanted = setOf(evidence)
      if (wanted.size === 0 || told.size === 0) return wanted.size === told.size ? 1 : 0
      const shared = [...wanted].filter((text) => told.has(text)).length
      return (2 * shared) / (wanted.size + told.size)
    }),
  )
}

/** Share of an annotator's evidence among the paragraphs, the best of the annotators; null when none found any. */
export function evidenceRecall(
  found: readonly string[],
  annotators: readonly (readonly string[])[],
): number | null {
  const told = setOf(found)
  const shares = annotators.flatMap((evidence) => {
    const wanted = [...setOf(evidence)]
    return wanted.length === 0
      ? []
      : [wanted.filter((text) => told.has(text)).length / wanted.length]
  })
  return shares.length === 0 ? null : Math.max(...shares)
}
