import type { PaperDocument, Reference } from '../document/paper-document.ts'
import { fold } from '../text/tokens.ts'
import { surnameOf } from './retold/surnames.ts'
import type { Work } from './source-notes.ts'

/** A print follows what is first published online by so many years. */
const betweenPrints = 1

/**
 * Whether a work that is named by its first authors and its year is the paper itself; one of the same authors that it
 * cites is another.
 */
export function isOwnWork(document: PaperDocument, work: Work): boolean {
  const { surnames, year, andOthers } = work
  const own = document.authors.slice(0, surnames.length).map(surnameOf)
  // "Gray and Ames" are two; a first name alone may stand for all.
  if (surnames.length > 1 && !andOthers && surnames.length !== document.authors.length) return false
  if (own.length < surnames.length || !own.every((one, at) => isSame(one, surnames[at] ?? '')))
    return false
  if (year === undefined || year === document.year) return true
  const isNear =
    document.year === undefined || (year > document.year && year - document.year <= betweenPrints)
  return isNear && !document.references.some((one) => isWork(one, work))
}

const isSame = (a: string, b: string): boolean => fold(a) === fold(b.split(' ').at(-1) ?? b)

/** "Ames B", "B Ames" and "Ames, B." are by one. */
export const isWork = ({ authors, year }: Reference, work: Work): boolean =>
  (work.year === undefined || year === work.year) &&
  work.surnames.every((surname, at) =>
    fold(authors[at] ?? '')
      .split(/[\s,.]+/)
      .includes(fold(surname.split(' ').at(-1) ?? surname)),
  )
