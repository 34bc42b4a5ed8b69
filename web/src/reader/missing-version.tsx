import type { Paper } from '@tessera/contract'
import { Notice } from '../ui/notice.tsx'
import { whyNoVersion } from './why-no-version.ts'

/** What is shown in the place of a version that is not here, and why. */
export function MissingVersion({
  paper,
  number,
  isAsking,
}: {
  paper: Paper
  number: number
  isAsking: boolean
}) {
  const why = whyNoVersion(paper, number)
  if (why === null && isAsking)
    return (
      <Notice role="status">
        <p>
          <strong>Looking for version {number}.</strong> It appears here by itself as soon as it is
          read.
        </p>
      </Notice>
    )
  return (
    <Notice tone="caution" role="alert">
      <p>
        <strong>Version {number} is not here.</strong>{' '}
        {why ?? 'It could not be fetched because of a fault on our side.'}
        {paper.abstract !== null && ' What follows is the abstract.'}{' '}
        <a className="link" href={`/paper/${encodeURIComponent(paper.id)}`}>
          Show the current text
        </a>
      </p>
    </Notice>
  )
}
