import type { PaperDocument } from '../document/paper-document.ts'
import { contains, type Span } from '../text/span.ts'
import { stopWords } from '../text/tokens.ts'
import type { Verdict } from './claim.ts'
import { anyVerb, finite, startsWithVerb } from './clause-words.ts'
import { inRunningText, leansOnTable } from './of-tables.ts'
import { predictionLost } from './predictions.ts'
import { sourceIndex } from './source-index.ts'
import { unverified } from './verdicts.ts'
import { verifyClaim } from './verify.ts'

/** Fewer words that say something, and no verb: anything may be meant by them. */
const fewestWords = 3

/** "It also cracked very early": however short, somebody does something. */
const whoDid = /^(?:It|He|She|They|We|This|These)\s(?:\p{Ll}+\s)?\p{Ll}{2,}ed\b/u

/**
 * What the paper's text proves of a sentence that somebody wrote of it: as `verifyClaim`, but a few words without a
 * verb, and a phrase that is no sentence, are `too-short`, unless they are a whole title, heading or line of the paper; and what stands in its list of
 * references alone is the title of another work, and so `elsewhere`; a statement in a cell of a table, or one of a legend
 * that does not say what it is about, is `of-table`, and one of a list of predictions has lost a limit.
 * @param spans as those of `verifyClaim`; what is said to stand among the references may stand there.
 */
export function checkStatement(
  document: PaperDocument,
  words: string,
  spans: readonly Span[] = [],
): Verdict {
  const told = verifyClaim(document, words, spans)
  const [place] = told.spans
  const isFound = told.kind !== 'unverified' && place !== undefined
  if (
    (isTooShort(words) || (isFound && isPhrase(document, words, place))) &&
    !(isFound && isWholeLine(document, place))
  )
    return unverified(['too-short'], told.spans, told.score)
  if (isFound && spans.length === 0 && isOfReference(document, place))
    return unverified(['elsewhere'], told.spans, told.score)
  return isFound && spans.length === 0 ? withItsFrame(document, words, told, place) : told
}

/** The verdict on words without the table, or the list of predictions, that they are of. */
function withItsFrame(document: PaperDocument, words: string, told: Verdict, place: Span): Verdict {
  if (leansOnTable(document, place)) {
    const other = inRunningText(document, words)
    const there = other ? verifyClaim(document, words, [other]) : told
    const [found] = there.spans
    return there.kind !== 'unverified' && found && !leansOnTable(document, found)
      ? there
      : unverified(['of-table'], told.spans, told.score)
  }
  const opening = predictionLost(document, words, place)
  return opening === null
    ? told
    : { ...unverified(['hedge-dropped'], told.spans, told.score), omitted: [opening] }
}

function isTooShort(words: string): boolean {
  const said = (words.toLowerCase().match(/\p{L}[\p{L}\p{N}'’-]+/gu) ?? []).filter(
    (word) => !stopWords.has(word),
  )
  return (
    words.trim() !== '' &&
    said.length < fewestWords &&
    !finite.test(words) &&
    !whoDid.test(words.trim())
  )
}

/** What a clause may begin right behind; what stands behind another word, and has no verb, is a part of one. */
const clauseBefore =
  /(?:^|[,;:.!?()–—]|\b(?:that|which|who|where|when|if|because|since|while|whereas|although|though|and|but|or|than|(?<!such |well )as|then|how|why|what|\p{L}+ly))\s*$/iu

/** Whether words are found as a phrase of a sentence that has its verb before or behind them: "an increase in rust". */
function isPhrase(document: PaperDocument, words: string, place: Span): boolean {
  // Of other languages the verbs are not known.
  if (finite.test(words) || !(document.language ?? 'en').startsWith('en')) return false
  // "Reduced demands"
  if (!anyVerb.test(words.replace(/^\p{L}+ed /u, ''))) return true
  const [sentence = place] = sourceIndex(document).sentencesAt(place)
  const before = document.text.slice(sentence.start, Math.max(sentence.start, place.start))
  const after = document.text.slice(place.end, Math.max(place.end, sentence.end))
  return !clauseBefore.test(before.replace(article, '')) || startsWithVerb.test(after.trimStart())
}

const article = /\b(?:an?|the)\s*$/i

function isWholeLine(document: PaperDocument, place: Span): boolean {
  const units = sourceIndex(document).sentencesAt(place)
  return units.some(({ start, end }) => place.start <= start + 1 && place.end >= end - 1)
}

const isOfReference = ({ blocks }: PaperDocument, place: Span): boolean =>
  blocks.some(({ kind, span }) => kind === 'reference' && contains(span, place))
