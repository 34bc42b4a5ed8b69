import { Dialog } from '../ui/dialog.tsx'
import './accounts.css'
import { AddressKnown } from './address-known.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { beginAtTop } from './form/begin-typing.ts'
import { FormSwitch } from './form/form-switch.tsx'
import {
  type AccountDialog,
  accountPlace,
  closeAccountDialog,
  openAccountDialog,
} from './open-dialog.ts'
import { RegisterForm } from './register-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { SecondStepForm } from './second-step-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { VerifyForm } from './verify-form.tsx'

type Shown = Exclude<AccountDialog, { kind: 'settings' }>

const heads: Readonly<Record<Shown['kind'], readonly [string, string]>> = {
  'sign-in': ['Sign In', 'To keep your papers and questions on every device.'],
  register: ['Create Account', 'Searching and reading stay free.'],
  'second-step': [
    'Enter your code',
    'Open your authenticator app and type the six digits for Tessera.',
  ],
  'recovery-code': [
    'Enter a recovery code',
    'One of the ten that you saved. It opens your account in the place of the app.',
  ],
  forgot: ['Reset password', 'We send a link that works once, for 30 minutes.'],
  reset: [
    'Choose a new password',
    'All devices are signed out when it changes, and passkeys are removed.',
  ],
  'address-known': ['Email address confirmed', 'It is known to be your address.'],
  verify: ['Confirm your email address', 'One click, and this is known to be your address.'],
}

/** The dialogs around signing in, each with the way to the next. */
export function AuthDialog({ shown }: { shown: Shown }) {
  const [title, description] = heads[shown.kind]
  return (
    <Dialog
      className="dialog--auth"
      elsewhere={accountPlace}
      title={title}
      description={description}
      isOpen
      onOpenChange={(isOpen) => !isOpen && closeAccountDialog()}
    >
      {/* When a dialog opens or gives way to the next, typing can begin: focus is not on Close. */}
      <div key={shown.kind} ref={beginAtTop}>
        <Body shown={shown} />
      </div>
    </Dialog>
  )
}

function Body({ shown }: { shown: Shown }) {
  switch (shown.kind) {
    case 'sign-in':
      return <SignInForm carried={shown} />
    case 'register':
      return <RegisterForm carried={shown} />
    case 'second-step':
      return <SecondStepForm carried={shown} hasDevice />
    case 'recovery-code':
      return <SecondStepForm carried={shown} hasDevice={false} />
    case 'forgot':
      return <ForgotForm carried={shown} />
    case 'address-known':
      return <AddressKnown carried={shown} />
    case 'reset':
      return shown.token ? <ResetForm token={shown.token} /> : <LinkIsGone kind={shown.kind} />
    case 'verify':
      return shown.token ? <VerifyForm token={shown.token} /> : <LinkIsGone kind={shown.kind} />
  }
}

/** After a reload: for safety the address keeps nothing of a mailed link. */
function LinkIsGone({ kind }: { kind: 'reset' | 'verify' }) {
  return (
    <>
      <p>
        For your safety the link is not kept in the address of this page, so that reloading loses
        it. Open it from the mail again: it has not been used.
      </p>
      {kind === 'reset' && (
        <FormSwitch onClick={() => openAccountDialog({ kind: 'forgot' })}>
          Ask for a new link
        </FormSwitch>
      )}
    </>
  )
}
