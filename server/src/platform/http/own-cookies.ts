import type { FastifyReply } from 'fastify'

/** What this program's cookies stand for. */
export type CookieKind = 'session' | 'account' | 'device' | 'pending' | 'passkey'

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:')

// With `__Host-` no other host of the domain, and no plain http, can set it (T28).
export const cookieName = (kind: CookieKind, publicUrl: string) =>
  `${isSecure(publicUrl) ? '__Host-' : ''}tessera_${kind}`

/** Gives the browser a token that no script reads and no foreign form sends; for zero seconds, takes it away. */
export function setCookie(
  reply: FastifyReply,
  kind: CookieKind,
  token: string,
  seconds: number,
  publicUrl: string,
): void {
  reply.setCookie(cookieName(kind, publicUrl), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(publicUrl),
    maxAge: seconds,
  })
}
