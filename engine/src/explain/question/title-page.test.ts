import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'
import { recordField } from './title-page.ts'

const sections = [
  {
    heading: 'Introduction',
    paragraphs: ['The authors of older work wrote about reading in 2018.'],
  },
]
const plain = {
  ...documentFromSections({ title: 'On reading', sections }),
  authors: ['Ada Byron', 'Max Born'],
  year: 2018,
}
const signed = {
  ...documentFromSections({
    title: 'On reading, by Ada Byron and Max Born. Published in May 2018',
    sections,
  }),
  authors: plain.authors,
  year: 2018,
}

test.each([
  ['Who wrote this?', 'authors'],
  ['Who are the authors?', 'authors'],
  ['When was it published?', 'year'],
  ['Where was it published?', 'venue'],
  ['What is the DOI of this paper?', 'doi'],
  ['Which journal was this published in?', 'venue'],
  ['What is the publication date?', 'year'],
  ['Who wrote the code?', null],
  ['What is the DOI of the data set?', null],
  ['When was the trial published?', null],
])('%s asks for %s', (question, field) => expect(recordField(question)).toBe(field))

test('the title page answers who and when, with its own words', async () => {
  expect((await answer(signed, 'Who wrote this?')).answer).toBe('Ada Byron and Max Born')
  expect((await answer(signed, 'When was it published?')).answer).toBe('Published in May 2018')
})

test('the raised figures of the notes go with the names', async () => {
  const marked = {
    ...documentFromSections({ title: 'On reading, by Ada Byron¹ and Max Born²', sections }),
    authors: plain.authors,
  }
  expect((await answer(marked, 'Who wrote this?')).answer).toBe('Ada Byron¹ and Max Born²')
})

test('a DOI is quoted from the text, never from its references', async () => {
  const doi = '10.5555/12345'
  const paper = (where: string) => ({
    ...documentFromSections({
      title: 'On reading',
      sections: [{ heading: where, paragraphs: [`A first entry, doi ${doi}.`] }],
    }),
    identifiers: { doi },
  })
  expect((await answer(paper('Introduction'), 'What is the DOI?')).answer).toBe(doi)
  const cited = await answer(paper('References'), 'What is the DOI?')
  expect(cited.refused).toBe(true)
  expect(cited.reason).toContain(`declares: ${doi}`)
})

test('what only the record knows is refused, and the reason says where it is', async () => {
  for (const question of ['Who wrote this?', 'When was it published?', 'Where was it published?']) {
    const said = await answer(plain, question)
    expect(said.refused).toBe(true)
    expect(JSON.stringify(said)).toContain('details beside the title')
    if (question === 'Who wrote this?') expect(said.reason).toContain('Ada Byron, Max Born')
  }
})
