import { fusionWeight } from '../sources/fuse.ts'
import type { Meaning } from '../sources/resolve.ts'
import { titleKey } from '../sources/same-paper.ts'
import { isBy, wantedAuthors } from './by-author.ts'
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
 * Whoever names persons wants their papers: those of all of them stand first, of a named year before all. Of a name
 * with a year nothing else is kept; when all sources have been heard (`isOver`) and there is no such paper, those of
 * other years, and what bears the name in its title. Without a year, what a source also found comes after them, in the
 * order it had.
 */
export function byWantedAuthorFirst(
  candidates: readonly Candidate[],
  meaning: Meaning,
  isOver: boolean,
): readonly Candidate[] {
  const wanted = wantedAuthors(meaning)
  if (wanted === null) return candidates
  const tiers = Map.groupBy(candidates, (paper) => tierOf(paper, wanted))
  const inTiers = (last: number) =>
    Array.from({ length: last + 1 }, (_, tier) => tiers.get(tier) ?? []).flat()
  if (wanted.year === null) return inTiers(lastTier)
  const exactly = inTiers(2)
  if (exactly.length > 0 || !isOver) return exactly
  const others = tiers.get(lastTier) ?? []
  return [...(tiers.get(3) ?? []), ...others.filter(({ title }) => tellsOf(title, wanted.names))]
}

const tellsOf = (title: string, names: readonly string[]) =>
  names.some((name) => ` ${titleKey(title)} `.includes(` ${titleKey(name)} `))

/** That there is no paper of the person and year that a reader named, or only of other years; undefined when there is. */
export function missedAuthor(shown: readonly Candidate[], meaning: Meaning): string | undefined {
  const wanted = wantedAuthors(meaning)
  if (wanted?.year == null) return undefined
  const best = Math.min(lastTier, ...shown.map((paper) => tierOf(paper, wanted)))
  const name = new Intl.ListFormat('en').format(wanted.names)
  if (best < 3) return undefined
  if (best === 3)
    return `No paper by ${name} from ${wanted.year} was found. These are from other years.`
  return shown.length === 0
    ? `No paper by ${name} was found.`
    : `None of these papers is by ${name}. They bear the name in their titles.`
}

const lastTier = 4
/** 0 to 2 are what was asked for: of all named persons, of the year or the one beside it, then of the first of them. */
function tierOf(
  { authors, year }: Candidate,
  { names, year: wanted }: { names: readonly string[]; year: number | null },
): number {
  const [first = '', ...others] = names
  if (!isBy(authors, first)) return lastTier
  const isOfAll = others.every((name) => isBy(authors, name))
  if (wanted === null || year === wanted) return isOfAll ? 0 : 2
  // Two names and a year mean one paper, which has one year as a preprint and another in print.
  const isBeside = year !== null && Math.abs(year - wanted) === 1
  return isOfAll && others.length > 0 && isBeside ? 1 : 3
}

/** The papers that were named, in that order, then those with exactly this title stand before all others. */
export function exactFirst(
  candidates: readonly Candidate[],
  title: string,
  named: readonly string[],
): { readonly exact: readonly string[]; readonly ranked: readonly Candidate[] } {
  const wanted = titleKey(title)
  const isExact = ({ id, title }: Candidate) =>
    named.includes(id) || (wanted !== '' && mayEqual(title, wanted) && titleKey(title) === wanted)
  const place = ({ id }: Candidate) => (named.includes(id) ? named.indexOf(id) : named.length)
  const exact = candidates.filter(isExact).sort((a, b) => place(a) - place(b))
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
