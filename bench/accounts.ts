import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startTessera } from '../e2e/running-tessera.ts'
import { median, percentile } from './figures.ts'
import { emailOf, type Flood, type Flooded, network } from './flood.ts'

const offeredPerSecond = 400
const seconds = 10
const people = 100
/** Four refusals of each address stay below what its counter allows. */
const samples = 400
/** The bound of threat T27; a hash that is left out is ten times as much. */
const mostApartMs = 2
const password = 'a mosaic of nine claims'

/**
 * A flood of sign-ins with right passwords while others read (threat T38), and whether the time of a refusal tells
 * that an address has an account (threat T27).
 */
export async function benchAccounts(): Promise<void> {
  const { address, dispose } = await startTessera({ TRUST_PROXY: '127.0.0.1' })
  let networks = 0
  const post = async (path: string, body: object) => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': network(++networks) },
      body: JSON.stringify(body),
    })
    await response.arrayBuffer()
    return response.status
  }
  try {
    for (let n = 0; n < people; n++)
      await post('/api/auth/register', { email: emailOf(n), password })
    await measureTimes((email) => post('/api/auth/login', { email, password: 'a wrong password' }))
    await measureFlood(address)
  } finally {
    await dispose()
  }
}

async function measureFlood(address: string): Promise<void> {
  // The address of a paper leads to the page, which is what is read.
  const page = (await fetch(`${address}/paper/tessera:anchoring-quotations`)).url
  const read = () => fetch(page).then((it) => it.arrayBuffer())
  for (let i = 0; i < 20; i++) await read()
  const flood = new Worker(new URL('./sign-in-flood.ts', import.meta.url), {
    workerData: { address, offeredPerSecond, seconds, people, password } satisfies Flood,
  })
  const ended = once(flood, 'message')
  const pages: number[] = []
  const under: Promise<void>[] = []
  let brokenPages = 0
  const begun = performance.now()
  while (performance.now() - begun < seconds * 1_000) {
    for (; under.length < ((performance.now() - begun) / 1_000) * 20; )
      under.push(
        timed(read).then(
          (ms) => void pages.push(ms),
          () => void brokenPages++,
        ),
      )
    await sleep(5)
  }
  await Promise.all(under)
  const [{ sent, took, statuses }] = (await ended) as [Flooded]
  const said = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  const p99 = percentile(pages, 0.99)
  console.log(
    `sign-ins offered                     ${(sent / seconds).toFixed(0)} per second for ${seconds} s`,
  )
  console.log(
    `sign-ins done                        ${((statuses.get(200) ?? 0) / took).toFixed(1)} per second`,
  )
  console.log(`answers                              ${said}`)
  console.log(
    `paper pages meanwhile, p50 / p99     ${median(pages).toFixed(0)} / ${p99.toFixed(0)} ms (${pages.length}, ${brokenPages} broken off)`,
  )
  console.log(
    `machine                              ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
  )
}

async function measureTimes(refuse: (email: string) => Promise<number>): Promise<void> {
  const known: number[] = []
  const unknown: number[] = []
  for (let n = 0; n < samples; n++) {
    const pair = [
      async () => known.push(await timed(() => refuse(emailOf(n % people)))),
      async () => unknown.push(await timed(() => refuse(`nobody-${n % people}@example.org`))),
    ]
    // They take turns at being first.
    for (const one of n % 2 ? pair.reverse() : pair) await one()
  }
  const gap = median(known) - median(unknown)
  console.log(
    `refusals, ${samples} each: median with / without an account ${median(known).toFixed(2)} / ${median(unknown).toFixed(2)} ms, apart ${gap.toFixed(2)} ms`,
  )
  if (Math.abs(gap) > mostApartMs) {
    console.log(`more than ${mostApartMs} ms apart: the time tells who has an account`)
    process.exitCode = 1
  }
  console.log(`Mann-Whitney, two-sided p            ${mannWhitney(known, unknown).toFixed(3)}`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
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
