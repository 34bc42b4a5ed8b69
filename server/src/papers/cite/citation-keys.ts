import { createHash } from 'node:crypto'
import { plainLetters } from '../../sources/plain-letters.ts'
import type { Citable } from './citable.ts'

/**
 * A key for each paper, in order: "vaswani2017attention", ASCII letters and digits only. A title in another alphabet
 * gives no word: four signs stand for it. Papers of one list that would share a key get four more, made from their own
 * names, so that each keeps its key wherever the list is written.
 */
export function citationKeys(papers: readonly Citable[]): string[] {
  const plain = papers.map(plainKey)
  const keys = plain.map((key, index) =>
    plain.indexOf(key) === plain.lastIndexOf(key) ? key : `${key}${mark(papers[index] as Citable)}`,
  )
  // The same paper twice, or a clash of marks.
  return keys.map((key, index) => (keys.indexOf(key) === index ? key : `${key}x${index}`))
}

/** The key of a paper by itself, by which files about it are called. */
export const citationKey = (paper: Citable): string => citationKeys([paper])[0] as string

function plainKey(paper: Citable): string {
  const [first] = paper.authors
  const family = first === undefined ? '' : 'literal' in first ? first.literal : first.family
  const author = ascii(family.replace(/^the\s/i, '')).slice(0, 30)
  const words = paper.title.split(' ').map(ascii)
  const word = words.find((each) => each.length > 3) ?? words.find((each) => each) ?? mark(paper)
  const key = `${author || 'anon'}${paper.year ?? ''}${word.slice(0, 24)}`
  return /^[a-z]/.test(key) ? key : `paper${key}`
}

function mark({ doi, arxivId, id }: Citable): string {
  return createHash('sha256')
    .update((doi ?? arxivId ?? id).toLowerCase())
    .digest('hex')
    .slice(0, 4)
}

const ascii = (text: string) => plainLetters(text).replace(/[^a-z0-9]/g, '')
