import { useQueryClient } from '@tanstack/react-query'
import { ChangePassword, Done, passwordsDiffer, paths, queryKeys } from '@tessera/contract'
import { z } from 'zod'
import { callApi } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { Field } from '../form/field.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { PasswordHint } from '../form/password-hint.tsx'
import { useForm } from '../form/use-form.ts'
import { codeOf, messageOf } from '../message-of.ts'
import { useExpired } from './use-expired.ts'

const Fields = ChangePassword.extend({ confirmPassword: z.string() }).refine(
  ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
  { path: ['confirmPassword'], message: passwordsDiffer, when: () => true },
)

/** Current and new password. All other sessions end with the change. */
export function ChangePasswordForm() {
  const isExpired = useExpired()
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    schema: Fields,
    send: async (values) => {
      await callApi(paths.changePassword, Done, { method: 'POST', body: values })
      form.reset()
      void queryClient.invalidateQueries({ queryKey: queryKeys.sessions })
      toast({
        title: 'Password Changed',
        description: 'Your password has been changed successfully.',
      })
    },
    explain: (error) => {
      const title = 'Password Change Failed'
      const message = messageOf(error, 'Failed to change password')
      if (!isExpired(error)) toast({ title, description: message, variant: 'destructive' })
      const code = codeOf(error)
      if (code === 'wrong-password') return { title, message, field: 'currentPassword' }
      if (code === 'weak-password') return { title, message, field: 'newPassword' }
      return { title, message }
    },
  })
  return (
    <section className="set" aria-labelledby="change-password">
      <h3 className="set__title" id="change-password">
        Change Password
      </h3>
      <FormFrame form={form} className="set__form">
        <Field
          name="currentPassword"
          label="Current password"
          type="password"
          autoComplete="current-password"
        />
        <div className="form__pair">
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
        </div>
        <div>
          <Button type="submit" busy={form.isPending}>
            {form.isPending ? 'Changing...' : 'Change Password'}
          </Button>
        </div>
      </FormFrame>
    </section>
  )
}
