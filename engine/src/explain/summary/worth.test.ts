import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { keyRows } from '../../text/key-rows.ts'
import { featureKey } from '../../text/sequence-model.ts'
import { explain } from '../explain.ts'
import { readSentences } from '../text/sentence.ts'
import { type WorthSection, wordings } from './wording.ts'
import { logOdds, worthOf } from './worth.ts'
import { worthFeatures } from './worth-features.ts'

const paper = documentFromSections({
  title: 'Ferries and the gulls of Lake Ormen',
  abstract:
    'Ferries are loud. We followed gulls for two summers to learn whether ferries drive them away. Gulls left piers with ferries.',
  sections: [
    {
      heading: 'Materials and methods',
      paragraphs: [
        'Nests within sight of a pier were visited every third morning by the same two wardens. Chicks were weighed to the nearest gram. Wardens of other lakes should adopt standardized counts of nests near piers.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'Pairs near piers raised 0.8 chicks, and those on the island raised 2.1 (p < 0.001).',
        'Values of p < 0.05 were considered significant.',
      ],
    },
    {
      heading: 'Discussion',
      paragraphs: ['A limitation of our study is that two summers are few, and one lake is small.'],
    },
  ],
})
const sentences = readSentences(paper)
const worth = worthOf(paper, sentences)
const worthIn = (section: WorthSection, words: string) =>
  worth[section].find(({ sentence }) => sentence.text.startsWith(words))?.score ?? Number.NaN

test('a step without a word of design has a place among the methods, and a finding has none', () => {
  expect(worthIn('methods', 'Nests within sight')).toBeGreaterThan(0)
  expect(worthIn('methods', 'Pairs near piers')).toBe(0)
  expect(worthIn('results', 'Pairs near piers')).toBeGreaterThan(worthIn('results', 'Chicks were'))
})

test('what is worded as a section and speaks against it has no place there', () => {
  expect(worthIn('results', 'Values of p')).toBe(0)
  expect(worthIn('methods', 'Wardens of other')).toBe(0)
})

test('each section tells its own, and none what another says', async () => {
  const { methods, results, limitations, tldr, whatsNew } = await explain(paper)
  const words = [methods, results, limitations].map((claims) =>
    claims.map(({ text }) => text).join(),
  )
  expect(words[0]).toContain('by the same two wardens')
  expect(words[1]).toContain('0.8 chicks')
  expect(words[2]).toContain('two summers are few')
  const all = [...tldr, ...whatsNew, ...methods, ...results, ...limitations].map(({ text }) => text)
  expect(new Set(all).size).toBe(all.length)
})

test('log odds are the bias and what known features weigh for the section', () => {
  const model = {
    rows: keyRows([featureKey('1=', 'gull'), featureKey('1=', 'pier')]),
    weights: [1, 2, 3, 4, 10, 20, 30, 40],
    scale: 10,
    bias: [-1, -2, -3, -4],
  }
  const gull = [featureKey('1=', 'gull'), featureKey('1=', 'unknown')]
  expect(logOdds(model, gull)[0]).toBeCloseTo(-0.9)
  expect(logOdds(model, [...gull, featureKey('1=', 'pier')])[3]).toBeCloseTo(0.4)
})

test('what is learned of the best follows what is learned of the sections', () => {
  const bias = [-1, -2, -3, -4, -5, -6]
  const gull = featureKey('1=', 'gull')
  const model = { rows: keyRows([gull]), weights: [1, 2, 3, 4, 5, 6], scale: 10, bias }
  const odds = logOdds(model, [gull])
  expect(odds.map((value) => Number(value.toFixed(1)))).toEqual([
    -0.9, -1.8, -2.7, -3.6, -4.5, -5.4,
  ])
})

test('a number is read as a number, whichever it is', () => {
  const features = (figure: string) => {
    const one = documentFromSections({
      title: 'Gulls',
      sections: [
        { heading: 'Results', paragraphs: [`We counted gulls ${figure} times at the pier.`] },
      ],
    })
    const read = readSentences(one)
    const last = read.slice(-1)
    return worthFeatures(one, read, last, wordings(one, read, last))
  }
  expect(features('17')).toEqual(features('93'))
  expect(features('17')).not.toEqual(features('no'))
})
