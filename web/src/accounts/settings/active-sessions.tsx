import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { AccountSession, Done, EndedSessions, paths, queryKeys } from '@tessera/contract'
import { useRef } from 'react'
import { z } from 'zod'
import { callApi } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { momentInWords } from '../../ui/moment-in-words.ts'
import { toast } from '../../ui/toast.ts'
import { readFromHere } from '../form/read-from-here.ts'
import { DeviceRow, deviceOf, NotAsked } from './device-row.tsx'
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
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed goes with the session.
  const said = (words: { title: string; description: string }) => {
    toast(words)
    readFromHere(heading.current)
  }
  const endOthers = useMutation({
    mutationFn: () => callApi(paths.sessions, EndedSessions, { method: 'DELETE' }),
    onSuccess: ({ ended }) => {
      said({
        title: 'Sessions Ended',
        description:
          ended === 1 ? 'One other session has ended.' : `${ended} other sessions have ended.`,
      })
      securityChanged()
    },
    onError: (failure) => failed(failure),
  })
  const end = useMutation({
    mutationFn: ({ id }: AccountSession) => callApi(paths.session(id), Done, { method: 'DELETE' }),
    onSuccess: (_, session) =>
      said({ title: 'Session Ended', description: `${deviceOf(session)} is signed out.` }),
    onError: (failure) => failed(failure),
    onSettled: securityChanged,
  })
  return (
    <section className="set" aria-labelledby="active-sessions">
      <div className="set__row">
        <h3 className="set__title" id="active-sessions" tabIndex={-1} ref={heading}>
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
        {sessions?.toSorted(currentFirst).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables.id === session.id}
            onEnd={() => end.mutate(session)}
          />
        ))}
      </ul>
    </section>
  )
}

const currentFirst = (a: AccountSession, b: AccountSession) =>
  Number(b.isCurrent) - Number(a.isCurrent)

interface SessionRowProps {
  session: AccountSession
  isEnding: boolean
  onEnd: () => void
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const lastActive = sinceWhen(session.lastActivity, Date.now())
  return (
    <DeviceRow
      device={session}
      current="Current session"
      action={
        !session.isCurrent && (
          <Button
            variant="ghost"
            size="sm"
            busy={isEnding}
            aria-label={`Sign out ${deviceOf(session)}, active ${lastActive}, signed in ${momentInWords(session.createdAt)}`}
            onClick={onEnd}
          >
            Sign out
          </Button>
        )
      }
    >
      <time className="dot" dateTime={session.lastActivity}>
        {session.isCurrent ? 'Active now' : lastActive}
      </time>
      {session.trustedUntil && <NotAsked until={session.trustedUntil} />}
    </DeviceRow>
  )
}
