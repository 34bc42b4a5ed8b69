import type { QueryClient } from '@tanstack/react-query'
import { Done, paths } from '@tessera/contract'
import { callApi } from '../api/client.ts'
import { meQuery } from '../api/me-query.ts'
import { toast } from '../ui/toast.ts'
import { messageOf } from './message-of.ts'

/** Uses the link up that confirms an address, and says so. @throws ApiError when it opens nothing */
export async function confirmEmail(queryClient: QueryClient, token: string): Promise<void> {
  const { message } = await callApi(paths.verifyEmail, Done, { method: 'POST', body: { token } })
  toast({ title: 'Email confirmed', description: message })
  void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
}

/** The same once more by who has signed in since: only that shows that who has the mailbox has the password. */
export async function finishConfirming(queryClient: QueryClient, token: string): Promise<void> {
  await confirmEmail(queryClient, token).catch((error: unknown) =>
    toast({
      title: 'The link was not opened here',
      description: messageOf(error, 'Please open it from the mail again.'),
      variant: 'destructive',
    }),
  )
}
