import type { Paper } from '@tessera/contract'
import { Notice } from '../ui/notice.tsx'
import { ImportNotice } from './import-notice.tsx'

/** What a reader must know before the text: a retraction, only an abstract, a failed parse, another version. */
export function ContentNotices({ paper, isOldVersion }: { paper: Paper; isOldVersion: boolean }) {
  return (
    <>
      {paper.notices.map((notice) => (
        <Notice key={`${notice.kind}${notice.doi}`} tone="danger">
          <p>
            <strong>{noticeWords[notice.kind]}</strong> {notice.date && `Since ${notice.date}. `}
            According to {notice.source}.{' '}
            {notice.doi && (
              <a
                className="link"
                href={`https://doi.org/${encodeURI(notice.doi)}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                Read the notice
              </a>
            )}
          </p>
        </Notice>
      ))}
      {isOldVersion && (
        <Notice>
          <p>
            <strong>An earlier version of the text.</strong> The address names it, so its passages
            stay where they were.{' '}
            <a className="link" href={`/paper/${encodeURIComponent(paper.id)}`}>
              Show the current one
            </a>
          </p>
        </Notice>
      )}
      {paper.importJobId === null ? (
        <StatusNotice paper={paper} />
      ) : (
        <ImportNotice jobId={paper.importJobId} />
      )}
    </>
  )
}

const noticeWords = {
  retraction: 'This paper has been retracted.',
  correction: 'This paper has been corrected.',
  concern: 'An expression of concern has been published about this paper.',
} as const

function StatusNotice({ paper }: { paper: Paper }) {
  switch (paper.contentStatus) {
    case 'full':
      return null
    case 'abstract':
      return (
        <Notice tone="caution">
          <p>
            <strong>Abstract only.</strong> No open full text was found. Claims come from the
            abstract and say so. If you have the paper, drop its file on this page.
          </p>
        </Notice>
      )
    case 'pending':
      return paper.contentProblem ? (
        <Notice tone="caution">
          <p>
            <strong>No text yet.</strong> {paper.contentProblem}
          </p>
        </Notice>
      ) : (
        <Notice role="status">
          <p>
            <strong>The text is being read.</strong> It appears here by itself as soon as it is
            ready.
          </p>
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="danger" role="alert">
          <p>
            <strong>The text could not be read.</strong>{' '}
            {paper.contentProblem ?? 'The file gave no text.'} Try another copy: drop a PDF, HTML or
            JATS file on this page.
          </p>
        </Notice>
      )
  }
}
