import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '@tessera/contract'

/** To be called after whatever concerns signing in has changed: what happened and who is signed in are asked anew. */
export function useSecurityChanged(): () => void {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.securityEvents })
    void queryClient.invalidateQueries({ queryKey: queryKeys.sessions })
  }
}
