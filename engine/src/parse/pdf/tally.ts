/** Counts how often values come; those that come in runs are looked up once for each run. */
export function createTally<T>() {
  const counts = new Map<T, number>()
  let last: T | undefined
  let run = 0
  const close = () => {
    if (last !== undefined) counts.set(last, (counts.get(last) ?? 0) + run)
  }
  return {
    add(value: T, count: number): void {
      if (value !== last) {
        close()
        last = value
        run = 0
      }
      run += count
    },
    /** The most frequent value, of equal ones the first; ends the counting. */
    most(): T | undefined {
      close()
      let best: T | undefined
      let most = 0
      for (const [value, count] of counts)
        if (count > most) {
          best = value
          most = count
        }
      return best
    },
  }
}
