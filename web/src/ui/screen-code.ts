import { toast } from './toast.ts'

const retryMs = 5000
/** How Chromium, Firefox, Safari and the bundler's loader of style sheets say it. */
const browsersWords =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/**
 * A part of a screen, fetched when it is first needed. When it cannot be fetched (offline, or gone after an
 * update of the server) the page stays as it is, and the code is asked for again once the browser is
 * online or 5 s have passed; the promise never rejects for want of a connection.
 * @param onMissing hears of the first failure
 */
export function screenCode<Module>(
  load: () => Promise<Module>,
  onMissing?: () => void,
): () => Promise<Module> {
  const look = kept(load)
  return async () => {
    let module = await look()
    if (module === null) onMissing?.()
    while (module === null) {
      await anotherChance()
      module = await look()
    }
    return module
  }
}

/**
 * The code of what a button does. Where it cannot be fetched this is said at once, and null is what comes: what was
 * pressed without a connection is not done later, when nobody expects it.
 */
export function actionCode<Module>(load: () => Promise<Module>) {
  const look = kept(load)
  const wanted = async () => {
    const module = await look()
    if (module === null) await sayCodeIsMissing()
    return module
  }
  /** Fetched before it is wanted; says nothing. */
  return Object.assign(wanted, { preload: () => void look() })
}

/** What `unlessMissing` gives; code that has come is there without a question to anybody. */
function kept<Module>(load: () => Promise<Module>): () => Promise<Module | null> {
  let there: Module | null = null
  return async () => {
    there ??= await unlessMissing(load)
    return there
  }
}

/** Says that a part of the page could not be fetched. Retry loads the whole page anew once the server answers. */
export async function sayCodeIsMissing(): Promise<void> {
  const answers = await serverAnswers()
  toast({
    title: answers ? 'A part of this page could not be loaded' : 'You seem to be offline',
    description: answers
      ? 'Tessera may have been updated since the page was opened. Load it anew to go on.'
      : 'A part of this page could not be loaded. What you see stays as it is.',
    variant: 'destructive',
    action: {
      label: answers ? 'Reload' : 'Retry',
      onClick: () =>
        void serverAnswers().then((back) => (back ? location.reload() : sayCodeIsMissing())),
    },
  })
}

/** False without a connection, and when the server is away. */
export const serverAnswers = (): Promise<boolean> =>
  fetch('/api/site', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** True for what a browser throws when code cannot be fetched. */
function isMissingCode(failure: unknown): boolean {
  return failure instanceof Error && browsersWords.test(failure.message)
}

/**
 * What `load` gives, or null when the code could not be fetched; an error of the code itself goes on.
 * Without a connection nothing is asked for: Chromium 150 remembers for as long as the page stands that a
 * module could not be fetched (https://github.com/whatwg/html/issues/6768).
 */
export async function unlessMissing<Module>(load: () => Promise<Module>): Promise<Module | null> {
  if (navigator.onLine === false && !(await serverAnswers())) return null
  try {
    return await load()
  } catch (failure) {
    if (isMissingCode(failure)) return null
    throw failure
  }
}

function anotherChance(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, retryMs)
    addEventListener('online', go)
  })
}
