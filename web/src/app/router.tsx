import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type RouterHistory,
} from '@tanstack/react-router'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { parseSearch, stringifySearch } from './address-search.ts'
import { Home, preloadHome, readHomeSearch } from './home.tsx'
import { Shell } from './shell.tsx'

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Shell,
  notFoundComponent: lazyScreen(() =>
    import('../site/not-found.tsx').then(({ NotFound }) => NotFound),
  ),
})

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: readHomeSearch,
  loaderDeps: ({ search }) => readHomeSearch({ ...search }),
  loader: ({ deps, context, preload }) => preloadHome(deps, context.queryClient, preload),
  component: Home,
})

/** `v` names a version of the text: offsets in the address belong to it. `view` and `tab` are what is shown. */
const readerSearch = ({
  v,
  view,
  tab,
}: Record<string, unknown>): Partial<Record<'v' | 'view' | 'tab', string>> =>
  Object.fromEntries(
    Object.entries({ v, view, tab }).filter(([, word]) => word && typeof word === 'string'),
  )

const paper = createRoute({
  getParentRoute: () => rootRoute,
  path: '/paper/$',
  validateSearch: readerSearch,
  staticData: { footer: 'none' },
  component: lazyScreen(() => import('./paper-route.tsx').then(({ PaperRoute }) => PaperRoute)),
})

const paperOnArxiv = createRoute({
  getParentRoute: () => rootRoute,
  path: '/abs/$',
  validateSearch: readerSearch,
  staticData: { footer: 'none' },
  component: lazyScreen(() => import('./paper-route.tsx').then(({ ArxivRoute }) => ArxivRoute)),
})

const paperByDoi = createRoute({
  getParentRoute: () => rootRoute,
  path: '/doi/$',
  validateSearch: readerSearch,
  staticData: { footer: 'none' },
  component: lazyScreen(() => import('./paper-route.tsx').then(({ DoiRoute }) => DoiRoute)),
})

const about = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about',
  component: lazyScreen(() => import('../site/about.tsx').then(({ About }) => About)),
})

const quality = createRoute({
  getParentRoute: () => rootRoute,
  path: '/quality',
  component: lazyScreen(() => import('../site/quality.tsx').then(({ Quality }) => Quality)),
})

const privacy = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  component: lazyScreen(() => import('../site/privacy.tsx').then(({ Privacy }) => Privacy)),
})

const terms = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  component: lazyScreen(() => import('../site/terms.tsx').then(({ Terms }) => Terms)),
})

const routeTree = rootRoute.addChildren([
  home,
  paper,
  paperOnArxiv,
  paperByDoi,
  about,
  quality,
  privacy,
  terms,
])

/** The reader itself knows where in a paper somebody was (`reader/use-steps.ts`). */
const isNoStep = ({ location }: { location: { state: object } }) => !('step' in location.state)

/** The map from addresses to screens. Each screen's code loads when it is first shown. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    // A page that is rendered at build has no scroll position, and must bring no inline script.
    ...(history ? { history } : { scrollRestoration: isNoStep }),
    defaultPreload: 'intent',
    // An error is the boundary's, around everything: it stays until the page is reloaded.
    disableGlobalCatchBoundary: true,
    defaultErrorComponent: ({ error }) => {
      throw error
    },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** The small footer unless named. */
    footer?: 'none'
  }
}
