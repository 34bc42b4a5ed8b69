/** Hears what is said while work is under way. */
export type Listener<Word> = (word: Word) => void

/**
 * Work that is asked for twice at the same time is done once; all get its outcome, and who listens hears
 * everything that was said from the beginning on.
 */
export function singleFlight<Outcome, Word = never>(): (
  key: string,
  work: (say: Listener<Word>) => Promise<Outcome>,
  listener?: Listener<Word>,
) => Promise<Outcome> {
  interface Flight {
    readonly said: Word[]
    readonly listeners: Set<Listener<Word>>
    readonly outcome: Promise<Outcome>
  }
  const underWay = new Map<string, Flight>()

  function start(key: string, work: (say: Listener<Word>) => Promise<Outcome>): Flight {
    const said: Word[] = []
    const listeners = new Set<Listener<Word>>()
    const say = (word: Word) => {
      said.push(word)
      for (const listener of listeners) listener(word)
    }
    const outcome = work(say).finally(() => underWay.delete(key))
    const flight = { said, listeners, outcome }
    underWay.set(key, flight)
    return flight
  }

  return (key, work, listener) => {
    const flight = underWay.get(key) ?? start(key, work)
    if (!listener) return flight.outcome
    for (const word of flight.said) listener(word)
    flight.listeners.add(listener)
    return flight.outcome.finally(() => flight.listeners.delete(listener))
  }
}

/** The same for work that may come to what concerns only who began it: whoever else waited for that asks anew. */
export function sharedFlight<Outcome, Word = never>(
  isPersonal: (outcome: Outcome) => boolean,
): (
  key: string,
  asker: string,
  work: (say: Listener<Word>) => Promise<Outcome>,
  listener?: Listener<Word>,
) => Promise<Outcome> {
  const flights = singleFlight<{ readonly outcome: Outcome; readonly by: string }, Word>()
  return async (key, asker, work, listener) => {
    for (;;) {
      const { outcome, by } = await flights(
        key,
        async (say) => ({ outcome: await work(say), by: asker }),
        listener,
      )
      if (by === asker || !isPersonal(outcome)) return outcome
    }
  }
}
