import type { Clock } from './clock.ts'
import type { Pace } from './policy.ts'

/** The turn would come too late: `opensAt` (milliseconds since 1970) says when. */
export class GateClosed extends Error {
  override readonly name = 'GateClosed'
  readonly opensAt: number
  constructor(opensAt: number) {
    super('The source may not be asked yet.')
    this.opensAt = opensAt
  }
}

/** Lets requests through at a pace, in the order of their coming. */
export interface Gate {
  /**
   * Waits for a turn and returns how to give the place back, once.
   * @throws GateClosed when the turn would come too late; the signal's reason when it is aborted.
   */
  enter(signal: AbortSignal): Promise<() => void>
  /** Nobody passes before this time; a shorter pause does not end a longer one. */
  pauseUntil(time: number): void
  /** The source announced its limits: never faster than they are, nor than our own. */
  slowTo(announced: { requests: number; perMs: number; concurrency: number | null }): void
  /** When somebody who came now would pass, concurrency aside. */
  opensAt(): number
  /** Whether the source itself wants no questions before that; otherwise it is our own pace. */
  isPaused(): boolean
  /** Whether the next would pass by the pace, but every place is taken by a question without an answer. */
  isHeldUp(): boolean
}

const maxWaiting = 200

/** A token bucket, a bulkhead and a pause in one. */
export function createGate(pace: Pace, maxWaitMs: number, clock: Clock): Gate {
  const waiting: { readonly go: () => void; readonly refuse: (error: Error) => void }[] = []
  let intervalMs = pace.perMs / pace.requests
  let tokens = pace.burst
  let countedAt = clock.now()
  let pausedUntil = 0
  let running = 0
  let concurrency = pace.concurrency
  let isPumping = false

  function refill(): void {
    const now = clock.now()
    tokens = Math.min(pace.burst, tokens + Math.max(0, now - countedAt) / intervalMs)
    countedAt = now
  }

  /** When the one with so many before it would pass. */
  function turnOf(before: number): number {
    refill()
    const missing = Math.max(0, before + 1 - tokens)
    return Math.max(pausedUntil, clock.now() + Math.ceil(missing * intervalMs))
  }

  async function pump(): Promise<void> {
    if (isPumping) return
    isPumping = true
    const never = new AbortController().signal
    while (waiting.length > 0 && running < concurrency) {
      const waitMs = turnOf(0) - clock.now()
      if (waitMs > 0) {
        await clock.sleep(waitMs, never)
        continue
      }
      tokens -= 1
      running += 1
      waiting.shift()?.go()
    }
    isPumping = false
  }

  function giveBack(): void {
    running -= 1
    void pump()
  }

  return {
    opensAt: () => turnOf(waiting.length),
    isPaused: () => pausedUntil > clock.now(),
    isHeldUp: () => running >= concurrency && turnOf(0) <= clock.now(),

    enter(signal) {
      const opensAt = turnOf(waiting.length)
      if (signal.aborted) return Promise.reject(signal.reason)
      if (opensAt - clock.now() > maxWaitMs || waiting.length >= maxWaiting)
        return Promise.reject(new GateClosed(opensAt))
      return new Promise((resolve, reject) => {
        const place = {
          go: () => {
            signal.removeEventListener('abort', leave)
            resolve(once(giveBack))
          },
          refuse: (error: Error) => {
            signal.removeEventListener('abort', leave)
            reject(error)
          },
        }
        const leave = () => {
          waiting.splice(waiting.indexOf(place), 1)
          reject(signal.reason)
        }
        signal.addEventListener('abort', leave, { once: true })
        waiting.push(place)
        void pump()
      })
    },

    pauseUntil(time) {
      pausedUntil = Math.max(pausedUntil, time)
      if (pausedUntil - clock.now() <= maxWaitMs) return
      for (const place of waiting.splice(0)) place.refuse(new GateClosed(pausedUntil))
    },

    slowTo({ requests, perMs, concurrency: most }) {
      if (requests <= 0 || perMs <= 0) return
      refill()
      concurrency = Math.max(1, Math.min(pace.concurrency, most ?? pace.concurrency))
      intervalMs = Math.max(pace.perMs / pace.requests, perMs / requests)
    },
  }
}

function once(action: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    action()
  }
}
