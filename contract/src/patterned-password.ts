/** Runs that people type: digits twice, so that 789012 counts; the alphabet; keyboards of three countries. */
const runs = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  '1234567890qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
].flatMap((run) => [run, [...run].reverse().join('')])

/** Characters of the longest block whose repetition counts as a pattern: "1234" in 12341234. */
const longestBlock = 4

/**
 * Whether the whole password is one run of digits, letters or keys, forwards or backwards, or a short block
 * said again and again. Lists of common passwords leave these out. Case does not count.
 */
export function isPatternedPassword(password: string): boolean {
  const said = password.toLowerCase()
  return runs.some((run) => run.includes(said)) || isRepeated(said)
}

function isRepeated(said: string): boolean {
  for (let block = 1; block <= longestBlock && 2 * block <= said.length; block++)
    if (said.slice(block) === said.slice(0, -block)) return true
  return false
}

/** Of the words that lists of common passwords are full of, those in the most of their lines; seasons and months. */
const commonWords = new Set(
  'password passwort passw0rd p@ssword qwerty azerty letmein welcome admin administrator iloveyou monkey dragon football baseball basketball superman batman sunshine princess master shadow michael jordan hello login secret freedom whatever trustno summer winter spring autumn fall january february march april may june july august september october november december changeme default guest hunter starwars pokemon computer internet google samsung'.split(
    ' ',
  ),
)

/** Digits beside a common word that hide it from nobody: a year, or a day such as 120487. */
const fewDigits = 6

/**
 * Whether a password is a common one in disguise. Case, blanks, and signs before and behind never count; digits before
 * and behind do not where they are few or a run: "Football 1", "summer2024!", "password12345678". What has another
 * word beside the common one is none.
 * @param isListed whether a list of common passwords has this one; without a list, the most common words are known
 */
export function isCommonPassword(
  password: string,
  isListed: (said: string) => boolean = () => false,
): boolean {
  const isCommon = (said: string) => commonWords.has(said) || isListed(said)
  const said = password.toLowerCase()
  const unsigned = said.replace(/\s/g, '').replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
  if (isCommon(said) || isCommon(unsigned)) return true
  const word = unsigned.replace(/^\P{L}+|\P{L}+$/gu, '')
  if (!isCommon(word)) return false
  const digits = unsigned.replace(word, '').replace(/\D/g, '')
  return digits.length <= fewDigits || isPatternedPassword(digits)
}
