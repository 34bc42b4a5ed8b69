import type { Paper } from '@tessera/contract'
import { rarePart } from '../ui/lazy-screen.tsx'
import { Notice } from '../ui/notice.tsx'
import { NoticeAbout, PublicationNotices } from './publication-notices.tsx'
import type { AskedVersion } from './shown-version.ts'
import { TextSearch, whenAgain } from './text-search.tsx'
import { VersionNotice } from './version-notice.tsx'

const ImportNotice = rarePart(async () => (await import('./import-notice.tsx')).ImportNotice)

/** What a reader must know before the text: a retraction, only an abstract, a failed parse, another version. */
export function ContentNotices({
  paper,
  documentId,
  asked,
  isAsking,
  isOldVersion,
}: {
  paper: Paper
  /** The text that is shown. */
  documentId: string | undefined
  asked: AskedVersion
  isAsking: boolean
  isOldVersion: boolean
}) {
  return (
    <>
      <NoticeAbout about={paper.noticeAbout} />
      <PublicationNotices notices={paper.notices} />
      <VersionNotice
        paper={paper}
        documentId={documentId}
        asked={asked}
        isAsking={isAsking}
        isOldVersion={isOldVersion}
      />
      {paper.importJobId === null ? (
        <StatusNotice
          paper={paper}
          hasText={documentId !== undefined}
          isSearching={paper.fullText.isWanted && asked.kind === 'current'}
        />
      ) : (
        <ImportNotice jobId={paper.importJobId} />
      )}
    </>
  )
}

function StatusNotice({
  paper,
  hasText,
  isSearching,
}: {
  paper: Paper
  hasText: boolean
  isSearching: boolean
}) {
  // The search begins with this page: what the last one ended with is out of date.
  if (isSearching)
    return (
      <Notice role="status">
        <p>
          <strong>Looking for the text.</strong> It appears here by itself as soon as it is read.
        </p>
      </Notice>
    )
  switch (paper.contentStatus) {
    case 'full':
      return null
    case 'abstract':
      return (
        <Notice tone="caution">
          <p>
            <strong>Abstract only.</strong> {paper.contentProblem}
            {hasText && ' Claims come from the abstract.'} {whenAgain(paper.fullText)} If you have
            the paper, drop its file on this page.
            <OpenCopy paper={paper} />
          </p>
          <TextSearch paper={paper} />
        </Notice>
      )
    case 'pending':
      return paper.contentProblem ? (
        <Notice tone="caution">
          <p>
            <strong>No text yet.</strong> {paper.contentProblem} {whenAgain(paper.fullText)}
            <OpenCopy paper={paper} />
          </p>
          <TextSearch paper={paper} />
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

/** The copy that a source names, for people to open: that it could not be read here is no reason to hide it. */
function OpenCopy({ paper: { openAccessUrl } }: { paper: Paper }) {
  const host = openAccessUrl === null ? undefined : URL.parse(openAccessUrl)?.hostname
  if (openAccessUrl === null || host === undefined) return null
  return (
    <>
      {' '}
      <a className="link" href={openAccessUrl} target="_blank" rel="noopener noreferrer">
        Open the copy at {host.replace(/^www\./, '')}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </>
  )
}
