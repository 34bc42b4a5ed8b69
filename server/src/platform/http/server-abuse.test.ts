import { type AddressInfo, connect, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { openLogLines } from '../../testing/log-lines.fixture.ts'
import { createHttpServer } from './server.ts'

describe('the HTTP server by itself', () => {
  const { log, lines } = openLogLines()
  const server = (mostLagMs = Number.POSITIVE_INFINITY) =>
    createHttpServer({
      log,
      mostLagMs,
      mostMemoryBytes: Number.POSITIVE_INFINITY,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      publicUrlGiven: false,
      trustedProxies: [],
      webFolder: import.meta.dirname,
      version: '0.0.0',
      health: { database: async () => true, draining: () => false },
      routes: [
        (app) => {
          app.post('/api/fails', async () => {
            throw new Error('it broke')
          })
        },
      ],
    })

  test('what people send never stands in the log, when it fails either (T46)', async () => {
    const app = await server()
    const canary = 'canary-5f1d'
    for (const url of [`/api/fails?token=${canary}&q=${canary}`, `/api/${canary}`, `/${canary}%zz`])
      for (const payload of [`{"password":"${canary}"}`, `{"${canary}`, canary])
        await app.inject({
          method: 'POST',
          url,
          payload,
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${canary}`,
            cookie: `tessera_session=${canary}; other=${canary}`,
            referer: `http://x/${canary}`,
            'user-agent': `${canary}\u0009{"level":60}`,
            'x-forwarded-for': canary,
          },
        })
    await app.close()
    expect(lines.join('')).toContain('it broke')
    expect(lines.join('')).not.toContain(canary)
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
  })

  test('a process that is late refuses calls of the API politely, and still says that it lives (T51)', async () => {
    const app = await server(200)
    const call = () => app.inject({ method: 'POST', url: '/api/fails' })
    // What other tests keep the machine busy with makes it late, too.
    await expect.poll(async () => (await call()).statusCode).toBe(500)
    let answer = await call()
    // Lateness is looked at twice a second.
    for (let tries = 0; answer.statusCode !== 503 && tries < 50; tries++) {
      const until = performance.now() + 300
      while (performance.now() < until);
      await new Promise((done) => setTimeout(done, 10))
      answer = await call()
    }
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    expect(answer.json()).toMatchObject({ code: 'busy' })
    expect((await app.inject('/livez')).statusCode).toBe(200)
    await app.close()
  })

  test('500 connections that never finish asking do not slow the others down (T51)', async () => {
    const [app, free] = [await server(), await server()]
    for (const one of [app, free]) await one.listen({ port: 0, host: '127.0.0.1' })
    const portOf = (one: typeof app) => (one.server.address() as AddressInfo).port
    const port = portOf(app)
    const slow = await Promise.all(
      Array.from(
        { length: 500 },
        (_, n) =>
          new Promise<Socket>((resolve, reject) => {
            const socket = connect(port, '127.0.0.1', () => {
              socket.write(`POST /api/fails HTTP/1.1\r\nHost: localhost\r\nX-${n}: `)
              resolve(socket)
            })
            socket.once('error', reject)
          }),
      ),
    )
    // In turn with a server that nobody holds up, so that a busy machine slows both.
    const times = { held: [] as number[], free: [] as number[] }
    for (let n = 0; n < 100; n++) {
      times.free.push(await timeOf(portOf(free)))
      times.held.push(await timeOf(port))
    }
    for (const socket of slow) socket.destroy()
    await Promise.all([app.close(), free.close()])
    expect(quantile(times.held, 0.5) / quantile(times.free, 0.5)).toBeLessThan(3)
    expect(quantile(times.held, 0.98)).toBeLessThan(Math.max(150, 5 * quantile(times.free, 0.98)))
    expect(app.server.headersTimeout).toBeLessThanOrEqual(15_000)
    expect(app.server.requestTimeout).toBeLessThanOrEqual(60_000)
  })
})

/** Milliseconds of a good answer. */
async function timeOf(port: number): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/livez`)
  await answer.text()
  expect(answer.status).toBe(200)
  return performance.now() - began
}

const quantile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN
