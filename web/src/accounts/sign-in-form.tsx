import { paths, SignIn, SignInAnswer } from '@tessera/contract'
import { callApi } from '../api/client.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { Field } from './form/field.tsx'
import { FormFrame } from './form/form-frame.tsx'
import { useForm } from './form/use-form.ts'
import { messageOf } from './message-of.ts'
import { openAccountDialog } from './open-dialog.ts'
import { useWelcome } from './use-enter.ts'

export function SignInForm({ next }: { next: string | undefined }) {
  const enter = useWelcome(next)
  const form = useForm({
    initial: { email: '', password: '' },
    schema: SignIn,
    send: async (values) => {
      const { user } = await callApi(paths.signIn, SignInAnswer, { method: 'POST', body: values })
      if (user) enter(user)
      else openAccountDialog({ kind: 'second-step', ...(next ? { next } : {}) })
    },
    explain: (error) => {
      const problem = {
        title: 'Login Failed',
        message: messageOf(error, 'Invalid credentials'),
      }
      toast({ title: problem.title, description: problem.message, variant: 'destructive' })
      return problem
    },
  })
  return (
    <>
      <FormFrame form={form}>
        <Field name="email" label="Email" type="email" autoComplete="username" />
        <Field
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          aside={
            <button
              className="link"
              type="button"
              onClick={() => openAccountDialog({ kind: 'forgot' })}
            >
              Forgot password?
            </button>
          }
        />
        <Button variant="primary" size="lg" type="submit" busy={form.isPending}>
          {form.isPending ? 'Signing In...' : 'Sign In'}
        </Button>
      </FormFrame>
      <p className="form__switch">
        No account yet?{' '}
        <button
          className="link"
          type="button"
          disabled={form.isPending}
          onClick={() => openAccountDialog({ kind: 'register', ...(next ? { next } : {}) })}
        >
          Create Account
        </button>
      </p>
    </>
  )
}
