import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { meQuery } from '../api/me-query.ts'
import { tellOtherTabs } from '../api/other-tabs.ts'

/**
 * What happens once somebody is signed in no more: everything here is forgotten, other tabs hear of it, and the page
 * goes to its start. Where that is not sure, it is asked.
 */
export function useLeave(): (isSure?: boolean) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (isSure = true) => {
    tellOtherTabs()
    queryClient.clear()
    if (isSure) queryClient.setQueryData(meQuery.queryKey, null)
    await navigate({ to: '/' })
  }
}
