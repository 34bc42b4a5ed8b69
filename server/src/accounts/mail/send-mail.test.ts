import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { smtpSender } from './send-mail.ts'

/** A real SMTP server that offers no TLS, as one does whose offer somebody on the way takes out. */
const heard: string[] = []
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) => {
    heard.push(username ?? '', password ?? '')
    done(null, { user: username })
  },
})
let port = 0
beforeAll(async () => {
  server.on('error', () => {})
  server.listen(0, '0.0.0.0')
  await once(server.server, 'listening')
  port = (server.server.address() as { port: number }).port
})
afterAll(() => new Promise<void>((closed) => server.close(() => closed())))
beforeEach(() => void heard.splice(0))

const send = (url: string) =>
  smtpSender(
    url,
    'help@tessera.example',
  )({
    id: '1',
    to: 'ada@example.org',
    subject: 'A mail',
    text: 'Words.',
    html: '<p>Words.</p>',
  })

test('name and password never go in the clear to another machine', async () => {
  // This machine under an address that does not say so.
  await expect(send(`smtp://ada:secret@0.0.0.0:${port}`)).rejects.toMatchObject({ code: 'ETLS' })
  expect(heard).toEqual([])
})

test('a server on this machine needs no TLS, nor does one that asks for no name', async () => {
  await send(`smtp://ada:secret@127.0.0.1:${port}`)
  expect(heard).toEqual(['ada', 'secret'])
  await expect(send(`smtp://0.0.0.0:${port}`)).rejects.not.toMatchObject({ code: 'ETLS' })
})
