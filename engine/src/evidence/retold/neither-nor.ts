import { prepositions } from '../clause-words.ts'
import { cased } from './cased.ts'

// "Neither wax nor oil cracked": wax did not crack, oil did not, and both did not.

const lead = String.raw`(?<lead>(?:[^,;:]{2,60}, )?)`
const neither = new RegExp(
  String.raw`^${lead}neither (?<one>(?:[\p{L}\d-]+ ){1,5})nor (?<rest>\p{L}.+)$`,
  'iu',
)
const denied = new RegExp(
  String.raw`^${lead}(?<who>[^,;:()]{2,80}?) (?<be>was|were|is|are|has|have|had|did|does|do|could|can|would|will) ?not (?<rest>\p{L}.+)$`,
  'iu',
)
const mostWords = 5
const article = /^(?:the|an?|their|our) /i
const preposition = new RegExp(String.raw`\b(?:${prepositions})\b`, 'iu')
const many: Readonly<Record<string, string>> = { was: 'were', is: 'are', has: 'have', does: 'do' }
const oneForm = (verb: string) => many[verb] ?? verb

/** Whether no word of one name may be of the other, too: one word each, or both of one kind, "the wax group nor the oil group". */
function areApart(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.replace(article, '').split(' ')) as [
    string[],
    string[],
  ]
  return (
    (a.length === 1 && b.length === 1) ||
    (a.length === b.length && a.at(-1) === b.at(-1) && !preposition.test(`${one} ${other}`))
  )
}

/** The verb of a sentence, and what of a claim's end stands in its place: "reduced rust" for "did not reduce rust"; null where it is another. */
function verbTold(told: string, be: string, rest: string): string | null {
  const [, adverb = '', verb = ''] = /^(\p{Ll}+ly )?(\p{Ll}+)/u.exec(told) ?? []
  if (oneForm(verb) === oneForm(be)) return `${verb} ${rest}`
  const base = rest.startsWith(adverb) ? /^\p{Ll}+/u.exec(rest.slice(adverb.length))?.[0] : ''
  if (!base || !/^(?:did|does|do)$/.test(be)) return null
  const forms =
    be === 'did'
      ? [`${base}ed`, `${base}d`, `${base.replace(/y$/, 'i')}ed`, `${base}${base.at(-1)}ed`]
      : [`${base}s`, `${base}es`, base]
  return forms.includes(verb) ? adverb + verb + rest.slice(adverb.length + base.length) : null
}

/** A claim that denies of one of two, or of both, what its sentence denies of either, as the sentence does; what stands behind the verb stays. */
export function withNeither(sentence: string, claim: string): string {
  const own = neither.exec(sentence)?.groups
  const told = own && denied.exec(claim)?.groups
  if (!told) return claim
  const one = own.one?.trim() ?? ''
  const words = own.rest?.split(' ') ?? []
  const { who = '', be = '', rest = '' } = told
  for (let size = 1; size <= Math.min(mostWords, words.length - 1); size++) {
    const other = words.slice(0, size).join(' ')
    const names = [one, other, `${one} and ${other}`].map((name) => name.toLowerCase())
    if (!names.includes(who.toLowerCase()) || !areApart(one, other)) continue
    const verb = verbTold(words.slice(size).join(' '), be.toLowerCase(), rest)
    if (verb !== null) return `${told.lead}${cased('neither', claim)} ${one} nor ${other} ${verb}`
  }
  return claim
}
