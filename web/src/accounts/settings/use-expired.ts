import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { isAuthenticationFailure } from '../../api/api-error.ts'
import { meQuery } from '../../api/me-query.ts'
import { toast } from '../../ui/toast.ts'
import { closeAccountDialog } from '../open-dialog.ts'

/** How long the notice stands before the page goes to its start. */
const redirectMs = 1_000

/** Says that the session has ended, if that is what failed, and leaves. @returns whether it was */
export function useExpired(): (error: unknown) => boolean {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return (error) => {
    if (!isAuthenticationFailure(error)) return false
    toast({
      title: 'Session Expired',
      description: 'Please log in again to continue.',
      variant: 'destructive',
    })
    setTimeout(() => {
      closeAccountDialog()
      queryClient.setQueryData(meQuery.queryKey, null)
      void navigate({ to: '/' })
    }, redirectMs)
    return true
  }
}
