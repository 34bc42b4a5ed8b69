import { useSyncExternalStore } from 'react'
import { leaveOldSteps, pushDialogEntry } from '../ui/dialog-history.ts'

/** Of what stands in the header for the account. */
export const accountButtonId = 'account-button'
/** Where focus goes when what had it is gone; on a small screen a stranger's button is in the menu. */
export const accountPlace = `#${accountButtonId}, .nav-menu`

export type SettingsTab = 'profile' | 'security' | 'subscription'

/** What goes along from one dialog of signing in to the next. */
export interface Carried {
  /** A path of this site to go to after signing in. */
  readonly next?: string
  /** The address that was typed. */
  readonly email?: string
  /** Of a mailed link that confirmed the address, and is opened once more by who has signed in. */
  readonly confirmation?: string
}

/** The dialog of accounts that is open. */
export type AccountDialog =
  | ({
      readonly kind:
        | 'sign-in'
        | 'register'
        | 'second-step'
        | 'recovery-code'
        | 'forgot'
        | 'address-known'
    } & Carried)
  /** `token` came with a mailed link. */
  | { readonly kind: 'reset' | 'verify'; readonly token: string }
  | { readonly kind: 'settings'; readonly tab: SettingsTab }

/** Under which the history of the tab tells that a mailed link was opened here, and which; never with what. */
const mailedLink = 'mailed-link'

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
 * neither a reload nor a shared link asks again. What a mailed link opens with is kept nowhere.
 * @param isSignedIn whoever is needs no dialog to sign in @returns the path to go to instead; null for none
 */
export function openDialogInAddress(isSignedIn: boolean): string | null {
  const url = new URL(location.href)
  const asked = url.searchParams.get('auth')
  // The history of the tab still says after a reload what the address no longer does.
  if (asked === null && history.state?.[mailedLink])
    set({ kind: history.state[mailedLink], token: '' })
  else if (asked === null) leaveOldSteps()
  if (asked === null) return null
  const next = url.searchParams.get('next')
  for (const name of ['auth', 'next']) url.searchParams.delete(name)
  const token = url.hash.slice(1)
  if (asked === 'reset' || asked === 'verify') url.hash = ''
  history.replaceState(history.state, '', url)
  if (asked === 'reset' || asked === 'verify') {
    pushDialogEntry({ [mailedLink]: asked })
    set({ kind: asked, token })
  }
  if (asked !== 'login' && asked !== 'register') return null
  const isHere = next?.startsWith('/') && URL.parse(next, location.href)?.origin === url.origin
  const to = isHere && next ? { next } : {}
  if (isSignedIn) return to.next ?? null
  set({ kind: asked === 'login' ? 'sign-in' : 'register', ...to })
  return null
}

function set(dialog: AccountDialog | null): void {
  const hasToken = (shown: AccountDialog | null) => shown !== null && 'token' in shown
  if (hasToken(open) && !hasToken(dialog)) {
    const { [mailedLink]: _, ...rest } = history.state ?? {}
    history.replaceState(rest, '')
  }
  open = dialog
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
