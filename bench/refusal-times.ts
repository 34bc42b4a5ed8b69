import { seeded } from '../engine/src/text/seeded.fixture.ts'
import { median } from './figures.ts'
import { emailOf } from './flood.ts'

/** The bounds of threat T27; a hash that is left out is ten times as much. */
const samples = 2_000
const mostApartMs = 2
const leastP = 0.01

/** How long one server took to answer, in milliseconds, and with which statuses. */
export interface Round {
  readonly known: readonly number[]
  readonly unknown: readonly number[]
  readonly statuses: ReadonlySet<number>
}

/**
 * Asks about as many addresses with an account as about others, in an order left to chance: in pairs, what a question
 * leaves to do in the background would meet mostly the other kind.
 * @param people how many addresses of `emailOf` have an account
 * @param ask asks about an address, and answers with the status
 */
export async function measureTimes(
  seed: number,
  people: number,
  ask: (email: string) => Promise<number>,
): Promise<Round> {
  const random = seeded(seed)
  const statuses = new Set<number>()
  const note = async (email: string) => void statuses.add(await ask(email))
  const known: number[] = []
  const unknown: number[] = []
  const turns = Array.from({ length: 2 * samples }, (_, n) => ({ n, place: random() }))
  for (const { n } of turns.toSorted((one, other) => one.place - other.place)) {
    const person = Math.floor(n / 2) % people
    if (n % 2) known.push(await timed(() => note(emailOf(person))))
    else unknown.push(await timed(() => note(`nobody-${person}@example.org`)))
  }
  return { known, unknown, statuses }
}

/**
 * Whether the time of an answer tells that an address has an account (threat T27). Prints the medians and the p of the
 * rank sums; the process fails when one of the threat's two bounds is broken.
 */
export function judgeTimes(what: string, rounds: readonly Round[]): void {
  const [known, unknown] = [rounds.flatMap((it) => it.known), rounds.flatMap((it) => it.unknown)]
  const statuses = new Set(rounds.flatMap((it) => [...it.statuses]))
  const gap = median(known) - median(unknown)
  const p = rankSumP(rounds)
  console.log(
    `${what}, ${known.length} each in ${rounds.length} rounds, answered ${[...statuses]}: median with / without an account ${median(known).toFixed(2)} / ${median(unknown).toFixed(2)} ms, apart ${gap.toFixed(2)} ms; two-sided p ${p.toFixed(3)}, of the rounds ${rounds.map((round) => rankSumP([round]).toFixed(3)).join(', ')}`,
  )
  if (Math.abs(gap) <= mostApartMs && p > leastP && statuses.size === 1) return
  console.log(`${what}: the answer or its time tells who has an account`)
  process.exitCode = 1
}

/** Milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/**
 * Two-sided p of the rank sum test, by its normal approximation (Mann & Whitney 1947); for large samples. Several
 * rounds are ranked each for itself (van Elteren 1960, for rounds of one size): that the machine was busier in one of
 * them counts for nothing.
 */
function rankSumP(rounds: readonly Round[]): number {
  let beyond = 0
  let variance = 0
  for (const { known, unknown } of rounds) {
    const ranked = [
      ...known.map((ms) => ({ ms, isKnown: true })),
      ...unknown.map((ms) => ({ ms, isKnown: false })),
    ].toSorted((one, other) => one.ms - other.ms)
    const rankSum = ranked.reduce((sum, { isKnown }, index) => sum + (isKnown ? index + 1 : 0), 0)
    beyond += rankSum - (known.length * (ranked.length + 1)) / 2
    variance += (known.length * unknown.length * (ranked.length + 1)) / 12
  }
  return 2 * (1 - normal(Math.abs(beyond) / Math.sqrt(variance)))
}

/** The normal distribution function (Abramowitz & Stegun, 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
}
