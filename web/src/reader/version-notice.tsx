import type { Paper } from '@tessera/contract'
import { Notice } from '../ui/notice.tsx'
import { PassageNow } from './passage-now.tsx'
import { type AskedVersion, versionOf } from './shown-version.ts'

/** Which version of the text is shown, when it is not the newest, and the way to that. */
export function VersionNotice({
  paper,
  documentId,
  asked,
  isOldVersion,
}: {
  paper: Paper
  documentId: string | undefined
  asked: AskedVersion
  isOldVersion: boolean
}) {
  const current = `/paper/${encodeURIComponent(paper.id)}`
  if (documentId === undefined)
    return asked.kind === 'preprint' && paper.importJobId === null ? (
      <MissingVersion paper={paper} number={asked.number} current={current} />
    ) : null
  const shown = versionOf(paper, documentId)?.preprintVersion ?? null
  if (shown !== null && paper.newestVersion !== null && shown < paper.newestVersion)
    return (
      <Notice tone="caution">
        <p>
          <strong>
            Version {shown} of {paper.newestVersion}.
          </strong>{' '}
          A newer version of this paper exists.{' '}
          <a className="link" href={`${current}?v=v${paper.newestVersion}`}>
            Show version {paper.newestVersion}
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
        where they were.{' '}
        <a className="link" href={current}>
          Show the current one
        </a>
      </p>
      <PassageNow paperId={paper.id} documentId={documentId} />
    </Notice>
  )
}

function MissingVersion({
  paper,
  number,
  current,
}: {
  paper: Paper
  number: number
  current: string
}) {
  const newest = paper.newestVersion
  const problems = paper.fullText.copies.filter(
    ({ preprintVersion, problem }) => preprintVersion === number && problem !== null,
  )
  const doesNotExist = newest !== null && number > newest
  if (!doesNotExist && problems.length === 0) return null
  return (
    <Notice tone="caution" role="alert">
      <p>
        <strong>Version {number} is not here.</strong>{' '}
        {doesNotExist
          ? `The newest version of this paper is ${newest}.`
          : problems.map(({ problem }) => problem).join(' ')}{' '}
        <a className="link" href={current}>
          Show the current text
        </a>
      </p>
    </Notice>
  )
}
