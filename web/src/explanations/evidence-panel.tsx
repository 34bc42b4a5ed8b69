import type { PaperDocument, Span } from '@tessera/engine'
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useMemo,
  useRef,
} from 'react'
import type { JumpTarget } from '../reader/highlight.ts'
import { Icon } from '../ui/icon.tsx'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { PartMissing } from '../ui/part-missing.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { PanelSkeleton } from './analysis-frame.tsx'
import { AskQuestions } from './ask-questions.tsx'
import { CheckText } from './check-text.tsx'
import './explanations.css'
import { tabs } from './named-claims.ts'
import { PanelContext } from './panel-context.ts'
import { SummaryTab } from './summary-tab.tsx'
import type { Evidence } from './use-evidence.ts'

// Their analyses are made on demand, and so is their code fetched.
const tabOf = (load: () => Promise<{ default: ComponentType<{ paperId: string }> }>) =>
  lazyScreen(async () => (await load()).default, PartMissing, PanelSkeleton)
const ResultsTab = tabOf(() => import('./results-tab.tsx'))
const FiguresTab = tabOf(() => import('./figures-tab.tsx'))
const MathTab = tabOf(() => import('./math-tab.tsx'))

const labels = { summary: 'Summary', results: 'Results', figures: 'Figures', math: 'Math' } as const

/** The Evidence panel: what is explained, each claim with its proof, and the question box. */
export function EvidencePanel({
  paperId,
  document,
  isAbstract,
  evidence,
  jump,
  addressOf,
  goToFigure,
  onToggle,
  onClose,
  isOverlay,
  nothing,
}: {
  paperId: string
  /** Null while the text loads, or when there is none. */
  document: PaperDocument | null
  /** Of the paper only its abstract is here. */
  isAbstract: boolean
  evidence: Evidence
  jump: (target: JumpTarget) => void
  addressOf: (span: Span) => string
  goToFigure: (figureId: string) => void
  /** Folds the panel to a rail, or unfolds it. */
  onToggle: () => void
  /** Closes the overlay of small screens. */
  onClose: () => void
  /** It covers the page, as a dialog does. */
  isOverlay: boolean
  /** Why there is nothing to explain; only without a document. */
  nothing: ReactNode
}) {
  const base = useId()
  const place = isOverlay
    ? ({ role: 'dialog', 'aria-modal': true } as const)
    : ({ role: 'complementary' } as const)
  const tools = useMemo(
    () => (document ? { document, isAbstract, jump, addressOf, goToFigure } : null),
    [document, isAbstract, jump, addressOf, goToFigure],
  )
  return (
    <section className="ev-panel" id="panel" aria-labelledby="panel-h" {...place}>
      <h2 className="sr-only" id="panel-h">
        Evidence panel
      </h2>
      <button
        className="btn btn--ghost btn--icon rail-btn"
        type="button"
        aria-label="Show evidence panel (E)"
        onClick={onToggle}
      >
        <Icon name="panel" />
      </button>
      <div className="ev-panel__head">
        <div className="ev-panel__title">
          <span>AI Insights</span>
          <button className="btn btn--secondary btn--sm" type="button" onClick={onClose}>
            Close
          </button>
        </div>
        <TabList base={base} evidence={evidence} />
        <Tooltip label="Hide panel (E)">
          <button
            className="btn btn--ghost btn--icon btn--sm hide-btn"
            type="button"
            aria-label="Hide evidence panel (E)"
            onClick={onToggle}
          >
            <Icon name="panel" />
          </button>
        </Tooltip>
      </div>
      <div className="ev-panel__scroll">
        <section
          role="tabpanel"
          id={`${base}-panel`}
          aria-labelledby={`${base}-${evidence.tab}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a tab panel is reached by keyboard
          tabIndex={0}
        >
          {tools ? (
            <PanelContext value={tools}>
              <OpenTab paperId={paperId} evidence={evidence} />
            </PanelContext>
          ) : (
            (nothing ?? <PanelSkeleton />)
          )}
        </section>
      </div>
      {tools && (
        <PanelContext value={tools}>
          <AskQuestions evidence={evidence}>
            <CheckText paperId={paperId} />
          </AskQuestions>
        </PanelContext>
      )}
    </section>
  )
}

/** Arrow keys, Home and End move and choose. */
function TabList({ base, evidence }: { base: string; evidence: Evidence }) {
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.indexOf(evidence.tab)
  const choose = (event: KeyboardEvent) => {
    const places: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    }
    const to = places[event.key]
    const next = to !== undefined && tabs.at(to)
    if (!next) return
    event.preventDefault()
    evidence.setTab(next)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${base}-${next}`)}`)?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label="Evidence" ref={list} onKeyDown={choose}>
      {tabs.map((value) => (
        <button
          key={value}
          className="tab"
          role="tab"
          type="button"
          id={`${base}-${value}`}
          aria-controls={`${base}-panel`}
          aria-selected={value === evidence.tab}
          tabIndex={value === evidence.tab ? 0 : -1}
          onClick={() => evidence.setTab(value)}
        >
          {labels[value]}
        </button>
      ))}
    </div>
  )
}

function OpenTab({ paperId, evidence }: { paperId: string; evidence: Evidence }) {
  switch (evidence.tab) {
    case 'summary':
      return <SummaryTab evidence={evidence} />
    case 'results':
      return <ResultsTab paperId={paperId} />
    case 'figures':
      return <FiguresTab paperId={paperId} />
    case 'math':
      return <MathTab paperId={paperId} />
  }
}
