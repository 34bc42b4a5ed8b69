import { useEffect } from 'react'

let opened: { query: string; paperId: string } | null = null

/** Remembers which result was opened, for the way back. */
export function rememberOpened(query: string, paperId: string): void {
  opened = { query, paperId }
}

/** Back at the results of the same search, the focus returns to the result that was opened from them. */
export function useReturnFocus(query: string): void {
  useEffect(() => {
    if (opened?.query !== query) return
    const { paperId } = opened
    opened = null
    document.querySelector<HTMLElement>(`[data-result="${CSS.escape(paperId)}"]`)?.focus({
      preventScroll: true,
    })
  }, [query])
}
