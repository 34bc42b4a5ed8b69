import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
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
      const message = await confirm(token).catch(async (error: unknown) => {
        if (codeOf(error) !== 'invalid-link') throw error
        setIsDead(true)
        if (await isConfirmed(queryClient)) return null
        throw error
      })
      if (message === null) return
      toast({ title: 'Email confirmed', description: message })
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
      closeAccountDialog()
    },
    explain: (error) =>
      codeOf(error) === 'invalid-link'
        ? problemOf(error, 'This link opens nothing any more', 'It has expired or was used.')
        : problemOf(error, 'Your address is not confirmed', 'Please try again.'),
  })
  return (
    <FormFrame form={form}>
      {isDead ? <NewLink /> : <SendButton pending="Confirming...">Confirm</SendButton>}
    </FormFrame>
  )
}

const confirm = async (token: string): Promise<string> =>
  (await callApi(paths.verifyEmail, Done, { method: 'POST', body: { token } })).message

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
