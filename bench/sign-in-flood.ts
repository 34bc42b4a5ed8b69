// A thread of its own: what is measured beside it must not wait for its answers.
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { emailOf, type Flood, type Flooded, network } from './flood.ts'

const { address, offeredPerSecond, seconds, people, password } = workerData as Flood
const agent = new Agent({ keepAlive: true, maxSockets: 256 })
/** Networks that nobody used before. */
const firstNetwork = 300_000

function signIn(n: number): Promise<number> {
  const body = JSON.stringify({ email: emailOf(n % people), password })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': network(firstNetwork + n),
  }
  return new Promise((resolve) => {
    const asked = request(`${address}/api/auth/login`, { agent, method: 'POST', headers })
    asked.on('response', (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.on('error', () => resolve(0))
    asked.end(body)
  })
}

const statuses = new Map<number, number>()
const under: Promise<void>[] = []
const begun = performance.now()
const passed = () => (performance.now() - begun) / 1_000
while (passed() < seconds) {
  while (under.length < passed() * offeredPerSecond)
    under.push(
      signIn(under.length).then(
        (status) => void statuses.set(status, (statuses.get(status) ?? 0) + 1),
      ),
    )
  await sleep(5)
}
await Promise.all(under)
agent.destroy()
parentPort?.postMessage({ sent: under.length, took: passed(), statuses } satisfies Flooded)
