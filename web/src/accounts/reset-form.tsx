import { useQueryClient } from '@tanstack/react-query'
import { Done, paths, ResetPassword } from '@tessera/contract'
import { callApi } from '../api/client.ts'
import { meQuery } from '../api/me-query.ts'
import { tellOtherTabs } from '../api/other-tabs.ts'
import { toast } from '../ui/toast.ts'
import { FormFrame } from './form/form-frame.tsx'
import { FormSwitch } from './form/form-switch.tsx'
import { ChosenPasswordFields, withSamePassword } from './form/password-fields.tsx'
import { SendButton } from './form/send-button.tsx'
import { useForm } from './form/use-form.ts'
import { problemOf } from './message-of.ts'
import { openAccountDialog } from './open-dialog.ts'

const Fields = withSamePassword(ResetPassword.omit({ token: true }), 'newPassword')

/** A new password by a mailed link. */
export function ResetForm({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { newPassword: '', confirmPassword: '' },
    schema: Fields,
    send: async (values) => {
      await callApi(paths.resetPassword, Done, { method: 'POST', body: { token, ...values } })
      // Every session has ended, that of this browser too.
      queryClient.setQueryData(meQuery.queryKey, null)
      tellOtherTabs()
      toast({
        title: 'Password Changed',
        description: 'Your password has been changed successfully.',
      })
      openAccountDialog({ kind: 'sign-in' })
    },
    explain: (error) =>
      problemOf(error, 'Password Change Failed', 'Failed to change password', {
        'weak-password': 'newPassword',
      }),
  })
  return (
    <>
      <FormFrame form={form}>
        <ChosenPasswordFields />
        <SendButton pending="Changing...">Change Password</SendButton>
      </FormFrame>
      <FormSwitch onClick={() => openAccountDialog({ kind: 'forgot' })}>
        Ask for a new link
      </FormSwitch>
    </>
  )
}
