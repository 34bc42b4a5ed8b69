import { greekName } from './greek.ts'
import type { Token } from './statement-tokens.ts'

// One name in two forms: its initials, its case, a letter's name.

/** "IRB" for "Institutional Review Board", where the paper has no "IRB" that could be something else. */
export function areInitials(
  source: readonly Token[],
  [claim, ...rest]: readonly Token[],
  known: (word: string) => boolean,
): boolean {
  if (claim === undefined || rest.length > 0 || !/^\p{Lu}{3,6}$/u.test(claim.raw)) return false
  const initials = source.map(({ raw }) => raw[0]?.toUpperCase()).join('')
  return initials === claim.raw && !known(claim.key)
}

/** "INC" and "Inc", where both are names: "US" and "us" are two words, and "NO" is not "No". */
export const isSameName = (source: Token, claim: Token): boolean =>
  !source.opens &&
  !claim.opens &&
  /^\p{Lu}\p{L}{2}/u.test(source.raw) &&
  /^\p{Lu}/u.test(claim.raw) &&
  source.raw.toLowerCase() === claim.raw.toLowerCase()

/** "λ" and "lambda". */
export const isLetterAndName = (letter: string, name: string): boolean =>
  letter.length === 1 && name.length > 1 && greekName(letter) === name.toLowerCase()
