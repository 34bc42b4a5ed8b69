import { Link } from '@tanstack/react-router'
import { Me, paths, Register } from '@tessera/contract'
import { callApi } from '../api/client.ts'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.ts'
import { letterOf } from './account-button.tsx'
import { Field } from './form/field.tsx'
import { FormFrame } from './form/form-frame.tsx'
import { FormSwitch } from './form/form-switch.tsx'
import { ChosenPasswordFields, withSamePassword } from './form/password-fields.tsx'
import { PictureField } from './form/picture-field.tsx'
import { SendButton } from './form/send-button.tsx'
import { useForm } from './form/use-form.ts'
import { problemOf } from './message-of.ts'
import { type Carried, openAccountDialog } from './open-dialog.ts'
import { useEnter } from './use-enter.ts'

const Fields = withSamePassword(Register, 'password')

export function RegisterForm({ carried }: { carried: Carried }) {
  const enter = useEnter(carried.next)
  const form = useForm({
    initial: {
      firstName: '',
      lastName: '',
      email: carried.email ?? '',
      password: '',
      confirmPassword: '',
      phone: '',
      profileImageUrl: '',
    },
    schema: Fields,
    send: async (values) => {
      const { user } = await callApi(paths.register, Me, { method: 'POST', body: values })
      enter(user)
      toast({
        title: 'Account Created',
        description: 'Your account has been created successfully.',
      })
    },
    explain: (error) =>
      problemOf(error, 'Registration Failed', 'Failed to create account', {
        conflict: 'email',
        'weak-password': 'password',
      }),
    isNotified: true,
  })
  return (
    <>
      <FormFrame form={form}>
        <div className="form__pair">
          <Field name="firstName" label="First name" isOptional autoComplete="given-name" />
          <Field name="lastName" label="Last name" isOptional autoComplete="family-name" />
        </div>
        <Field name="email" label="Email" type="email" autoComplete="username" />
        <ChosenPasswordFields name="password" label="Password" again="Confirm password" />
        <details className="disclosure">
          <summary>
            <Icon name="caret" className="icon--caret" />
            Phone and picture <span className="field__optional">optional</span>
          </summary>
          <Field name="phone" label="Phone" type="tel" autoComplete="tel" />
          <PictureField letter={letterOf(form.values)} />
        </details>
        <p className="field__hint">
          You must be at least 13, or the age of digital consent where you live. By creating an
          account you accept the <Policy to="/terms">Terms</Policy> and the{' '}
          <Policy to="/privacy">Privacy Policy</Policy>.
        </p>
        <SendButton pending="Creating Account...">Create Account</SendButton>
      </FormFrame>
      <FormSwitch
        question="Have an account?"
        disabled={form.isPending}
        onClick={() => openAccountDialog({ ...carried, kind: 'sign-in', email: form.values.email })}
      >
        Sign In
      </FormSwitch>
    </>
  )
}

/** A text to be read before registering, beside the form: what was typed stays. */
function Policy({ to, children }: { to: '/terms' | '/privacy'; children: string }) {
  return (
    <Link className="link policy" to={to} target="_blank" rel="noopener">
      {children} <Icon name="external" className="policy__icon" />
      <span className="sr-only">(opens in a new tab)</span>
    </Link>
  )
}
