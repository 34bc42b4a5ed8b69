import { Me, paths, SignIn } from '@tessera/contract'
import { callApi } from '../api/client.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { Field } from './form/field.tsx'
import { FormFrame } from './form/form-frame.tsx'
import { useForm } from './form/use-form.ts'
import { openAccountDialog } from './open-dialog.ts'
import { useEnter } from './use-enter.ts'

export function SignInForm({ next }: { next: string | undefined }) {
  const enter = useEnter(next)
  const form = useForm({
    initial: { email: '', password: '' },
    schema: SignIn,
    send: async (values) => {
      const { user } = await callApi(paths.signIn, Me, { method: 'POST', body: values })
      enter(user)
      toast({ title: 'Welcome back!', description: 'You have successfully logged in.' })
    },
    explain: (error) => {
      const problem = {
        title: 'Login Failed',
        message: (error instanceof Error && error.message) || 'Invalid credentials',
      }
      toast({ title: problem.title, description: problem.message, variant: 'destructive' })
      return problem
    },
  })
  return (
    <>
      <FormFrame form={form}>
        <Field name="email" label="Email" type="email" autoComplete="username" />
        <Field name="password" label="Password" type="password" autoComplete="current-password" />
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
