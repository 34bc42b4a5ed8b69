import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { describeError, isAuthenticationFailure } from '../../api/api-error.ts'
import { afterClosing } from '../../ui/dialog-history.ts'
import { toast } from '../../ui/toast.ts'
import { closeAccountDialog, openAccountDialog } from '../open-dialog.ts'
import { useLeave } from '../use-leave.ts'
import { useUnlessKept } from './kept-open.ts'

/** How long the notice stands before the page goes to its start. */
const redirectMs = 1_000

/** Pages about to leave: when a session has ended, several calls fail at once. */
const leaving = new WeakSet<QueryClient>()

/**
 * Says that the session has ended, if that is what failed, forgets what it showed, and leaves for the start, where
 * signing in is offered. Codes that are not saved yet keep the page. @returns whether that is what failed
 */
export function useExpired(): (error: unknown) => boolean {
  const queryClient = useQueryClient()
  const forget = useLeave()
  const unlessKept = useUnlessKept()
  async function leave(): Promise<void> {
    await afterClosing(closeAccountDialog)
    await forget()
    openAccountDialog({ kind: 'sign-in' })
  }
  return (error) => {
    if (!isAuthenticationFailure(error)) return false
    if (leaving.has(queryClient)) return true
    leaving.add(queryClient)
    toast({
      title: 'Session Expired',
      description: 'Please log in again to continue.',
      variant: 'destructive',
    })
    setTimeout(() => {
      leaving.delete(queryClient)
      unlessKept(() => void leave())
    }, redirectMs)
    return true
  }
}

/** Says what failed in a toast, or, when the session has ended, that. */
export function useFailed(): (error: unknown, said?: { title: string; message: string }) => void {
  const isExpired = useExpired()
  return (error, { title, message } = { title: 'Error', message: describeError(error) }) => {
    if (!isExpired(error)) toast({ title, description: message, variant: 'destructive' })
  }
}
