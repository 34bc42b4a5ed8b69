import type { PaperDocument } from '../document/paper-document.ts'
import { numbersCited, withoutPastedMarks } from '../text/pasted-marks.ts'
import type { Span } from '../text/span.ts'
import { inPaperCase } from '../text/typed-case.ts'
import { checkStatement } from './check-statement.ts'
import { citedBehind } from './cited-behind.ts'
import type { ChangedWords, Verdict } from './claim.ts'
import { sortedOut } from './sorted-out.ts'
import { sourceIndex } from './source-index.ts'
import { type Noted, notedBehind } from './source-notes.ts'
import { isTrueNote, numbersCitedIn } from './true-notes.ts'
import { unverified } from './verdicts.ts'

/**
 * The verdict on a sentence as it was pasted, or, where that proves nothing, without what sets and cites it there, and
 * with the paper's names as the paper writes them. What it cites, and where it says that it stands, is true as well:
 * a note that is not makes it `entity-mismatch`.
 * @param spans as those of `verifyClaim`.
 */
export function checkPasted(
  document: PaperDocument,
  sentence: string,
  spans: readonly Span[] = [],
): Verdict {
  const told = checkStatement(document, sentence, spans)
  if (told.kind !== 'unverified') return told
  const plain = inPaperCase(withoutPastedMarks(sentence), document.text)
  const judged = plain === sentence ? told : checkStatement(document, plain, spans)
  let said = judged
  let noted: Noted | undefined
  if (judged.kind === 'unverified')
    for (noted of notedBehind(plain)) {
      said = checkStatement(document, noted.said, spans)
      if (said.kind !== 'unverified') break
    }
  if (said.kind === 'unverified') return sortedOut(document, noted?.said ?? plain, said)
  const places = said.spans.flatMap((span) => sourceIndex(document).sentencesAt(span))
  const untrue = (noted?.notes ?? [])
    .filter(({ points }) =>
      points.some(
        (point) =>
          !places.some((sentence) =>
            isTrueNote(document, point, { sentence, said: noted?.said ?? '' }),
          ),
      ),
    )
    .map(({ words }) => ({ claim: words, paper: '' }))
  const changed = [...untrue, ...citedOtherwise(document, sentence, places)]
  return changed.length === 0
    ? said
    : { ...unverified(['entity-mismatch'], said.spans, said.score), changed }
}

/**
 * The number by which a pasted sentence cites where the paper cites by others behind the same words. A sentence of the
 * paper that cites by none says nothing of a reader's: they may be of another list.
 */
function citedOtherwise(
  document: PaperDocument,
  sentence: string,
  places: readonly Span[],
): ChangedWords[] {
  const numbersOf = (spans: readonly Span[]) =>
    new Set(spans.flatMap((span) => [...numbersCitedIn(document, span)]))
  const own = numbersOf(places)
  if (own.size === 0) return []
  const cited = numbersCited(sentence).map(({ number, index }) => {
    const said = withoutPastedMarks(sentence.slice(0, index))
    const behind = places.flatMap((place) => citedBehind(document, place, said) ?? [])
    return { number, said, isTold: numbersOf(behind).has(number) }
  })
  const numbers = new Set(cited.map(({ number }) => number))
  const isWhole = numbers.size === own.size && [...numbers].every((one) => own.has(one))
  // "A and B [1][2]" for "A [1] and B [2]".
  const isOfAll = (said: string) => isWhole && cited.some((one) => one.said === said && one.isTold)
  if (cited.every(({ said, isTold }) => isTold || isOfAll(said))) return []
  const listed = (all: Iterable<number>) => `[${[...all].join(', ')}]`
  return [{ claim: listed(numbers), paper: listed(own) }]
}
