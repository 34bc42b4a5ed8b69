import { type RefObject, useEffect, useRef } from 'react'

interface Ways {
  /** A marked passage was chosen: show its claim. */
  readonly onClaim: (claim: string) => void
  /** A citation was followed. */
  readonly onReference: (referenceId: string) => void
  /** An entry of the outline or a cross reference was followed. */
  readonly onPlace: (link: HTMLElement, elementId: string) => void
}

/** One listener for every link that leads about the page; the links work without it as anchors. */
export function useTextLinks(root: RefObject<HTMLElement | null>, ways: Ways): void {
  const latest = useRef(ways)
  latest.current = ways
  useEffect(() => {
    const element = root.current
    if (!element) return
    const follow = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      const target = event.target as Element
      const link = target.closest<HTMLElement>('a[data-ref], a[data-goto], a.hl, a.pdf-hl')
      if (!link || (link.classList.contains('link') && !link.dataset.c)) return
      const { ref, goto, c } = link.dataset
      if (link.getAttribute('target') === '_blank') return
      event.preventDefault()
      if (ref !== undefined) latest.current.onReference(ref)
      else if (goto !== undefined) latest.current.onPlace(link, goto)
      else if (c) latest.current.onClaim(c.split(' ')[0] as string)
    }
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [root])
}
