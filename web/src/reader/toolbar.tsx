import { type Paper, paths } from '@tessera/contract'
import type { PaperDocument } from '@tessera/engine'
import { useEffect, useState } from 'react'
import { Icon, type IconName } from '../ui/icon.tsx'
import { actionCode } from '../ui/screen-code.ts'
import { Tooltip } from '../ui/tooltip.tsx'

// Fetched when there is nothing else to do: they are there when the connection goes.
const loadExport = actionCode(() => import('./cite-export.ts'))
const loadFormats = actionCode(() => import('./more-formats.tsx'))
const loadStyles = actionCode(() => import('./cite-dialog.tsx'))
const idleMs = 2000

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
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const code of [loadExport, loadFormats, loadStyles]) code.preload()
    }, idleMs)
    return () => clearTimeout(timer)
  }, [])
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
        onClick={async () => (await loadExport())?.copyBibtex(paper.id)}
      />
      <Tool
        icon="download"
        name="Export"
        hint="Download as CSV"
        onClick={async () => (await loadExport())?.downloadCitation(paper.id, 'csv')}
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
  onClick: () => unknown
}) {
  const [isBusy, run] = useOneAtATime()
  return (
    <Tooltip label={hint}>
      <button
        className="btn btn--ghost btn--sm"
        type="button"
        aria-label={name}
        aria-busy={isBusy}
        onClick={() => run(onClick)}
      >
        <Icon name={icon} />
        <span>{name}</span>
      </button>
    </Tooltip>
  )
}

/** The button, and what it opens. */
function OtherFormats({ paperId }: { paperId: string }) {
  const [isBusy, run] = useOneAtATime()
  const [Formats, setFormats] = useState<ComponentOf<typeof loadFormats>>()
  const [Styles, setStyles] = useState<ComponentOf<typeof loadStyles>>()
  const open = async () => {
    const code = await loadFormats()
    if (code) setFormats(() => code.default)
  }
  const openStyles = async () => {
    const code = await loadStyles()
    if (code) setStyles(() => code.default)
  }
  const button = (
    <button
      className="btn btn--ghost btn--sm btn--icon toolbar__more"
      type="button"
      aria-label="More formats"
      aria-haspopup="menu"
      aria-busy={isBusy}
      {...(!Formats && { onClick: () => run(open) })}
    >
      <Icon name="caret" />
    </button>
  )
  return (
    <>
      {Formats ? (
        <Formats trigger={button} paperId={paperId} onStyles={() => run(openStyles)} />
      ) : (
        button
      )}
      {Styles && <Styles paperId={paperId} onClose={() => setStyles(undefined)} />}
    </>
  )
}

type ComponentOf<Load extends () => Promise<{ default: unknown } | null>> = NonNullable<
  Awaited<ReturnType<Load>>
>['default']

/** Runs what a button does; while it runs the button is busy, and does nothing when it is pressed again. */
function useOneAtATime(): [isBusy: boolean, run: (work: () => unknown) => void] {
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => unknown) => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }
  return [isBusy, (work) => void run(work)]
}

/** True when this installation has the PDF; one that only lies elsewhere cannot be shown here. */
export const hasFile = (paper: Paper) => paper.pdfUrl?.startsWith('/api/') === true

/** Where the file itself is served. */
export const pdfAddress = (paperId: string, text?: PaperDocument | null) =>
  paths.pdf(paperId, text?.source === 'pdf' ? text.id : undefined)
