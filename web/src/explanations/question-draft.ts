import { useState } from 'react'

const prefix = 'question:'

/** A question to a paper that is not sent yet: kept for this tab until it is, so that neither a reload nor another page loses it. */
export function useQuestionDraft(paperId: string) {
  const key = prefix + paperId
  const [draft, show] = useState(() => globalThis.sessionStorage?.getItem(key) ?? '')
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
}
