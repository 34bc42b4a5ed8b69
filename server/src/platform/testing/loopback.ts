import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface OnLoopback {
  readonly port: number
  readonly url: string
  /** Ends the server and every connection to it, answered or not. */
  close(): Promise<void>
}

/** Has a server listen on 127.0.0.1. @param port any free one when it is left out */
export async function listenOnLoopback(server: Server, port = 0): Promise<OnLoopback> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
