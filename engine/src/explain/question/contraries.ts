import type { WordForm } from '../../text/tokens.ts'
import { areOpposites, directionOf } from './opposites.ts'

// Words of which one is against the other where the same is said of both, in every form in which they are told apart.
const pairs =
  `best worst, better worse, most least, more less, more fewer, highest lowest, higher lower, largest smallest,
  larger smaller, fastest slowest, faster slower, longest shortest, longer shorter, earliest latest, earlier later, early late,
  older younger, stronger weaker, strong weak, frequent rare, common rare, often rarely, easier harder,
  before after, always never, rich poor, cheap expensive, cheap costly, useful useless, same different, men women, male female,
  boys girls, inside outside, automatic manual, automatically manually, positive negative, positively negatively, well poorly,
  more lower, fewer higher, directly indirectly, primary secondary, internal external, maximum minimum, major minor`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string])
const contraries = new Map<string, Set<string>>()
for (const [one, other] of pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))
  contraries.set(one, new Set([...(contraries.get(one) ?? []), other]))

const prefixes = ['un', 'in', 'non', 'im', 'dis', 'an', 'ir', 'il', 'ab']
const longEnough = 6
/** True for a word and the same with a prefix that denies it: "reasonable", "unreasonable". */
const isPrefixed = (one: string, other: string) =>
  one.length >= longEnough && prefixes.some((prefix) => other === prefix + one)

/** True for a word of which there is a contrary, but for what a prefix makes one. */
export const hasContrary = ({ text, stem }: WordForm): boolean =>
  contraries.has(text) || directionOf(stem) !== null

/** True for two words that cannot both be said of one thing: verbs, qualities and their degrees. */
export const areContrary = (one: WordForm, other: WordForm): boolean =>
  areOpposites(one.stem, other.stem) ||
  contraries.get(one.text)?.has(other.text) === true ||
  isPrefixed(one.text, other.text) ||
  isPrefixed(other.text, one.text)
