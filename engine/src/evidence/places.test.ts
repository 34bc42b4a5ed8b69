import { expect, test } from 'vitest'
import { standsAlone } from './places.ts'

/** The words between two bars of a text. */
function isAlone(marked: string): boolean {
  const [before = '', words = ''] = marked.split('|')
  return standsAlone(marked.replaceAll('|', ''), {
    start: before.length,
    end: before.length + words.length,
  })
}

test.each([
  '|The rate is 2.|8%.',
  '|The rate is 2|.8%.',
  '|They rang at 10:|30.',
  '|We tuned 8.|1M bells.',
  '|It is in bells.|txt and here.',
  'The rate is 1|5% of all.|',
  'The share is 1.|5% of all.|',
])('words are cut out of a number or a name: %s', (marked) => expect(isAlone(marked)).toBe(false))

test.each([
  '|The rate is 2.| Bells rang.',
  '|The rate is 2.8.|',
  '|The bell broke in 1911.| 12 others did not.',
  '|The bell broke.|12 others did not.',
  '|The bell broke.|In Ghent none did.',
  '|The bell broke|, 12 others did not.',
])('words stand alone: %s', (marked) => expect(isAlone(marked)).toBe(true))
