import { Link } from '@tanstack/react-router'
import { Me, passwordsDiffer, paths, Register } from '@tessera/contract'
import { z } from 'zod'
import { callApi } from '../api/client.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.ts'
import { Field } from './form/field.tsx'
import { FormFrame } from './form/form-frame.tsx'
import { PasswordHint } from './form/password-hint.tsx'
import { useForm } from './form/use-form.ts'
import { codeOf, messageOf } from './message-of.ts'
import { closeAccountDialog, openAccountDialog } from './open-dialog.ts'
import { useEnter } from './use-enter.ts'

const Fields = Register.extend({ confirmPassword: z.string() }).refine(
  ({ password, confirmPassword }) => password === confirmPassword,
  { path: ['confirmPassword'], message: passwordsDiffer, when: () => true },
)

export function RegisterForm({ next }: { next: string | undefined }) {
  const enter = useEnter(next)
  const form = useForm({
    initial: {
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      confirmPassword: '',
      phone: '',
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
    explain: (error) => {
      const title = 'Registration Failed'
      const message = messageOf(error, 'Failed to create account')
      toast({ title, description: message, variant: 'destructive' })
      const code = codeOf(error)
      if (code === 'conflict') return { title, message, field: 'email' }
      if (code === 'weak-password') return { title, message, field: 'password' }
      return { title, message }
    },
  })
  return (
    <>
      <FormFrame form={form}>
        <div className="form__pair">
          <Field name="firstName" label="First name" isOptional autoComplete="given-name" />
          <Field name="lastName" label="Last name" isOptional autoComplete="family-name" />
        </div>
        <Field name="email" label="Email" type="email" autoComplete="email" />
        <Field
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={<PasswordHint password={form.values.password} />}
        />
        <Field
          name="confirmPassword"
          label="Confirm password"
          type="password"
          autoComplete="new-password"
        />
        <details className="disclosure">
          <summary>
            <Icon name="caret" className="icon--caret" />
            Phone <span className="field__optional">optional</span>
          </summary>
          <Field name="phone" label="Phone" type="tel" autoComplete="tel" />
        </details>
        <p className="field__hint">
          You must be at least 13, or the age of digital consent where you live. By creating an
          account you accept the{' '}
          <Link className="link" to="/terms" onClick={closeAccountDialog}>
            Terms
          </Link>{' '}
          and the{' '}
          <Link className="link" to="/privacy" onClick={closeAccountDialog}>
            Privacy Policy
          </Link>
          .
        </p>
        <Button variant="primary" size="lg" type="submit" busy={form.isPending}>
          {form.isPending ? 'Creating Account...' : 'Create Account'}
        </Button>
      </FormFrame>
      <p className="form__switch">
        Have an account?{' '}
        <button
          className="link"
          type="button"
          disabled={form.isPending}
          onClick={() => openAccountDialog({ kind: 'sign-in', ...(next ? { next } : {}) })}
        >
          Sign In
        </button>
      </p>
    </>
  )
}
