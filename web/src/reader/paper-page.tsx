import { useQuery } from '@tanstack/react-query'
import type { Paper } from '@tessera/contract'
import type { PaperDocument, Span } from '@tessera/engine'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useInAddress } from '../ui/in-address.ts'
import { rarePart } from '../ui/lazy-screen.tsx'
import { useShortcut } from '../ui/shortcuts.ts'
import { passageClaim } from './blocks/words.tsx'
import { DocumentIndexContext, indexDocument } from './document-index.ts'
import { layoutQuery } from './document-query.ts'
import { evidenceHash, permalink } from './evidence-link.ts'
import type { Highlight, JumpTarget } from './highlight.ts'
import { useLinking } from './linking.ts'
import { Minimap } from './minimap.tsx'
import { Outline } from './outline.tsx'
import { usePageMetadata } from './page-metadata.ts'
import { PaperArticle } from './paper-article.tsx'
import { PaperFloats, SmallScreenBar } from './paper-floats.tsx'
import { noPages } from './pdf/pages-shown.ts'
import { ProvenanceCard } from './provenance-card.tsx'
import './reader.css'
import { defaultSettings, ReadingSettingsPopover, readingStyle } from './reading-settings.tsx'
import { shareLink } from './share-link.ts'
import type { AskedVersion } from './shown-version.ts'
import { SkipLink } from './skip-link.tsx'
import { OutlineSkeleton } from './states.tsx'
import { hasFile, pdfAddress, type View } from './toolbar.tsx'
import { coversText, useEvidencePanel } from './use-evidence-panel.ts'
import { useJump } from './use-jump.ts'
import { usePlaces } from './use-places.ts'
import { useTextLinks } from './use-text-links.ts'

/** What the panel may do with the page around it. */
export interface PageTools {
  readonly jump: (target: JumpTarget) => void
  readonly addressOf: (span: Span) => string
  readonly goToFigure: (figureId: string) => void
  readonly onToggle: () => void
  readonly onClose: () => void
  /** The panel covers the page, as a dialog does. */
  readonly isOverlay: boolean
}

const ClaimNow = rarePart(() => import('./claim-now.tsx').then((code) => code.ClaimNow))

/** A paper: outline, text or PDF, minimap, and beside them the panel that is handed in. */
export function PaperPage({
  paper,
  document: text,
  asked,
  isAsking,
  isOldVersion,
  problem,
  highlights,
  panel,
  onClaim,
  onAsk,
  explainedBy,
}: {
  paper: Paper
  /** Null while it loads, or when there is none. */
  document: PaperDocument | null
  /** What the address asks for. */
  asked: AskedVersion
  isAsking: boolean
  isOldVersion: boolean
  /** Shown in place of the text when there is none. */
  problem: ReactNode
  highlights: readonly Highlight[]
  panel: (tools: PageTools) => ReactNode
  /** A marked passage was chosen. */
  onClaim: (claim: string) => void
  /** The engine of the summary that is shown; null without one. */
  explainedBy: string | null
  /** The reader wants to ask about these words. */
  onAsk: (passage: string) => void
}) {
  usePageMetadata(paper)
  const page = useRef<HTMLDivElement>(null)
  const article = useRef<HTMLElement>(null)
  const [settings, setSettings] = useState(defaultSettings)
  const [view, setView] = useInAddress<View>('view', hasFile(paper) ? ['text', 'pdf'] : ['text'])
  const [pagesShown, setPagesShown] = useState(noPages)
  const {
    isHidden,
    isOverlay,
    toggle,
    close,
    leave,
    open: openPanel,
    focus: toPanel,
  } = useEvidencePanel(page)
  const [canGoBack, setCanGoBack] = useState(false)
  const pdf =
    text?.source === 'pdf' && hasFile(paper)
      ? pdfAddress(paper.id, text.id === paper.documentId ? null : text)
      : null
  const index = useMemo(() => text && indexDocument(text, pdf), [text, pdf])
  const layout = useQuery({
    ...layoutQuery(paper.id, text?.id ?? ''),
    enabled: view === 'pdf' && text?.source === 'pdf',
  })
  useLinking(page)

  const [told, setTold] = useState<JumpTarget>()
  const tell = useCallback((target?: JumpTarget) => {
    setTold(coversText() || target?.back ? target : undefined)
    setCanGoBack(false)
  }, [])
  const { jump, clear, passage, litSpan, ...way } = useJump({
    ...{ article, view, setView },
    document: text,
    isThere: text !== null || problem !== null,
    beforeJump: leave,
    isWaiting: view === 'pdf' && !pagesShown.isSettled,
    onStep: tell,
    onPlace: (elementId) => goTo(elementId, false),
  })
  const shown = useMemo(() => [...highlights, ...passage], [highlights, passage])
  const now = told && shown.find(({ claim }) => claim === (told.claim ?? passageClaim))
  const jumpAndTell = useCallback(
    (target: JumpTarget) => {
      tell(target)
      jump(target)
    },
    [jump, tell],
  )

  useShortcut('Escape', () => {
    close()
    clear()
    setTold(undefined)
  })

  const goTo = usePlaces({
    ...{ article, document: text, pages: layout.data?.pages ?? null, view, way },
    onLeave: () => {
      setTold(undefined)
      leave()
    },
    onText: (isFromText) => {
      setView('text')
      setCanGoBack(isFromText)
    },
  })
  const goToFigure = useCallback((id: string) => goTo(`fig-${id}`, false), [goTo])
  const showClaim = (claim: string) => {
    openPanel()
    onClaim(claim)
  }
  useTextLinks(page, {
    onClaim: showClaim,
    onReference: (id) => goTo(`ref-${id}`, true),
    onPlace: (link, id) => goTo(id, article.current?.contains(link) ?? false),
  })

  const share = (span: Span | null) =>
    void shareLink(
      permalink(
        location.origin,
        paper.id,
        span && text ? { span, documentId: text.id } : undefined,
      ),
      `The address of this ${span ? 'passage' : 'paper'} is on the clipboard.${paper.isPrivate ? ' Only you can open it: this paper is private to your browser.' : ''}`,
    )

  return (
    <DocumentIndexContext value={index}>
      <div
        className={`paper-page${isHidden ? ' is-panel-hidden' : ''}${isOverlay ? ' is-ai-open' : ''}`}
        ref={page}
        style={readingStyle(settings)}
        {...(settings.theme !== 'auto' && { 'data-theme': settings.theme })}
      >
        <SkipLink href="#panel" onFollow={toPanel}>
          Skip to the evidence panel
        </SkipLink>
        <SkipLink href="#article" onFollow={() => article.current?.focus({ preventScroll: true })}>
          Skip to the text
        </SkipLink>
        <div className="paper">
          {index ? (
            <Outline highlights={highlights} />
          ) : (
            <OutlineSkeleton isBare={problem !== null} />
          )}
          <PaperArticle
            article={article}
            paper={paper}
            document={text}
            highlights={shown}
            view={view}
            onView={setView}
            onPages={setPagesShown}
            onShare={() => share(litSpan())}
            asked={asked}
            isAsking={isAsking}
            isOldVersion={isOldVersion}
            isCovered={isOverlay}
            problem={problem}
          />
          {index ? (
            <Minimap
              article={article}
              highlights={highlights}
              layout={view === 'text' ? settings : pagesShown}
              onPick={({ claim, span, kind }) => jumpAndTell({ spans: [span], kind, claim })}
            />
          ) : (
            <div className="minimap" />
          )}
          <button
            className="drawer-scrim"
            type="button"
            aria-label="Close AI Insights"
            tabIndex={-1}
            onClick={close}
          />
          {panel({
            jump: jumpAndTell,
            addressOf: evidenceHash,
            goToFigure,
            onToggle: toggle,
            onClose: close,
            isOverlay,
          })}
        </div>
        <ProvenanceCard paper={paper} document={text} asked={asked} explainedBy={explainedBy} />
        {index && (
          <PaperFloats
            article={article}
            highlights={highlights}
            canGoBack={canGoBack}
            onLeaveWayBack={() => setCanGoBack(false)}
            onLink={share}
            onAsk={({ start, end }) => {
              openPanel()
              onAsk(index.document.text.slice(start, end))
            }}
          />
        )}
        {now?.proves && !isOverlay && (
          <ClaimNow
            highlight={now}
            back={told?.back?.words}
            onBack={() => {
              if (!told?.back) return showClaim(now.claim)
              openPanel()
              told.back.open()
            }}
            onLeave={() => setTold(undefined)}
          />
        )}
        <ReadingSettingsPopover settings={settings} onChange={setSettings} />
        <SmallScreenBar hasText={index !== null} isOpen={isOverlay} onToggle={toggle} />
      </div>
    </DocumentIndexContext>
  )
}
