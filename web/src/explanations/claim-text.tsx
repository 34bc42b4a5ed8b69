import type { Claim } from '@tessera/engine'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { ClaimWords } from './claim-words.tsx'
import { letterToRaise } from './first-letter.ts'
import type { NamedClaim } from './named-claims.ts'
import { usePanel } from './panel-context.ts'
import { targetOf } from './quote-around.ts'

// A pointer that moved no farther than this, in CSS pixels, has clicked and not dragged.
const stillPx = 4

/**
 * The words of a claim, which lead to its passage: with a click, a tap or Enter. They can be marked and
 * copied like any words: a drag over them is no click. Without a passage they are words and nothing more.
 */
export function ClaimText({
  named,
  className = 'claim__text',
  children,
}: {
  named: NamedClaim
  className?: string
  /** In place of the claim's own words. */
  children?: ReactNode
}) {
  const { claim } = named
  const { document, jump, addressOf } = usePanel()
  const pressedAt = useRef<{ x: number; y: number } | null>(null)
  const words = children ?? <Begun claim={claim} />
  const first = claim.spans[0]
  if (!first) return <p className={className}>{words}</p>
  const go = (event: MouseEvent<HTMLElement>) => {
    // With these keys the browser opens the passage's own address, as for every link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { x, y } = pressedAt.current ?? { x: Number.NaN, y: Number.NaN }
    const isStill = Math.hypot(event.clientX - x, event.clientY - y) < stillPx
    if (event.detail > 0 && !isStill && isMarked(event.currentTarget)) return
    jump(targetOf(document, named))
  }
  return (
    <a
      className={`${className} claim__go`}
      href={addressOf(first)}
      draggable={false}
      onPointerDown={({ clientX, clientY }) => {
        pressedAt.current = { x: clientX, y: clientY }
      }}
      onClick={go}
    >
      {words}
    </a>
  )
}

/**
 * The words of a claim, with a capital at their beginning where they are taken from within a sentence.
 * No `::first-letter`: in Chromium no marking can begin on it.
 */
export function Begun({ claim }: { claim: Pick<Claim, 'text' | 'spans'> }) {
  const { document } = usePanel()
  const first = letterToRaise(document, claim)
  const rest = <ClaimWords claim={claim} from={first.length} />
  if (first === '') return rest
  return (
    <>
      <span className="claim__first">{first}</span>
      {rest}
    </>
  )
}

function isMarked(element: Element): boolean {
  const selection = getSelection()
  if (!selection || selection.isCollapsed) return false
  return selection.getRangeAt(0).intersectsNode(element)
}
