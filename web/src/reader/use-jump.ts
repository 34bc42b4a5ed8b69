import type { PaperDocument, Span } from '@tessera/engine'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from '../ui/toast.ts'
import { passageClaim } from './blocks/words.tsx'
import { evidenceHash, readEvidenceLink } from './evidence-link.ts'
import type { Highlight, JumpTarget } from './highlight.ts'
import { clearLit, elementsOf } from './linking.ts'
import { isOverlayEntry } from './overlay-history.ts'
import { reveal, stopPulse } from './reveal.ts'

/**
 * The way to passages: scrolls there, pulses for 3 s, says so, and writes the address. A passage
 * without a claim of its own is marked for as long as it is looked at. Nothing outside the text is
 * ever replaced by something near it.
 * @param beforeJump makes the text visible: closes what covers it.
 */
export function useJump({
  article,
  document: paper,
  beforeJump,
  showText,
  isWaiting,
}: {
  article: RefObject<HTMLElement | null>
  document: PaperDocument | null
  beforeJump: () => void
  /** Leaves the PDF for the text, where every passage can be shown. */
  showText: () => void
  /** The pages of the PDF are not laid out yet: the jump is made as soon as they are. */
  isWaiting: boolean
}) {
  const [passage, setPassage] = useState<readonly Highlight[]>([])
  const lit = useRef<Span | null>(null)
  const latest = useRef({ beforeJump, showText, isWaiting })
  latest.current = { beforeJump, showText, isWaiting }
  const waiting = useRef<JumpTarget | null>(null)

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
      if (latest.current.isWaiting) {
        waiting.current = target
        return
      }
      flushSync(() => latest.current.beforeJump())
      let found = marked(root, target, setPassage)
      if (found.length === 0) {
        flushSync(() => latest.current.showText())
        found = marked(root, target, setPassage)
      }
      reveal(found)
      lit.current = first
      history.replaceState(
        history.state,
        '',
        location.pathname + location.search + evidenceHash(first),
      )
      toast({
        title: 'Evidence highlighted',
        isQuiet: true,
        ...(target.where && { description: target.where }),
      })
    },
    [article, paper],
  )

  useEffect(() => {
    const target = waiting.current
    if (isWaiting || target === null) return
    waiting.current = null
    // After the paint, when the pages have their heights.
    const frame = requestAnimationFrame(() => jump(target))
    return () => cancelAnimationFrame(frame)
  }, [isWaiting, jump])

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

  useAddressedPassage(paper, jump, dim)
  /** The passage that the address names now. */
  const litSpan = useCallback(() => lit.current, [])
  return { jump, scrollToWords, clear, passage, litSpan }
}

/** The marks of a claim; of one that has none, the passage itself, marked for now. */
function marked(
  root: HTMLElement,
  target: JumpTarget,
  mark: (passage: readonly Highlight[]) => void,
): HTMLElement[] {
  const main = root.querySelector('.main-view') ?? root
  const own = target.claim ? elementsOf(main, target.claim) : []
  if (own.length > 0) return own
  flushSync(() => mark(passageOf(target)))
  return elementsOf(main, passageClaim)
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

/** Opens `#e=start-end` at its passage, on arrival and whenever the address changes to another. */
function useAddressedPassage(
  paper: PaperDocument | null,
  jump: (target: JumpTarget) => void,
  dim: () => void,
): void {
  useEffect(() => {
    if (!paper) return
    const open = () => {
      const link = readEvidenceLink(location.hash, paper.text.length)
      if (link.kind === 'passage') jump({ spans: [link.span], kind: 'answers' })
      if (link.kind !== 'outside') return
      dim()
      toast({
        title: 'Passage not found',
        description: link.message,
        variant: 'destructive',
      })
    }
    // After the first paint, when there is something to scroll.
    const frame = requestAnimationFrame(open)
    // Back to the panel over the text is no wish to see the passage again.
    const follow = () => {
      if (!isOverlayEntry()) open()
    }
    addEventListener('hashchange', follow)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('hashchange', follow)
    }
  }, [paper, jump, dim])
}
