import type { NameParts } from '@tessera/contract'
import { nameParts } from './names.ts'

const ofGroups =
  /\b(?:alliance|association|cent(?:er|re)|collaborat\w+|committee|consortium|for|group|initiative|investigators|network|of|project|society|study|team|the|trial|university)\b/i

/** A name as PubMed's index writes it, "van der Berg JA" or "King ML Jr"; null for any other, such as a group's. */
export function indexedName(name: string): NameParts | null {
  const [, family, initials, suffix] =
    name.match(/^(\S.*?)\s((?:\p{Lu}-?){1,4})(?:\s(Jr|Sr|[2-4](?:nd|rd|th)|I{2,3}|IV))?\.?$/u) ?? []
  if (!family || !/\p{Ll}/u.test(family) || ofGroups.test(family)) return null
  return nameParts({ family, given: dotted(initials), suffix })
}

/** "JA" as "J. A.", and "J-P" as "J.-P.": the given names, as far as they are told. */
export const dotted = (initials = '') =>
  initials.replace(/(?<=\p{Lu})\.?(?=[\s-]|\p{Lu}|$)/gu, '.').replace(/(?<=\.)\s*(?=\p{Lu})/gu, ' ')
