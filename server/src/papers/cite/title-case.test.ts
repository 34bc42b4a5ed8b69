import { expect, test } from 'vitest'
import { sentenceCase, withoutCapitals } from './title-case.ts'

test.each([
  ['Attention Is All You Need', 'Attention is all you need'],
  [
    'An Introduction to Social Media for Scientists',
    'An introduction to social media for scientists',
  ],
  ['The Politics of the Past in Early China', 'The politics of the past in early China'],
  [
    'Health Care in the United States and New Zealand',
    'Health care in the United States and New Zealand',
  ],
  ['States of United Matter', 'States of united matter'],
  ['Markov Chain Monte Carlo for Bayesian Models', 'Markov chain Monte Carlo for Bayesian models'],
  ['BERT: Pre-Training of Deep Transformers', 'BERT: Pre-training of deep transformers'],
  ["The Genetics of Alzheimer's Disease", "The genetics of Alzheimer's disease"],
  [
    'mRNA Vaccines in X-Ray Light: A Study of Vitamin D',
    'mRNA vaccines in X-ray light: A study of vitamin D',
  ],
  ['World health statistics 2020', 'World health statistics 2020'],
  ['A law of Newton and of Bayes', 'A law of Newton and of Bayes'],
  ['Die Welt als Wille und Vorstellung', 'Die Welt als Wille und Vorstellung'],
  ['神经网络', '神经网络'],
])('%s', (title, expected) => {
  expect(sentenceCase(title, null)).toBe(expected)
})

test('the abstract knows the names of a title', () => {
  const abstract =
    'We show that in Escherichia coli the Large Area Telescope of Fermi sees rays, and DNA.'
  expect(sentenceCase('Rays of Escherichia Coli', abstract)).toBe('Rays of Escherichia coli')
  expect(withoutCapitals('THE FERMI LARGE AREA TELESCOPE CATALOG OF DNA RAYS', abstract)).toBe(
    'The Fermi Large Area Telescope catalog of DNA rays',
  )
})

test.each([
  ['ON THE THEORY OF BRCA1 AND RNA-SEQ IN CHINA', 'On the theory of BRCA1 and RNA-seq in China'],
  ['DNA', 'DNA'],
  ['NASA AND ESA', 'NASA AND ESA'],
  ['BERT and GPT', 'BERT and GPT'],
])('capitals: %s', (title, expected) => {
  expect(withoutCapitals(title, null)).toBe(expected)
})
