import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'

// What takes long on a busy machine is no failure; speed is measured in bench.
const testTimeout = 480_000
const propertySeed = 'scripts/property-seed.ts'
const expectation = { poll: { timeout: 60_000 } }

export default defineConfig({
  test: {
    // Half of the tests wait for processes and sockets: even two cores are kept busy by twice as many workers.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'engine',
          setupFiles: [propertySeed],
          testTimeout,
          hookTimeout: testTimeout,
          // Pure functions leave nothing behind: the files share one loaded engine.
          isolate: false,
          include: [
            'engine/src/**/*.test.ts',
            'contract/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'library/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: [propertySeed],
          // Each file has a database and an app of its own; loading the program for each took a third of the time.
          isolate: false,
          include: ['server/src/**/*.test.ts'],
          testTimeout,
          expect: expectation,
          hookTimeout: testTimeout,
          globalSetup: ['server/src/platform/testing/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'web',
          testTimeout,
          expect: expectation,
          hookTimeout: testTimeout,
          // Each test takes its page away again; a browser's stand-in for each file took half of the time.
          isolate: false,
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: [propertySeed, 'web/src/testing/browser-stubs.ts'],
        },
      },
    ],
  },
})
