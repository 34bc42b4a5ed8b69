import { cased } from './cased.ts'
import { beginsAlike } from './whole-words.ts'

// "The guild approved the study" and "The study was approved by the guild": a deed with its doer, told from either side.

const irregular =
  'found|made|built|held|kept|led|brought|bought|told|sent|left|met|won|lost|taught|heard|caught|cut|set|put'
const done = String.raw`(?<done>\p{Ll}{2,}ed|${irregular})`
const thing = '[^,;:()]{2,120}?'
const passive = new RegExp(`^(?<what>${thing}) (?<be>was|were) ${done} by (?<rest>[^;:]+)$`, 'iu')
const stop = /\.$/
const mostWords = 8
const ofNoun = /^ (?:of|for|with|that|which|who|whose|and|or) /

interface Told {
  readonly what: string
  readonly be: string
  readonly done: string
  /** The doer, and what stands behind it. */
  readonly rest: string
}

function passiveIn(text: string): Told | null {
  const { what = '', be = '', done: deed = '', rest = '' } = passive.exec(text)?.groups ?? {}
  return deed === '' ? null : { what, be, done: deed, rest }
}

/** The beginnings of some words, longest first. */
const beginnings = (words: string): string[] => {
  const all = words.split(' ').slice(0, mostWords)
  return all.map((_, at) =>
    all
      .slice(0, all.length - at)
      .join(' ')
      .replace(/,$/, ''),
  )
}

/**
 * A claim of one clause with its doer on the side of the verb where its sentence has it. The doer, the deed and what it
 * was done to are the sentence's own words; what stands behind them stays, to be judged as it is.
 */
export function withDoer(sentence: string, claim: string): string {
  const own = passiveIn(sentence.replace(stop, ''))
  const said = claim.replace(stop, '')
  const told = own ? null : passiveIn(said)
  const turned = own ? toldByDoer(own, said) : told && toldOfDoer(sentence, told, said)
  return turned === null ? claim : turned + claim.slice(said.length)
}

/** The sentence's passive for "the guild approved the study". */
function toldByDoer({ what, be, done: deed, rest }: Told, claim: string): string | null {
  for (const who of beginnings(rest)) {
    const active = `${who} ${deed} ${cased(what, 'x')}`
    const isSame = beginsAlike(claim, active) || beginsAlike(claim, `${who} ${deed} ${what}`)
    // What stands behind the study would stand behind the guild.
    if (isSame && !ofNoun.test(claim.slice(active.length)))
      return `${cased(what, 'X')} ${be} ${deed} by ${cased(who, rest)}${claim.slice(active.length)}`
  }
  return null
}

/** The sentence's "the guild approved the study" for "the study was approved by the guild". */
function toldOfDoer(
  sentence: string,
  { what, done: deed, rest }: Told,
  claim: string,
): string | null {
  for (const who of beginnings(rest)) {
    const behind = claim.slice(claim.length - rest.length + who.length)
    if (!beginsAlike(sentence, `${who} ${deed} ${what}`) || ofNoun.test(behind)) continue
    return `${cased(who, 'X')} ${deed} ${cased(what, 'x')}${behind}`
  }
  return null
}
