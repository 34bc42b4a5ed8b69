import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { openDialogInAddress, useAccountDialog } from '../accounts/open-dialog.ts'
import { meQuery } from '../api/me-query.ts'
import { ImportDrop } from '../papers/import-drop.tsx'
import { SiteFooter } from '../site/site-footer.tsx'
import { sayCodeIsMissing, screenCode } from '../ui/screen-code.ts'
import { focusSearch } from '../ui/search-field.tsx'
import { useShortcut } from '../ui/shortcuts.ts'
import { useToast } from '../ui/toast.ts'
import { SiteHeader } from './site-header.tsx'

const loadToaster = screenCode(() => import('../ui/toaster.tsx'))
const Toaster = lazy(loadToaster)
const HelpDialog = lazy(screenCode(() => import('./help-dialog.tsx'), sayCodeIsMissing))

const AccountDialogs = lazy(
  screenCode(() => import('../accounts/account-dialogs.tsx'), sayCodeIsMissing),
)

/**
 * A notification may have to say that the server is gone: its code is fetched while the server is there. On the
 * landing page nothing can fail before it is touched, and the first visit stays light.
 */
function loadToasterAtFirstTouch(): () => void {
  const touches = new AbortController()
  const load = () => {
    touches.abort()
    void loadToaster()
  }
  for (const touch of ['pointerdown', 'keydown', 'dragenter'])
    addEventListener(touch, load, { signal: touches.signal, capture: true })
  return () => touches.abort()
}

/** What every screen shares: header, main part, footer, keys, notifications, and the place to drop a paper. */
export function Shell() {
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  useShortcut('mod+k', focusSearch)
  useShortcut('?', () => setIsHelpOpen(true))
  const main = useFocusAfterNavigation()
  const hasToast = useToast() !== null
  useDialogInAddress()
  const hasAccountDialog = useAccountDialog() !== null
  const isLanding = useRouterState({
    select: ({ location: { pathname, search } }) => pathname === '/' && !search.q,
  })
  useEffect(() => {
    if (isLanding) return loadToasterAtFirstTouch()
    void loadToaster()
  }, [isLanding])
  const hasFooter = useMatches({
    select: (matches) => matches.every(({ staticData }) => staticData.footer !== 'none'),
  })
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader isLanding={isLanding} onHelp={() => setIsHelpOpen(true)} />
      <main id="main" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      {hasFooter && <SiteFooter isLarge={isLanding} />}
      <ImportDrop />
      <Suspense>
        {isHelpOpen && <HelpDialog onClose={() => setIsHelpOpen(false)} />}
        {hasAccountDialog && <AccountDialogs />}
      </Suspense>
      {/* By itself: while its code cannot be fetched, the open dialog stays. */}
      <Suspense>{hasToast && <Toaster />}</Suspense>
    </>
  )
}

/** Opens the dialog that the address asks for; who is signed in goes where signing in would have led. */
function useDialogInAddress(): void {
  const router = useRouter()
  const queryClient = useQueryClient()
  useEffect(() => {
    const next = openDialogInAddress(!!queryClient.getQueryData(meQuery.queryKey))
    if (next !== null) router.history.replace(next)
  }, [router, queryClient])
}

/** After the screen has changed, the keyboard goes on from the new screen's start, or from where the screen has put it. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null)
  const screen = useRouterState({
    select: ({ resolvedLocation: at }) => (at ? `${at.pathname}?${at.search.q ?? ''}` : null),
  })
  const lastScreen = useRef<string | null>(null)
  useEffect(() => {
    const isThere = main.current?.contains(document.activeElement) ?? false
    if (lastScreen.current !== null && screen !== lastScreen.current && !isThere)
      main.current?.focus({ preventScroll: true })
    lastScreen.current = screen
  }, [screen])
  return main
}
