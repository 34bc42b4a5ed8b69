import { lookup } from 'node:dns/promises'
import type { Resolve } from './guarded-connector.ts'

/** Of the four threads that Node has for files and names, so many may wait for names. */
const atOnce = 2
/** A name that was not found is not asked for again so soon: without a network each question may take seconds. */
const forgottenMs = 10_000

/** Resolves names as the system does, a few at a time, and remembers for a moment which failed. */
export function createNames(
  ask: Resolve = askSystem,
  now: () => number = () => performance.now(),
): Resolve {
  const failures = new Map<string, { readonly error: unknown; readonly until: number }>()
  const underWay = new Map<string, Promise<readonly string[]>>()
  const waiting: (() => void)[] = []
  let free = atOnce

  async function inTurn(hostname: string): Promise<readonly string[]> {
    if (free > 0) free -= 1
    else await new Promise<void>((turn) => waiting.push(turn))
    try {
      return await ask(hostname)
    } catch (error) {
      failures.set(hostname, { error, until: now() + forgottenMs })
      throw error
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }

  return (hostname) => {
    const failure = failures.get(hostname)
    if (failure && failure.until > now()) return Promise.reject(failure.error)
    failures.delete(hostname)
    const asked = underWay.get(hostname)
    if (asked) return asked
    const asking = inTurn(hostname).finally(() => underWay.delete(hostname))
    underWay.set(hostname, asking)
    return asking
  }
}

async function askSystem(hostname: string): Promise<readonly string[]> {
  return (await lookup(hostname, { all: true })).map(({ address }) => address)
}
