import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { claimMaker } from './claims.ts'

test.each([
  ['Reading of old labels The labels were read twice.', 'The labels were read twice.'],
  ['Sampling, reading and analysis A mixed approach was used.', 'A mixed approach was used.'],
  ['Stability on other splits We test each fold.', 'We test each fold.'],
  ['C1 We present a reader.', 'We present a reader.'],
  ['4) Groups vary with the season.', 'Groups vary with the season.'],
  [
    'A label consists of paper and ink. All of these parts fade.',
    'A label consists of paper and ink. All of these parts fade.',
  ],
  ['Results: Labels fade.', 'Labels fade.'],
  ['However, labels fade.', 'labels fade.'],
  ['Let P denote precision; then', 'Let P denote precision'],
  ['Deficiency of vitamin A leads to blindness.', 'Deficiency of vitamin A leads to blindness.'],
  ['Readers are slow. The labels fade.', 'Readers are slow. The labels fade.'],
  [
    'For instance, using ink to judge the age of a label.',
    'For instance, using ink to judge the age of a label.',
  ],
])('of %j the claim is %j', (words, claim) => {
  const document = documentFromSections({
    title: 'Labels',
    sections: [{ heading: 'Methods', paragraphs: [words] }],
  })
  const start = document.text.indexOf(words)
  const { quote } = claimMaker(document)
  expect(quote('methods', { start, end: start + words.length })?.text).toBe(claim)
})

test.each([
  ['In this paper, we show that labels fade.', 'we show that labels fade.'],
  ['However, in the present study we read labels.', 'we read labels.'],
  ['Here our readers are trained.', 'our readers are trained.'],
  ['In this paper, labels fade.', 'In this paper, labels fade.'],
  ['In this region, we read labels.', 'In this region, we read labels.'],
])('a summary does not say where it stands: %j', (words, claim) => {
  const document = documentFromSections({ title: 'Labels', abstract: words, sections: [] })
  const start = document.text.indexOf(words)
  const { quote } = claimMaker(document)
  const span = { start, end: start + words.length }
  expect(quote('tldr', span)?.text).toBe(claim)
  expect(quote('whatsNew', span)?.text).toBe(claim)
  expect(quote('methods', span)?.text).toBe(words.replace('However, ', ''))
})
