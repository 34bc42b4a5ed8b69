import { type Claim, paths, type Summary, SummaryEvent } from '@tessera/contract'
import { ApiError } from '../api/api-error.ts'
import { reach } from '../api/client.ts'
import { readEvents } from '../api/read-events.ts'

/**
 * Has a language model explain a paper; every claim is heard when it is proven, the summary counts.
 * @throws ApiError when there is none
 */
export async function streamSummary(
  paperId: string,
  onClaim: (claim: Claim) => void,
): Promise<Summary> {
  const response = await reach(paths.summaryStream(paperId), {
    method: 'POST',
    credentials: 'include',
    headers: { accept: 'text/event-stream' },
  })
  for await (const event of readEvents(response, SummaryEvent)) {
    if (event.event === 'claim') onClaim(event.data)
    if (event.event === 'done') return event.data
    if (event.event === 'failed')
      throw new ApiError(502, { said: event.data.error, code: event.data.code })
  }
  throw new ApiError(0, { said: 'The summary broke off. Please try again.' })
}
