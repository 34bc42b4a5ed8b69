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

/** The symbols that are told of each equation of a paper: a heading "# …", a formula "= …", else a paragraph. */
async function toldIn(lines: readonly string[]): Promise<string[][]> {
  const builder = documentBuilder('html', '1')
  for (const [at, line] of lines.entries()) {
    if (line.startsWith('# ')) builder.section({ heading: line.slice(2), level: 1 })
    else if (line.startsWith('= '))
      builder.addEquation(line.slice(2), { id: `e${at}`, latex: line.slice(2) })
    else builder.add('paragraph', inline(line))
  }
  const { equations } = await analyzeMath(builder.finish({ title: 'T', authors: [] }))
  return equations.map(({ symbols }) => symbols.map(({ definition }) => definition.text))
}

const letX = 'Let X be the set of hives in one field.'

test('what a lemma supposes holds in the lemma and its proof, and not beyond', async () => {
  const told = await toldIn([
    '# Hives',
    'Every garden has hives, and a hive has bees.',
    '= X = 3 + 4',
    'Lemma 1. Let |X| be the set of hives in one field.',
    '= X = 1 + 2',
    'Proof. The bees of a field fly to its hives.',
    '= X = 2 + 2',
    'Lemma 2. The gardens of a town have hives, too.',
    '= X = 5 + 6',
    '# Gardens',
    '= X = 7 + 8',
  ])
  expect(told).toEqual([[], [letX], [letX], [], []])
})

test('what plain text lets a symbol be holds to the end of its section; what a paper denotes by it, in all', async () => {
  const told = await toldIn([
    '# Hives',
    'Let |X| be the set of hives in one field. Let |Y| denote the number of bees in a hive.',
    '= X = Y + 2',
    '# Gardens',
    'The gardens of a town have hives, too, and more of them.',
    '= X = Y + 5',
  ])
  const letY = 'Let Y denote the number of bees in a hive.'
  expect(told).toEqual([[letX, letY], [letY]])
})

test.each([
  'If |X| is the set of hives in one field, the bees find them.',
  'The bees are fed for any set |X|, however large it is.',
  'Note that a row of hives of length |X|, if it is straight, has two ends.',
])('a premise is no definition for other sections: %s', async (words) => {
  const told = await toldIn(['# Hives', words, '= X = 1', '# Gardens', 'More.', '= X = 2'])
  expect(told).toEqual([[words.replaceAll('|', '')], []])
})

test('what the main clause defines holds in all, whatever was supposed before it', async () => {
  const words = 'If a hive is the head of a row, |X| is the number of bees that fly from it.'
  const told = await toldIn(['# Hives', words, '= X = 1', '# Gardens', 'More.', '= X = 2'])
  expect(told).toEqual([[words.replaceAll('|', '')], [words.replaceAll('|', '')]])
})

test.each([
  'where a : B → |X| is the map from rows of bees to hives.',
  'A standard hive in |X| is a round one with two doors.',
])('a symbol is not what a map to it is, or a thing in it: %s', async (words) => {
  expect(await toldIn(['# Hives', '= X = 1', words])).toEqual([[]])
})

test('a letter raised to nought before its argument is no power', async () => {
  const told = await toldIn([
    '# Hives',
    'We feed the bees where |H| is the hive of the garden.',
    '= H^0(L) + H^1(L) = 2',
    'The rest is as before.',
    '= H^2(L + 1) = 2',
  ])
  expect(told).toEqual([[], ['We feed the bees where H is the hive of the garden.']])
})
