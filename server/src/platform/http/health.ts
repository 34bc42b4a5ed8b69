import type { AppServer } from './server.ts'

export interface HealthChecks {
  /** Whether the database answers. Called at most a few times a second. */
  readonly database: () => Promise<boolean>
  /** Set while the process is being stopped: take it out of rotation. */
  readonly draining: () => boolean
}

const patienceMs = 1_000

/**
 * `/livez`: the process runs. `/readyz`: it can answer requests now. `/healthz`: the same for people.
 * Sources on the internet never make it unready.
 */
export function registerHealth(app: AppServer, checks: HealthChecks): void {
  app.get('/livez', { schema: { hide: true }, logLevel: 'silent' }, async () => ({ alive: true }))
  for (const path of ['/readyz', '/healthz'])
    app.get(path, { schema: { hide: true }, logLevel: 'silent' }, async (_request, reply) => {
      const database = await withinPatience(checks.database())
      const draining = checks.draining()
      const ready = database && !draining
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ ready, database: database ? 'answers' : 'does not answer', draining })
    })
}

async function withinPatience(check: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), patienceMs)
  })
  try {
    return await Promise.race([check.catch(() => false), late])
  } finally {
    clearTimeout(timer)
  }
}
