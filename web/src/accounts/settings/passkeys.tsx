import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Done, Passkey, paths, queryKeys, type User } from '@tessera/contract'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { callApi } from '../../api/client.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { readFromHere } from '../form/read-from-here.ts'
import { canUsePasskeys } from '../passkeys/device-passkeys.ts'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { LoadProblem } from './load-problem.tsx'
import { OwnerForm } from './owner-form.tsx'
import { sinceWhen } from './since-when.ts'
import { useSecurityChanged } from './use-security-changed.ts'

const passkeysQuery = queryOptions({
  queryKey: queryKeys.passkeys,
  queryFn: ({ signal }) => callApi(paths.passkeys, z.array(Passkey), { signal }),
  staleTime: 0,
})

/** The passkeys of the account, and the ways to add and remove one. */
export function Passkeys({ user }: { user: User }) {
  const { data: passkeys, error } = useQuery(passkeysQuery)
  const [isAdding, setIsAdding] = useState(false)
  const queryClient = useQueryClient()
  const securityChanged = useSecurityChanged()
  const heading = useRef<HTMLHeadingElement>(null)
  async function changed(title: string): Promise<void> {
    toast({ title })
    setIsAdding(false)
    readFromHere(heading.current)
    await queryClient.invalidateQueries({ queryKey: queryKeys.passkeys })
    securityChanged()
  }
  return (
    <section className="set" aria-labelledby="passkeys">
      <div className="set__row">
        <div>
          <h3 className="set__title" id="passkeys" tabIndex={-1} ref={heading}>
            Passkeys
          </h3>
          <p className="set__text">
            {canUsePasskeys()
              ? 'Sign in with a fingerprint, a face or a PIN, in the place of password and code.'
              : 'This browser, or this address of Tessera, cannot use passkeys.'}
          </p>
        </div>
        {isAdding ? (
          <Button variant="ghost" size="sm" onClick={() => setIsAdding(false)}>
            Cancel
          </Button>
        ) : (
          canUsePasskeys() && <Button onClick={() => setIsAdding(true)}>Add a passkey</Button>
        )}
      </div>
      {isAdding && <AddPasskeyForm user={user} onAdded={() => changed('Passkey added')} />}
      <LoadProblem error={error} />
      {passkeys && passkeys.length > 0 && (
        <ul className="sessions" aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              asksCode={user.twoFactorEnabled}
              onRemoved={() => changed('Passkey removed')}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  asksCode: boolean
  onRemoved: () => Promise<void>
}

function PasskeyRow({ passkey, asksCode, onRemoved }: PasskeyRowProps) {
  const [isRemoving, setIsRemoving] = useState(false)
  const { id, name, createdAt, lastUsedAt, isSynced } = passkey
  const now = Date.now()
  return (
    <li>
      <Icon name="key" />
      <div>
        <b>{name}</b>
        {isSynced && <Badge>Synced</Badge>}
        <small>
          Added <time dateTime={createdAt}>{sinceWhen(createdAt, now)}</time>
          {lastUsedAt ? (
            <time className="dot" dateTime={lastUsedAt}>
              Used {sinceWhen(lastUsedAt, now)}
            </time>
          ) : (
            <span className="dot">Never used</span>
          )}
        </small>
      </div>
      <Button
        variant="ghost"
        size="sm"
        aria-label={isRemoving ? `Cancel: keep ${name}` : `Remove ${name}`}
        onClick={() => setIsRemoving(!isRemoving)}
      >
        {isRemoving ? 'Cancel' : 'Remove'}
      </Button>
      {isRemoving && (
        <div className="set__form">
          <p className="set__text">
            Devices that signed in with this passkey stay signed in until you end their sessions
            under Active Sessions.
          </p>
          <OwnerForm
            failed="Not removed"
            asksCode={asksCode}
            variant="danger"
            send={async (body) => {
              await callApi(paths.removePasskey(id), Done, { method: 'POST', body })
              await onRemoved()
            }}
          >
            Remove passkey
          </OwnerForm>
        </div>
      )}
    </li>
  )
}
