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

/** Of the words that lists of common passwords are full of, those in the most of their lines. */
const commonWords = new Set(
  'password passwort passw0rd p@ssword qwerty azerty letmein welcome admin administrator iloveyou monkey dragon football baseball basketball superman batman sunshine princess master shadow michael jordan hello login secret freedom whatever trustno summer winter spring autumn changeme default guest hunter starwars pokemon computer internet google samsung'.split(
    ' ',
  ),
)

/** Whether a password is one of the most common words with nothing but digits and signs around it: "password1". */
export const isCommonWord = (password: string): boolean =>
  commonWords.has(password.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, ''))
