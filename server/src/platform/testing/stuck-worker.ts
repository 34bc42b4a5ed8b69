// A worker that begins a job, says so, and never ends it. For the test that kills it.
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { defineJob } from '../jobs.ts'
import { createLog } from '../log.ts'
import { startWorker } from '../worker.ts'

const stuck = defineJob({
  name: 'note',
  payload: z.object({ text: z.string() }),
  run: async () => {
    process.stdout.write('begun\n')
    await sleep(600_000)
  },
})
await startWorker({
  url: process.argv[2] as string,
  jobs: [stuck],
  deps: {},
  log: createLog('silent'),
})
