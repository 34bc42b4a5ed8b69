import { describe, expect, test } from 'vitest'
import { type GivenForm, givenIn, inverted, particleOf, splitName } from './names.ts'

describe('names split as a library splits them', () => {
  test.each([
    ['Ashish Vaswani', 'Vaswani | Ashish'],
    ['Vaswani, Ashish', 'Vaswani | Ashish'],
    ['Ludwig van Beethoven', 'van Beethoven | Ludwig'],
    ['Jan van der Berg', 'van der Berg | Jan'],
    ['Maria de la Cruz', 'de la Cruz | Maria'],
    ['Martin Luther King Jr.', 'King | Martin Luther | Jr.'],
    ['King, Martin Luther, Jr.', 'King | Martin Luther | Jr.'],
    ['Sammy Davis, Jr.', 'Davis | Sammy | Jr.'],
    ['Plato', '{Plato}'],
    ['王小明', '{王小明}'],
    ['The Tessera Project', '{The Tessera Project}'],
    ['Open Science Collaboration', '{Open Science Collaboration}'],
    ['Department of Physics, University of Oslo', '{Department of Physics, University of Oslo}'],
    ['Plato,', '{Plato}'],
    [',', '{}'],
  ])('%s', (name, expected) => {
    const parts = splitName(name)
    const shown =
      'literal' in parts
        ? `{${parts.literal}}`
        : [parts.family, parts.given, parts.suffix].filter(Boolean).join(' | ')
    expect(shown).toBe(expected)
  })
})

describe('given names are shortened as each style writes them', () => {
  test.each<[GivenForm, string, string]>([
    ['J. R.', 'Jean-Paul Marie', 'J.-P. M.'],
    ['J.R.', 'Jean-Paul Marie', 'J.-P.M.'],
    ['JR', 'Jean-Paul Marie', 'JPM'],
    ['J. R.', 'J.-P.', 'J.-P.'],
    ['J.R.', 'J.-P. M.', 'J.-P.M.'],
    ['JR', 'J.-P.', 'JP'],
    ['J. R.', 'J.K.', 'J. K.'],
    ['J. R.', 'JK', 'J. K.'],
    ['JR', 'J. K.', 'JK'],
    ['J. R.', 'Émile', 'É.'],
    ['J. R.', 'Алексей', 'А.'],
    ['J. R.', 'Johann Wolfgang von', 'J. W. von'],
    ['J.R.', 'Johann Wolfgang von', 'J.W. von'],
    ['J. R.', 'محمد', 'محمد'],
    ['full', 'AJ', 'A. J.'],
    ['full', 'Ada', 'Ada'],
  ])('%s: %s', (form, given, expected) => {
    expect(givenIn(form, given)).toBe(expected)
  })
})

test('Chinese, Japanese and Korean names stand as they are written', () => {
  expect(inverted({ family: '김', given: '철수' }, { form: 'J. R.' })).toBe('김철수')
})

test.each([
  ['van der Berg', 'van der', 'Berg'],
  ["d'Alembert", '', "d'Alembert"],
  ['De Niro', '', 'De Niro'],
  ['al-Khwarizmi', '', 'al-Khwarizmi'],
  ['hooks', '', 'hooks'],
])('the particle of %s is %j', (family, particle, rest) => {
  expect(particleOf(family)).toEqual({ particle, rest })
})
