import { seeded } from '../engine/src/text/seeded.fixture.ts'
import { median } from './figures.ts'
import { emailOf } from './flood.ts'

/** The bounds of threat T27; a hash that is left out is ten times as much. */
const samples = 2_000
const mostApartMs = 2
const leastP = 0.01

/**
 * Whether the time of an answer tells that an address has an account (threat T27): as many questions about addresses
 * with an account as about others, in an order left to chance. Prints the medians and the p of Mann-Whitney; the
 * process fails when one of the threat's two bounds is broken.
 * @param people how many addresses of `emailOf` have an account
 * @param ask asks about an address, and answers with the status
 */
export async function measureTimes(
  what: string,
  people: number,
  ask: (email: string) => Promise<number>,
): Promise<void> {
  const random = seeded(27)
  const statuses = new Set<number>()
  const note = async (email: string) => void statuses.add(await ask(email))
  const known: number[] = []
  const unknown: number[] = []
  // Each turn by chance: in pairs, what a question leaves to do in the background would meet mostly the other kind.
  const turns = Array.from({ length: 2 * samples }, (_, n) => ({ n, place: random() }))
  for (const { n } of turns.toSorted((one, other) => one.place - other.place)) {
    const person = Math.floor(n / 2) % people
    if (n % 2) known.push(await timed(() => note(emailOf(person))))
    else unknown.push(await timed(() => note(`nobody-${person}@example.org`)))
  }
  const gap = median(known) - median(unknown)
  const p = mannWhitney(known, unknown)
  console.log(
    `${what}, ${samples} each, answered ${[...statuses]}: median with / without an account ${median(known).toFixed(2)} / ${median(unknown).toFixed(2)} ms, apart ${gap.toFixed(2)} ms; Mann-Whitney, two-sided p ${p.toFixed(3)}`,
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

/** Two-sided p of the rank sum test, by its normal approximation (Mann & Whitney 1947); for large samples. */
function mannWhitney(a: readonly number[], b: readonly number[]): number {
  const ranked = [
    ...a.map((ms) => ({ ms, isA: true })),
    ...b.map((ms) => ({ ms, isA: false })),
  ].toSorted((x, y) => x.ms - y.ms)
  const rankSum = ranked.reduce((sum, { isA }, index) => sum + (isA ? index + 1 : 0), 0)
  const u = rankSum - (a.length * (a.length + 1)) / 2
  const mean = (a.length * b.length) / 2
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12)
  const z = Math.abs(u - mean) / deviation
  return 2 * (1 - normal(z))
}

/** The normal distribution function (Abramowitz & Stegun, 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
}
