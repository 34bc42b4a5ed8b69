/** What the one who does the work knows of those who wait for it. */
export interface Flight {
  /** Aborted when nobody waits any more and the work has not passed `departed`. */
  readonly signal: AbortSignal
  /** From here on the work is finished even when nobody waits: its result will be kept. */
  departed(): void
  hasWaiting(): boolean
}

export interface Flights<T> {
  /**
   * Joins the work under this key, or begins it with `start`, which must not reject. Null when the signal
   * is aborted first.
   */
  join(key: string, signal: AbortSignal, start: (flight: Flight) => Promise<T>): Promise<T | null>
}

/** Equal questions at the same time are one question. */
export function createFlights<T>(): Flights<T> {
  const flights = new Map<string, { readonly result: Promise<T>; enter(): void; leave(): void }>()

  function begin(key: string, start: (flight: Flight) => Promise<T>) {
    const unwanted = new AbortController()
    let waiting = 0
    let isDeparted = false
    const end = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    const flight = {
      result: start({
        signal: unwanted.signal,
        departed: () => {
          isDeparted = true
        },
        hasWaiting: () => waiting > 0,
      }).finally(end),
      enter: () => {
        waiting += 1
      },
      leave: () => {
        waiting -= 1
        if (waiting > 0 || isDeparted) return
        end()
        unwanted.abort()
      },
    }
    flights.set(key, flight)
    return flight
  }

  return {
    async join(key, signal, start) {
      if (signal.aborted) return null
      const flight = flights.get(key) ?? begin(key, start)
      let onAbort = () => {}
      const left = new Promise<null>((resolve) => {
        onAbort = () => resolve(null)
        signal.addEventListener('abort', onAbort)
      })
      flight.enter()
      try {
        return await Promise.race([flight.result, left])
      } finally {
        signal.removeEventListener('abort', onAbort)
        flight.leave()
      }
    },
  }
}
