import { paths, SearchEvent, type SearchResults } from '@tessera/contract'

const names = ['local', 'answer', 'done', 'failed'] as const

/**
 * Follows a search while its sources answer; `onResults` hears of every word but the last.
 * @returns the last; null when the stream broke or is not to be had, so that the plain search must do
 */
export function followSearch(
  parameters: string,
  onResults: (results: SearchResults) => void,
): Promise<SearchResults | null> {
  if (typeof EventSource === 'undefined') return Promise.resolve(null)
  return new Promise((resolve) => {
    const stream = new EventSource(`${paths.searchStream}?${parameters}`)
    const end = (last: SearchResults | null) => {
      // It would connect again by itself and search anew.
      stream.close()
      resolve(last)
    }
    stream.onerror = () => end(null)
    for (const name of names)
      stream.addEventListener(name, ({ data }: MessageEvent<string>) => {
        const read = SearchEvent.safeParse({ event: name, data: jsonOrNull(data) })
        if (!read.success || read.data.event === 'failed') end(null)
        else if (read.data.event === 'done') end(read.data.data)
        else onResults(read.data.data)
      })
  })
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
