import { remembering } from '../../text/remembering.ts'
import { cased } from './cased.ts'
import { assured, doing, lemmaOf, said, seen, shown, tellingForms } from './reporting-verb-cues.ts'

// Who says in a paper what was found, and how another tells of it: "we found that", "the authors found that".

const adverbs = String.raw`(?:(?:\p{Ll}+ly|also|further|first|next|then|thus|here|now) ){0,2}`
export const writers = 'authors|researchers|scientists|investigators'
/** Those who wrote the paper, as others call them; "the group" and "the doctors" may be those who were studied. */
export const people = String.raw`the (?:study['’]s |paper['’]s |study )?(?:${writers})|the (?:research |study )?team|researchers|scientists`
const works = 'study|paper|work|research|trial|article'
const work = `(?:the|this|the (?:new|present|current)|our|their) (?:${works})`
const owners = String.raw`our|their|these|the|the (?:${writers}|team|study|paper)(?:['’]s|['’])`
/** Of nobody: "Experimental results show that". */
const tested = '(?:extensive )?(?:experimental|empirical) (?:results|evaluations?|evidence)'
const findings =
  'results|findings|data|analyses|analysis|experiments|investigations|observations|simulations'
const results = String.raw`${tested}|(?:${owners}) (?:${findings})(?: of (?:the|this|our)(?: present| current| new)? (?:study|paper|work|trial))?`

const frame = new RegExp(
  String.raw`(?<![\p{L}'’-])(?<actor>we|${people}|${work}|${results}) (?<adverbs>${adverbs})(?<verb>(?:(?:have|has|had) )?(?:${tellingForms}))(?<that> that,?)?(?![\p{L}'’-])`,
  'giu',
)

/** What every actor ends in: looked for first, for two of three sentences have none. */
const actorEnd = new RegExp(
  `(?:we|${writers}|team|${works}|${findings}|evaluations?|evidence) `,
  'i',
)

/** Who tells something, and by what verb. */
export interface Frame {
  readonly start: number
  readonly end: number
  readonly actor: string
  readonly adverbs: string
  readonly verb: string
  readonly lemma: string
  readonly that: string
}

/** The frames of a text in which those who wrote it, or what they did, tell of what they found; in its order. */
export const framesIn: (text: string) => readonly Frame[] = remembering((text) =>
  [...(actorEnd.test(text) ? text.matchAll(frame) : [])].map(({ index, 0: words, groups }) => {
    const { actor = '', adverbs = '', verb = '', that = '' } = groups ?? {}
    return {
      start: index,
      end: index + words.length,
      actor,
      adverbs,
      verb,
      lemma: lemmaOf(verb),
      that,
    }
  }),
)

const found =
  /(?:results|findings|data|analyses|analysis|experiments|investigations|observations|simulations)(?: of .*)?$/i

/** Whether a claim's verb says no more than the paper's. */
function saysNoMore(claim: Frame, paper: Frame): boolean {
  if (claim.lemma === paper.lemma)
    return !doing.test(claim.lemma) || found.test(claim.actor) === found.test(paper.actor)
  if (claim.that === '' && paper.that === '' && claim.lemma === 'show')
    return /^(?:reveal|demonstrate)$/.test(paper.lemma)
  if (claim.that === '' || paper.that === '') return false
  return (
    (seen.test(claim.lemma) && shown.test(paper.lemma)) ||
    (said.test(claim.lemma) && assured.test(paper.lemma))
  )
}

/** Whether a verb says only that the paper tells so, and not that it was found there. */
export const isSaying = ({ lemma }: Frame): boolean => said.test(lemma)

/** Whether a verb says that something was found, or that the paper tells so. */
export const isAssured = (told: Frame): boolean => seen.test(told.lemma) || isSaying(told)

const pointing = /^(?:these|the|this|extensive|experimental|empirical) /i
/** In a paper's own words these are others, or may be. */
const foreign = new RegExp(String.raw`^(?:${people}|their .*|.*['’].*)$`, 'iu')

/**
 * A claim with the frames of its sentence for its own, where they say no more: "we found that" for "the authors report
 * that", "our results suggest" for "the results suggested".
 * @param isOfOthers whether what a sentence here points back at may be another study's.
 */
export function inPapersFrames(sentence: string, claim: string, isOfOthers: () => boolean): string {
  const own = framesIn(sentence).filter(
    ({ actor }) => !foreign.test(actor) && !(pointing.test(actor) && isOfOthers()),
  )
  if (own.length === 0) return claim
  let told = claim
  for (const one of framesIn(claim).toReversed()) {
    const same = own.find((other) => saysNoMore(one, other))
    if (!same) continue
    const words = `${same.actor} ${one.adverbs}${same.verb}${same.that || one.that}`
    told = told.slice(0, one.start) + cased(words, one.actor) + told.slice(one.end)
  }
  return told
}
