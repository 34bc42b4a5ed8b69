import { cased } from './cased.ts'
import { beginsAlike } from './whole-words.ts'

// "Longer than plain bells", "longer compared with plain bells", "Compared with plain bells, … longer": one comparison.

const weighing = '(?:(?:as |when )?compared (?:with|to)|in comparison (?:with|to))'
const joint = new RegExp(String.raw`(?<=[\p{L}\p{N})%]),? (?<words>than|${weighing}) `, 'giu')
const comparative =
  /\b(?:more|less|fewer|higher|lower|greater|smaller|larger|bigger|better|worse|stronger|weaker|faster|slower|quicker|longer|shorter|taller|older|younger|earlier|later|heavier|lighter|deeper|thicker|thinner|wider|narrower|warmer|colder|safer|cheaper|steeper|poorer|richer|softer|harder|easier|louder)\b/iu
const front = new RegExp(String.raw`^${weighing} (?<other>[^,;:()]{2,80}), (?<rest>.+)$`, 'isu')
const preposition = /^(?:in|among|for|at|on|during|with) /i

interface Joint {
  readonly start: number
  readonly end: number
  readonly words: string
}

/** The only place of a text where two things are compared; null where there are none or several. */
function onlyJoint(text: string): Joint | null {
  const [one, ...more] = [...text.matchAll(joint)]
  if (!one || more.length > 0) return null
  return { start: one.index, end: one.index + one[0].length, words: one.groups?.words ?? '' }
}

/** Whether a comparative stands before a place in its clause: only then "compared with" is "than". */
const isCompared = (text: string, at: number): boolean =>
  comparative.test(
    text
      .slice(0, at)
      .split(/[;:,]\s|\b(?:and|but|while|whereas)\s/)
      .at(-1) ?? '',
  )

/** A claim that compares two things in the way in which its sentence compares them. */
export function withComparison(sentence: string, claim: string): string {
  const [own, told] = [onlyJoint(sentence), onlyJoint(claim)]
  const [ownFront, toldFront] = [front.exec(sentence), front.exec(claim)]
  if (own && told && !ownFront && !toldFront) return joinedAlike(sentence, claim, own, told)
  if (own && toldFront && !ownFront) return withOtherBehind(sentence, own, claim, toldFront)
  return ownFront && told ? withOtherBefore(ownFront, claim, told) : claim
}

function joinedAlike(sentence: string, claim: string, own: Joint, told: Joint): string {
  const isSame = own.words.toLowerCase() === told.words.toLowerCase()
  const areThan = [own, told].filter(({ words }) => /^than$/i.test(words)).length
  const isMixed = areThan === 1
  if (isMixed && !(isCompared(sentence, own.start) && isCompared(claim, told.start))) return claim
  const [with_, without] = [sentence.slice(own.end), claim.slice(told.end)]
  const [of, said] = [preposition.exec(with_)?.[0] ?? '', preposition.exec(without)?.[0] ?? '']
  // "Higher in A than in B": "higher in A compared with B".
  const isIn = (words: string) => claim.slice(0, told.start).includes(` ${words}`)
  const bare = of === '' && said !== '' && isIn(said) ? without.slice(said.length) : without
  const lead = said === '' && of !== '' && isIn(of) ? of : ''
  if (isSame && lead === '' && bare === without) return claim
  return `${claim.slice(0, told.start)}${sentence.slice(own.start, own.end)}${lead}${bare}`
}

/** "Waxed bells rang longer than plain bells" for "Compared with plain bells, waxed bells rang longer". */
function withOtherBehind(
  sentence: string,
  own: Joint,
  claim: string,
  fronted: RegExpExecArray,
): string {
  const { other = '', rest = '' } = fronted.groups ?? {}
  const behind = sentence.slice(own.end)
  const isOther = beginsAlike(behind, other)
  const before = sentence.slice(0, own.start).split(' ').slice(-2).join(' ')
  const at = rest.indexOf(before)
  const end = at + before.length
  if (!isOther || at < 0 || rest.search(joint) >= 0 || /^[\p{L}\p{N}-]/u.test(rest.slice(end)))
    return claim
  if (/^than$/i.test(own.words) && !isCompared(rest, end)) return claim
  const joined = sentence.slice(own.start, own.end + other.length)
  return cased(rest.slice(0, end) + joined + rest.slice(end), claim)
}

/** "Compared with plain bells, waxed bells rang longer" for "Waxed bells rang longer than plain bells". */
function withOtherBefore(fronted: RegExpExecArray, claim: string, told: Joint): string {
  const other = fronted.groups?.other ?? ''
  const behind = claim.slice(told.end)
  const isOther = beginsAlike(behind, other)
  if (!isOther || (/^than$/i.test(told.words) && !isCompared(claim, told.start))) return claim
  const opening = fronted[0].slice(0, fronted[0].length - (fronted.groups?.rest ?? '').length)
  return `${opening}${cased(claim.slice(0, told.start), 'x')}${behind.slice(other.length)}`
}
