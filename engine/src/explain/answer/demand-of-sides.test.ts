import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Mildew load of trees in parks',
  abstract: 'We looked at oaks and elms of parks.',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'In 2010, the parks were visited again, and the trees were 313 oaks and 449 elms.',
        'There was much variation in mildew load between the parks; compared to the north, elms in the south had lower odds of mildew load (OR = 0.23) and oaks in the west had higher odds (OR = 5.85).',
        'The overall mildew loads in both kinds of trees in the 2010 visits were 9.2% in oaks and 11.6% in elms.',
        'In 2007 the mildew load was 35.8% in oaks and 21.2% in elms.',
        'The difference of the mildew load between oaks and elms was significant in 2007.',
      ],
    },
  ],
})

test.each([
  ['Compare the mildew load of oaks and elms in 2010', '9.2% in oaks and 11.6% in elms'],
  ['Compare the mildew load of elms with oaks in 2007', '35.8% in oaks and 21.2% in elms'],
])('two things are compared by a number of each: %s', async (question, said) => {
  expect((await answer(paper, question)).answer).toContain(said)
})

test('whether they differ is told by what says so', async () => {
  const given = await answer(paper, 'Did the mildew load differ between oaks and elms in 2007?')
  expect(given.answer).toContain('was significant in 2007')
})
