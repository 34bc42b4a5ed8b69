import { paths, SignIn, SignInAnswer } from '@tessera/contract'
import { callApi } from '../api/client.ts'
import { Field } from './form/field.tsx'
import { FormFrame } from './form/form-frame.tsx'
import { FormSwitch } from './form/form-switch.tsx'
import { OwnPasswordField } from './form/password-fields.tsx'
import { SendButton } from './form/send-button.tsx'
import { useForm } from './form/use-form.ts'
import { problemOf } from './message-of.ts'
import { type Carried, openAccountDialog } from './open-dialog.ts'
import { PasskeyButton } from './passkeys/passkey-button.tsx'
import { useWelcome } from './use-enter.ts'

export function SignInForm({ carried }: { carried: Carried }) {
  const enter = useWelcome(carried)
  const goOn = (kind: 'second-step' | 'forgot' | 'register', email: string) =>
    openAccountDialog({ ...carried, kind, email })
  const form = useForm({
    initial: { email: carried.email ?? '', password: '' },
    schema: SignIn,
    send: async (values) => {
      const answer = await callApi(paths.signIn, SignInAnswer, { method: 'POST', body: values })
      if (answer.authenticated) enter(answer)
      else goOn('second-step', values.email)
    },
    explain: (error) => problemOf(error, 'Login Failed', 'Invalid credentials'),
    isNotified: true,
  })
  const { email } = form.values
  return (
    <>
      <FormFrame form={form}>
        <Field name="email" label="Email" type="email" autoComplete="username webauthn" />
        <OwnPasswordField
          aside={
            <button className="link" type="button" onClick={() => goOn('forgot', email)}>
              Forgot password?
            </button>
          }
        />
        <SendButton pending="Signing In...">Sign In</SendButton>
        <PasskeyButton onSignedIn={enter} />
      </FormFrame>
      <FormSwitch
        question="No account yet?"
        disabled={form.isPending}
        onClick={() => goOn('register', email)}
      >
        Create Account
      </FormSwitch>
    </>
  )
}
