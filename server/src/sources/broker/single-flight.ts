/** What the one who does the work knows of those who wait for it. */
export interface Flight {
  /** Aborted when nobody waits any more and the work has not passed `departed`. */
  readonly signal: AbortSignal
  /** From here on the work is finished even when nobody waits: its result will be kept. */
  departed(): void
  hasWaiting(): boolean
}

export interface Landing<T> {
  /** Null when the signal was aborted first. */
  readonly result: T | null
  /** The work had been begun for others, who had all left before this one came: its failure says little. */
  readonly isSecondHand: boolean
  /** The work had passed `departed`. */
  readonly hasDeparted: boolean
}

export interface Flights<T> {
  /** Joins the work under this key, or begins it with `start`, which must not reject. */
  join(key: string, signal: AbortSignal, start: (flight: Flight) => Promise<T>): Promise<Landing<T>>
}

/** Equal questions at the same time are one question. */
export function createFlights<T>(): Flights<T> {
  interface Running {
    readonly result: Promise<T>
    /** Returns whether everybody before had left. */
    enter(): boolean
    leave(): void
    hasDeparted(): boolean
  }
  const flights = new Map<string, Running>()

  function begin(key: string, start: (flight: Flight) => Promise<T>): Running {
    const unwanted = new AbortController()
    let waiting = 0
    let isAbandoned = false
    let isDeparted = false
    const end = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    const flight: Running = {
      result: start({
        signal: unwanted.signal,
        departed: () => {
          isDeparted = true
        },
        hasWaiting: () => waiting > 0,
      }).finally(end),
      enter: () => {
        waiting += 1
        return isAbandoned
      },
      hasDeparted: () => isDeparted,
      leave: () => {
        waiting -= 1
        if (waiting > 0) return
        isAbandoned = true
        if (isDeparted) return
        end()
        unwanted.abort()
      },
    }
    flights.set(key, flight)
    return flight
  }

  return {
    async join(key, signal, start) {
      if (signal.aborted) return { result: null, isSecondHand: false, hasDeparted: false }
      const flight = flights.get(key) ?? begin(key, start)
      let onAbort = () => {}
      const left = new Promise<null>((resolve) => {
        onAbort = () => resolve(null)
        signal.addEventListener('abort', onAbort)
      })
      const isSecondHand = flight.enter()
      try {
        const result = await Promise.race([flight.result, left])
        return { result, isSecondHand, hasDeparted: flight.hasDeparted() }
      } finally {
        signal.removeEventListener('abort', onAbort)
        flight.leave()
      }
    },
  }
}
