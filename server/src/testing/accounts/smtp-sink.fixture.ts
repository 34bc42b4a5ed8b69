import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export interface SmtpSink {
  readonly url: string
  /** Whole messages as they arrived. */
  readonly received: string[]
  /** How the next messages are answered: an SMTP status, or a line that is cut. */
  readonly faults: (number | 'hang-up')[]
  /** The status that every connection is greeted with; null for a welcome. */
  greeting: number | null
  close(): Promise<void>
}

/** A real SMTP server on loopback that takes mail, or refuses it as told. */
export async function openSmtpSink(): Promise<SmtpSink> {
  const received: string[] = []
  const faults: (number | 'hang-up')[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session, done) {
      const { greeting } = sink
      if (greeting === null) done()
      else done(Object.assign(new Error('told to take none'), { responseCode: greeting }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const fault = faults.shift()
        if (fault === 'hang-up') {
          for (const connection of server.connections)
            if ((connection as unknown as { id: string }).id === session.id)
              (connection as unknown as { _socket: { destroy(): void } })._socket.destroy()
          return
        }
        if (fault !== undefined)
          return done(Object.assign(new Error('told to refuse'), { responseCode: fault }))
        received.push(Buffer.concat(chunks).toString('utf8'))
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as { port: number }
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    faults,
    greeting: null,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
  return sink
}
