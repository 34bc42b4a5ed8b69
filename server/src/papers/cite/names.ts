import type { NameParts } from '@tessera/contract'
import { eastAsianParts } from '../../sources/east-asian-names.ts'
import { isEastAsianName } from '../../sources/names.ts'
import { oneLine } from '../one-line.ts'

const particles = new Set(
  'van von der den de la le du des del della di da dos das do ter ten zu zur af av al el bin ibn'.split(
    ' ',
  ),
)
/** True for a word that belongs to the family name behind it: "van", "der". */
export const isParticle = (word: string): boolean => particles.has(word)

const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/i

// A group writes under its whole name: it has no given name to invert.
const group =
  /^the\s|\b(?:project|collaboration|consortium|team|group|network|initiative|society|committee|council|association|organi[sz]ation|university|institute|foundation|laborator(?:y|ies)|agency|investigators|ministry|department|bureau)\b/i

/** Splits a name as sources print it: "Given Family" with particles and suffix, or "Family, Given". */
export function splitName(name: string): NameParts {
  const text = oneLine(name)
  if (group.test(text)) return { literal: text }
  const inOwnSigns = eastAsianParts(text)
  if (inOwnSigns) return inOwnSigns
  const [before = '', ...after] = text.split(',').map((part) => part.trim())
  const rest = after.filter((part) => part !== '')
  const suffixes = rest.filter((part) => suffix.test(part))
  const given = rest.filter((part) => !suffix.test(part)).join(', ')
  const last = suffixes[0] === undefined ? {} : { suffix: suffixes[0] }
  if (given !== '' && before !== '') return { family: before, given, ...last }
  const words = (before || given).split(' ')
  let end = words.length
  if (end > 2 && suffix.test(words[end - 1] ?? '')) end--
  if (end < 2) return { literal: words.join(' ') }
  let at = end - 1
  while (at > 1 && particles.has((words[at - 1] ?? '').toLowerCase())) at--
  return {
    family: words.slice(at, end).join(' '),
    given: words.slice(0, at).join(' '),
    ...(end < words.length ? { suffix: words.slice(end).join(' ') } : last),
  }
}

/** How given names are shortened: "J. R.", "J.R." or "JR"; or not at all. */
export type GivenForm = 'full' | 'J. R.' | 'J.R.' | 'JR'

/** Given names in a style's form. A lower-case particle stays a word; a script without capitals has no initials. */
export function givenIn(form: GivenForm, given: string): string {
  // Some sources know initials only, and write them without stops.
  if (form === 'full') return /^\p{Lu}{1,3}$/u.test(given) ? `${[...given].join('. ')}.` : given
  const dot = form === 'JR' ? '' : '.'
  const space = form === 'J. R.' ? ' ' : ''
  let out = ''
  for (const word of given.split(' ').flatMap(initialsOf)) {
    const isWord = !/^(?:\p{Lu}-?)+$/u.test(word)
    const short = isWord ? word : word.replace(/-/g, dot === '' ? '' : '.-') + dot
    out += out === '' ? short : `${isWord ? ' ' : space}${short}`
  }
  return out
}

/** "Jean-Paul" and "J.-P." → J-P; "J.K." → J, K; "von" and "明" stay as they are. */
function initialsOf(word: string): string[] {
  const parts = word
    .replace(/\.(?=[-‐–])/g, '')
    .split('.')
    .filter((part) => part !== '')
  return parts.flatMap((part) => {
    // Crossref writes "JK" for J. K.
    if (/^\p{Lu}{2,3}$/u.test(part)) return [...part]
    if (!/^\p{Lu}/u.test(part)) return [part]
    return part
      .split(/[-‐–]/)
      .map((piece) => [...piece][0]?.toUpperCase() ?? '')
      .filter((letter) => /\p{Lu}/u.test(letter))
      .join('-')
  })
}

interface NameStyle {
  readonly form: GivenForm
  /** Between family and given name: ", " or " ". */
  readonly between?: string
  /** Before a suffix: ", " or " ". */
  readonly beforeSuffix?: string
}

/** "Family, Given, Jr."; a group and a name in Chinese, Japanese or Korean signs as they are written. */
export function inverted(
  name: NameParts,
  { form, between = ', ', beforeSuffix = ', ' }: NameStyle,
): string {
  if ('literal' in name) return name.literal
  if (isEastAsianName(name)) return name.family + name.given
  const { family, given, suffix: last } = name
  return family + (given ? between + givenIn(form, given) : '') + (last ? beforeSuffix + last : '')
}

/** "Given Family Jr." */
export function direct(name: NameParts, form: GivenForm): string {
  if ('literal' in name) return name.literal
  if (isEastAsianName(name)) return name.family + name.given
  const { family, given, suffix: last } = name
  return [given && givenIn(form, given), family, last].filter(Boolean).join(' ')
}

/** "van der" and "Berg" of "van der Berg": the small words in front of a family name. */
export function particleOf(family: string): { readonly particle: string; readonly rest: string } {
  const match = family.match(/^((?:\p{Ll}[\p{Ll}'’]*\s+)+)(?=\p{Lu})(.+)$/u)
  return { particle: match?.[1]?.trim() ?? '', rest: match?.[2] ?? family }
}

/** A list as English writes it, with the style's word before the last. */
export function listed(names: readonly string[], and: string, commaBeforeLast: boolean): string {
  if (names.length < 2) return names[0] ?? ''
  const comma = commaBeforeLast ? ',' : ''
  return `${names.slice(0, -1).join(', ')}${comma} ${and} ${names.at(-1)}`
}
