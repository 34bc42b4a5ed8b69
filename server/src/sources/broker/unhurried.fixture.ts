import { cautious, policies } from './policy.ts'

/** Every source may be asked as fast as a test likes, and rests for no time worth waiting for. */
export const unhurried = Object.fromEntries(
  Object.keys(policies).map((name) => [
    name,
    {
      ...cautious,
      lanes: { all: { requests: 1_000, perMs: 1_000, burst: 1_000, concurrency: 20 } },
      pauseMs: 1,
    },
  ]),
)
