import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { meQuery } from '../api/me-query.ts'
import { Button } from '../ui/button.tsx'
import { confirmEmail } from './confirm-email.ts'
import { FormFrame } from './form/form-frame.tsx'
import { SendButton } from './form/send-button.tsx'
import { useForm } from './form/use-form.ts'
import { codeOf, problemOf } from './message-of.ts'
import { closeAccountDialog, openAccountDialog } from './open-dialog.ts'
import { useSendVerification } from './use-send-verification.ts'

/** Uses the link up by a click only: programs that look into mails open addresses, and click nothing. */
export function VerifyForm({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const { data: user } = useQuery(meQuery)
  const [isDead, setIsDead] = useState(false)
  const form = useForm({
    initial: {},
    schema: z.object({}),
    send: async () => {
      try {
        await confirmEmail(queryClient, token)
        if (user) closeAccountDialog()
        else openAccountDialog({ kind: 'address-known', confirmation: token })
      } catch (error) {
        // A link that works is opened however many others were tried: one that is refused does not.
        const isRefused = ['invalid-link', 'rate-limited'].includes(codeOf(error) ?? '')
        const hasDoneItsWork = isRefused && (await isConfirmed(queryClient))
        setIsDead(hasDoneItsWork || codeOf(error) === 'invalid-link')
        if (!hasDoneItsWork) throw error
      }
    },
    explain: (error) =>
      codeOf(error) === 'invalid-link'
        ? problemOf(error, 'This link opens nothing any more', 'It has expired or was used.')
        : problemOf(error, 'The link was not opened', 'Please try again.'),
  })
  return (
    <FormFrame form={form}>
      {isDead ? <NewLink /> : <SendButton pending="Confirming...">Confirm</SendButton>}
    </FormFrame>
  )
}

/** A link that opens nothing any more may have done its work, in this browser or in another. */
async function isConfirmed(queryClient: QueryClient): Promise<boolean> {
  if (!queryClient.getQueryData(meQuery.queryKey)) return false
  const user = await queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => null)
  return user?.emailVerified ?? false
}

/** In the place of a link that opens nothing any more. */
function NewLink() {
  const { data: user } = useQuery(meQuery)
  const send = useSendVerification()
  if (user?.emailVerified) return <p role="status">Your address is confirmed already.</p>
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
