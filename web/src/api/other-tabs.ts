import type { QueryClient } from '@tanstack/react-query'
import { meQuery } from './me-query.ts'

let channel: BroadcastChannel | undefined

/** Asks anew who is signed in when another tab says that it has changed: what is typed here is nobody else's. */
export function hearOtherTabs(queryClient: QueryClient): void {
  channel = new BroadcastChannel('tessera-account')
  channel.addEventListener('message', () => void queryClient.resetQueries(meQuery))
}

/** Tells the other tabs that somebody has signed in or out. */
export function tellOtherTabs(): void {
  channel?.postMessage('changed')
}
