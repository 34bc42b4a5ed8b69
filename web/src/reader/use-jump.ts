import type { PaperDocument, Span } from '@tessera/engine'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from '../ui/toast.ts'
import { passageClaim } from './blocks/words.tsx'
import { evidenceHash, readEvidenceLink } from './evidence-link.ts'
import type { Highlight, JumpTarget } from './highlight.ts'
import { clearLit, elementsOf } from './linking.ts'
import { reveal, stopPulse } from './reveal.ts'
import type { View } from './toolbar.tsx'
import { useSteps } from './use-steps.ts'

/**
 * The way to passages: scrolls there, pulses for 3 s, says so, and writes the address, each jump a step of the browser's
 * history. A passage without a claim of its own is marked for as long as it is looked at. Nothing outside the text is
 * ever replaced by something near it.
 * @param beforeJump makes the text visible: closes what covers it.
 */
export function useJump({
  article,
  document: paper,
  isThere,
  beforeJump,
  view,
  setView,
  onStep,
  onPlace,
  isWaiting,
}: {
  article: RefObject<HTMLElement | null>
  document: PaperDocument | null
  /** The text is there, or what stands in its place. */
  isThere: boolean
  beforeJump: () => void
  view: View
  setView: (view: View) => void
  /** Back or Forward has led to where one was reading, which the jump to this passage had led to. */
  onStep: (target: JumpTarget | undefined) => void
  /** The address names a place of the text. */
  onPlace: (elementId: string) => void
  /** The pages of the PDF are not laid out yet: the jump is made as soon as they are. */
  isWaiting: boolean
}) {
  const [passage, setPassage] = useState<readonly Highlight[]>([])
  const lit = useRef<Span | null>(null)
  const latest = useRef({ beforeJump, setView, isWaiting })
  latest.current = { beforeJump, setView, isWaiting }
  const waiting = useRef<(() => void) | null>(null)
  const targets = useRef(new Map<string, JumpTarget>())
  const { leave, go } = useSteps({
    ...{ article, view, setView, isThere },
    text: paper,
    onStep: () => returned(),
    onArrive: () => arrive(),
  })

  /** Does it, as soon as the pages of the PDF are laid out where they are shown. */
  const whenLaidOut = useCallback((act: () => void) => {
    if (latest.current.isWaiting) waiting.current = act
    else act()
  }, [])

  const jump = useCallback(
    (target: JumpTarget) => {
      const root = article.current
      const first = target.spans[0]
      if (!paper || !root) return
      if (!first || target.spans.some(({ end }) => end > paper.text.length))
        return toast({
          title: 'Passage not found',
          description: first
            ? `Characters ${first.start} to ${first.end} are not in this text.`
            : 'This statement carries no passage.',
          variant: 'destructive',
        })
      if (latest.current.isWaiting) return whenLaidOut(() => jump(target))
      leave()
      flushSync(() => latest.current.beforeJump())
      let found = marked(root, target, setPassage)
      if (found.length === 0) {
        flushSync(() => latest.current.setView('text'))
        found = marked(root, target, setPassage)
      }
      if (found.length === 0)
        return toast({
          title: 'Passage not found',
          description: `What stands at characters ${first.start} to ${first.end} is not shown on this page.`,
          variant: 'destructive',
        })
      reveal(found)
      lit.current = first
      go(evidenceHash(first))
      targets.current.set(location.hash, target)
      toast({
        title: 'Evidence highlighted',
        isQuiet: true,
        ...(target.where && { description: target.where }),
      })
    },
    [article, paper, leave, go, whenLaidOut],
  )

  useEffect(() => {
    const act = waiting.current
    if (isWaiting || act === null) return
    waiting.current = null
    // After the paint, when the pages have their heights.
    const frame = requestAnimationFrame(act)
    return () => cancelAnimationFrame(frame)
  }, [isWaiting])

  /** Scrolls to where the words stand in what is shown now; false when they are not there. */
  const scrollToWords = useCallback(
    (span: Span): boolean => {
      const root = article.current
      const found = root ? marked(root, { spans: [span], kind: 'answers' }, setPassage) : []
      if (found.length > 0) reveal(found)
      return found.length > 0
    },
    [article],
  )

  /** Nothing is lit any more. */
  const dim = useCallback(() => {
    setPassage([])
    stopPulse()
    if (article.current) clearLit(article.current.closest('.paper-page') ?? article.current)
    lit.current = null
  }, [article])

  const clear = useCallback(() => {
    if (lit.current) history.replaceState(history.state, '', location.pathname + location.search)
    dim()
  }, [dim])

  /** Opens what the address names: a passage, `#e=start-end`, or a place of the text, `#b12`. */
  function arrive(): void {
    if (!paper) return
    const link = readEvidenceLink(location.hash, paper.text.length)
    if (link.kind === 'passage') jump({ spans: [link.span], kind: 'answers' })
    else if (link.kind === 'outside') {
      dim()
      toast({ title: 'Passage not found', description: link.message, variant: 'destructive' })
    } else if (/^#(abstract$|b\d|fig-|ref-)/.test(location.hash))
      onPlace(decodeURIComponent(location.hash.slice(1)))
  }

  /** The passage of a step is marked again; the reader looks where they looked before. */
  function returned(): void {
    dim()
    const link = readEvidenceLink(location.hash, paper?.text.length ?? 0)
    const target = targets.current.get(location.hash)
    onStep(target)
    if (link.kind !== 'passage' || !article.current) return
    lit.current = link.span
    marked(article.current, target ?? { spans: [link.span], kind: 'answers' }, setPassage)
  }

  /** The passage that the address names now. */
  const litSpan = useCallback(() => lit.current, [])
  return { jump, leave, go, whenLaidOut, scrollToWords, dim, clear, passage, litSpan }
}

/** The marks of a claim; of one that has none, the passage itself, marked for now: the title's stands above the text. */
function marked(
  root: HTMLElement,
  target: JumpTarget,
  mark: (passage: readonly Highlight[]) => void,
): HTMLElement[] {
  const main = root.querySelector('.main-view') ?? root
  const own = target.claim ? elementsOf(main, target.claim) : []
  if (own.length > 0) return own
  flushSync(() => mark(passageOf(target)))
  const found = elementsOf(main, passageClaim)
  return found.length > 0 ? found : elementsOf(root, passageClaim)
}

function passageOf(target: JumpTarget): Highlight[] {
  return target.spans.map((span) => ({
    claim: passageClaim,
    kind: target.kind,
    span,
    quiet: false,
    ...(target.proves && { proves: target.proves }),
  }))
}
