import { isLinkField } from '../sources/merged-fields.ts'
import { givenName, mainTitleKey, mayBeOnePerson, titleKey } from '../sources/same-paper.ts'

/** A shorter text inside of an abstract is a part of it by chance. */
const shortestPart = 60

/**
 * Whether two values of a field, as readers see them, say the same: case, accents, punctuation, first names cut to
 * their letters, the subtitle of a journal and what a source leaves out aside.
 */
export function agree(field: string, a: string, b: string): boolean {
  // Another copy does not contradict the first.
  if (isLinkField(field)) return true
  const [one, other] = [titleKey(a), titleKey(b)]
  switch (field) {
    case 'authors':
      return areTheSamePeople(a.split('; '), b.split('; '))
    case 'venue':
      return placeKey(a) === placeKey(b)
    case 'abstract':
      return (
        one === other ||
        (Math.min(one.length, other.length) >= shortestPart &&
          (one.includes(other) || other.includes(one)))
      )
    case 'date':
      return a.startsWith(b) || b.startsWith(a)
    case 'license':
      return areOneLicence(one, other)
    default:
      return one === other
  }
}

const areTheSamePeople = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length &&
  a.every((name, index) => {
    const other = b[index] ?? ''
    return mayBeOnePerson(name, other) && mayBeOneFirstName(name, other)
  })

/** "Jean-Pierre", "J.-P.", "Jean" and "J" may be one, and "Wei" and "Wen" are two. */
function mayBeOneFirstName(name: string, other: string): boolean {
  const [mine, theirs] = [firstNames(name), firstNames(other)]
  return (
    mine.length === 0 ||
    theirs.length === 0 ||
    mine.some((one) => theirs.some((two) => one.startsWith(two) || two.startsWith(one)))
  )
}

/** Latin ones: others are written in many ways. */
const firstNames = (name: string) =>
  titleKey(givenName(name))
    .split(' ')
    .filter((word) => /^[a-z]+$/.test(word))

/** "The Lancet (London, England)" and "Lancet", "Eos: transactions" and "EOS" are one place. */
const placeKey = (venue: string) =>
  mainTitleKey(venue.replace(/\s*\([^()]*\)\s*$/, '')).replace(/^the (?=.)/, '')

/** Many sources leave the number out; two numbers are two licences. */
function areOneLicence(one: string, other: string): boolean {
  const parts = (key: string) => key.match(/^(.*?)(?: (\d+(?: \d+)*))?$/)?.slice(1) ?? [key]
  const [[mine, own], [theirs, its]] = [parts(one), parts(other)]
  return mine === theirs && (own === its || own === undefined || its === undefined)
}
