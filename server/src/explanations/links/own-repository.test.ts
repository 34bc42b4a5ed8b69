import { expect, test } from 'vitest'
import { ownRepository } from './own-repository.ts'

/** The repository of a paper whose statement of code is this. */
const own = (text: string, item = 'code') =>
  ownRepository({ text, marks: [], blocks: [] }, [
    { item, status: 'stated', spans: [{ start: 0, end: text.length }] },
  ])

test.each([
  ['Our code is available at https://github.com/marlow/pebbles.', 'marlow/pebbles'],
  [
    'Code (https://github.com/marlow/pebbles.git) and data (https://osf.io/ab1cd)',
    'marlow/pebbles',
  ],
  [
    'See https://osf.io/ab1cd and https://github.com/marlow/pebbles/tree/main/src.',
    'marlow/pebbles',
  ],
  [
    'It is based on ladle (https://github.com/other/ladle); the code is available at https://github.com/marlow/pebbles.',
    'marlow/pebbles',
  ],
  ['Based on ladle, our code is released at https://github.com/marlow/pebbles', 'marlow/pebbles'],
  [
    'The scripts used in this study are available at https://github.com/marlow/pebbles',
    'marlow/pebbles',
  ],
  ['The code we used is available at https://github.com/marlow/pebbles', 'marlow/pebbles'],
  ['Available at the following link: https://github.com/marlow/pebbles', 'marlow/pebbles'],
  [
    'Code: https://github.com/marlow/pebbles, built on https://github.com/other/ladle',
    'marlow/pebbles',
  ],
])('%s', (text, name) => {
  expect(own(text)).toBe(name)
})

test.each([
  'The implementation is based on ladle, available at https://github.com/other/ladle.',
  'We use the code available at https://github.com/other/ladle.',
  'Our counter extends https://github.com/other/ladle.',
  'Code is available at https://gitlab.com/marlow/pebbles and https://example.org/github.com/a/b.',
  'Code is available at https://github.com/marlow.',
  'Code is available at https://github.com.example.org/marlow/pebbles.',
])('none: %s', (text) => {
  expect(own(text)).toBeNull()
})

test('of code before data, whatever comes first; what was not found or is of others items names none', () => {
  const text = 'Data: https://github.com/marlow/jars. Code: https://github.com/marlow/pebbles.'
  const [data, code] = [
    { item: 'data', status: 'stated', spans: [{ start: 0, end: 37 }] },
    { item: 'code', status: 'stated', spans: [{ start: 38, end: text.length }] },
  ]
  const document = { text, marks: [], blocks: [] }
  expect(ownRepository(document, [data, code])).toBe('marlow/pebbles')
  expect(ownRepository(document, [data])).toBe('marlow/jars')
  expect(ownRepository(document, [{ ...code, status: 'not-found' }])).toBeNull()
  expect(ownRepository(document, [{ ...code, item: 'ethics' }])).toBeNull()
})
