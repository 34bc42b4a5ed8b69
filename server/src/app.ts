import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { type AppServer, createHttpServer } from './platform/http/server.ts'
import type { RenderPage } from './platform/http/web-pages.ts'
import type { Job } from './platform/jobs.ts'
import type { Platform } from './platform/platform.ts'

/** What the features bring: routes for the web, jobs for the worker, pages, and what runs at the start. */
export interface Features {
  readonly routes: readonly ((app: AppServer) => void | Promise<void>)[]
  /** Each job with what it needs, already handed to it. */
  // biome-ignore lint/suspicious/noExplicitAny: jobs of any payload; each checks its own when it is run
  readonly jobs: readonly Job<any, undefined>[]
  readonly renderPage?: RenderPage
  /** Runs once the server listens: the starter library, warm caches. */
  readonly start?: () => Promise<void>
  readonly stop?: () => Promise<void>
}

/** Hands the platform to the features, and features to each other: the one place where they meet. */
export async function composeFeatures(_platform: Platform, _config: Config): Promise<Features> {
  return { routes: [], jobs: [] }
}

/** The HTTP side: platform and features in one server that does not listen yet. */
export function createApp(
  platform: Platform,
  config: Config,
  features: Features,
  isDraining: () => boolean = () => false,
): Promise<AppServer> {
  return createHttpServer({
    log: platform.log,
    host: config.host,
    publicUrl: config.publicUrl,
    publicUrlGiven: config.publicUrlGiven,
    trustedProxies: config.trustedProxies,
    webFolder: join(config.projectRoot, 'web/dist'),
    version: readVersion(config.projectRoot),
    health: {
      database: async () => (await platform.sql`select 1`).length === 1,
      draining: isDraining,
    },
    routes: features.routes,
    ...(features.renderPage && { renderPage: features.renderPage }),
  })
}

export function readVersion(projectRoot: string): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  return String(version)
}
