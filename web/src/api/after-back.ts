import type { QueryClient } from '@tanstack/react-query'
import { meQuery } from './me-query.ts'

/**
 * Back may show a page as the browser kept it from before somebody logged out: whether they still are signed in is
 * then asked anew. To be called once what the page brought is in the cache.
 */
export function askAnewAfterBack(queryClient: QueryClient): void {
  const { queryKey } = meQuery
  const ask = () => {
    if (queryClient.getQueryData(queryKey)) void queryClient.resetQueries({ queryKey })
  }
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.type === 'back_forward') ask()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) ask()
  })
}
