import { useQuery } from '@tanstack/react-query'
import { Passage, type PassageNow as Place, paths, queryKeys } from '@tessera/contract'
import type { Span } from '@tessera/engine'
import { useSyncExternalStore } from 'react'
import { callApi } from '../api/client.ts'
import { evidenceHash, readEvidenceLink } from './evidence-link.ts'

/** For an evidence link into an earlier text: whether its words are in the current one, and the way there. */
export function PassageNow({ paperId, documentId }: { paperId: string; documentId: string }) {
  const hash = useSyncExternalStore(followHash, () => location.hash)
  const link = readEvidenceLink(hash, Number.MAX_SAFE_INTEGER)
  const span = link.kind === 'passage' ? link.span : null
  const passage = useQuery({
    queryKey: [...queryKeys.document(paperId), documentId, 'passage', span?.start, span?.end],
    queryFn: ({ signal }) =>
      callApi(paths.passage(paperId, span?.start ?? 0, span?.end ?? 0, documentId), Passage, {
        signal,
      }),
    enabled: span !== null,
  })
  const now = passage.data?.now
  if (!now) return null
  return (
    <p role="status">
      {words[now.state]}{' '}
      {now.start !== undefined && now.end !== undefined && (
        <a className="link" href={addressOf(paperId, now, { start: now.start, end: now.end })}>
          Show it there
        </a>
      )}
    </p>
  )
}

const words = {
  same: 'The passage of this link stands in the current version in the same words.',
  changed: 'The passage of this link has been reworded in the current version.',
  gone: 'The passage of this link is not in the current version any more.',
} as const

function addressOf(paperId: string, { documentId }: Place, span: Span): string {
  return `/paper/${encodeURIComponent(paperId)}?v=${encodeURIComponent(documentId)}${evidenceHash(span)}`
}

function followHash(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
