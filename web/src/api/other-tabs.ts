import type { QueryClient } from '@tanstack/react-query'
import { meQuery } from './me-query.ts'

let channel: BroadcastChannel | undefined

/**
 * When another tab says that who is signed in has changed, it is asked anew. What somebody was told here is forgotten
 * at once: the server may be out of reach. @param forget forgets it
 */
export function hearOtherTabs(queryClient: QueryClient, forget: () => void): void {
  channel = new BroadcastChannel('tessera-account')
  channel.addEventListener('message', () => {
    forget()
    void queryClient.resetQueries(meQuery)
  })
}

/** Tells the other tabs that who is signed in has changed. */
export function tellOtherTabs(): void {
  channel?.postMessage('changed')
}
