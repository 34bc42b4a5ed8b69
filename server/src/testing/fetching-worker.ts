// A worker of the whole application on the database of DATABASE_URL. For the test that kills it.
import { composeFeatures } from '../app.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../platform/log.ts'
import { openPlatform } from '../platform/platform.ts'
import { startWorker } from '../platform/worker.ts'

const config = readConfig(process.env)
const log = createLog('silent')
const platform = await openPlatform(config, log, { migrate: false })
const { jobs } = await composeFeatures(platform, config, { policies: {} })
await startWorker({
  url: platform.databaseUrl,
  jobs,
  deps: undefined,
  log,
  reclaimEveryMs: 200,
})
