import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { SignedIn, User } from '@tessera/contract'
import { meQuery } from '../api/me-query.ts'
import { tellOtherTabs } from '../api/other-tabs.ts'
import { afterClosing } from '../ui/dialog-history.ts'
import { toast } from '../ui/toast.ts'
import { finishConfirming } from './confirm-email.ts'
import { type Carried, closeAccountDialog } from './open-dialog.ts'

/** What happens once somebody is signed in: the page knows, what it showed a stranger is asked anew, the dialog closes. */
export function useEnter(next: string | undefined): (user: User) => void {
  const queryClient = useQueryClient()
  const router = useRouter()
  return (user) => {
    queryClient.setQueryData(meQuery.queryKey, user)
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
    tellOtherTabs()
    void afterClosing(closeAccountDialog).then(() => {
      if (next !== undefined) router.history.push(next)
    })
  }
}

/** The same for somebody who was here before. */
export function useWelcome({ next, confirmation }: Carried): (answer: SignedIn) => void {
  const queryClient = useQueryClient()
  const enter = useEnter(next)
  return ({ user, deletionCancelled }) => {
    enter(user)
    toast({
      title: 'Welcome back!',
      description: deletionCancelled
        ? 'You have successfully logged in. Your account will not be deleted.'
        : 'You have successfully logged in.',
    })
    if (confirmation !== undefined) void finishConfirming(queryClient, confirmation)
  }
}
