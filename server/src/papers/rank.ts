import type { SourceAnswer } from '@tessera/contract'
import { fusionWeight } from '../sources/fuse.ts'
import type { Meaning } from '../sources/resolve.ts'
import { titleKey } from '../sources/same-paper.ts'
import { isBy, isByAll, isInFull, type Wanted, wantedAuthors } from './by-author.ts'
import type { Candidate } from './candidates-store.ts'
import type { LiveHit } from './keep-found.ts'
import { silentOf } from './silent-sources.ts'

/**
 * Ids of the papers of both lists, best first: reciprocal rank fusion, the index here as one more source. What has
 * only a share of the words counts by the square of it: half of them in four sources is as much as all in one.
 */
export function fuseWithLocal(
  local: readonly string[],
  live: ReadonlyMap<string, LiveHit>,
  shares: ReadonlyMap<string, number> = new Map(),
): readonly string[] {
  const scores = new Map([...live].map(([id, { score }]) => [id, score]))
  for (const [index, id] of local.entries())
    scores.set(id, (scores.get(id) ?? 0) + fusionWeight(index + 1) * (shares.get(id) ?? 1) ** 2)
  return [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id)
}

/**
 * Whoever names persons wants their papers: those of all of them stand first, of a named year before all. Of names
 * with a year nothing else is kept; when all sources have been heard (`isOver`) and there is no such paper, those of
 * other years, those of some of them, and what bears a name itself. Without a year, what a source also found
 * comes after them, in the order it had; but where the words can be nothing but names, only when there are none of them.
 * Who bears the names in full stands before those of whom only initials are told.
 */
export function byWantedAuthorFirst(
  candidates: readonly Candidate[],
  meaning: Meaning,
  isOver: boolean,
): readonly Candidate[] {
  const wanted = wantedAuthors(meaning)
  if (wanted === null) return candidates
  const tiers = Map.groupBy(candidates, (paper) => tierOf(paper, wanted))
  const inTiers = (...names: readonly Tier[]) =>
    names.flatMap((tier) => fullNamesFirst(tiers.get(tier) ?? [], wanted))
  if (wanted.year === null) {
    const by = inTiers('asked for', 'some of them')
    return wanted.isCertain && (by.length > 0 || !isOver) ? by : [...by, ...inTiers('others')]
  }
  const exactly = inTiers('asked for', 'the year beside')
  if (exactly.length > 0 || !isOver) return exactly
  const bearing = inTiers('others').filter(({ title, otherTitles, shortNames }) =>
    [title, ...otherTitles, ...shortNames].some((one) => tellsOf(one, wanted.readings.flat())),
  )
  return [...inTiers('another year', 'some of them'), ...bearing]
}

function fullNamesFirst(papers: readonly Candidate[], { readings }: Wanted): readonly Candidate[] {
  const { full = [], short = [] } = Object.groupBy(papers, ({ authors }) =>
    readings.some((names) => names.every((name) => isInFull(authors, name))) ? 'full' : 'short',
  )
  return [...full, ...short]
}

const tellsOf = (title: string, names: readonly string[]) =>
  names.some((name) => ` ${titleKey(title)} `.includes(` ${titleKey(name)} `))

/**
 * That there is no paper of the persons and the year that a reader named, as far as the sources answered; undefined
 * when there is one.
 */
export function missedAuthor(
  shown: readonly Candidate[],
  meaning: Meaning,
  answers: readonly SourceAnswer[],
): string | undefined {
  const wanted = wantedAuthors(meaning)
  if (wanted?.year == null) return undefined
  const tiers = new Set(shown.map((paper) => tierOf(paper, wanted)))
  const best = tierNames.find((tier) => tiers.has(tier)) ?? 'nothing'
  const names = wanted.readings[0] ?? []
  const name = new Intl.ListFormat('en').format(names)
  const silent = silentOf(answers)
  // Who was not heard may know one: nothing is said of the world then. The sources' answers name them.
  const isAnswered = answers.some(({ status }) => status === 'answered')
  const where =
    silent.length === 0
      ? ''
      : ` in the library of this installation${isAnswered ? ' or by the sources that answered' : ''}`
  switch (best) {
    case 'asked for':
    case 'the year beside':
      return undefined
    case 'another year':
      return `No paper by ${name} from ${wanted.year} was found${where}. These are from other years.`
    case 'some of them':
      return `No paper that ${name} wrote together was found${where}. These are by ${names.length === 2 ? 'one' : 'some'} of them.`
    case 'others':
      return `No paper by ${name} was found${where}. These bear ${names.length === 1 ? 'the name' : 'one of the names'} themselves.`
    case 'nothing':
      return `No paper by ${name} was found${where}.`
  }
}

/** How well a paper is what was asked for, the best first. */
const tierNames = [
  'asked for',
  'the year beside',
  'another year',
  'some of them',
  'others',
] as const
type Tier = (typeof tierNames)[number]

function tierOf(
  { authors, year }: Candidate,
  { readings, year: wanted }: Pick<Wanted, 'readings' | 'year'>,
): Tier {
  const right = readings.filter((names) => isByAll(authors, names))
  if (right.length === 0)
    return readings[0]?.some((name) => isBy(authors, name)) ? 'some of them' : 'others'
  if (wanted === null || year === wanted) return 'asked for'
  // Two names and a year mean one paper, which has one year as a preprint and another in print.
  const isBeside = year !== null && Math.abs(year - wanted) === 1
  return isBeside && right.some((names) => names.length > 1) ? 'the year beside' : 'another year'
}

/**
 * The papers that were named, in that order, then those with exactly this title, then those of which a record has it,
 * stand before all others.
 * @param dated what a title would be if the year beside the words is no part of it: such a paper is of that year
 */
export function exactFirst(
  candidates: readonly Candidate[],
  title: string,
  named: readonly string[],
  dated: { readonly words: string; readonly year: number } | null = null,
): { readonly exact: readonly string[]; readonly ranked: readonly Candidate[] } {
  const [wanted, wantedOfYear] = [titleKey(title), titleKey(dated?.words ?? '')]
  const isIt = (year: number | null) => (title: string) =>
    isTitle(title, wanted) || (year === dated?.year && isTitle(title, wantedOfYear))
  const isExact = ({ id, title, otherTitles, year }: Candidate) =>
    named.includes(id) || [title, ...otherTitles].some(isIt(year))
  const place = ({ id, title, year }: Candidate) =>
    named.includes(id) ? named.indexOf(id) : named.length + (isIt(year)(title) ? 0 : 1)
  const exact = candidates.filter(isExact).sort((a, b) => place(a) - place(b))
  if (exact.length === 0) return { exact: [], ranked: candidates }
  const first = new Set(exact)
  return {
    exact: exact.map(({ id }) => id),
    ranked: [...exact, ...candidates.filter((paper) => !first.has(paper))],
  }
}

const isTitle = (title: string, key: string) =>
  key !== '' && mayEqual(title, key) && titleKey(title) === key

/** Keys are a little shorter than titles, and ligatures a little longer: most titles are told apart by length. */
const mayEqual = (title: string, key: string) =>
  title.length * 3 >= key.length && title.length <= key.length * 3 + 20
