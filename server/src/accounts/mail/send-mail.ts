import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Db } from '../../platform/database.ts'
import { defineJob, enqueue, HopelessError } from '../../platform/jobs.ts'
import { isLoopback } from '../../platform/loopback.ts'
import type { Seal } from '../../platform/seal.ts'
import type { AccountDeps } from '../account-deps.ts'
import { compose, type Letter } from './letters.ts'
import { findWaitingMail, insertMail, markProblem, markSent } from './mail-store.ts'

/** One mail, ready to go. @throws an error with `responseCode` when the server refuses it */
export type SendMail = (mail: {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}) => Promise<void>

/** Sends through an SMTP server (RFC 5321). A mail that is sent twice, after a crash, carries the same id. */
export function smtpSender(smtpUrl: string, from: string): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: needsTls(smtpUrl),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return async ({ id, ...mail }) => {
    await transport.sendMail({
      ...mail,
      from: { name: 'Tessera', address: from },
      messageId: `<${id}@${from.split('@').at(-1)}>`,
      headers: { 'auto-submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
}

/** Name and password go to another machine over TLS only, also where somebody on the way hides that it is offered. */
export function needsTls(smtpUrl: string): boolean {
  const { username, hostname } = new URL(smtpUrl)
  return username !== '' && !isLoopback(hostname)
}

export interface SendMailDeps extends Pick<AccountDeps, 'db' | 'seal' | 'settings'> {
  readonly sendMail: SendMail
}

/** What nodemailer's errors carry: the answer, and what it was the answer to. */
interface SmtpError {
  readonly responseCode?: number
  readonly code?: string
  readonly command?: string
}

/** The problem of a mail whose words are lost. */
export const unreadable =
  'This mail cannot be read: it was sealed with another account.key or SESSION_SECRET.'

/** What a stored mail says; null when it was sealed with another key. */
export function openLetter(seal: Seal, body: string): Letter | null {
  const text = seal.open(body)
  return text === null ? null : (JSON.parse(text) as Letter)
}

const aboutThisMail = new Set(['RCPT TO', 'DATA'])

/** Takes a mail to the server; tried again for hours while the server cannot be reached. */
export const sendMailJob = defineJob({
  name: 'send-mail',
  payload: z.object({ mailId: z.uuid() }),
  key: ({ mailId }) => `send-mail:${mailId}`,
  maxAttempts: 12,
  run: async ({ mailId }, { db, seal, settings, sendMail }: SendMailDeps) => {
    const mail = await findWaitingMail(db, mailId)
    if (mail === null) return
    const letter = openLetter(seal, mail.body)
    if (letter === null) {
      await markProblem(db, mailId, unreadable)
      throw new HopelessError(unreadable)
    }
    try {
      await sendMail({ id: mailId, to: mail.recipient, ...compose(letter) })
    } catch (error) {
      const { responseCode = 0, code = '', command = '' } = error as SmtpError
      const problem = `The mail server refused or failed (${responseCode || code || 'unknown'}).`
      await markProblem(db, mailId, problem)
      // A server that will never take this mail is not asked again (RFC 5321, 4.2.1). One that takes none today, for
      // its own reasons or for our name and password, is.
      if (responseCode >= 500 && aboutThisMail.has(command)) throw new HopelessError(problem)
      throw new Error(problem)
    }
    await markSent(db, mailId, settings.now())
  },
})

/** Puts a mail in the queue, in the caller's transaction. Without an SMTP server it waits in the outbox. */
export async function postMail(
  { seal, settings, sendsMail }: Pick<AccountDeps, 'seal' | 'settings' | 'sendsMail'>,
  db: Db,
  { id: userId, email: recipient }: { readonly id: string; readonly email: string },
  letter: Letter,
): Promise<void> {
  const body = seal.seal(JSON.stringify(letter))
  const mailId = await insertMail(
    db,
    { userId, recipient, kind: letter.kind, body },
    settings.now(),
  )
  if (sendsMail) await enqueue(db, sendMailJob, { mailId })
}
