import type { Reference } from '@tessera/engine'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { ReferenceLinks } from './blocks/reference-list.tsx'
import { useDocumentIndex } from './document-index.ts'

const cardId = 'cite-card'
const leaveMs = 250

interface Shown {
  readonly reference: Reference
  readonly left: number
  readonly top: number
}

/**
 * The reference behind a citation mark, while the mark is pointed at or focused. It stays while it
 * is pointed at itself, and Escape sends it away without moving anything.
 */
export function CitationCard({ article }: { article: RefObject<HTMLElement | null> }) {
  const { references } = useDocumentIndex()
  const [shown, setShown] = useState<Shown | null>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const element = article.current
    if (!element) return
    const show = (event: Event) => {
      const link = (event.target as Element).closest<HTMLElement>('a[data-ref]')
      const reference = link && references.get(link.dataset.ref ?? '')
      if (!link || !reference) return
      clearTimeout(leaving.current)
      link.setAttribute('aria-describedby', cardId)
      const box = link.getBoundingClientRect()
      const below = box.bottom + 180 < innerHeight
      setShown({
        reference,
        left: Math.max(16, Math.min(box.left, innerWidth - 400)),
        top: below ? box.bottom + 6 : Math.max(16, box.top - 150),
      })
    }
    const hide = (event: Event) => {
      if (!(event.target as Element).closest('a[data-ref]')) return
      leaving.current = setTimeout(() => setShown(null), leaveMs)
    }
    const away = () => setShown(null)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && away()
    element.addEventListener('pointerover', show)
    element.addEventListener('focusin', show)
    element.addEventListener('pointerout', hide)
    element.addEventListener('focusout', hide)
    addEventListener('scroll', away, { passive: true })
    addEventListener('keydown', onKey)
    return () => {
      clearTimeout(leaving.current)
      element.removeEventListener('pointerover', show)
      element.removeEventListener('focusin', show)
      element.removeEventListener('pointerout', hide)
      element.removeEventListener('focusout', hide)
      removeEventListener('scroll', away)
      removeEventListener('keydown', onKey)
    }
  }, [article, references])

  if (!shown) return null
  const { reference } = shown
  const by = [reference.authors.slice(0, 3).join(', '), reference.container, reference.year]
  return (
    <div
      className="cite-card"
      id={cardId}
      role="tooltip"
      style={{ left: shown.left, top: shown.top }}
      onPointerEnter={() => clearTimeout(leaving.current)}
      onPointerLeave={() => setShown(null)}
    >
      {reference.title ? (
        <>
          <p className="cite-card__title">{reference.title}</p>
          <p className="cite-card__by">{by.filter(Boolean).join(' · ')}</p>
        </>
      ) : (
        <p>{reference.raw}</p>
      )}
      <p className="cite-card__links">
        <ReferenceLinks reference={reference} />
      </p>
    </div>
  )
}
