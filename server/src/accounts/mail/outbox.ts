import type { Db } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { hostName } from '../../platform/http/origin-checks.ts'
import type { AppServer } from '../../platform/http/server.ts'
import { isLoopback } from '../../platform/loopback.ts'
import type { Seal } from '../../platform/seal.ts'
import type { AccountDeps } from '../account-deps.ts'
import { compose } from './letters.ts'
import { listWaitingMails } from './mail-store.ts'
import { openLetter, unreadable } from './send-mail.ts'

/** A mail that has not gone out, as the operator reads it. */
export interface WaitingMail {
  readonly to: string
  readonly at: string
  readonly subject: string
  readonly text: string
  readonly problem: string | null
}

/** The mails that wait, with their words; of one that was sealed with another key, that it cannot be read. */
export async function readOutbox(db: Db, seal: Seal): Promise<readonly WaitingMail[]> {
  return (await listWaitingMails(db)).map(({ recipient, kind, body, createdAt, problem }) => {
    const letter = openLetter(seal, body)
    const { subject, text } = letter ? compose(letter) : { subject: kind, text: unreadable }
    return { to: recipient, at: createdAt.toISOString(), subject, text, problem }
  })
}

/** A mail as it is read in a terminal: its heads, an empty line, its words. */
export const mailAsText = ({ to, at, subject, text, problem }: WaitingMail) =>
  [
    `To: ${to}`,
    `Date: ${at}`,
    `Subject: ${subject}`,
    ...(problem ? [`Problem: ${problem}`] : []),
    '',
    text,
  ].join('\n')

/**
 * `/dev/mail`: the outbox in the browser, for trying Tessera out. Whoever reads it can open every account, so it
 * is answered on one's own machine only: not in production, not for a public address, not through a proxy.
 */
export function devMailRoute({
  db,
  seal,
  publicUrl,
  production,
}: Pick<AccountDeps, 'db' | 'seal' | 'publicUrl'> & { readonly production: boolean }) {
  const isOwnMachine = isLoopback(new URL(publicUrl).hostname)
  return (app: AppServer): void => {
    if (production || !isOwnMachine) return
    app.get('/dev/mail', { schema: { hide: true } }, async (request, reply) => {
      const { remoteAddress = '' } = request.socket
      const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some(
        (name) => name in request.headers,
      )
      // A server for a network answers to any name, also to one that a stranger pointed here (T23).
      const isOwnName = isLoopback(hostName(request.headers.host ?? ''))
      if (isForwarded || !isOwnName || !isLoopback(remoteAddress.replace(/^::ffff:/, '')))
        throw new AppError('not-found', 'There is nothing at this address.')
      const mails = await readOutbox(db, seal)
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(mails.map(mailAsText).join('\n\n---\n\n') || 'No mail is waiting.\n')
    })
  }
}
