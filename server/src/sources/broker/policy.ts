/** How fast one lane of a source may be asked. */
export interface Pace {
  /** So many requests ... */
  readonly requests: number
  /** ... in so many milliseconds, evenly. */
  readonly perMs: number
  /** Requests that may go at once after a rest. */
  readonly burst: number
  /** Requests under way at the same time. */
  readonly concurrency: number
}

/** How one source is asked. Figures: its published rules, the limits in its recorded answers. */
export interface Policy {
  /** A sentence why this source is not asked at all, such as a missing key. */
  readonly off?: string
  /** Each lane has its own pace and its own pauses; the first is used when `laneOf` names none. */
  readonly lanes: Readonly<Record<string, Pace>>
  readonly laneOf?: (url: URL) => string
  /** Wall time of one question from its first request to the last byte, retries included. */
  readonly deadlineMs: number
  /** Wall time until headers came. */
  readonly headersMs: number
  /** A question that would wait longer than this for its turn is refused at once. */
  readonly maxWaitMs: number
  /** Pause after "too many requests" when the answer does not say how long. */
  readonly pauseMs: number
  /** Whether "nothing left" in a good answer's headers means that the next question would be refused. */
  readonly obeysRemaining?: boolean
}

const usual = { deadlineMs: 6_000, headersMs: 3_000, maxWaitMs: 10_000, pauseMs: 30_000 }
const perSecond = (requests: number, concurrency = 6): Pace => ({
  requests,
  perMs: 1_000,
  burst: requests,
  concurrency,
})

/** For a source or a file's host that has no rules of its own here. */
export const cautious: Policy = { ...usual, lanes: { all: perSecond(2, 2) } }

/** Without a key 60 an hour, with one 5,000; and 10 searches a minute. */
export const gitHub = (anHour: number): Policy => ({
  ...usual,
  lanes: {
    core: { requests: anHour, perMs: 3_600_000, burst: 30, concurrency: 2 },
    search: { requests: 10, perMs: 60_000, burst: 5, concurrency: 1 },
  },
  laneOf: (url) => (url.pathname.includes('/search/') ? 'search' : 'core'),
  obeysRemaining: true,
})

/** Policies by the source's name, as it is shown to readers. */
export const policies: Readonly<Record<string, Policy>> = {
  // One request in three seconds and one connection, for all of its machines together.
  arXiv: {
    ...usual,
    lanes: { all: { requests: 1, perMs: 3_000, burst: 1, concurrency: 1 } },
    deadlineMs: 15_000,
    headersMs: 10_000,
    pauseMs: 60_000,
  },
  // 100 a second are allowed; what is scarce is the day's budget, which only lists and searches spend.
  OpenAlex: {
    ...usual,
    lanes: { single: perSecond(10), list: perSecond(5) },
    laneOf: (url) => (/\/(?:works|authors)\/[^/]/.test(url.pathname) ? 'single' : 'list'),
  },
  // Polite pool since December 2025: single works 10 a second, lists 3, three at the same time.
  Crossref: {
    ...usual,
    lanes: { single: perSecond(10, 3), list: perSecond(3, 3) },
    laneOf: (url) => (/\/works\/[^/]/.test(url.pathname) ? 'single' : 'list'),
  },
  // 100,000 a day.
  Unpaywall: { ...usual, lanes: { all: perSecond(5) } },
  // 1,000 in five minutes with an address in the User-Agent.
  DataCite: {
    ...usual,
    lanes: { all: { requests: 1_000, perMs: 300_000, burst: 20, concurrency: 6 } },
  },
  // One a second with a key; without one a pool that all share.
  'Semantic Scholar': {
    ...usual,
    lanes: { all: { requests: 1, perMs: 1_000, burst: 1, concurrency: 1 } },
  },
  // 500 in five minutes without a key.
  'Hugging Face': {
    ...usual,
    lanes: { all: { requests: 500, perMs: 300_000, burst: 20, concurrency: 6 } },
    obeysRemaining: true,
  },
  OpenReview: { ...usual, lanes: { all: perSecond(2, 2) } },
  GitHub: gitHub(60),
  'Europe PMC': { ...usual, lanes: { all: perSecond(5, 3) }, headersMs: 4_000 },
}
