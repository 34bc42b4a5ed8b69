const words = new Set(
  `not no nor none never neither cannot without nothing nobody nowhere lack lacks lacked lacking absence
  absent fail fails failed failing failure hardly scarcely rarely seldom barely unable exclude excludes
  excluded excluding except refute refutes refuted reject rejects rejected deny denies denied nonetheless-
  dont doesnt didnt wont cant couldnt isnt arent wasnt werent hasnt havent hadnt shouldnt wouldnt`.split(
    /\s+/,
  ),
)
const prefixes = ['un', 'non', 'in', 'im', 'ir', 'il', 'dis', 'a', 'anti', 'mis', 'counter', 'de']

/** Words that turn a statement into its opposite. Lower case. */
export function isNegation(word: string): boolean {
  return words.has(word) || /n't$/.test(word)
}

/** "stable" and "unstable", "significant" and "nonsignificant". Lower case. */
export function differByNegativePrefix(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return (
    short.length >= 3 &&
    long.endsWith(short) &&
    prefixes.includes(long.slice(0, long.length - short.length))
  )
}
