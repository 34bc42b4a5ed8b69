import { Done, passwordsDiffer, paths, ResetPassword } from '@tessera/contract'
import { z } from 'zod'
import { callApi } from '../api/client.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { Field } from './form/field.tsx'
import { FormFrame } from './form/form-frame.tsx'
import { PasswordHint } from './form/password-hint.tsx'
import { useForm } from './form/use-form.ts'
import { codeOf, messageOf } from './message-of.ts'
import { openAccountDialog } from './open-dialog.ts'

const Fields = ResetPassword.omit({ token: true })
  .extend({ confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: passwordsDiffer,
    when: () => true,
  })

/** A new password by a mailed link. */
export function ResetForm({ token }: { token: string }) {
  const form = useForm({
    initial: { newPassword: '', confirmPassword: '' },
    schema: Fields,
    send: async (values) => {
      await callApi(paths.resetPassword, Done, { method: 'POST', body: { token, ...values } })
      toast({
        title: 'Password Changed',
        description: 'Your password has been changed successfully.',
      })
      openAccountDialog({ kind: 'sign-in' })
    },
    explain: (error) => {
      const title = 'Password Change Failed'
      const message = messageOf(error, 'Failed to change password')
      return codeOf(error) === 'weak-password'
        ? { title, message, field: 'newPassword' }
        : { title, message }
    },
  })
  return (
    <>
      <FormFrame form={form}>
        <Field
          name="newPassword"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={<PasswordHint password={form.values.newPassword} />}
        />
        <Field
          name="confirmPassword"
          label="Confirm new password"
          type="password"
          autoComplete="new-password"
        />
        <Button variant="primary" size="lg" type="submit" busy={form.isPending}>
          {form.isPending ? 'Changing...' : 'Change Password'}
        </Button>
      </FormFrame>
      <p className="form__switch">
        <button
          className="link"
          type="button"
          onClick={() => openAccountDialog({ kind: 'forgot' })}
        >
          Ask for a new link
        </button>
      </p>
    </>
  )
}
