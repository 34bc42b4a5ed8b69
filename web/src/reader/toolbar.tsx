import { type Paper, paths } from '@tessera/contract'
import type { PaperDocument } from '@tessera/engine'
import { cloneElement, lazy, Suspense, useState } from 'react'
import { Icon, type IconName } from '../ui/icon.tsx'
import { sayCodeIsMissing, screenCode } from '../ui/screen-code.ts'
import { Tooltip } from '../ui/tooltip.tsx'

const loadExport = screenCode(() => import('./cite-export.ts'), sayCodeIsMissing)
const loadFormats = screenCode(() => import('./more-formats.tsx'), sayCodeIsMissing)
const MoreFormats = lazy(loadFormats)
const CiteDialog = lazy(screenCode(() => import('./cite-dialog.tsx'), sayCodeIsMissing))

export type View = 'text' | 'pdf'

/** Settings, Cite, Export, Share, and the switch between text and PDF. */
export function Toolbar({
  paper,
  view,
  onView,
  onShare,
  hasText,
}: {
  paper: Paper
  view: View
  onView: (view: View) => void
  onShare: () => void
  /** False while there is nothing to set in another size. */
  hasText: boolean
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields
    <div className="toolbar" role="group" aria-label="Paper">
      {hasText && (
        <>
          <button
            className="btn btn--ghost btn--sm only-narrow"
            type="button"
            popoverTarget="contents"
          >
            <Icon name="list" />
            <span>Contents</span>
          </button>
          <button
            className="btn btn--ghost btn--sm settings-btn"
            type="button"
            popoverTarget="settings"
          >
            <Icon name="type" />
            <span>Reading settings</span>
          </button>
        </>
      )}
      <Tool
        icon="quote"
        name="Cite"
        hint="Copy BibTeX"
        onClick={async () => (await loadExport()).copyBibtex(paper.id)}
      />
      <Tool
        icon="download"
        name="Export"
        hint="Download as CSV"
        onClick={async () => (await loadExport()).downloadCitation(paper.id, 'csv')}
      />
      <Tool icon="share" name="Share" hint="Copy the link" onClick={onShare} />
      <OtherFormats paperId={paper.id} />
      {hasFile(paper) && (
        // biome-ignore lint/a11y/useSemanticElements: these are no fields
        <div className="segmented" role="group" aria-label="View">
          {(['text', 'pdf'] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              onClick={() => onView(name)}
            >
              {name === 'text' ? 'Text' : 'PDF'}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function Tool({
  icon,
  name,
  hint,
  onClick,
}: {
  icon: IconName
  name: string
  hint: string
  onClick: () => void
}) {
  return (
    <Tooltip label={hint}>
      <button className="btn btn--ghost btn--sm" type="button" aria-label={name} onClick={onClick}>
        <Icon name={icon} />
        <span>{name}</span>
      </button>
    </Tooltip>
  )
}

/** The button; what it opens is fetched when somebody points at it. */
function OtherFormats({ paperId }: { paperId: string }) {
  const [isWanted, setWanted] = useState(false)
  const [isCiting, setIsCiting] = useState(false)
  const button = (
    <button
      className="btn btn--ghost btn--sm btn--icon toolbar__more"
      type="button"
      aria-label="More formats"
      aria-haspopup="menu"
    >
      <Icon name="caret" />
    </button>
  )
  const waiting = cloneElement(button, {
    onPointerEnter: () => void loadFormats(),
    onFocus: () => void loadFormats(),
    onClick: () => setWanted(true),
  })
  return (
    <>
      <Suspense fallback={waiting}>
        {isWanted ? (
          <MoreFormats trigger={button} paperId={paperId} onStyles={() => setIsCiting(true)} />
        ) : (
          waiting
        )}
      </Suspense>
      <Suspense>
        {isCiting && <CiteDialog paperId={paperId} onClose={() => setIsCiting(false)} />}
      </Suspense>
    </>
  )
}

/** True when this installation has the PDF; one that only lies elsewhere cannot be shown here. */
export const hasFile = (paper: Paper) => paper.pdfUrl?.startsWith('/api/') === true

/** Where the file itself is served. */
export const pdfAddress = (paperId: string, text?: PaperDocument | null) =>
  paths.pdf(paperId, text?.source === 'pdf' ? text.id : undefined)
