/** Nouns that say of another noun only what kind of thing it is: "the aspirin treatment group" is the aspirin group. */
const empty =
  /(?<=(?<first>[\p{L}\p{N}-]{3,}) )(?:treatment|therapy|intervention|study|trial|patients?|training|data|model|method|system|algorithm) (?=(?<next>\p{Ll}{4,}))/gu

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
