import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startTessera } from '../e2e/running-tessera.ts'
import { flag } from '../scripts/flag.ts'
import { median, percentile } from './figures.ts'
import { emailOf, type Flood, type Flooded, network } from './flood.ts'
import { judgeTimes, measureTimes, type Round, timed } from './refusal-times.ts'

const offeredPerSecond = 400
const seconds = 10
/** So many that the refusals of each address stay below what its counter allows. */
const people = 300
const password = 'a mosaic of nine claims'

/**
 * A flood of sign-ins with right passwords while others read (threat T38), and whether the time of a refusal tells
 * that an address has an account (threat T27). With `--rounds N` the latter alone, N times.
 */
export async function benchAccounts(): Promise<void> {
  const rounds = flag('rounds')
  if (rounds === undefined) await withPeople(({ address }) => measureFlood(address))
  const signIns: Round[] = []
  const forgotten: Round[] = []
  for (let n = 0; n < Number(rounds ?? 1); n++)
    await withPeople(async ({ post }) => {
      const signIn = (email: string) =>
        post('/api/auth/login', { email, password: 'a wrong password' })
      const forget = (email: string) => post('/api/auth/forgot-password', { email })
      signIns.push(await measureTimes(27 + n, people, signIn))
      forgotten.push(await measureTimes(48 + n, people, forget))
    })
  judgeTimes('sign-ins', signIns)
  judgeTimes('forgotten passwords', forgotten)
}

interface Peopled {
  readonly address: string
  /** Each time from another network. @returns the status */
  post(path: string, body: object): Promise<number>
}

/** A new server that people have registered with: nobody's tries are left from before. */
async function withPeople(measure: (server: Peopled) => Promise<void>): Promise<void> {
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
    await measure({ address, post })
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
