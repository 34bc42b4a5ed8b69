import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { SecurityEvents as Page, paths, queryKeys } from '@tessera/contract'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { readFromHere } from '../form/read-from-here.ts'
import { LoadProblem } from './load-problem.tsx'
import { sinceWhen } from './since-when.ts'

const eventsQuery = infiniteQueryOptions({
  queryKey: queryKeys.securityEvents,
  queryFn: ({ signal, pageParam: cursor }) =>
    callApi(cursor === null ? paths.securityEvents : paths.securityEventsBefore(cursor), Page, {
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  staleTime: 0,
})

const words: Readonly<Record<string, string>> = {
  registered: 'Account created',
  'signed-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed: wrong password',
  'code-failed': 'Sign-in failed: wrong code',
  'owner-check-failed': 'A change was refused: wrong password or code',
  'signed-out': 'Signed out',
  'session-ended': 'A session was ended',
  'other-sessions-ended': 'All other sessions were ended',
  'profile-changed': 'Profile changed',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by mail',
  'email-verified': 'Email address confirmed',
  'recovery-code-used': 'A recovery code was used',
  'recovery-codes-made': 'New recovery codes made',
  'two-factor-enabled': 'Two-factor authentication enabled',
  'two-factor-disabled': 'Two-factor authentication disabled',
  'device-trusted': 'A device is not asked for a code for 30 days',
  'trust-ended': 'A device is asked for a code again',
  'signed-in-without-code': 'Signed in without a code, on a device that is not asked for one',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'passkey-refused': 'Sign-in failed: wrong passkey',
  'passkey-copied': 'Sign-in refused: the passkey may have been copied',
  'signed-in-with-passkey': 'Signed in with a passkey',
  'data-downloaded': 'All data of the account downloaded',
  'deletion-asked': 'Deletion of the account asked for',
  'deletion-cancelled': 'Deletion of the account cancelled by signing in',
}

/** What happened to the account, so that its owner sees what was not the owner. */
export function SecurityEvents() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(eventsQuery)
  const [shownBefore, setShownBefore] = useState<number>()
  const events = data?.pages.flatMap((page) => page.events)
  function showOlder(): void {
    setShownBefore(events?.length)
    void fetchNextPage()
  }
  return (
    <section className="set set--end" aria-labelledby="security-events">
      <h3 className="set__title" id="security-events">
        Recent Activity
      </h3>
      <LoadProblem error={error} />
      <ul className="sessions">
        {events?.map(({ id, kind, device, ipAddress, createdAt }, index) => (
          <li
            key={id}
            className="sessions__event"
            // The button leaves with the last page; while it stands, it keeps focus.
            {...(index === shownBefore && !hasNextPage ? { ref: readFromHere, tabIndex: -1 } : {})}
          >
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
      {hasNextPage && (
        <div>
          <Button size="sm" busy={isFetchingNextPage} onClick={showOlder}>
            {isFetchingNextPage ? 'Loading...' : 'Show older'}
          </Button>
        </div>
      )}
    </section>
  )
}
