/** The list of results in the page. */
export const resultsId = 'results'

/** Whether the reader is in the results: with the pointer, the keyboard, or by having scrolled down to them. */
export function isReadingResults(): boolean {
  const list = document.getElementById(resultsId)
  if (list === null) return false
  return list.matches(':hover') || list.contains(document.activeElement) || scrollY > 0
}
