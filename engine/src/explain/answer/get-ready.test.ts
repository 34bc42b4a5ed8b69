import { expect, test, vi } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import type { PaperDocument } from '../../document/paper-document.ts'
import * as tokens from '../../text/tokens.ts'
import { answer } from './answer.ts'
import { getReady } from './get-ready.ts'

vi.mock('../../text/tokens.ts', { spy: true })

const written = () =>
  documentFromSections({
    title: 'Ferns in wells',
    abstract: 'We counted ferns (Polypodium, PP) in 14 wells. PP grew in 9 of 14 wells (64 %).',
    sections: [
      { heading: 'Methods', paragraphs: ['Each well was visited by two of us in June 2019.'] },
      { heading: 'Results', paragraphs: ['The deepest well had 31 ferns, the others fewer.'] },
    ],
  })

const questions = ['How many ferns grew in the deepest well?', 'When were the wells visited?']

test('what was got ready is answered as what was not, and its words are not read again', async () => {
  const answers = (paper: PaperDocument) =>
    Promise.all(questions.map((question) => answer(paper, question)))
  const ready = written()
  getReady(ready)
  vi.mocked(tokens.wordForms).mockClear()
  const given = await answers(ready)
  expect(tokens.wordForms).not.toHaveBeenCalled()
  expect(given).toEqual(await answers(written()))
  expect(tokens.wordForms).toHaveBeenCalled()
})

test('a text in a language that is not read needs nothing', () => {
  vi.mocked(tokens.wordForms).mockClear()
  getReady({ ...written(), language: 'de' })
  expect(tokens.wordForms).not.toHaveBeenCalled()
})
