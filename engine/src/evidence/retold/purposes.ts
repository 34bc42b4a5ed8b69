import { remembering } from '../../text/remembering.ts'

// "Wax for mending bells" and "wax to mend bells": one purpose, told in two ways.

const told = /\b(?<by>for|to) (?<verb>\p{Ll}{3,}) (?<next>\p{L}[\p{L}\d-]*)/gu
/** What one goes on, stops or is made to do is no purpose. */
const noPurpose =
  /\b(?:stop|remember|forget|regret|go|went|try|tried|need|want|like|have|has|had|able|likely|fail|tend|seem|appear|begin|began|start|continue|cease|allow|use|known|found|shown|thought|said|expect|propos|aim|plan|decid|lead|led|due|prior|relative|respect|close|contribut|compared?|according|responsible|blame|search|look|ask|wait|account|pay|paid|call)(?:e?s|e?d|p?ed|ing)?$/iu

/** "mending" of "mend", "making" of "make", "planning" of "plan". */
const endings = (verb: string): readonly string[] => [
  `${verb}ing`,
  `${verb.replace(/e$/, '')}ing`,
  `${verb}${verb.at(-1)}ing`,
]

interface Purpose {
  readonly by: string
  readonly verb: string
  readonly next: string
}

/** By the word behind the verb, the purposes that a sentence tells. */
const purposesIn = remembering((sentence: string): ReadonlyMap<string, Purpose> => {
  const found = [...sentence.matchAll(told)].map(({ groups }) => groups as unknown as Purpose)
  return new Map(found.map((purpose) => [purpose.next, purpose]))
})

/** So much before a purpose tells whether it is one. */
const reach = 24

/** A claim with a purpose as its sentence tells it: "for mending bells" where the claim has "to mend bells", and the other way. */
export function withPurposes(sentence: string, claim: string): string {
  const own = purposesIn(sentence)
  if (own.size === 0) return claim
  return claim.replace(told, (words, ...rest) => {
    const { by, verb, next } = rest.at(-1) as Purpose
    const same = own.get(next)
    if (!same || same.by === by) return words
    const [base, long] = by === 'to' ? [verb, same.verb] : [same.verb, verb]
    const at: number = rest.at(-3)
    const isPurpose = !noPurpose.test(claim.slice(Math.max(0, at - reach), at).trimEnd())
    return isPurpose && endings(base).includes(long) ? `${same.by} ${same.verb} ${next}` : words
  })
}
