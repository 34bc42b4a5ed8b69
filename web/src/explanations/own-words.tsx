import type { Span } from '@tessera/engine'
import { scripted } from '../ui/math/scripted.tsx'
import { usePanel } from './panel-context.ts'

/**
 * A name that holds words of the paper, as titles do: those are set as they are where they come from, with their
 * formulas drawn. "Figure 3: Estimates of k …" has the beginning of a caption, "Equation (2) in 3 Models" a heading.
 * @param place where in the text they come from; a name that has nothing of it is plain
 */
export function OwnWords({ words, place }: { words: string; place: Span | null | undefined }) {
  const { document } = usePanel()
  if (!place) return words
  const source = document.text.slice(place.start, place.end)
  const begun = words.replace(/^[^:]*: /, '').replace(/ …$/, '')
  const own = words.includes(source) ? source : begun
  const at = words.indexOf(own)
  const start = place.start + source.indexOf(own)
  if (own === '' || start < place.start) return words
  return [
    words.slice(0, at),
    scripted(document, { start, end: start + own.length }),
    words.slice(at + own.length),
  ]
}
