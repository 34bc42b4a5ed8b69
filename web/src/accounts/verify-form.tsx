import { useQueryClient } from '@tanstack/react-query'
import { Done, paths } from '@tessera/contract'
import { z } from 'zod'
import { callApi } from '../api/client.ts'
import { meQuery } from '../api/me-query.ts'
import { toast } from '../ui/toast.ts'
import { FormFrame } from './form/form-frame.tsx'
import { SendButton } from './form/send-button.tsx'
import { useForm } from './form/use-form.ts'
import { problemOf } from './message-of.ts'
import { closeAccountDialog } from './open-dialog.ts'

/** Uses the link up by a click only: programs that look into mails open addresses, and click nothing. */
export function VerifyForm({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const form = useForm({
    initial: {},
    schema: z.object({}),
    send: async () => {
      const { message } = await callApi(paths.verifyEmail, Done, {
        method: 'POST',
        body: { token },
      })
      toast({ title: 'Email confirmed', description: message })
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
      closeAccountDialog()
    },
    explain: (error) => problemOf(error, 'Your address is not confirmed', 'Please try again.'),
  })
  return (
    <FormFrame form={form}>
      <SendButton pending="Confirming...">Confirm</SendButton>
    </FormFrame>
  )
}
