import type { PaperDocument } from '../../document/paper-document.ts'
import { type Span, slice } from '../../text/span.ts'
import {
  isOthersWord,
  isOwnComparison,
  isOwnConclusion,
  isOwnReport,
} from '../tellers/own-report.ts'
import { pointerAdded } from '../tellers/shown-places.ts'
import { type Frame, framesIn, isAssured, isSaying } from './reporting-frames.ts'

// What those who tell of a paper put before its sentences: "In this study,", "The authors report that".

/** Words that lead on, or weigh what is told, and say nothing of it themselves. */
const leading =
  /^(?:in addition|additionally|also|overall|notably|importantly|interestingly|specifically|in fact|indeed|in summary|in short|to summari[sz]e|however|moreover|furthermore), /i
/** Where it was found: in the study at hand. */
const inStudy =
  /^(?:here|(?:in|for|as part of) (?:this|the|their|our|the (?:new|present|current)) (?:study|paper|work|trial|research|article|analysis|review|survey|report)), /i
const sources =
  '(?:study|paper|article|work|research|report|authors|researchers|scientists|investigators|team)'
const source = `(?:the|this|the (?:new|present|current)|their) ${sources}`
/** Looked for first: all that stands behind a claim or within it has one of them. */
const named = new RegExp(sources, 'i')
const says =
  '(?:reports?|notes?|states?|says?|writes?|explains?|argues?|adds?|warns?|stress(?:es)?|acknowledges?|emphasi[sz]es?|points? out|reported|noted|stated|said|wrote|explained|argued|added|warned|stressed|acknowledged|emphasi[sz]ed|pointed out)'
/** So many characters alike show where in a sentence a claim begins. */
const sameStart = 12
/** That the paper says so. */
const according = new RegExp(
  String.raw`^(?:according to ${source}|as ${source} (?:${says}|put it)), `,
  'iu',
)
const accordingBehind = new RegExp(
  String.raw`, (?:according to ${source}|${source} ${says})\.$`,
  'iu',
)
/** "Bells, the authors write, are loud" */
const inserted = new RegExp(
  String.raw`(?<=[\p{L}\p{N})%]),? (?:according to ${source}|${source} ${says}|${says} ${source}),(?= )`,
  'iu',
)
const foundBehind = new RegExp(
  String.raw`, ${source} (?:finds?|found|shows?|showed|observed)\.$`,
  'iu',
)

const quote = '["“](?<words>[^"“”]+)["”]'
const quotedBehind = new RegExp(String.raw`^${source} ${says}(?: that)?[,:] ${quote}\.?$`, 'iu')
const quotedBefore = new RegExp(
  String.raw`^${quote},? (?:${source} ${says}|${says} ${source}|according to ${source})\.$`,
  'iu',
)

/** "“Bells are loud,” the authors write, “and old.”" */
const quotedAround = new RegExp(
  String.raw`^["“](?<first>[^"“”]+?),?["”],? (?:${source} ${says}|${says} ${source}), ["“](?<words>[^"“”]+)["”]\.?$`,
  'iu',
)

/** What stands in the quotation marks of a claim that is a quotation and who is quoted, "The authors write: “…”"; null where it is none. */
export function quotedFromPaper(claim: string): string | null {
  const quoted = quotedBehind.exec(claim) ?? quotedBefore.exec(claim) ?? quotedAround.exec(claim)
  const { first, words } = quoted?.groups ?? {}
  if (words === undefined) return null
  return (first === undefined ? words : `${first} ${words}`).replace(/[,.]?$/, '.')
}

/**
 * A claim without the words before or behind it that say only that the paper tells so, where its sentence tells so itself;
 * that it was found "in this study" is left out only of what the paper tells of itself.
 */
export function withoutAddedFrame(document: PaperDocument, sentence: Span, claim: string): string {
  const paper = slice(document.text, sentence)
  let told = claim
  for (let turn = 0; turn < 3; turn++) {
    const next = withoutFirst(document, sentence, paper, told)
    if (next === told) break
    told = next
  }
  return told
}

function withoutFirst(
  document: PaperDocument,
  sentence: Span,
  paper: string,
  claim: string,
): string {
  const lead = leading.exec(claim)?.[0]
  if (lead !== undefined && isIn(paper, lead))
    return lead + withoutFirst(document, sentence, paper, claim.slice(lead.length))
  const opener = lead ?? according.exec(claim)?.[0]
  if (opener !== undefined) {
    const rest = claim.slice(opener.length)
    const own = according.test(opener) ? ownFrame(paper, rest) : undefined
    if (own !== undefined) return `${own} ${rest}`
    const isAsIs =
      isIn(paper, opener) || (according.test(opener) && isOthersWord(document, sentence, claim))
    return isAsIs ? claim : rest
  }
  const pointer = pointerAdded(paper, claim)
  if (pointer !== '') return claim.slice(pointer.length)
  const [frame] = framesIn(claim)
  const isAdded =
    frame?.start === 0 &&
    frame.that !== '' &&
    (frame.adverbs === '' || (isSaying(frame) && /^(?:also|further) $/i.test(frame.adverbs)))
  if (isAdded && isOnlyTeller(frame, claim, paper) && isToldThere(document, sentence, claim, frame))
    return claim.slice(frame.end + 1)
  const place = inStudy.exec(claim)?.[0]
  if (place !== undefined && !isIn(paper, place) && isOwnReport(document, sentence))
    return claim.slice(place.length)
  if (!named.test(claim)) return claim
  const said = claim.replace(accordingBehind, '.').replace(inserted, '')
  if (said !== claim) return isOthersWord(document, sentence, claim) ? claim : said
  const found = claim.replace(foundBehind, '.')
  const isFound = () => isOwnReport(document, sentence) || ownFrame(paper, found) !== undefined
  return found !== claim && isFound() ? found : claim
}

/** "We argue that" of a sentence, right behind which some words begin: these are so according to those who wrote it. */
function ownFrame(paper: string, words: string): string | undefined {
  const first = ` ${words.slice(0, sameStart)}`.toLowerCase()
  const own = framesIn(paper).find(
    (told) =>
      /^we$/i.test(told.actor) &&
      told.that !== '' &&
      isAssured(told) &&
      paper.slice(told.end).toLowerCase().startsWith(first),
  )
  return own && paper.slice(own.start, own.end)
}

/**
 * Whether a sentence has no frame that the one put before it could stand for: none, or the claim has those as well; "we
 * see in rows (B) that" is none.
 */
function isOnlyTeller(frame: Frame, claim: string, paper: string): boolean {
  if (!isSaying(frame)) return framesIn(paper).length === 0
  const told = framesIn(paper).filter(({ that }) => that !== '').length
  return framesIn(claim).filter(({ that }) => that !== '').length === told + 1
}

/** "It should be noted that": the paper itself says so, whomever it cites for it. */
const noting =
  /^(?:it (?:should|must) (?:also )?be noted|it is (?:also )?(?:important|worth|interesting|necessary) (?:to note|noting)|(?:please )?note(?: also)?)(?:, (?:however|though|too),)? that\b/i

/** Whether a sentence tells of its paper what a frame that was put before it says. */
function isToldThere(document: PaperDocument, sentence: Span, claim: string, frame: Frame) {
  if (frame.lemma === 'conclude') return isOwnConclusion(document, sentence)
  if (!isAssured(frame)) return false
  return isSaying(frame)
    ? noting.test(slice(document.text, sentence)) || !isOthersWord(document, sentence, claim)
    : isOwnReport(document, sentence) || isOwnComparison(document, sentence)
}

const isIn = (paper: string, words: string) => paper.toLowerCase().includes(words.toLowerCase())
