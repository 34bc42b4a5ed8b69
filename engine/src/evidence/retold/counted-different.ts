const counted =
  /(?<![\p{L}\d.-])(?<count>two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?<noun>\p{Ll}{3,}s)(?![\p{L}-])/giu

/** A claim with the "different" that its sentence has behind a number: three groups are three different ones. */
export function withDifferent(sentence: string, claim: string): string {
  if (!sentence.includes(' different ')) return claim
  const told = sentence.toLowerCase()
  return claim.replace(counted, (words, count: string, noun: string) =>
    told.includes(`${count} different ${noun}`.toLowerCase()) && !told.includes(words.toLowerCase())
      ? `${count} different ${noun}`
      : words,
  )
}
