const storageKey = 'tessera-brought'

/** Notes in this browser that a paper was brought here: only then does the landing page ask which. */
export function rememberBrought(): void {
  localStorage.setItem(storageKey, '1')
}

export function hasBrought(): boolean {
  return typeof localStorage !== 'undefined' && localStorage.getItem(storageKey) !== null
}
