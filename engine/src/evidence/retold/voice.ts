import { allStems, stopWords, tokens } from '../../text/tokens.ts'
import { startsWithVerb } from '../clause-words.ts'
import { cased } from './cased.ts'
import { people } from './reporting-frames.ts'

// What those who wrote a paper did, told without them: "forty bells were weighed" of "we weighed forty bells".

const irregular =
  'found|made|built|chosen|taken|given|drawn|grown|held|kept|shown|seen|written|put|set'
const passive = new RegExp(
  String.raw`,? (?<be>was|were|is|are|has been|have been) (?<how>(?:\p{Ll}+ly ){0,2})(?<done>\p{Ll}{2,}ed|${irregular})(?=[ .,])`,
  'giu',
)
const active =
  /(?<=^|[,;] |\band )we (?<has>have )?(?:\p{Ll}+ly |also |then ){0,2}(?<does>\p{Ll}{2,}) (?<next>[\p{L}\p{N}-]+)/giu
/** What tells of a further deed, whose doer the passive would make another: "… and rated the essays". */
const goesOn = new RegExp(
  String.raw`\b(?:but|then|yet|while|before|after)\b|(?:,|\b(?:and|or)) (?:(?:and|or|also|\p{Ll}+ly) )*(?:\p{Ll}+ed|did|had|was|were|is|are|has|have|${irregular}|ran|saw|gave|led|rang|took|wrote|chose|read|began|cut)\b`,
  'iu',
)
/** Who did it, where those are meant who write: "measured by the authors". */
const byWriters = new RegExp(`^ by (?:${people})(?=[ .])| by (?:${people})(?=\\.?$)`, 'iu')
/** What both open with: "In this study,", "Here,". */
const opening = /^[^,;:]{2,60}, /u
const firstWord = /^[\p{L}\p{N}-]+/u
/** Of a part of the sentence, or of something before it. */
const open = /(?:^|\s)(?:that|which|who|it|this|these|those|they)$|[;:]/i

/**
 * A claim that tells in the passive what its sentence tells by "we": what it was done to stands right behind the verb
 * there, and the verb is in the same tense. That it was done by "the authors" is no more than that; what both open with
 * stays. What else the claim says stays, too, to be judged as it is.
 */
export function inPapersVoice(sentence: string, claim: string): string {
  if (!/\bwe\b/i.test(sentence)) return claim
  const lead = opening.exec(claim)?.[0] ?? ''
  const isShared = lead !== '' && sentence.toLowerCase().startsWith(`${lead.toLowerCase()}we `)
  const said = isShared ? toldByUs(sentence, claim.slice(lead.length)) : null
  return said === null ? (toldByUs(sentence, claim) ?? claim) : lead + cased(said, 'we')
}

/** The claim told by "we"; null where its sentence does not tell it so. */
function toldByUs(sentence: string, claim: string): string | null {
  const first = firstWord.exec(claim)?.[0].toLowerCase()
  const told = [...sentence.matchAll(active)]
    .map(({ groups: { has = '', does = '', next = '' } = {} }) => ({ has, does, next }))
    .filter(({ next }) => next.toLowerCase() === first)
  if (told.length === 0) return null
  for (const { index, 0: words, groups } of claim.matchAll(passive)) {
    const { be = '', how = '', done = '' } = groups ?? {}
    const what = claim.slice(0, index)
    const same = told.find(({ has, does }) => isSameDoing({ has, does, be, done }))
    if (!same || open.test(what)) continue
    const rest = claim.slice(index + words.length).replace(byWriters, '')
    if (goesOn.test(rest)) continue
    return `We ${same.has}${how}${same.does} ${cased(what, same.next)}${rest}`
  }
  return null
}

const smallWords = /^(?:by|the|this|here|in|study|paper|authors|researchers|team|been|also)$/
/**
 * Whether a passive claim has no word that its sentence, told by "we", has not: where it is refused all the same, the
 * order of its words is the reason, or what else it says of them, and no word or name.
 */
export function isInWordsOf(sentence: string, claim: string): boolean {
  if (!/\bwe\b/i.test(sentence) || claim.search(passive) < 0) return false
  const own = allStems(sentence)
  return tokens(claim).every(
    ({ text, stem }) => own.has(stem) || smallWords.test(text) || stopWords.has(text),
  )
}

/** Whether a verb and a participle are of one verb, and tell of it in the same time. */
function isSameDoing({ has, does, be, done }: Record<'has' | 'does' | 'be' | 'done', string>) {
  if (startsWithVerb.test(`${does} `)) return false
  const isPresent = /^(?:is|are)$/i.test(be)
  return isPresent
    ? has === '' && [`${does}d`, `${does}ed`, `${does.replace(/y$/, 'i')}ed`].includes(done)
    : does === done
}
