import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { MissingTile } from '../ui/missing-tile.tsx'
import { Notice } from '../ui/notice.tsx'
import { Progress } from '../ui/progress.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

interface Words {
  /** "Generating summary..." */
  readonly working: string
  readonly detail: string
  readonly empty: string
  readonly promise: string
  readonly start: string
}

/** A tab's states: loading, working, failed, empty with its button, or what was found. */
export function AnalysisFrame<Data>({
  data,
  isLoading = false,
  isWorking,
  error,
  onRetry,
  onStart,
  soFar,
  percent = 75,
  words,
  children,
}: {
  data: Data | null | undefined
  isLoading?: boolean
  isWorking: boolean
  error: Error | null
  onRetry?: () => void
  onStart: () => void
  /** What is there already while work goes on; false for nothing. */
  soFar?: ReactNode
  /** How much of it that is; where nobody knows, as far as the specification has the line stand. */
  percent?: number | undefined
  words: Words
  children: (data: Data) => ReactNode
}) {
  if (isWorking)
    return (
      <>
        <div role="status">
          <p className="working">{words.working}</p>
          <p className="working__detail">{words.detail}</p>
        </div>
        <div className="working__line">
          <Progress label={words.working} percent={percent} />
        </div>
        {soFar || <PanelSkeleton />}
      </>
    )
  if (isLoading) return <PanelSkeleton />
  if (data) return children(data)
  return (
    <div className="empty">
      <MissingTile />
      <p className="empty__title">{words.empty}</p>
      {error ? (
        <Notice tone="danger" role="alert">
          {error.message}
        </Notice>
      ) : (
        <p>{words.promise}</p>
      )}
      <Button
        variant="primary"
        onClick={({ currentTarget }) => {
          // The button goes with the click; the keyboard stays in the tab.
          currentTarget.closest<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true })
          ;(error && onRetry ? onRetry : onStart)()
        }}
      >
        {error ? 'Try again' : words.start}
      </Button>
    </div>
  )
}

const shape = [
  ['22%', '100%', '80%', '38%'],
  ['28%', '100%', '92%', '38%'],
  ['24%', '100%', '70%', '38%'],
] as const

/** The panel in the shape of what comes. */
export function PanelSkeleton() {
  return (
    <div aria-hidden="true" className="sk">
      <div className="mosaic">
        {Array.from({ length: 13 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never move
          <Skeleton key={index} width="14px" height="14px" />
        ))}
      </div>
      {shape.map((lines) => (
        <div className="sk sk__part" key={lines[0]}>
          {lines.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      ))}
    </div>
  )
}
