import type { Paper } from '@tessera/contract'
import { rarePart } from '../ui/lazy-screen.tsx'
import { Notice } from '../ui/notice.tsx'
import { type AskedVersion, documentOf, versionOf } from './shown-version.ts'

const MissingVersion = rarePart(async () => (await import('./missing-version.tsx')).MissingVersion)
const PassageNow = rarePart(async () => (await import('./passage-now.tsx')).PassageNow)

/** Which version of the text is shown, when it is not the newest, and the way to that. */
export function VersionNotice({
  paper,
  documentId,
  asked,
  isAsking,
  isOldVersion,
}: {
  paper: Paper
  documentId: string | undefined
  asked: AskedVersion
  /** Whether the server has yet to say what becomes of the wish for this version. */
  isAsking: boolean
  isOldVersion: boolean
}) {
  if (asked.kind === 'preprint' && documentOf(paper, asked) === null)
    return paper.importJobId === null ? (
      <MissingVersion
        paper={paper}
        number={asked.number}
        isAsking={isAsking}
        wayOut={<CurrentText paperId={paper.id} />}
      />
    ) : null
  if (documentId === undefined) return null
  const shown = versionOf(paper, documentId, asked)?.preprintVersion ?? null
  const newest = paper.newestVersion
  const isSame = newest !== null && hasTextOf(paper, documentId, newest)
  if (shown !== null && newest !== null && shown < newest)
    return (
      <Notice {...(!isSame && { tone: 'caution' })}>
        <p>
          <strong>
            Version {shown} of {newest}.
          </strong>{' '}
          {isSame
            ? `Its text is the same as that of version ${newest}, the newest.`
            : 'A newer version of this paper exists.'}{' '}
          <a className="link" href={`/paper/${encodeURIComponent(paper.id)}?v=v${newest}`}>
            Show version {newest}
          </a>
        </p>
        {isOldVersion && <PassageNow paperId={paper.id} documentId={documentId} />}
      </Notice>
    )
  if (!isOldVersion) return null
  return (
    <Notice>
      <p>
        <strong>An earlier version of the text.</strong> The address names it, so its passages stay
        where they were. <CurrentText paperId={paper.id} />
      </p>
      <PassageNow paperId={paper.id} documentId={documentId} />
    </Notice>
  )
}

/** The way from a version of a paper's text to the one that is current. */
export function CurrentText({ paperId }: { paperId: string }) {
  return (
    <a className="link" href={`/paper/${encodeURIComponent(paperId)}`}>
      Show the current text
    </a>
  )
}

/** Whether this document is the text of that version, too. */
const hasTextOf = ({ versions }: Paper, documentId: string, number: number) =>
  versions.some(
    (version) => version.documentId === documentId && version.preprintVersion === number,
  )
