import { startsWithVerb } from './clause-words.ts'
import { cased } from './reporting-frames.ts'

// What those who wrote a paper did, told without them: "forty bells were weighed" of "we weighed forty bells".

const irregular =
  'found|made|built|chosen|taken|given|drawn|grown|held|kept|shown|seen|written|put|set'
const passive = new RegExp(
  String.raw`,? (?<be>was|were|is|are|has been|have been) (?<how>(?:\p{Ll}+ly ){0,2})(?<done>\p{Ll}{2,}ed|${irregular})(?=[ .])`,
  'giu',
)
const active =
  /(?<=^|[,;] |\band )we (?<has>have )?(?:\p{Ll}+ly |also |then ){0,2}(?<does>\p{Ll}{2,}) (?<next>[\p{L}\p{N}-]+)/giu
/** What may tell of a further deed, whose doer the passive would make another: "… and rated the essays". */
const goesOn = /,|\b(?:and|or|but|then|yet|while|before|after)\b/i
const firstWord = /^[\p{L}\p{N}-]+/u
/** Of a part of the sentence, or of something before it. */
const open = /(?:^|\s)(?:that|which|who|it|this|these|those|they)$|[;:]/i

/**
 * A claim that tells in the passive what its sentence tells by "we": what it was done to stands right behind the verb
 * there, and the verb is in the same tense. What else the claim says stays, to be judged as it is.
 */
export function inPapersVoice(sentence: string, claim: string): string {
  if (!/\bwe\b/i.test(sentence)) return claim
  const first = firstWord.exec(claim)?.[0].toLowerCase()
  const told = [...sentence.matchAll(active)]
    .map(({ groups: { has = '', does = '', next = '' } = {} }) => ({ has, does, next }))
    .filter(({ next }) => next.toLowerCase() === first)
  if (told.length === 0) return claim
  for (const { index, 0: words, groups } of claim.matchAll(passive)) {
    const { be = '', how = '', done = '' } = groups ?? {}
    const what = claim.slice(0, index)
    const same = told.find(({ has, does }) => isSameDoing({ has, does, be, done }))
    if (!same || open.test(what)) continue
    const rest = claim.slice(index + words.length)
    if (goesOn.test(rest)) continue
    return `We ${same.has}${how}${same.does} ${cased(what, same.next)}${rest}`
  }
  return claim
}

/** Whether a verb and a participle are of one verb, and tell of it in the same time. */
function isSameDoing({ has, does, be, done }: Record<'has' | 'does' | 'be' | 'done', string>) {
  if (startsWithVerb.test(`${does} `)) return false
  const isPresent = /^(?:is|are)$/i.test(be)
  return isPresent
    ? has === '' && [`${does}d`, `${does}ed`, `${does.replace(/y$/, 'i')}ed`].includes(done)
    : does === done
}
