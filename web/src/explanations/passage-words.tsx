import { type CheckedPassage, partsOfPassage } from '@tessera/contract'
import { drawnTo, scripted } from '../ui/math/scripted.tsx'
import { usePanel } from './panel-context.ts'

/** A whole sentence of the paper in which what was found is marked, as the paper sets it. */
export function PassageWords({ passage }: { passage: CheckedPassage }) {
  const { document } = usePanel()
  const { start, end, quote } = passage
  // Of another version of the text, there are its plain words.
  const isHere = document.text.slice(start, end) === quote
  let drawn = start
  return partsOfPassage(passage).map((part) => {
    const from = Math.max(drawn, part.start)
    drawn = isHere ? Math.max(from, drawnTo(document, { start: from, end: part.end })) : part.end
    const words = isHere
      ? scripted(document, { start: from, end: drawn })
      : quote.slice(from - start, drawn - start)
    return part.isMarked ? (
      <mark key={part.start}>{words}</mark>
    ) : (
      <span key={part.start}>{words}</span>
    )
  })
}
