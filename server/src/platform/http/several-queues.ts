import { once } from 'node:events'
import { type AddressInfo, createServer, type ListenOptions, type Server } from 'node:net'
import type { AppServer } from './server.ts'

const queues = 16

/**
 * Listens with several queues of arriving connections where the system can (SO_REUSEPORT). Of each queue libuv takes
 * one connection in a turn of the event loop: behind the few hundred of a flood, a reader who arrives would wait for
 * as many turns, which was seconds (threat T38). With sixteen it is a sixteenth of them.
 * @throws what `net.Server.listen` throws, as EADDRINUSE when anybody has the port, another Tessera too
 */
export async function listenWithQueues(
  app: AppServer,
  at: { readonly port: number; readonly host: string },
): Promise<void> {
  // Who may share a port would share it with a second Tessera: it has to be free for oneself alone.
  const alone = await listening(createServer(), { ...at, exclusive: true })
  const { port } = alone.address() as AddressInfo
  await new Promise((done) => alone.close(done))
  const others: Server[] = []
  app.addHook('preClose', async () => {
    for (const other of others) other.close()
  })
  const shared = { ...at, port, reusePort: true }
  try {
    await app.listen(shared)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTSUP') throw error
    await app.listen({ ...at, port })
    return
  }
  for (const { address, port } of app.addresses() as AddressInfo[])
    for (let n = 1; n < queues; n++) {
      const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        app.server.emit('connection', socket),
      )
      others.push(await listening(other, { port, host: address, reusePort: true }))
    }
}

async function listening(server: Server, options: ListenOptions): Promise<Server> {
  server.listen(options)
  await once(server, 'listening')
  return server
}
