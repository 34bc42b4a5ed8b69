import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import type { Inline } from '../../document/runs.ts'
import { analyzeMath } from './math.ts'

/** Words with their symbols, or inline relations, between bars: "Let |X ⊂ H| be a hive." */
const inline = (words: string): Inline =>
  words
    .split('|')
    .map((text, at) =>
      at % 2 === 0 ? { text } : { text, equation: { id: `${text}${at}`, display: false } },
    )

/** The symbols that are told of a formula that stands before these words. */
async function symbolsOf(formula: string, words: string): Promise<string[]> {
  const builder = documentBuilder('html', '1')
  builder.addEquation(formula, { id: 'e', latex: formula })
  builder.add('paragraph', inline(words))
  const { equations } = await analyzeMath(builder.finish({ title: 'T', authors: [] }))
  return (equations.at(-1)?.symbols ?? []).map(({ symbol }) => symbol)
}

test.each<[string, string, string]>([
  ['h = a + b', 'Where |a ∈ [0, 1]| is used to weigh the hives of a garden.', 'a'],
  ['h = a + b', 'Here |b| is drawn for each bee from a normal distribution.', 'b'],
  ['h = R_1 + b', 'We choose |R_1| to be the complement of the smallest hive.', 'R_1'],
  ['h = j + b', 'Denoting the number of bees in the garden by |j|, hives are of two kinds.', 'j'],
  ['h = H(x) + 2', 'We write |H(x)| for the space of all the hives around.', 'H(x)'],
  ['h = E + b', 'It has a smaller error than the best error so far, |E|, of the garden.', 'E'],
])('%s is told what a sentence says: %s', async (formula, words, symbol) => {
  expect(await symbolsOf(formula, words)).toEqual([symbol])
})

test.each<[string, string]>([
  ['h = a + b', 'If |a = 1| is used as degree of freedom, the bees follow.'],
  ['h = R + b', 'We take |R| to the garden of the smallest hive.'],
  ['h = j + b', 'In the rest of the garden, |j| may be larger than that.'],
])('%s is told nothing by words that define no symbol: %s', async (formula, words) => {
  expect(await symbolsOf(formula, words)).toEqual([])
})

test('a symbol is told with its set, or its value, behind it, and so is each of a list', async () => {
  const words = 'The flights are vectors |x ∈ R^n|, |y ∈ R^n| and |z ∈ R^m|.'
  expect(await symbolsOf('h = x + y + z', words)).toEqual(['x', 'y', 'z'])
  expect(await symbolsOf('h = k + 1', 'where |k = 8| is the number of hives.')).toEqual(['k'])
})

test('the index of factors side by side is of the last one', async () => {
  const words = 'where |Q| is the queen, |W_i| is the weight of a worker.'
  expect(await symbolsOf('h = QW_i', words)).toEqual(['Q', 'W_i'])
})

test('a clause without “and” is one of its own', async () => {
  const words = 'where |V| is the weight of the hive in |A|, |N| is the number of bees.'
  expect(await symbolsOf('h = V + N + A', words)).toEqual(['V', 'N'])
})
