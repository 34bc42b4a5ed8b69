import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Done, paths } from '@tessera/contract'
import { useState } from 'react'
import { z } from 'zod'
import { callApi } from '../api/client.ts'
import { meQuery } from '../api/me-query.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { FormFrame } from './form/form-frame.tsx'
import { SendButton } from './form/send-button.tsx'
import { useForm } from './form/use-form.ts'
import { codeOf, problemOf } from './message-of.ts'
import { closeAccountDialog, openAccountDialog } from './open-dialog.ts'
import { useSendVerification } from './use-send-verification.ts'

/** Uses the link up by a click only: programs that look into mails open addresses, and click nothing. */
export function VerifyForm({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const [isDead, setIsDead] = useState(false)
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
    explain: (error) => {
      setIsDead(codeOf(error) === 'invalid-link')
      return problemOf(error, 'Your address is not confirmed', 'Please try again.')
    },
  })
  return (
    <FormFrame form={form}>
      {isDead ? <NewLink /> : <SendButton pending="Confirming...">Confirm</SendButton>}
    </FormFrame>
  )
}

/** In the place of a link that opens nothing any more. */
function NewLink() {
  const { data: user } = useQuery(meQuery)
  const send = useSendVerification()
  if (user?.emailVerified) return <p className="field__hint">Your address is confirmed already.</p>
  if (user)
    return (
      <Button variant="primary" size="lg" busy={send.isPending} onClick={() => send.mutate()}>
        Send a new link
      </Button>
    )
  return (
    <>
      <p className="field__hint">Sign in to ask for a new link: it is in Account, under Profile.</p>
      <Button variant="primary" size="lg" onClick={() => openAccountDialog({ kind: 'sign-in' })}>
        Sign In
      </Button>
    </>
  )
}
