import { expect, test } from 'vitest'
import { candidate } from './candidate.fixture.ts'
import { referredFirst } from './referred-paper.ts'

const papers = [
  candidate('Wireless communication in Shanghai', 2001, 'Li Wei'),
  candidate('Communication', 1999, 'Ada Pebble'),
  candidate('Claude Shannon and communication engineering', 2005, 'Bo Brook'),
  candidate('A Mathematical Theory of Communication', 1948, 'Claude E. Shannon'),
]
const firstOf = (words: string) => referredFirst(papers, words)[0]?.title

test.each([
  'shannon communication',
  'Shannon mathematical theory',
  'communications shannon 1948',
  'Shannon, C. E. (1948). A mathematical theory of communication. Bell System Technical Journal, 27(3), 379–423.',
  'Shannon CE. A Mathematical Theory of Communication. Bell Syst Tech J. 1948;27:379-423.',
])('%s: the paper of that author with that title stands first', (words) => {
  expect(firstOf(words)).toBe('A Mathematical Theory of Communication')
})

test.each(['communication', 'shannon engineering 2020', 'shannon', 'theory of communication'])(
  '%s refers to none: the order stays',
  (words) => {
    expect(referredFirst(papers, words)).toEqual(papers)
  },
)
