import { ChangePassword, Done, type OwnWords, paths } from '@tessera/contract'
import { callApi } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { FormFrame } from '../form/form-frame.tsx'
import {
  ChosenPasswordFields,
  OwnPasswordField,
  WhosePassword,
  withSamePassword,
} from '../form/password-fields.tsx'
import { useForm } from '../form/use-form.ts'
import { problemOf } from '../message-of.ts'
import { useFailed } from './use-expired.ts'
import { useSecurityChanged } from './use-security-changed.ts'

const Fields = withSamePassword(ChangePassword, 'newPassword')

/** Current and new password. All other sessions end with the change. */
export function ChangePasswordForm({ own }: { own: OwnWords }) {
  const failed = useFailed()
  const securityChanged = useSecurityChanged()
  const form = useForm({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    schema: Fields,
    send: async (values) => {
      await callApi(paths.changePassword, Done, { method: 'POST', body: values })
      form.reset()
      securityChanged()
      toast({
        title: 'Password Changed',
        description: 'Your password has been changed successfully.',
      })
    },
    explain: (error) => {
      const problem = problemOf(error, 'Password Change Failed', 'Failed to change password', {
        'wrong-password': 'currentPassword',
        'weak-password': 'newPassword',
      })
      failed(error, problem)
      return problem
    },
  })
  return (
    <section className="set" aria-labelledby="change-password">
      <h3 className="set__title" id="change-password">
        Change Password
      </h3>
      <FormFrame form={form} className="set__form">
        <WhosePassword email={own.email} />
        <OwnPasswordField name="currentPassword" label="Current password" />
        <div className="form__pair">
          <ChosenPasswordFields own={own} />
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
