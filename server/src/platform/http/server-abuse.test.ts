import { type AddressInfo, connect, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { openLogLines } from '../../testing/log-lines.fixture.ts'
import { createHttpServer } from './server.ts'

describe('the HTTP server by itself', () => {
  const { log, lines } = openLogLines()
  const server = () =>
    createHttpServer({
      log,
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

  test('500 connections that never finish asking do not slow the others down (T51)', async () => {
    const app = await server()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
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
    const times: number[] = []
    for (let n = 0; n < 100; n++) {
      const began = performance.now()
      const answer = await fetch(`http://127.0.0.1:${port}/livez`)
      await answer.text()
      expect(answer.status).toBe(200)
      times.push(performance.now() - began)
    }
    for (const socket of slow) socket.destroy()
    await app.close()
    expect(times.sort((a, b) => a - b)[98]).toBeLessThan(150)
    expect(app.server.headersTimeout).toBeLessThanOrEqual(15_000)
    expect(app.server.requestTimeout).toBeLessThanOrEqual(60_000)
  })
})
