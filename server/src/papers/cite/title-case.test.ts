import { expect, test } from 'vitest'
import { capitalAfterColon, headlineCase, sentenceCase, withoutCapitals } from './title-case.ts'

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
  ['Attention is All you Need', 'Attention is all you need'],
  ['Attention is all You Need', 'Attention is all you need'],
  ['Tool use by Corvus', 'Tool use by Corvus'],
  [
    'On Computable Numbers, with an Application to the Entscheidungsproblem',
    'On computable numbers, with an application to the Entscheidungsproblem',
  ],
  ['The OGLE-III Survey: Hot Jupiters in Carina', 'The OGLE-III survey: Hot Jupiters in Carina'],
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

test.each([
  ['The state of OA: a large-scale analysis', 'The State of OA: A Large-Scale Analysis'],
  ['Deep learning', 'Deep Learning'],
  ['what dreams are made of', 'What Dreams Are Made Of'],
  ['On the electrodynamics of moving bodies', 'On the Electrodynamics of Moving Bodies'],
  ['Attention is All you Need', 'Attention Is All You Need'],
  ['mRNA and pH in X-ray light', 'mRNA and pH in X-ray Light'],
  ['Non-specific growth of E. coli', 'Non-specific Growth of E. coli'],
  ["Alzheimer's disease: the patient's view", "Alzheimer's Disease: The Patient's View"],
  ['Über die Energieverteilung im Normalspectrum', 'Über die Energieverteilung im Normalspectrum'],
  ['神经网络', '神经网络'],
  ['The α-β transition of quartz', 'The α-β Transition of Quartz'],
])('as a headline: %s', (title, expected) => {
  expect(headlineCase(title)).toBe(expected)
})

test.each([
  ['The state of OA: a large-scale analysis', 'The state of OA: A large-scale analysis'],
  ['Is it ice? a “cold” question', 'Is it ice? A “cold” question'],
  ['Vaccines: mRNA at 1:2 parts', 'Vaccines: mRNA at 1:2 parts'],
  ['Das Eis: eine Messung', 'Das Eis: eine Messung'],
])('behind a colon: %s', (title, expected) => {
  expect(capitalAfterColon(title)).toBe(expected)
})
