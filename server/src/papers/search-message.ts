import type { SourceAnswer } from '@tessera/contract'
import { type Meaning, mostNamed } from '../sources/resolve.ts'
import type { FoundHere } from './local-search.ts'
import { silentOf, whoWasSilent } from './silent-sources.ts'

interface Searched {
  readonly meaning: Meaning
  /** The query was longer than what is read of it. */
  readonly wasCut: boolean
  /** The papers of all identifiers are here. */
  readonly isKnown: boolean
  readonly answers: readonly SourceAnswer[]
}

/** Characters of a query that are read. */
export const longestQuery = 512

/** Said before all else: what is missing is not what the sources do not know. */
export const couldNotKeep =
  'This installation is busy: some of what the sources told could not be kept just now, so papers may be missing here. Please search again in a moment.'

/** The sentence that a reader should know about a search; undefined when there is nothing to say. */
export function searchMessage({ meaning, wasCut, isKnown, answers }: Searched): string | undefined {
  if (wasCut) return `Only the first ${longestQuery} characters of the query were searched for.`
  if (meaning.kind === 'refused') return meaning.message
  if (meaning.kind === 'nothing') return 'This query has no letters or digits to search for.'
  if (meaning.kind !== 'identifier') return undefined
  if (meaning.isCut) return `Only the first ${mostNamed} identifiers were looked up.`
  if (isKnown) return undefined
  return unknownIdentifier(meaning.more ? 'One of these identifiers' : 'This identifier', answers)
}

/** Which words were taken for others; undefined when none was. */
export function misspeltMessage(misspelt: FoundHere['misspelt']): string | undefined {
  if (misspelt.length === 0) return undefined
  const list = (words: readonly string[]) =>
    new Intl.ListFormat('en').format(words.map((word) => `“${word}”`))
  const typed = list(misspelt.map((one) => one.typed))
  const meant = list(misspelt.map((one) => one.meant))
  return `No paper in this library has ${typed}: ${meant} ${misspelt.length > 1 ? 'were' : 'was'} searched for instead.`
}

/** Why an identifier led to no paper; undefined while sources are still being asked. */
function unknownIdentifier(which: string, answers: readonly SourceAnswer[]): string | undefined {
  if (answers.some(({ status }) => status === 'pending')) return undefined
  const silent = silentOf(answers)
  if (silent.length > 0)
    return `${which} is not in the library of this installation, and not every source could be asked: ${whoWasSilent(silent)} Try again later, or import the PDF to read it now.`
  if (answers.every(({ status }) => status === 'off'))
    return `${which} is not in the library of this installation, and the scholarly sources are not asked here. Import the PDF to read it now.`
  return `${which} is not in the library of this installation, and no source that was asked knows it. Check it for a typing error, or import the PDF to read it now.`
}
