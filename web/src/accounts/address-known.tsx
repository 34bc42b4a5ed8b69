import { Button } from '../ui/button.tsx'
import { type Carried, openAccountDialog } from './open-dialog.ts'

/** Where nobody is signed in: the address is confirmed, and not that who has the mailbox has the password. */
export function AddressKnown({ carried }: { carried: Carried }) {
  return (
    <div className="form">
      <p className="field__hint">
        If the account is yours, sign in here to finish: two-factor authentication then stays on
        when the password is reset by mail.
      </p>
      <Button
        variant="primary"
        size="lg"
        onClick={() => openAccountDialog({ ...carried, kind: 'sign-in' })}
      >
        Sign In
      </Button>
    </div>
  )
}
