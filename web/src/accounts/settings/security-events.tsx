import { queryOptions, useQuery } from '@tanstack/react-query'
import { paths, queryKeys, SecurityEvent } from '@tessera/contract'
import { z } from 'zod'
import { callApi } from '../../api/client.ts'
import { sinceWhen } from './since-when.ts'

const eventsQuery = queryOptions({
  queryKey: queryKeys.securityEvents,
  queryFn: ({ signal }) => callApi(paths.securityEvents, z.array(SecurityEvent), { signal }),
  staleTime: 0,
})

const words: Readonly<Record<string, string>> = {
  registered: 'Account created',
  'signed-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed: wrong password',
  'code-failed': 'Sign-in failed: wrong code',
  'signed-out': 'Signed out',
  'session-ended': 'A session was ended',
  'other-sessions-ended': 'All other sessions were ended',
  'profile-changed': 'Profile changed',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by mail',
  'email-verified': 'Email address confirmed',
  'recovery-code-used': 'Signed in with a recovery code',
  'recovery-codes-made': 'New recovery codes made',
  'two-factor-enabled': 'Two-factor authentication enabled',
  'two-factor-disabled': 'Two-factor authentication disabled',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'passkey-refused': 'Sign-in failed: wrong passkey',
  'passkey-copied': 'Sign-in refused: the passkey may have been copied',
  'signed-in-with-passkey': 'Signed in with a passkey',
  'deletion-asked': 'Deletion of the account asked for',
  'deletion-cancelled': 'Deletion of the account cancelled by signing in',
}

/** What happened to the account, so that its owner sees what was not the owner. */
export function SecurityEvents() {
  const { data: events, error } = useQuery(eventsQuery)
  return (
    <section className="set set--end" aria-labelledby="security-events">
      <h3 className="set__title" id="security-events">
        Recent Activity
      </h3>
      {error && <p className="set__text">{error.message}</p>}
      <ul className="sessions">
        {events?.slice(0, 20).map(({ id, kind, device, ipAddress, createdAt }) => (
          <li key={id} className="sessions__event">
            <div>
              <b>{words[kind] ?? kind}</b>
              <small>
                {device} <span className="dot">{ipAddress ?? 'Unknown network'}</span>{' '}
                <time className="dot" dateTime={createdAt}>
                  {sinceWhen(createdAt, Date.now())}
                </time>
              </small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
