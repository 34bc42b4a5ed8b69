import type { User } from '@tessera/contract'
import { ActiveSessions } from './active-sessions.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { Passkeys } from './passkeys.tsx'
import { SecurityEvents } from './security-events.tsx'
import { TwoFactor } from './two-factor.tsx'

export function SecurityTab({ user }: { user: User }) {
  return (
    <>
      <h2 className="set__head">Security</h2>
      <TwoFactor user={user} />
      <Passkeys user={user} />
      <ChangePasswordForm own={user} />
      <ActiveSessions />
      <SecurityEvents />
    </>
  )
}
