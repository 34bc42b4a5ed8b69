import { isEastAsian, isEastAsianBy } from '../sources/east-asian-names.ts'
import type { Readings } from '../sources/reading-words.ts'
import type { Meaning } from '../sources/resolve.ts'
import { titleKey } from '../sources/same-paper.ts'
import { isParticle, splitName } from './cite/names.ts'

export interface Wanted {
  readonly readings: Readings
  readonly year: number | null
  /** The words can be nothing but names. */
  readonly isCertain: boolean
}

/** Whose papers a reader asked for; null when no name can be meant. */
export function wantedAuthors(meaning: Meaning): Wanted | null {
  switch (meaning.kind) {
    case 'author-year':
      return { readings: meaning.authors, year: meaning.year, isCertain: false }
    case 'author':
    case 'name-or-words':
      return { readings: meaning.authors, year: null, isCertain: meaning.kind === 'author' }
    default:
      return null
  }
}

/** Whether all of the names are among the authors. */
export const isByAll = (authors: readonly string[], names: readonly string[]): boolean =>
  names.every((name) => isBy(authors, name))

interface Name {
  /** Without its particles: who asks for Beethoven means van Beethoven. */
  readonly family: string
  readonly given: readonly string[]
}

/** What "d'Alembert", "'t Hooft" and "dell'Acqua" begin with. */
const elided = new Set(['d', 'l', 't', 'dell', 'dall'])
const isInFront = (word: string) => isParticle(word) || elided.has(word)

function withoutParticles(family: string): string {
  const words = family.split(' ')
  const first = words.findIndex((word) => !isInFront(word))
  // "Du", "Le", "Di" alone are whole names.
  return words.slice(first === -1 ? -1 : first).join(' ')
}

function nameOf(name: string): Name {
  // "Hinton GE", as medicine writes it.
  const told = name.replace(/^(.*\p{Ll})\s+(\p{Lu}{1,3})$/u, '$1, $2')
  const parts = splitName(told)
  const whole = titleKey(told)
  const isFamilyAlone =
    /^['’]?\p{Ll}/u.test(told) && !told.includes(',') && isInFront(whole.split(' ')[0] ?? '')
  if ('literal' in parts || isFamilyAlone) return { family: withoutParticles(whole), given: [] }
  // "JS" are two initials.
  const given = titleKey((parts.given ?? '').replace(/^\p{Lu}{2,3}$/u, (all) => [...all].join(' ')))
  const family = withoutParticles(titleKey(parts.family))
  return { family, given: given.split(' ').filter(Boolean) }
}

/** Whether one of the authors bears the name: the same family name, and given names that can be the same person's. */
export function isBy(authors: readonly string[], name: string): boolean {
  if (isEastAsian(name))
    return authors.some((author) => isEastAsian(author) && isEastAsianBy(author, name))
  const wanted = nameOf(name)
  // "García Márquez" and "van der Maaten" are family names of several words, which only the author's name tells.
  const compound = /\s/.test(name) && !/[.,]/.test(name) ? ` ${titleKey(name)}` : null
  return authors.some((author) => {
    const { family, given } = nameOf(author)
    if (compound !== null && titleKey(author).endsWith(compound)) return true
    return family === wanted.family && canBeOne(given, wanted.given)
  })
}

/** Whether one of the authors bears the name with every given name as it was asked for, and not as an initial. */
export function isInFull(authors: readonly string[], name: string): boolean {
  if (isEastAsian(name)) return isBy(authors, name)
  const wanted = nameOf(name)
  return authors.some((author) => {
    const { family, given } = nameOf(author)
    const hasGiven = (one: string, index: number) =>
      given[index] === one || (one.length === 1 && given[index]?.startsWith(one) === true)
    return family === wanted.family && wanted.given.every(hasGiven)
  })
}

/** "G. E." and "Geoffrey"; a name that is left out contradicts nothing. */
const canBeOne = (a: readonly string[], b: readonly string[]) =>
  a.every((name, index) => {
    const other = b[index]
    return other === undefined || name.startsWith(other) || other.startsWith(name)
  })
