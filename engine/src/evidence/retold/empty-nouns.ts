const noun = '(?:treatment|therapy|intervention|study|trial|patients?)'
const group = '(?<next>groups?|arms?|cohorts?|patients|participants)'
/** Nouns that say of a group only that it is one of the study: "the aspirin treatment group" is the aspirin group. */
const empty = new RegExp(String.raw`(?<=(?<first>[\p{L}\p{N}-]{3,}) )${noun} (?=${group}\b)`, 'gu')
/** Tells sooner that a sentence has none, as most have none. */
const perhaps = new RegExp(`${noun} ${group}`)

/** A claim with the empty nouns that its sentence has, where the paper itself says both: "the aspirin group", too. */
export function withEmptyNouns(paper: string, sentence: string, claim: string): string {
  if (!perhaps.test(sentence)) return claim
  let said = claim
  for (const { 0: between, groups } of sentence.matchAll(empty)) {
    const pair = `${groups?.first} ${groups?.next}`
    const whole = `${groups?.first} ${between}${groups?.next}`
    if (!said.includes(whole) && said.includes(pair) && paper.includes(pair))
      said = said.replace(pair, () => whole)
  }
  return said
}
