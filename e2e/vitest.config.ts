import { defineConfig } from 'vitest/config'
import { LongestFirst } from '../scripts/longest-first.ts'

/** Journeys through the real program in a real browser; a browser waits for its server half of the time. */
export default defineConfig({
  test: {
    name: 'browser',
    root: new URL('..', import.meta.url).pathname,
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/one-tessera.ts'],
    maxWorkers: 2,
    // Files share what they load and one browser; each reader has cookies, storage and cache of their own.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // On a busy machine a page takes its time; how fast Tessera is, bench measures.
    expect: { poll: { timeout: 120_000 } },
    // Two programs and a person's clicks meet on a busy machine: `npm test` names what needed a second attempt. Attacks
    // and a killed database get none.
    retry: 1,
    testTimeout: 480_000,
    hookTimeout: 480_000,
  },
})
