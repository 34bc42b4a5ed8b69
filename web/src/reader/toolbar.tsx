import { type Paper, paths } from '@tessera/contract'
import type { PaperDocument } from '@tessera/engine'
import { lazy, Suspense, useState } from 'react'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { sayCodeIsMissing, screenCode } from '../ui/screen-code.ts'
import { Tooltip } from '../ui/tooltip.tsx'
import { copyBibtex, downloadCitation, downloadEvidence } from './cite-export.ts'

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
      <Tool icon="quote" name="Cite" hint="Copy BibTeX" onClick={() => copyBibtex(paper.id)} />
      <Tool
        icon="download"
        name="Export"
        hint="Download as CSV"
        onClick={() => downloadCitation(paper.id, 'csv')}
      />
      <Tool icon="share" name="Share" hint="Copy the link" onClick={onShare} />
      <MoreFormats paperId={paper.id} />
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
    <Tooltip label={hint} side="bottom">
      <button className="btn btn--ghost btn--sm" type="button" aria-label={name} onClick={onClick}>
        <Icon name={icon} />
        <span>{name}</span>
      </button>
    </Tooltip>
  )
}

function MoreFormats({ paperId }: { paperId: string }) {
  const [isCiting, setIsCiting] = useState(false)
  return (
    <>
      <Menu
        align="start"
        trigger={
          <button
            className="btn btn--ghost btn--sm btn--icon toolbar__more"
            type="button"
            aria-label="More formats"
          >
            <Icon name="caret" />
          </button>
        }
      >
        <MenuItem onSelect={() => setIsCiting(true)}>Citation styles</MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => downloadCitation(paperId, 'bibtex')}>Download BibTeX</MenuItem>
        <MenuItem onSelect={() => downloadCitation(paperId, 'ris')}>Download RIS</MenuItem>
        <MenuItem onSelect={() => downloadCitation(paperId, 'csl')}>Download CSL JSON</MenuItem>
        <MenuItem onSelect={() => downloadCitation(paperId, 'csv')}>Download CSV</MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => downloadEvidence(paperId)}>Evidence as annotations</MenuItem>
      </Menu>
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
