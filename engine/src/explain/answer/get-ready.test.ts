import { expect, test } from 'vitest'
import { wordsOfBlock } from '../../document/block-words.ts'
import { documentFromSections } from '../../document/from-sections.ts'
import type { PaperDocument } from '../../document/paper-document.ts'
import { answer } from './answer.ts'
import { getReady } from './get-ready.ts'

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

/** Of how many paragraphs the words are kept with a paper: they are found where its text is gone. */
const paragraphsKept = (paper: PaperDocument) => {
  const gone = { ...paper, text: ' '.repeat(paper.text.length) }
  const paragraphs = paper.blocks.filter(({ kind }) => kind === 'paragraph')
  return paragraphs.filter((block) => wordsOfBlock(gone, block).length > 0).length
}

test('what was got ready is answered as what was not, from the words that are kept', async () => {
  const answers = (paper: PaperDocument) =>
    Promise.all(questions.map((question) => answer(paper, question)))
  const ready = written()
  getReady(ready)
  expect(paragraphsKept(ready)).toBe(3)
  expect(await answers(ready)).toEqual(await answers(written()))
})

test('nothing is kept of what was not got ready, or is in a language that is not read', () => {
  expect(paragraphsKept(written())).toBe(0)
  const foreign = { ...written(), language: 'de' }
  getReady(foreign)
  expect(paragraphsKept(foreign)).toBe(0)
})
