import type { NameParts } from '@tessera/contract'
import { eastAsianParts, isEastAsian } from './east-asian-names.ts'
import { plainText } from './plain-text.ts'

/** A name as a body tells it; which parts are there differs from source to source. */
interface ToldName {
  readonly family?: string | undefined
  readonly given?: string | undefined
  readonly suffix?: string | undefined
  /** The name in one piece: of a group, unless `isPerson`. */
  readonly whole?: string | undefined
}

/** The name in its parts; null when there is none. A group keeps its name in one piece. */
export function nameParts({ family, given, suffix, whole }: ToldName): NameParts | null {
  const parts = [family, given, suffix].map((part) => plainText(part ?? ''))
  const [familyName = '', givenName = '', suffixName = ''] = parts
  if (!familyName) {
    const literal = givenName || plainText(whole ?? '')
    return literal ? (eastAsianParts(literal) ?? { literal }) : null
  }
  return {
    family: familyName,
    ...(givenName && { given: givenName }),
    ...(suffixName && { suffix: suffixName }),
  }
}

/** "Given Family Suffix", as a list of authors shows it; in Chinese, Japanese or Korean signs the family comes first. */
export function wholeName(name: NameParts): string {
  if ('literal' in name) return name.literal
  if (isEastAsianName(name)) return name.family + name.given
  return [name.given, name.family, name.suffix].filter(Boolean).join(' ')
}

/** Whether both parts are in Chinese, Japanese or Korean signs: such a name is written in one, family first. */
export const isEastAsianName = (
  name: NameParts,
): name is { readonly family: string; readonly given: string } =>
  'family' in name &&
  name.given !== undefined &&
  isEastAsian(name.family) &&
  isEastAsian(name.given)

/** Authors as texts and, beside them, in parts. */
export function authorsOf(names: readonly (NameParts | null)[]): {
  readonly authors: readonly string[]
  readonly people?: readonly NameParts[]
} {
  const people = names.filter((name) => name !== null)
  return { authors: people.map(wholeName), ...(people.length > 0 && { people }) }
}
