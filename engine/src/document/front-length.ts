import type { Block } from './paper-document.ts'

/**
 * How many of a paper's pieces, by their roles in reading order, are its title page before the abstract: names,
 * institutes, dates and the journal's own lines, which the head of its page tells of. None where no abstract follows:
 * there the text itself may begin so.
 */
export function frontLength(roles: readonly (Block['role'] | undefined)[]): number {
  const length = roles.findIndex((role) => role !== 'front')
  return roles[length] === 'abstract' ? length : 0
}
