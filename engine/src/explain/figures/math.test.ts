import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import type { Inline } from '../../document/runs.ts'
import { analyzeMath } from './math.ts'

const italic = (text: string) => ({ text, marks: [{ kind: 'italic' as const }] })
const inline = (text: string, id: string) => ({
  text,
  equation: { id, display: false, latex: text },
})

/** The one equation set between two paragraphs, as it is read. */
async function reading(
  before: Inline,
  equation: string,
  after: Inline,
  source: 'html' | 'pdf' = 'html',
) {
  const builder = documentBuilder(source, '1')
  builder.section({ heading: 'Method', level: 1 })
  builder.add('paragraph', before)
  builder.addEquation(equation, { id: 'e', ...(source === 'html' && { latex: equation }) })
  builder.add('paragraph', after)
  const { equations } = await analyzeMath(builder.finish({ title: 'T', authors: [] }))
  return equations[0]
}
const symbolsOf = (read: Awaited<ReturnType<typeof reading>>) =>
  read?.symbols.map(({ symbol, definition }) => [symbol, definition.text])

test('letters of a name are no symbols, whatever they stand for elsewhere', async () => {
  const read = await reading(
    [
      { text: 'A hive is visited when the number of flowers ' },
      inline('n', 'a'),
      { text: ' is small, in a neighbourhood of size ' },
      inline('r', 'b'),
      { text: '. The dose rate follows the formula:' },
    ],
    'drate = base_num ⋅ warm_units^−1.5',
    'The rest is as before in every garden.',
  )
  expect(symbolsOf(read)).toEqual([])
})

test('the sign of a transpose behind a number or a bracket is no symbol', async () => {
  const read = await reading(
    [
      { text: 'A visit is a signal of length ' },
      inline('T', 'a'),
      { text: '. Flowers are kept in a matrix ' },
      inline('A', 'b'),
      { text: '. We compute:' },
    ],
    '1^T (A + 1)^{T} = 0',
    'The rest is as before in every garden.',
  )
  expect(read?.symbols.map(({ symbol }) => symbol)).toEqual(['A'])
})

test('factors written side by side are symbols, each with its definition', async () => {
  const read = await reading(
    [
      { text: 'The visits are packed into a matrix ' },
      inline('Q', 'a'),
      { text: '. Hives and fields are packed into matrices ' },
      inline('K', 'b'),
      { text: ' and ' },
      inline('V', 'c'),
      { text: '. We compute:' },
    ],
    'weight(Q, K, V) = share(QK^T)V',
    'The rest is as before in every garden.',
  )
  expect(read?.symbols.map(({ symbol }) => symbol)).toEqual(['Q', 'K', 'V'])
})

test('a symbol with another index is another symbol; one that is numbered is the same', async () => {
  const defining: Inline = [
    { text: 'Here ' },
    inline('H', 'a'),
    { text: ' is the hive and ' },
    inline('k', 'b'),
    { text: ' is the count of its cells. We have:' },
  ]
  const read = await reading(defining, 'H_C = k_i + 1', 'The rest is as before in every garden.')
  expect(read?.symbols.map(({ symbol }) => symbol)).toEqual(['k'])
})

test('marks that hold a space, and indices, are symbols of the sentence below the equation', async () => {
  const read = await reading(
    'We then use the following distance:',
    'd(P, Q) = ‖vA − vB‖ + m',
    [
      { text: 'where ' },
      italic('d '),
      { text: 'is a distance function, ' },
      italic('m '),
      { text: 'is the margin, and ' },
      { text: 'v', marks: [{ kind: 'bold' }] },
      { text: 'A', marks: [{ kind: 'italic' }, { kind: 'sub' }] },
      { text: ' is the vector of garden A.' },
    ],
    'pdf',
  )
  expect(read?.symbols.map(({ symbol }) => symbol)).toEqual(['d', 'vA', 'm'])
})

test('the sentence below an equation defines its names in plain letters as well', async () => {
  const read = await reading(
    'We calculated the ratio as',
    'CF = (CM_t − CM_ind)/CM_t',
    'where CMt is the total number of marked bees and CMind is the number of single bees.',
  )
  expect(read?.symbols.map(({ symbol }) => symbol)).toEqual(['CMt', 'CMind'])
})

test.each(['−−→ P² and P²', '′s(r) − V ′v'])(
  'a fragment that a PDF sets apart is no equation: %s',
  async (fragment) => {
    const after = 'but the rest of the line is text.'
    expect(await reading('A garden is near when it has', fragment, after, 'pdf')).toBeUndefined()
  },
)

test('a whole sentence that is not about an equation does not explain it', async () => {
  const after = 'The rest is as before in every garden.'
  const off = await reading(
    'With a single bee, averaging hinders this.',
    'M(Q) = head_1 + Q',
    after,
  )
  expect(off?.explanation).toEqual([])
  expect(off?.title).toBe('Equation in Method')
  const on = await reading('The shares are computed for all of Q at once.', 'M(Q) = 2 + Q', after)
  expect(on?.explanation.map(({ text }) => text)).toEqual([
    'The shares are computed for all of Q at once.',
  ])
})

test('where the gain in a state is defined, the state is not', async () => {
  const read = await reading(
    [
      { text: 'The gain of bees in the state ' },
      inline('s', 'a'),
      { text: ' is defined as the weight of honey:' },
    ],
    'g(s) = w(s) + 1',
    'The rest is as before in every garden.',
  )
  expect(symbolsOf(read)).toEqual([])
})

test('a definition that ends in a formula is told with it', async () => {
  const read = await reading(
    [{ text: 'In every garden ' }, inline('T', 'a'), { text: ' is a matrix of hives given by' }],
    'T = (R, S; 0, 1)',
    'The rest is as before in every garden.',
  )
  expect(symbolsOf(read)).toEqual([
    ['T', 'In every garden T is a matrix of hives given by\n\nT = (R, S; 0, 1)'],
  ])
})

test('numbers side by side are cells of a table, and no formula', async () => {
  const read = await reading(
    'In both gardens the median is 0, but the spread differs: median spread',
    'X = {0, 0, 1, 1} 0 0 Y = {0, 0, 0, 1} 0 1',
    'The rest is as before in every garden.',
    'pdf',
  )
  expect(read).toBeUndefined()
})

test('the list below an equation says what its symbols are', async () => {
  const builder = documentBuilder('html', '1')
  builder.section({ heading: 'Method', level: 1 })
  builder.add('paragraph', 'The honey of a hive is a sum of two parts:')
  builder.addEquation('h = v ∗ f + n + A,', { id: 'e', latex: 'h = v * f + n + A,' })
  builder.add('paragraph', 'with:')
  builder.add('list-item', 'v ∈ R^T number of visits by day, a signal of length T')
  builder.add('list-item', 'f: the share of flowers that a visit empties')
  builder.add('list-item', 'n ∈ R^T')
  builder.add('list-item', 'A bee is counted once a day')
  builder.add('list-item', 'w weight of the hive on a dry day')
  builder.add('paragraph', 'The rest is as before in every garden.')
  builder.add('list-item', 'h honey of another hive than this one')
  const { equations } = await analyzeMath(builder.finish({ title: 'T', authors: [] }))
  expect(symbolsOf(equations[0])).toEqual([
    ['v', 'v ∈ R^T number of visits by day, a signal of length T'],
    ['f', 'f: the share of flowers that a visit empties'],
  ])
})

test.each([
  'be divisible by 4',
  'be even',
  'be large enough',
  'be an integer with many flowers',
  'be an even integer',
])('a premise defines nothing: let n %s', async (premise) => {
  const words = premise
  const before: Inline = [{ text: 'Let ' }, inline('n', 'a'), { text: ` ${words}. Then we have:` }]
  expect(symbolsOf(await reading(before, 'k = 2^n + 1', 'The rest is as before.'))).toEqual([])
})

test.each(['be the number of hives', 'be a positive number of hives', 'be a hive'])(
  'what a letter is let to be defines it: let n %s',
  async (words) => {
    const before: Inline = [
      { text: 'Let ' },
      inline('n', 'a'),
      { text: ` ${words}. Then we have:` },
    ]
    const read = await reading(before, 'k = 2^n + 1', 'The rest is as before.')
    expect(symbolsOf(read)).toEqual([['n', `Let n ${words}.`]])
  },
)

test.each(['(id=87)²', 'ten (id=87_1) 24 (id=87_2) …', 'Answer: a rondo (id=0011_7)'])(
  'a name set in brackets is no equation: %s',
  async (words) => {
    expect(await reading('The answer is as follows,', words, 'It was told.', 'pdf')).toBeUndefined()
  },
)

test('a value set in brackets in an equation leaves it one', async () => {
  const read = await reading('We obtain:', 'f(no=1) = g(no=2) + 3', 'It holds.', 'pdf')
  expect(read?.expression).toBe('f(no=1) = g(no=2) + 3')
})

test('a paper with very many equations says how many are left out, and one with fewer nothing', async () => {
  const withEquations = async (count: number) => {
    const builder = documentBuilder('html', '1')
    builder.section({ heading: 'Method', level: 1 })
    for (let at = 0; at < count; at++) builder.addEquation(`x = ${at} + y`, { id: `e${at}` })
    return analyzeMath({ ...builder.finish({ title: 'T', authors: [] }), language: 'en' })
  }
  const many = await withEquations(203)
  expect([many.equations.length, many.leftOut]).toEqual([200, 3])
  const few = await withEquations(200)
  expect([few.equations.length, few.leftOut]).toEqual([200, undefined])
})

test('equations of one section without numbers have titles of their own', async () => {
  const builder = documentBuilder('html', '1')
  builder.section({ heading: 'Method', level: 1 })
  for (const id of ['a', 'b', 'c']) {
    builder.add('paragraph', 'The bees of a hive fly as far as the flowers are away from it.')
    builder.addEquation(`${id} = ${id}x + 1`, {
      id,
      latex: `${id} = ${id}x + 1`,
      ...(id === 'b' && { label: '(1)' }),
    })
  }
  const { equations } = await analyzeMath(builder.finish({ title: 'T', authors: [] }))
  expect(equations.map(({ title }) => title)).toEqual([
    'Equation in Method, 1 of 2',
    'Equation (1) in Method',
    'Equation in Method, 2 of 2',
  ])
})

test('what leads through several equations is told of the first of them', async () => {
  const builder = documentBuilder('html', '1')
  builder.section({ heading: 'Method', level: 1 })
  builder.add('paragraph', 'The load and the age of a hive are given by:')
  builder.addEquation('L = w h', { id: 'a', latex: 'L = w h' })
  builder.addEquation('A = t h', { id: 'b', latex: 'A = t h' })
  builder.add('paragraph', [
    { text: 'where ' },
    inline('h', 'c'),
    { text: ' is the number of hives in the garden.' },
  ])
  const { equations } = await analyzeMath(builder.finish({ title: 'T', authors: [] }))
  expect(equations.map(({ explanation }) => explanation.length)).toEqual([1, 0])
  expect(equations.map(({ symbols }) => symbols.map(({ symbol }) => symbol))).toEqual([
    ['h'],
    ['h'],
  ])
})
