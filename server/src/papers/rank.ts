import { fusionWeight } from '../sources/fuse.ts'
import type { Meaning } from '../sources/resolve.ts'
import { titleKey } from '../sources/same-paper.ts'
import { isBy, wantedAuthor } from './by-author.ts'
import type { Candidate } from './candidates-store.ts'

/** Ids of the papers of both lists, best first: reciprocal rank fusion, the index here as one more source. */
export function fuseWithLocal(
  local: readonly string[],
  live: ReadonlyMap<string, number>,
): readonly string[] {
  const scores = new Map(live)
  for (const [index, id] of local.entries())
    scores.set(id, (scores.get(id) ?? 0) + fusionWeight(index + 1))
  return [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id)
}

/**
 * Whoever names a person wants that person's papers: those stand first, of a named year before all; what a source
 * also found comes after them, in the order it had.
 */
export function byWantedAuthorFirst(
  candidates: readonly Candidate[],
  meaning: Meaning,
): readonly Candidate[] {
  const wanted = wantedAuthor(meaning)
  if (wanted === null) return candidates
  const tier = ({ authors, year }: Candidate): 0 | 1 | 2 =>
    !isBy(authors, wanted.name) ? 2 : wanted.year === null || year === wanted.year ? 0 : 1
  const tiers = Map.groupBy(candidates, tier)
  return ([0, 1, 2] as const).flatMap((one) => tiers.get(one) ?? [])
}

/** The papers with exactly this title, or the one that was named, stand before all others. */
export function exactFirst(
  candidates: readonly Candidate[],
  title: string,
  named: string | null,
): { readonly exact: readonly string[]; readonly ranked: readonly Candidate[] } {
  const wanted = titleKey(title)
  const isExact = ({ id, title }: Candidate) =>
    id === named || (wanted !== '' && mayEqual(title, wanted) && titleKey(title) === wanted)
  const exact = candidates.filter(isExact).sort((a, b) => +(b.id === named) - +(a.id === named))
  if (exact.length === 0) return { exact: [], ranked: candidates }
  const first = new Set(exact)
  return {
    exact: exact.map(({ id }) => id),
    ranked: [...exact, ...candidates.filter((paper) => !first.has(paper))],
  }
}

/** Keys are a little shorter than titles, and ligatures a little longer: most titles are told apart by length. */
const mayEqual = (title: string, key: string) =>
  title.length * 3 >= key.length && title.length <= key.length * 3 + 20
