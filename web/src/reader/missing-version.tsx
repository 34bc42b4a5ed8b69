import type { Paper } from '@tessera/contract'
import type { ReactNode } from 'react'
import { Notice } from '../ui/notice.tsx'
import { whyNoVersion } from './why-no-version.ts'

/** What is shown in the place of a version that is not here, and why. */
export function MissingVersion({
  paper,
  number,
  isAsking,
  wayOut,
}: {
  paper: Paper
  number: number
  isAsking: boolean
  /** The way to a text that is here. */
  wayOut: ReactNode
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
        {paper.abstract !== null && ' What follows is the abstract.'} {wayOut}
      </p>
    </Notice>
  )
}
