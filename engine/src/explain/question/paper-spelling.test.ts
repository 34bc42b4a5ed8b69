import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'
import { inPaperSpelling } from './paper-spelling.ts'

test.each([
  ['How many were randomised?', 'Mice were randomized to cages.', 'How many were randomized?'],
  ['How large was the tumor?', 'The tumour was large.', 'How large was the tumour?'],
  ['Were tumors seen?', 'Three tumours were seen.', 'Were tumours seen?'],
  ['Was there coinfection?', 'A co-infection was rare.', 'Was there co-infection?'],
  ['Was there co-infection?', 'A coinfection was rare.', 'Was there coinfection?'],
  ['Was the centre blinded?', 'Each center was blinded.', 'Was the center blinded?'],
  ['Was anaemia found?', 'Anemia was found.', 'Was anemia found?'],
  ['Was pediatric care given?', 'In paediatric care.', 'Was paediatric care given?'],
  ['Do B-cells matter?', 'All B cells matter.', 'Do B cells matter?'],
  ['Was hyperparameter tuning done?', 'Hyper Parameter Tuning', 'Was hyper parameter tuning done?'],
  ['Was hyperparameter tuning done?', 'The hyper-parameter', 'Was hyper-parameter tuning done?'],
  ['Was multihead used?', 'Multi-head nets, MultiHead(Q), multi-head.', 'Was multi-head used?'],
  ['Which data set was used?', 'The dataset is new.', 'Which dataset was used?'],
  ['Who labeled the images?', 'They were labelled twice.', 'Who labelled the images?'],
])('%s of a paper that says %j is %j', (question, text, read) => {
  expect(inPaperSpelling(question, text)).toBe(read)
})

test.each([
  ['Were the words randomised?', 'Randomised and randomized words.'],
  ['Did the color fade?', 'Nothing of that kind.'],
  ['Which data set was used?', 'A data set and a dataset.'],
  ['What may be new?', 'Maybe.'],
  ['Was MultiHead used?', 'MultiHead nets, once multi-head.'],
  ['Was the factor known?', 'The factory was known.'],
])('%s stays in front of %j', (question, text) => {
  expect(inPaperSpelling(question, text)).toBe(question)
})

test('a question is answered in the paper’s spelling and shown as it was typed', async () => {
  const document = documentFromSections({
    title: 'Cages of mice',
    abstract: 'Mice like cages. A total of 24 mice were randomized to wooden cages in spring.',
    sections: [{ heading: 'Thanks', paragraphs: ['We thank the keeper of the cages, R. Müller.'] }],
  })
  const question = 'How many mice were randomised to wooden cages?'
  const given = await answer(document, question)
  expect(given.question).toBe(question)
  expect(given.answer).toContain('24 mice were randomized')
})

test('a name with an accent is not said to be absent', async () => {
  const document = documentFromSections({
    title: 'Storing decisions',
    abstract:
      'Decisions are lost. For that, Büchler developed a storage, and we use it for a year.',
    sections: [],
  })
  const { reason = '' } = await answer(document, 'When was Büchler awarded a prize?')
  expect(reason).not.toContain('Büchler” does not occur')
})

test('what a term means is no question for a mean', async () => {
  const document = documentFromSections({
    title: 'Gaps in forums',
    abstract: 'The greeting gap tells how far a newcomer greets unlike old members of a forum do.',
    sections: [],
  })
  const { reason = '', answer: words } = await answer(document, 'What does greeting gap mean?')
  expect(reason).not.toContain('figure for mean')
  expect(words).toContain('greets unlike old members')
})

test('a name that came later is asked for by the one that the paper has', () => {
  const early = 'The genome of 2019-nCoV was read in January. SARS had been read in 2003.'
  expect(inPaperSpelling('Where did COVID-19 begin?', early)).toBe('Where did 2019-nCoV begin?')
  expect(inPaperSpelling('How deadly is SARS-CoV?', early)).toBe('How deadly is SARS?')
  expect(inPaperSpelling('Where did MERS-CoV begin?', early)).toBe('Where did MERS-CoV begin?')
})
