import type { SilentSource } from '@tessera/contract'
import type { ReactNode } from 'react'
import './reader.css'
import { buttonClass } from '../ui/button.tsx'
import { MissingTile } from '../ui/missing-tile.tsx'
import { Notice } from '../ui/notice.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Progress } from '../ui/progress.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { SilentSources } from './silent-sources.tsx'
import { CurrentText } from './version-notice.tsx'

const paragraphs = [
  ['20%', '100%', '97%', '99%', '94%', '98%', '61%'],
  ['28%', '98%', '100%', '95%', '40%'],
] as const

/** The named progress line above a paper that is on its way. */
function LoadingLine() {
  return (
    <div className="load">
      <div className="load__in" role="status">
        <h1>Loading paper...</h1>
        <span className="muted">Fetching paper details</span>
      </div>
      <Progress label="Loading paper" percent={45} />
    </div>
  )
}

/** The text in the shape of what comes. */
function ReaderSkeleton() {
  return (
    <div className="reader__in" aria-hidden="true">
      <div className="sk">
        <Skeleton width="34%" />
        <Skeleton width="92%" height="30px" />
        <Skeleton width="58%" height="30px" />
        <Skeleton width="18%" height="14px" />
      </div>
      <div className="toolbar">
        <Skeleton width="128px" height="28px" />
        <Skeleton width="60px" height="28px" />
        <Skeleton width="72px" height="28px" />
      </div>
      <TextSkeleton />
    </div>
  )
}

export function TextSkeleton() {
  return (
    <div className="sk" aria-hidden="true">
      {paragraphs.map((lines) => (
        <div className="sk" key={lines[0]}>
          {lines.map((width, index) => (
            <Skeleton key={width} width={width} {...(index === 0 && { height: '18px' })} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Outline in the shape of what comes; bare when nothing will. */
export function OutlineSkeleton({ isBare = false }: { isBare?: boolean }) {
  return (
    <div className="outline" aria-hidden="true">
      <div className="sk" hidden={isBare}>
        {['48%', '72%', '60%', '66%', '54%', '70%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  )
}

/** What the server says, too, when there is nothing else to say. */
export const notFoundSentence = "The paper you're looking for doesn't exist or couldn't be loaded."

interface PaperNotFoundProps {
  /** Why it may be worth trying again. */
  reason: string | null
  /** The sources that could not be asked; `reason` is what stands before them. */
  silent: readonly SilentSource[]
  /** False when those who would know the paper could not be asked: then nobody can say that there is none. */
  isAsked: boolean
  onRetry: () => void
}

/** No such paper, or no way to it. */
export function PaperNotFound({ reason, silent, isAsked, onRetry }: PaperNotFoundProps) {
  const heading = isAsked ? 'Paper not found' : 'This paper could not be looked up'
  usePageTitle(heading)
  return (
    <div className="notfound">
      <MissingTile />
      <h1>{heading}</h1>
      {isAsked && <p>{notFoundSentence}</p>}
      {reason && (
        <div className="muted" role="alert">
          <p>{reason}</p>
          {silent.length > 0 && (
            <ul className="notfound__silent">
              <SilentSources silent={silent} otherwise="It can be asked again now." />
            </ul>
          )}
        </div>
      )}
      <div className="notfound__ways">
        <a className={buttonClass({ variant: 'primary' })} href="/">
          Back to Home
        </a>
        <button className={buttonClass({ variant: 'secondary' })} type="button" onClick={onRetry}>
          Try again
        </button>
      </div>
    </div>
  )
}

/** The text is there and could not be loaded. */
export function TextProblem({
  reason,
  current,
  onRetry,
}: {
  reason: string
  /** The paper whose current text is shown instead; only where another was asked for, which is not here. */
  current?: string | undefined
  /** Null where another attempt cannot help. */
  onRetry: (() => void) | null
}) {
  return (
    <Notice tone="danger" role="alert">
      <p>
        <strong>The text could not be loaded.</strong> {reason}
        {current && (
          <>
            {' '}
            <CurrentText paperId={current} />
          </>
        )}
      </p>
      {onRetry && (
        <button className="btn btn--secondary btn--sm" type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </Notice>
  )
}

/** The whole page while the paper is on its way. `panel` has the shape of what will stand beside it. */
export function PaperLoading({ panel }: { panel: ReactNode }) {
  return (
    <div className="paper-page" aria-busy="true">
      <LoadingLine />
      <div className="paper">
        <OutlineSkeleton />
        <div className="reader">
          <ReaderSkeleton />
        </div>
        <div className="minimap" />
        <div className="ev-panel">
          <div className="ev-panel__scroll">{panel}</div>
        </div>
      </div>
    </div>
  )
}
