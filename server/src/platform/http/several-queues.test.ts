import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import type { AppServer } from './server.ts'
import { listenWithQueues } from './several-queues.ts'

const opened: AppServer[] = []
const server = () => {
  const app = Fastify() as unknown as AppServer
  app.get('/', async () => 'here')
  opened.push(app)
  return app
}
const portOf = (app: AppServer) => (app.server.address() as AddressInfo).port
const at = (port: number) => ({ port, host: '127.0.0.1' })

afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})

test('whatever queue a connection comes into, it is answered', async () => {
  const app = server()
  await listenWithQueues(app, at(0))
  const answers = await Promise.all(
    Array.from({ length: 200 }, async () => {
      // A connection each: a kept one would stay in the queue of the first.
      const answer = await fetch(`http://127.0.0.1:${portOf(app)}/`, {
        headers: { connection: 'close' },
      })
      return answer.text()
    }),
  )
  expect(new Set(answers)).toEqual(new Set(['here']))
})

test.runIf(process.platform === 'linux')('there are sixteen queues on Linux', async () => {
  const app = server()
  await listenWithQueues(app, at(0))
  // The local address and the state "listening", as proc_pid_net(5) prints them.
  const port = portOf(app).toString(16).toUpperCase().padStart(4, '0')
  const lines = readFileSync('/proc/self/net/tcp', 'utf8').split('\n')
  expect(lines.filter((line) => line.includes(`0100007F:${port} 00000000:0000 0A`))).toHaveLength(
    16,
  )
})

test('nobody else gets the port, and it is free once the server is closed', async () => {
  const [first, second, third] = [server(), server(), server()]
  await listenWithQueues(first, at(0))
  const port = portOf(first)
  await expect(listenWithQueues(second, at(port))).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await first.close()
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  await listenWithQueues(third, at(port))
  expect(portOf(third)).toBe(port)
})
