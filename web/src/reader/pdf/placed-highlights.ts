import type { Layout } from '@tessera/contract'
import type { PaperDocument, Span } from '@tessera/engine'
import { useEffect, useMemo, useReducer } from 'react'
import { passageClaim } from '../blocks/words.tsx'
import type { Highlight } from '../highlight.ts'
import { createPassageFinder, type PassageFinder } from './passage-finder.ts'

/** A highlight with its place in the text of the pages. */
export interface PlacedHighlight extends Highlight {
  readonly onPages: Span
  /** The words as they stand on the pages. */
  readonly words: string
}

/** A passage that is shown in the text and stands nowhere on the pages. */
export interface LostPassage {
  readonly claim: string
  readonly words: string
}

/**
 * The highlights of the text that is read, on the pages of a PDF whose own text may be another one. What
 * has not been looked for yet is in neither list; it comes in idle moments, a few passages at a time.
 */
export function usePlacedHighlights(
  text: PaperDocument | null,
  layout: Layout | null,
  highlights: readonly Highlight[],
): { readonly placed: readonly PlacedHighlight[]; readonly lost: readonly LostPassage[] } {
  const from = text?.text
  const to = layout?.text
  const finder = useMemo(
    () => (from === undefined || to === undefined ? null : createPassageFinder(from, to)),
    [from, to],
  )
  const [round, next] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!finder || from === undefined) return
    return lookInIdleMoments(finder, highlights, next)
  }, [finder, from, highlights])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round more passages are known
  return useMemo(
    () => (finder && from && to ? sortOut(finder, highlights, from, to) : nothing),
    [finder, highlights, from, to, round],
  )
}

const nothing = { placed: [], lost: [] }

/** Sorts what is known; a passage that somebody jumps to is looked for at once. */
export function sortOut(
  finder: PassageFinder,
  highlights: readonly Highlight[],
  from: string,
  to: string,
): { placed: PlacedHighlight[]; lost: LostPassage[] } {
  const placed: PlacedHighlight[] = []
  const lost: LostPassage[] = []
  for (const highlight of highlights) {
    const { span, claim } = highlight
    const isLookedAt = claim === passageClaim
    const onPages = isLookedAt || from === to ? finder.find(span) : finder.known(span)
    if (onPages) placed.push({ ...highlight, onPages, words: to.slice(onPages.start, onPages.end) })
    else if (onPages === null && !highlight.quiet && !isLookedAt)
      lost.push({ claim, words: from.slice(span.start, span.end) })
  }
  return { placed, lost }
}

/** Time that one slice may take, so that scrolling never waits for it. */
const sliceMs = 8

/** Looks for every passage, slice by slice, those that are shown first; `onSome` after each slice. */
export function lookInIdleMoments(
  finder: PassageFinder,
  highlights: readonly Highlight[],
  onSome: () => void,
): () => void {
  const unknown = highlights
    .filter(({ span }) => finder.known(span) === undefined)
    .toSorted((a, b) => Number(a.quiet) - Number(b.quiet))
  if (unknown.length === 0) return () => {}
  let at = 0
  let timer = setTimeout(slice, 0)
  function slice() {
    const end = performance.now() + sliceMs
    do finder.find((unknown[at++] as Highlight).span)
    while (at < unknown.length && performance.now() < end)
    if (at < unknown.length) timer = setTimeout(slice, 16)
    onSome()
  }
  return () => clearTimeout(timer)
}
