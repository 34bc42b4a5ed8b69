import type { Span } from '@tessera/engine'
import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { copyWords } from './copy-words.ts'
import { useDocumentIndex } from './document-index.ts'
import { selectionSpan } from './selection-span.ts'

interface Picked {
  readonly span: Span
  readonly left: number
  readonly top: number
}

/** What can be done with selected words: copy them with their formulas, copy a link to them, or ask about them. */
export function SelectionMenu({
  article,
  onLink,
  onAsk,
}: {
  article: RefObject<HTMLElement | null>
  onLink: (span: Span) => void
  onAsk: (span: Span) => void
}) {
  const { text } = useDocumentIndex().document
  const [picked, setPicked] = useState<Picked | null>(null)
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      const shown = article.current?.querySelector('.main-view')
      if (shown) copyWords(event, shown, text)
    }
    document.addEventListener('copy', copy)
    return () => document.removeEventListener('copy', copy)
  }, [article, text])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const selection = getSelection()
        const span = article.current && selectionSpan(selection, article.current)
        if (!span || !selection) return setPicked(null)
        const box = selection.getRangeAt(0).getBoundingClientRect()
        setPicked({
          span,
          left: Math.max(16, Math.min(box.left, innerWidth - 300)),
          top: Math.max(64, box.top - 48),
        })
      }, 200)
    }
    const away = () => setPicked(null)
    document.addEventListener('selectionchange', look)
    addEventListener('scroll', away, { passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', look)
      removeEventListener('scroll', away)
    }
  }, [article])
  if (!picked) return null
  const act = (work: (span: Span) => void) => () => {
    work(picked.span)
    setPicked(null)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields
    <div
      className="pick"
      role="group"
      aria-label="Selected passage"
      style={{ left: picked.left, top: picked.top }}
    >
      <button className="btn btn--ghost btn--sm" type="button" onClick={act(onLink)}>
        <Icon name="link" />
        Copy link to this passage
      </button>
      <button className="btn btn--ghost btn--sm" type="button" onClick={act(onAsk)}>
        Ask about this
      </button>
    </div>
  )
}
