import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Half of the tests wait for processes and sockets: even two cores are kept busy by two workers.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'engine',
          // What takes long on a busy machine is no failure; speed is measured in bench.
          testTimeout: 30_000,
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
          include: ['server/src/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: ['server/src/platform/testing/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'web',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['web/src/testing/browser-stubs.ts'],
        },
      },
    ],
  },
})
