import { pick } from '../text/seeded.fixture.ts'

/** A sentence with one match of a pattern changed; null where nothing matches, or nothing changes. */
export function replaceOne(
  sentence: string,
  pattern: RegExp,
  random: () => number,
  change: (found: string) => string | null | undefined,
): string | null {
  const matches = [...sentence.matchAll(pattern)]
  const match = pick(matches, random)
  if (!match) return null
  const changed = change(match[0])
  if (changed === null || changed === undefined || changed === match[0]) return null
  return sentence.slice(0, match.index) + changed + sentence.slice(match.index + match[0].length)
}
