import { useEffect, useState } from 'react'

const prefix = 'question:'
/** Empties the boxes that are on the page. */
const boxes = new Set<() => void>()

/** A question to a paper that is not sent yet: kept for this tab until it is, so that neither a reload nor another page loses it. */
export function useQuestionDraft(paperId: string) {
  const key = prefix + paperId
  const [draft, show] = useState(() => globalThis.sessionStorage?.getItem(key) ?? '')
  useEffect(() => {
    const empty = () => show('')
    boxes.add(empty)
    return () => void boxes.delete(empty)
  }, [])
  const setDraft = (next: string) => {
    show(next)
    if (next === '') sessionStorage.removeItem(key)
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
