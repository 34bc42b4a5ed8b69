import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '@tessera/contract'

/**
 * To be called after whatever concerns signing in has changed: what happened, who is signed in and which devices are
 * asked for no code are asked anew.
 */
export function useSecurityChanged(): () => void {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.securityEvents })
    void queryClient.invalidateQueries({ queryKey: queryKeys.sessions })
    void queryClient.invalidateQueries({ queryKey: queryKeys.trustedDevices })
  }
}
