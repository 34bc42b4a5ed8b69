import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { AccountSession, Done, EndedSessions, paths, queryKeys } from '@tessera/contract'
import { z } from 'zod'
import { callApi } from '../../api/client.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { LoadProblem } from './load-problem.tsx'
import { sinceWhen } from './since-when.ts'
import { useFailed } from './use-expired.ts'
import { useSecurityChanged } from './use-security-changed.ts'

const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions,
  queryFn: ({ signal }) => callApi(paths.sessions, z.array(AccountSession), { signal }),
  staleTime: 0,
})

/** The devices that are signed in, and the ways to end their sessions. */
export function ActiveSessions() {
  const { data: sessions, error } = useQuery(sessionsQuery)
  const securityChanged = useSecurityChanged()
  const failed = useFailed()
  const endOthers = useMutation({
    mutationFn: () => callApi(paths.sessions, EndedSessions, { method: 'DELETE' }),
    onSuccess: ({ ended }) => {
      toast({
        title: 'Sessions Ended',
        description:
          ended === 1 ? 'One other session has ended.' : `${ended} other sessions have ended.`,
      })
      securityChanged()
    },
    onError: (failure) => failed(failure),
  })
  const end = useMutation({
    mutationFn: (id: string) => callApi(paths.session(id), Done, { method: 'DELETE' }),
    onError: (failure) => failed(failure),
    onSettled: securityChanged,
  })
  return (
    <section className="set" aria-labelledby="active-sessions">
      <div className="set__row">
        <h3 className="set__title" id="active-sessions">
          Active Sessions
        </h3>
        <Button
          variant="danger"
          size="sm"
          busy={endOthers.isPending}
          disabled={!sessions?.some(({ isCurrent }) => !isCurrent)}
          onClick={() => endOthers.mutate()}
        >
          Terminate All Other Sessions
        </Button>
      </div>
      <LoadProblem error={error} />
      <ul className="sessions">
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
    </section>
  )
}

interface SessionRowProps {
  session: AccountSession
  isEnding: boolean
  onEnd: () => void
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { browser, system } = session.deviceInfo
  const device = `${browser} on ${system}`
  return (
    <li>
      <Icon name={/iPhone|iPad|Android/.test(system) ? 'phone' : 'screen'} />
      <div>
        <b>{device}</b>
        {session.isCurrent && <Badge tone="good">Current session</Badge>}
        <small>
          {session.ipAddress ?? 'Unknown network'}{' '}
          <time className="dot" dateTime={session.lastActivity}>
            {session.isCurrent ? 'Active now' : sinceWhen(session.lastActivity, Date.now())}
          </time>
        </small>
      </div>
      {!session.isCurrent && (
        <Button
          variant="ghost"
          size="sm"
          busy={isEnding}
          aria-label={`Sign out ${device}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
