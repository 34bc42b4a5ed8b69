/** Nouns that say of a group only that it is one of the study: "the aspirin treatment group" is the aspirin group. */
const empty =
  /(?<=(?<first>[\p{L}\p{N}-]{3,}) )(?:treatment|therapy|intervention|study|trial|patients?) (?=(?<next>groups?|arms?|cohorts?|patients|participants)\b)/gu

/** A claim with the empty nouns that its sentence has, where the paper itself says both: "the aspirin group", too. */
export function withEmptyNouns(paper: string, sentence: string, claim: string): string {
  let said = claim
  for (const { 0: noun, groups } of sentence.matchAll(empty)) {
    const pair = `${groups?.first} ${groups?.next}`
    const whole = `${groups?.first} ${noun}${groups?.next}`
    if (!said.includes(whole) && said.includes(pair) && paper.includes(pair))
      said = said.replace(pair, () => whole)
  }
  return said
}
