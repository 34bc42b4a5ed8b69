import { ActiveSessions } from './active-sessions.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

export function SecurityTab() {
  return (
    <>
      <h2 className="set__head">Security</h2>
      <ChangePasswordForm />
      <ActiveSessions />
    </>
  )
}
