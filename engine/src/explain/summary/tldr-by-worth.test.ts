import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { readSentences } from '../text/sentence.ts'
import { rankByRules, rankTldr } from './tldr.ts'
import { leadCandidates, rankSummaries } from './tldr-by-worth.ts'

const told =
  'In conclusion, zinc lozenges given within a day of onset shortened the common colds of adult patients by more than one day.'
const step = 'Colds of patients were scored by nurses in two of the wards on each day of the week.'

/** A paper whose abstract closes with a detail, and whose conclusion says what came of it all. */
const paper = (conclusion = told, discussion = 'Colds were short in that winter.') =>
  documentFromSections({
    title: 'Zinc lozenges for common colds of adults: a randomised controlled trial',
    abstract: `Common colds are frequent. A total of 210 patients were randomized to zinc or placebo. ${step} Nausea was seen in 4 of 105 patients with zinc.`,
    sections: [
      { heading: 'Discussion', paragraphs: [discussion] },
      { heading: 'Conclusion', paragraphs: [conclusion] },
    ],
  })
const first = (document: ReturnType<typeof paper>) =>
  rankSummaries(document, readSentences(document))[0]?.text

test('what a conclusion says of the whole comes before the details of an abstract', () => {
  expect(first(paper())).toBe(told)
})

test('the rules’ choice stands behind it, nothing is lost', () => {
  const document = paper()
  const sentences = readSentences(document)
  const plain = rankTldr(document, sentences)
  const ruled = rankByRules(document, sentences, plain)
  const [lead, ...others] = rankSummaries(document, sentences)
  expect(others).toEqual(ruled.filter((sentence) => sentence !== lead))
})

test.each([
  'In conclusion, zinc lozenges for common colds of adult patients need to be studied in larger trials.',
  'These results may help clinicians to choose zinc lozenges for the common colds of adult patients.',
  'To our knowledge the question whether zinc lozenges shorten common colds of adult patients is still open.',
  'In conclusion, how zinc lozenges shorten the common colds of adult patients by a day remains unclear.',
  'A strength of this study on zinc lozenges for common colds is that all adult patients were followed.',
])('what it may be good for, or what is left to do, does not: %s', (conclusion) => {
  expect(first(paper(conclusion))).not.toBe(conclusion)
})

test('candidates stand in the parts that tell of the whole, and are no questions', () => {
  const question = 'Do zinc lozenges shorten the common colds of adult patients in the end?'
  const document = paper(told, question)
  const sentences = readSentences(document)
  const plain = rankTldr(document, sentences)
  const texts = leadCandidates(document, sentences, plain, rankByRules(document, sentences, plain))
  expect(texts.map(({ sentence }) => sentence.text)).toContain(told)
  expect(texts.map(({ sentence }) => sentence.text)).not.toContain(question)
})

test('a task of the field does not stand before what was found', () => {
  const found =
    'Results: Late onset and missing lozenges were identified as major causes of long common colds of adult patients.'
  const document = documentFromSections({
    title: 'Zinc lozenges for common colds of adults: understanding the barriers in poor towns',
    abstract: `Background: Common colds are frequent. Methods: A mix of surveys and interviews was applied in two towns. ${found} Conclusions: Giving zinc lozenges for common colds to adults in poor towns is an enormous task, considering the barriers that these towns face.`,
    sections: [{ heading: 'Discussion', paragraphs: ['Colds were short in that winter.'] }],
  })
  expect(first(document)).toBe(found)
})
