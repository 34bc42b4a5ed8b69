import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { ErrorScreen } from '../site/error-screen.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { createAppRouter } from './router.tsx'

interface AppProps {
  router: ReturnType<typeof createAppRouter>
  queryClient: QueryClient
}

/** The whole app: data, the error screen, the router. */
export function App({ router, queryClient }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary screen={<ErrorScreen />}>
        <RouterProvider router={router} />
      </ErrorBoundary>
    </QueryClientProvider>
  )
}
