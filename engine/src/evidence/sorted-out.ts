import type { PaperDocument } from '../document/paper-document.ts'
import { figurePlaces, withoutCited } from '../retrieve/figure-places.ts'
import { isSmall, toldFigures } from '../retrieve/figures-told.ts'
import { nearestSentence } from '../retrieve/nearest-sentence.ts'
import { passageIndex } from '../retrieve/passage-index.ts'
import { queryTerms } from '../retrieve/query-terms.ts'
import { isComparison } from '../text/comparisons.ts'
import { matchingForm } from '../text/matching-form.ts'
import { differByNegativePrefix, isNegation } from '../text/negation.ts'
import { contains, type Span, slice } from '../text/span.ts'
import { statementTokens, type Token } from '../text/statement-tokens.ts'
import { wordAsPrinted } from './as-printed.ts'
import type { Telling, Verdict } from './claim.ts'
import { standingNowhere } from './stands-nowhere.ts'

// What helps a reader to sort statements that are not proven: the nearest sentence, and what is certain beside it.

/** Of these the words stand in the paper, or were not looked at. */
const isPlaced = /too-short|elsewhere|of-table/

/**
 * A refused statement's verdict with the most telling difference that is certain: a number or a name that the paper has
 * nowhere; else, where nothing was laid side by side, a number that it has in another sentence, or a denial or comparison
 * that the nearest sentence has not. Such a verdict's words are those of the nearest sentence.
 */
export function sortedOut(document: PaperDocument, words: string, judged: Verdict): Verdict {
  if (judged.kind !== 'unverified') return judged
  const statement = withoutCited(words)
  const told = withoutUnlike(judged)
  const isVague = told.problems.join() === 'not-found' && told.changed === undefined
  const near = isVague || told.spans.length === 0 ? nearestSentence(document, statement) : null
  const placed = near ? { ...told, spans: [near] } : told
  if (isPlaced.test(told.problems.join())) return placed
  const nowhere = standingNowhere(document, statement)
  if (nowhere.length > 0) return { ...placed, telling: { kind: 'nowhere', words: nowhere } }
  if (!near || !isVague) return placed
  const apart = apartFrom(document, statement, near)
  if (apart) return { ...placed, spans: [near, ...apart.spans], telling: apart.telling }
  const telling = unsaidIn(slice(document.text, near), statement)
  return telling ? { ...placed, telling } : placed
}

/** A number is only set against a number: what has none in its place is not told, and neither is a mismatch of nothing else. */
function withoutUnlike(judged: Verdict): Verdict {
  const { changed, omitted: _, ...rest } = judged
  if (!changed || !judged.problems.includes('number-mismatch')) return judged
  const hasFigure = (words: string) =>
    statementTokens(matchingForm(words).text).some(({ kind }) => kind === 'number')
  const alike = changed.filter(({ claim, paper }) => hasFigure(claim) === hasFigure(paper))
  if (alike.some(({ claim }) => hasFigure(claim))) return { ...judged, changed: alike }
  const problems = judged.problems.filter((problem) => problem !== 'number-mismatch')
  return alike.length > 0 && problems.length > 0
    ? { ...judged, problems, changed: alike }
    : { ...rest, problems: ['not-found'] }
}

/** More numbers are no sentence's. */
const mostFigures = 64

/** Numbers that the nearest sentence has not, and the sentence that has one of them with a word of the statement. */
function apartFrom(
  document: PaperDocument,
  statement: string,
  near: Span,
): { readonly telling: Telling; readonly spans: readonly Span[] } | null {
  const { passages } = passageIndex(document, 'sentence')
  const stems = new Set(queryTerms(statement).map(({ stem }) => stem))
  const words: string[] = []
  const spans: Span[] = []
  for (const figure of toldFigures(statement).slice(0, mostFigures)) {
    if (!figure.isWhole || isSmall(figure)) continue
    const places = figurePlaces(document).get(figure.value) ?? []
    const found = places.flatMap((at) => passages[at] ?? [])
    if (found.length === 0 || found.some(({ span }) => contains(near, span))) continue
    words.push(figure.raw)
    const shared = found.map(({ own }) => new Set(own.filter((stem) => stems.has(stem))).size)
    const most = Math.max(...shared)
    const span = most > 1 ? found[shared.indexOf(most)]?.span : undefined
    if (span && spans.length === 0) spans.push(span)
  }
  return words.length > 0 ? { telling: { kind: 'apart', words }, spans } : null
}

/** "Longer", "the most", "beats". */
const comparing =
  /^(?!(?:after|under|over|either|upper)$)(?:\p{L}+er|\p{L}+est|more|less|most|worse|worst|(?:exceed|surpass|beat|(?:out|under)perform)\p{L}*)$/u
/** What is told of a change compares as well. */
const changing =
  /^(?:increas|decreas|reduc|improv|worsen|enhanc|degrad|ris[ei]|rose|f[ae]ll|gr[oe]w|shr[iau]nk|gain|los[est])/u
const isCompared = (key: string) => comparing.test(key) && isComparison(key)

/** A denial, or else a comparison, of which a sentence has none and the statement some. */
function unsaidIn(sentence: string, statement: string): Telling | null {
  const [said, claimed] = [sentence, statement].map((words) =>
    statementTokens(matchingForm(words).text),
  ) as [readonly Token[], readonly Token[]]
  const isTurned = said.some(({ key }) =>
    claimed.some((other) => differByNegativePrefix(key, other.key)),
  )
  const asWritten = (is: (key: string) => boolean) => [
    ...new Set(
      claimed.filter(({ key }) => is(key)).map(({ raw }) => wordAsPrinted(statement, raw)),
    ),
  ]
  const [denied, compared] = [asWritten(isNegation), asWritten(isCompared)]
  if (denied.length > 0 && !isTurned && !said.some(({ key }) => isNegation(key)))
    return { kind: 'denial', words: denied }
  if (compared.length > 0 && !said.some(({ key }) => isCompared(key) || changing.test(key)))
    return { kind: 'comparison', words: compared }
  return null
}
