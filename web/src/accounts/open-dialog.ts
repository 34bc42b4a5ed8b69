import { useSyncExternalStore } from 'react'

/** Of what stands in the header for the account: where focus goes when the button that opened a dialog is gone. */
export const accountButtonId = 'account-button'

export type SettingsTab = 'profile' | 'security' | 'subscription'

/** What goes along from one dialog of signing in to the next. */
export interface Carried {
  /** A path of this site to go to after signing in. */
  readonly next?: string
  /** The address that was typed. */
  readonly email?: string
}

/** The dialog of accounts that is open. */
export type AccountDialog =
  | ({
      readonly kind: 'sign-in' | 'register' | 'second-step' | 'recovery-code' | 'forgot'
    } & Carried)
  /** `token` came with a mailed link. */
  | { readonly kind: 'reset' | 'verify'; readonly token: string }
  | { readonly kind: 'settings'; readonly tab: SettingsTab }

let open: AccountDialog | null = null
const listeners = new Set<() => void>()

export function openAccountDialog(dialog: AccountDialog): void {
  set(dialog)
}

export function closeAccountDialog(): void {
  set(null)
}

export function useAccountDialog(): AccountDialog | null {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  )
}

/**
 * Opens what an address asks for (`/?auth=login&next=/paper/x`) and takes it out of the address, so that
 * neither a reload nor a shared link asks again.
 */
export function openDialogInAddress(): void {
  const url = new URL(location.href)
  const asked = url.searchParams.get('auth')
  if (asked === null) return
  const next = url.searchParams.get('next')
  for (const name of ['auth', 'next']) url.searchParams.delete(name)
  const token = url.hash.slice(1)
  if (asked === 'reset' || asked === 'verify') url.hash = ''
  history.replaceState(history.state, '', url)
  if (asked === 'reset' || asked === 'verify') set({ kind: asked, token })
  if (asked !== 'login' && asked !== 'register') return
  const isHere = next?.startsWith('/') && URL.parse(next, location.href)?.origin === url.origin
  set({ kind: asked === 'login' ? 'sign-in' : 'register', ...(isHere && next ? { next } : {}) })
}

function set(dialog: AccountDialog | null): void {
  open = dialog
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
