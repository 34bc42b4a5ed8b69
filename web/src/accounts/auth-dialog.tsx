import { Dialog } from '../ui/dialog.tsx'
import './accounts.css'
import { type AccountDialog, closeAccountDialog } from './open-dialog.ts'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Sign In and Create Account, each with the way to the other. */
export function AuthDialog({ kind, next }: Exclude<AccountDialog, { kind: 'settings' }>) {
  const [title, description] =
    kind === 'sign-in'
      ? ['Sign In', 'To keep your papers and questions on every device.']
      : ['Create Account', 'Searching and reading stay free.']
  return (
    <Dialog
      title={title}
      description={description}
      isOpen
      onOpenChange={(isOpen) => !isOpen && closeAccountDialog()}
    >
      {kind === 'sign-in' ? <SignInForm next={next} /> : <RegisterForm next={next} />}
    </Dialog>
  )
}
