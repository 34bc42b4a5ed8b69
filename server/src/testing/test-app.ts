import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ImportStatus, Paper } from '@tessera/contract'
import { type AccountSettings, accountSettings } from '../accounts/account-settings.ts'
import { composeFeatures, createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import type { AppServer } from '../platform/http/server.ts'
import { createLog } from '../platform/log.ts'
import { openPlatform, type Platform } from '../platform/platform.ts'
import { createTestDatabase } from '../platform/testing/test-database.ts'
import { startWorker } from '../platform/worker.ts'

type Answer = Awaited<ReturnType<AppServer['inject']>>

export interface TestApp {
  readonly app: AppServer
  readonly platform: Platform
  /** Imports the library folder of the test. */
  readonly start: () => Promise<void>
  /** Uploads a file as the owner of a session cookie. */
  upload(bytes: Buffer | string, name: string, cookie?: string): Promise<Answer>
  /** Waits until an import has ended, as the page does. */
  ended(jobId: string, cookie?: string): Promise<ImportStatus>
  /** Uploads as a new reader and waits for the end. */
  importAsNewcomer(bytes: Buffer | string, name: string): Promise<NewcomersImport>
  close(): Promise<void>
}

interface NewcomersImport {
  readonly cookie: string
  readonly paperId: string
  readonly status: ImportStatus
  readonly paper: Paper
}

const page =
  '<!doctype html><html lang="en"><head><title>Tessera</title></head><body><div id="root"></div></body></html>'

/** The whole application on a database and a folder of its own, with its worker; `library` by file name. No live sources unless `env` asks for them. */
export async function createTestApp(
  library: Record<string, string> = {},
  env: Record<string, string> = {},
  sourcesOptions?: Parameters<typeof composeFeatures>[2],
  accounts: Partial<AccountSettings> = {},
  log = createLog('silent'),
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-app-'))
  for (const path of ['web/dist', 'library', 'data'])
    mkdirSync(join(folder, path), { recursive: true })
  writeFileSync(join(folder, 'web/dist/index.html'), page)
  writeFileSync(join(folder, 'package.json'), '{"version":"0.0.0-test"}')
  for (const [name, text] of Object.entries(library))
    writeFileSync(join(folder, 'library', name), text)

  const database = await createTestDatabase()
  const config = {
    ...readConfig({
      DATABASE_URL: database.url,
      PUBLIC_URL: 'http://localhost:3000',
      LIVE_SOURCES: 'off',
      // On a busy machine a source that answers is late by the clock of a reader.
      SEARCH_SECONDS: '60',
      ...env,
    }),
    dataDir: join(folder, 'data'),
    projectRoot: folder,
  }
  const platform = await openPlatform(config, log, { migrate: false })
  const features = await composeFeatures(platform, config, sourcesOptions, {
    ...accountSettings,
    passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
    ...accounts,
  })
  // What a test does in the same process makes it late, and is no flood of readers.
  const app = await createApp(platform, config, features, {
    mostLagMs: Number.POSITIVE_INFINITY,
    mostMemoryBytes: Number.POSITIVE_INFINITY,
  })
  const worker = await startWorker({
    url: database.url,
    jobs: features.jobs,
    deps: undefined,
    log,
  })
  const headers = (cookie: string | undefined) => (cookie === undefined ? {} : { cookie })

  const testApp: TestApp = {
    app,
    platform,
    start: async () => features.start?.(),
    upload(bytes, name, cookie) {
      const form = formOf(Buffer.from(bytes), name)
      return app.inject({
        method: 'POST',
        url: '/api/papers/import',
        headers: { ...headers(cookie), 'content-type': form.type },
        payload: form.body,
      })
    },
    async ended(jobId, cookie) {
      // The jail gives a file 25 s of a core, which a busy machine does not have to itself, and 180 s by the clock.
      const deadline = Date.now() + 200_000
      while (Date.now() < deadline) {
        const answer = await app.inject({
          url: `/api/papers/import/${jobId}`,
          headers: headers(cookie),
        })
        const status = answer.json<ImportStatus>()
        if (status.step === 'done' || status.step === 'failed') return status
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`The import ${jobId} did not end in 200 s.`)
    },
    async importAsNewcomer(bytes, name) {
      const answer = await testApp.upload(bytes, name)
      if (answer.statusCode !== 202) throw new Error(`${name} was refused: ${answer.body}`)
      const cookie = cookieOf(answer)
      const { jobId, paperId } = answer.json<{ jobId: string; paperId: string }>()
      const status = await testApp.ended(jobId, cookie)
      const found = await app.inject({ url: `/api/papers/${paperId}`, headers: { cookie } })
      return { cookie, paperId, status, paper: found.json<Paper>() }
    },
    async close() {
      await app.close()
      await worker.stop()
      await features.stop?.()
      await platform.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return testApp
}

/** Who is told that the machine is out of breath comes again, as the page does. */
export async function comingAgain(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    if (answer.statusCode !== 503) return answer
    await sleep(1_000 * Number(answer.headers['retry-after']))
  }
}

/** A form upload as a browser sends it. */
function formOf(bytes: Buffer, name: string): { type: string; body: Buffer } {
  const mark = 'tessera-form-boundary'
  const head = `--${mark}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    type: `multipart/form-data; boundary=${mark}`,
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${mark}--\r\n`)]),
  }
}

/** The session cookie that an answer sets, as a request sends it back. */
export function cookieOf(answer: { cookies: readonly { name: string; value: string }[] }): string {
  const cookie = answer.cookies.find((it) => it.name === 'tessera_session')
  if (!cookie) throw new Error('No session cookie was set.')
  return `tessera_session=${cookie.value}`
}
