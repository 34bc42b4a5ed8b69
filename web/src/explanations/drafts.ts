import { useEffect, useState } from 'react'

const prefix = 'draft:'
/** More characters are shown, and not kept: a tab has room for some millions. */
const mostKept = 200_000
/** Empties the boxes that are on the page. */
const boxes = new Set<() => void>()

/**
 * Words to a paper that are typed and not sent: kept for this tab, so that neither a reload nor another page loses them.
 * @param what which box they stand in
 */
export function useDraft(what: 'question' | 'text', paperId: string) {
  const key = `${prefix}${what}:${paperId}`
  const [draft, show] = useState(() => globalThis.sessionStorage?.getItem(key) ?? '')
  useEffect(() => {
    const empty = () => show('')
    boxes.add(empty)
    return () => void boxes.delete(empty)
  }, [])
  const setDraft = (next: string) => {
    show(next)
    if (next === '' || next.length > mostKept) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, next)
  }
  return [draft, setDraft] as const
}

/** Forgets what was typed and not sent, when somebody else may use the tab. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  for (const empty of boxes) empty()
}
