// The part of an address after "?": plain words, as the server and a plain form write them.
// The router's own form would read `q=2024` as a number and `q="x"` as JSON.

export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** With its "?", or empty when there is nothing to say. */
export function stringifySearch(search: Record<string, unknown>): string {
  const said = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}
