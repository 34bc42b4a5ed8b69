import type { Paper } from '@tessera/contract'
import type { PaperDocument } from '@tessera/engine'
import { type ReactNode, type RefObject, Suspense } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import { useIsPrinting } from '../ui/use-is-printing.ts'
import { ContentNotices } from './content-notice.tsx'
import { FullPaper, PdfView } from './full-paper.tsx'
import type { Highlight } from './highlight.ts'
import { PaperHead } from './paper-head.tsx'
import type { PagesShown } from './pdf/pages-shown.ts'
import { ReadingText } from './reading-text.tsx'
import type { AskedVersion } from './shown-version.ts'
import { TextSkeleton } from './states.tsx'
import { Toolbar, type View } from './toolbar.tsx'

/** The reader's column: head, tools, what must be known first, and the text or the PDF. */
export function PaperArticle({
  article,
  paper,
  document,
  highlights,
  view,
  onView,
  onPages,
  onShare,
  asked,
  isAsking,
  isOldVersion,
  isCovered,
  problem,
}: {
  article: RefObject<HTMLElement | null>
  paper: Paper
  document: PaperDocument | null
  highlights: readonly Highlight[]
  view: View
  onView: (view: View) => void
  onPages: (pages: PagesShown) => void
  onShare: () => void
  asked: AskedVersion
  isAsking: boolean
  isOldVersion: boolean
  isCovered: boolean
  /** Shown in place of the text. */
  problem: ReactNode
}) {
  const isPrinting = useIsPrinting()
  return (
    <article
      className="reader"
      id="article"
      tabIndex={-1}
      aria-labelledby="title"
      ref={article}
      {...(isCovered && { inert: true })}
    >
      <div className="reader__in">
        <PaperHead paper={paper} document={document} asked={asked} highlights={highlights} />
        <Toolbar
          paper={paper}
          view={view}
          onView={onView}
          onShare={onShare}
          hasText={document !== null}
        />
        <div className="notices">
          <ContentNotices
            paper={paper}
            documentId={document?.id}
            asked={asked}
            isAsking={isAsking}
            isOldVersion={isOldVersion}
          />
        </div>
        <div className="main-view">
          {/* On paper the text takes the place of the pages, of which only those near the window are drawn. */}
          {view === 'pdf' && isPrinting && document && <ReadingText highlights={highlights} />}
          {view === 'pdf' ? (
            <Suspense fallback={<Skeleton height="60vh" />}>
              <PdfView
                paper={paper}
                text={document}
                highlights={document ? highlights : []}
                onPages={onPages}
              />
            </Suspense>
          ) : document ? (
            <ReadingText highlights={highlights} />
          ) : (
            (problem ?? <TextSkeleton />)
          )}
        </div>
        {document && view === 'text' && (
          <FullPaper paper={paper} text={document} highlights={highlights} />
        )}
      </div>
    </article>
  )
}
