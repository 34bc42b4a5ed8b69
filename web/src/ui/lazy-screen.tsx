import { type ComponentType, useEffect, useReducer } from 'react'
import { serverAnswers, unlessMissing } from './screen-code.ts'
import { ScreenMissing } from './screen-missing.tsx'

const retryMs = 5000

/**
 * A screen whose code is fetched when it is first wanted. `preload` never rejects for want of a
 * connection: the screen then says that it is missing, and is asked for again by its button, once the
 * browser is online, and every 5 s.
 * @param Missing what stands there while the code cannot be fetched
 * @param Waiting what stands there before that is known, for a part of a screen, which nobody preloads
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<{ onRetry: () => void }> = ScreenMissing,
  Waiting?: ComponentType,
) {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  function preload(): Promise<void> {
    loading ??= unlessMissing(load)
      .then((found) => {
        if (found) Loaded = found
      })
      .finally(() => {
        if (!Loaded) loading = undefined
      })
    return loading
  }

  function Screen(props: Props) {
    const [tries, redraw] = useReducer((count: number) => count + 1, 0)
    const isMissing = Loaded === undefined
    useEffect(() => {
      if (!isMissing) return
      const look = () => void preload().then(redraw)
      if (Waiting) look()
      const timer = setInterval(look, retryMs)
      addEventListener('online', look)
      return () => {
        clearInterval(timer)
        removeEventListener('online', look)
      }
    }, [isMissing])
    if (Loaded) return <Loaded {...props} />
    if (Waiting && tries === 0) return <Waiting />
    const retry = async () => {
      await preload()
      if (!Loaded && (await serverAnswers())) {
        // The connection may have come back since.
        await preload()
        // Some browsers remember that a module could not be fetched; a page that is loaded anew does not.
        if (!Loaded) location.reload()
      }
      redraw()
    }
    return <Missing onRetry={() => void retry()} />
  }
  return Object.assign(Screen, { preload })
}

const nothing = () => null

/** A part of a screen that few readers come to see: nothing stands there while its code is on its way. */
export const rarePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyScreen(load, nothing, nothing)
