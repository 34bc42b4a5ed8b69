import { useQuery } from '@tanstack/react-query'
import type { ImportStatus } from '@tessera/contract'
import { importStatusQuery } from '../api/paper-queries.ts'
import { Notice } from '../ui/notice.tsx'
import { Progress } from '../ui/progress.tsx'

const words: Record<ImportStatus['step'], string> = {
  queued: 'Queued',
  fetching: 'Fetching',
  parsing: 'Parsing',
  explaining: 'Explaining',
  done: 'Done',
  failed: 'Failed',
}

/** What a reader can count on, where it is not that the text comes by itself. */
const after: Partial<Record<ImportStatus['step'], string>> = {
  explaining: 'The text can be read; its explanation is being written.',
  failed: 'No text could be read. If you have the paper, drop its file on this page.',
}

/** How far the import of this paper is, as its job says; also after the page was loaded anew. */
export function ImportNotice({ jobId }: { jobId: string }) {
  const job = useQuery(importStatusQuery(jobId))
  const { step = 'queued', detail, progress = { completed: 0, total: 0 } } = job.data ?? {}
  const percent = progress.total > 0 ? (progress.completed / progress.total) * 100 : 0
  return (
    <Notice role="status">
      <p>
        <strong>{words[step]}</strong>
        {detail && ` ${detail}`}
        {progress.total > 0 && ` · ${progress.completed} of ${progress.total} steps done. `}
        {after[step] ?? 'The text appears here by itself as soon as it is ready.'}
      </p>
      <Progress label="Import of this paper" percent={percent} />
    </Notice>
  )
}
