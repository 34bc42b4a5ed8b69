import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import type { Inline } from '../../document/runs.ts'
import { analyzeMath } from './math.ts'

/** Words with their symbols between bars: "Let |X| be a hive." */
const inline = (words: string): Inline =>
  words
    .split('|')
    .map((text, at) =>
      at % 2 === 0
        ? { text }
        : { text, equation: { id: `${text}${words.length}`, display: false, latex: text } },
    )

/** "symbol: definition" of the last formula of a paper: a heading "# …", a formula "= …", else a paragraph. */
async function toldOfLast(lines: readonly (string | Inline)[]): Promise<string[]> {
  const builder = documentBuilder('html', '1')
  for (const [at, line] of lines.entries()) {
    if (typeof line !== 'string') builder.add('paragraph', line)
    else if (line.startsWith('# ')) builder.section({ heading: line.slice(2), level: 1 })
    else if (line.startsWith('= '))
      builder.addEquation(line.slice(2), { id: `e${at}`, latex: line.slice(2) })
    else builder.add('paragraph', inline(line))
  }
  const { equations } = await analyzeMath(builder.finish({ title: 'T', authors: [] }))
  return (equations.at(-1)?.symbols ?? []).map(
    ({ symbol, definition }) => `${symbol}: ${definition.text}`,
  )
}
const symbolsOf = async (lines: readonly (string | Inline)[]) =>
  (await toldOfLast(lines)).map((told) => told.split(':')[0])

test('every symbol of a list is defined by the verb behind it', async () => {
  const where = 'where |A(t)|, |B(t)|, and |C| are slow functions to be found.'
  expect(await symbolsOf(['= h = A(t) + B(t) + C', where])).toEqual(['A(t)', 'B(t)', 'C'])
})

test('the set that a symbol is in is no item of the list that follows', async () => {
  const where = 'where |Q| = [1, 2] ∈ |R^h| and |v|, |w| ∈ |R^k| are learned vectors.'
  expect(await symbolsOf(['= h = 2 + v + w', where])).toEqual(['v', 'w'])
})

test('factors that an equation has side by side are taken up below it', async () => {
  const where: Inline = [
    { text: 'where ' },
    { text: 'λ', marks: [{ kind: 'italic' }] },
    { text: ' denotes the rate of visits and Δ denotes a span of time.' },
  ]
  expect(await symbolsOf(['= h = (Δλ) + 1', where])).toEqual(['Δ', 'λ'])
})

test('a Greek letter before an indexed one is a factor, but no sign of a difference', async () => {
  const where = 'where |α| is the share of bees and |δ| is the depth of the hive.'
  expect(await symbolsOf(['= T_B = αT_γ + δT_B', where])).toEqual(['α'])
})

test('of several definitions the nearest that holds in general is told, not that of a case', async () => {
  const general = 'The reach |d(A)| is the length of the shortest flight.'
  const special = 'In the case of a wild hive, |d(A)| is the length of the longest dance.'
  expect(await toldOfLast([general, special, '= d(A) = 3'])).toEqual([
    `d(A): ${general.replaceAll('|', '')}`,
  ])
})

test('a letter with an accent is another symbol', async () => {
  const italics: Inline = [
    { text: 'where ' },
    { text: 'r', marks: [{ kind: 'italic' }] },
    { text: '\u0302 is the unit vector of the flight.' },
  ]
  expect(await symbolsOf(['= r = 2 + r_0', italics])).toEqual([])
  expect(await symbolsOf(['= x = r\u0302r\u0302 + 1', italics])).toEqual(['r\u0302'])
})

test('a letter of an index is no symbol of the sentence', async () => {
  const words: Inline = [
    { text: 'where ' },
    { text: 'q', marks: [{ kind: 'italic' }] },
    { text: 'x, ', marks: [{ kind: 'sub' }] },
    { text: 'i', marks: [{ kind: 'italic' }, { kind: 'sub' }] },
    { text: ' are the weights of the hives by rank.' },
  ]
  expect(await symbolsOf(['= h = ∑_i q_{x, i}', words])).toEqual(['qx, i'])
})

test('scripts are read in any order', async () => {
  const words: Inline = [
    { text: 'Let ' },
    { text: 'x', marks: [{ kind: 'bold' }] },
    { text: '(', marks: [{ kind: 'sup' }] },
    { text: 'l', marks: [{ kind: 'italic' }, { kind: 'sup' }] },
    { text: ')', marks: [{ kind: 'sup' }] },
    { text: 'i', marks: [{ kind: 'italic' }, { kind: 'sub' }] },
    { text: ' denote the load of a bee on its flight.' },
  ]
  expect(await symbolsOf([words, '= h = x_i^{(l)} + 1'])).toEqual(['x(l)i'])
})

test('the last letter of a value is not what is defined: its first one is', async () => {
  const where = 'where |n| = ∑_t |r_t| is the number of visits.'
  expect(await symbolsOf(['= h = n + r_t', where])).toEqual(['n'])
})

test.each([
  'Only when it is dry, where |p| → 0, do they sleep.',
  'We end the search when the change of the parameter called |q| or of |p| remains small.',
  'If |p| is a dry field, they fly.',
  'A larger |p| means a larger garden.',
  'In the rest frame |p| = 3 they fly.',
  'This holds for all hives, where |p| is a positive integer.',
])('these words define nothing: %s', async (words) => {
  expect(await toldOfLast([words, '= h = p + 1'])).toEqual([])
})

test('what is said of a function at one argument is not said of it at another', async () => {
  const where = 'where |L(u_0)| denotes the honey of an empty field.'
  expect(await symbolsOf(['= h = L(u) + 1', where])).toEqual([])
  expect(await symbolsOf(['= h = L(u) − L(u_0)', where])).toEqual(['L(u_0)'])
  expect(await symbolsOf(['= h = L(u)', 'where |L(v)| denotes the honey of a field.'])).toEqual([
    'L(v)',
  ])
})

test('D_0 is not D, and D′ neither', async () => {
  const where = 'where |D| is the depth of the hive.'
  expect(await symbolsOf(['= h = D_0 + D′', where])).toEqual([])
  expect(await symbolsOf(['= h = D_k', where])).toEqual(['D'])
})

test('a function is not what has its letter and an index', async () => {
  const where = 'where |U(t)| is the turn of a dance.'
  expect(await symbolsOf(['= h = U_nl(y) + 2', where])).toEqual([])
  expect(await symbolsOf(['= h = U + 2', where])).toEqual(['U(t)'])
})

test('a thing that is named when it is first spoken of is told; its name in passing is not', async () => {
  const first = 'Each row has one bee |q| and one dusty (white) flower |w|, along with others.'
  expect(await toldOfLast([first, 'We wash the white flower |w| twice.', '= h = q + w'])).toEqual([
    `q: ${first.replaceAll('|', '')}`,
    `w: ${first.replaceAll('|', '')}`,
  ])
})

test('one letter that is named in passing may be another thing in another section', async () => {
  const lines = ['# Hives', 'A queen |q| leads the hive.', '# Fields', 'More.', '= h = q + 1']
  expect(await toldOfLast(lines)).toEqual([])
})

test('"denote the reach as r", "by a region we mean", "the rate (η)" define', async () => {
  const lines = [
    'We denote the reach of a hive as |r|.',
    'By a “row” |R| we mean a line of hives.',
    'The gain is scaled by the learning rate (|η|).',
    '= h = r + R + η',
  ]
  expect(await symbolsOf(lines)).toEqual(['r', 'R', 'η'])
})

test('what a clause that defines another symbol calls by the way is no definition', async () => {
  expect(
    await symbolsOf([
      '= D = |d(a, b)|',
      'where |d(a, b)| means that hives |a| and |b| differ in one bee.',
    ]),
  ).not.toContain('a')
  expect(
    await symbolsOf(['At each time step |t|, we denote the queue of bees as |Q|.', '= Q = 2t']),
  ).toEqual(['Q'])
  expect(
    await symbolsOf([
      'We represent the hives by a single variable |w|, named the swarm.',
      '= h = w',
    ]),
  ).toEqual(['w'])
})

test('a letter that marks a part of a picture is defined by no words on it', async () => {
  expect(await symbolsOf(['On the right, |B| is the wild hive of May.', '= h = B'])).toEqual([])
  expect(await symbolsOf(['Here |B| is the wild hive of May.', '= h = B'])).toEqual(['B'])
})

test('a definition that points back stands with what it points at', async () => {
  const lines = [
    'We add a cost for each bee that is lost. This cost is scaled by the coefficient |b| here.',
    '= h = b',
  ]
  expect(await toldOfLast(lines)).toEqual([`b: ${lines[0]?.replaceAll('|', '')}`])
})
