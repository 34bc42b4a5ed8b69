import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'

const first = async (question: string, ...results: string[]) => {
  const { refused, claims } = await answer(
    documentFromSections({
      title: 'Kelp soup for sore wrists: a randomised trial in weavers',
      sections: [
        {
          heading: 'Introduction',
          paragraphs: [
            'In another trial of kelp four patients died [2] and ten patients left [3].',
          ],
        },
        { heading: 'Methods', paragraphs: ['Weavers with sore wrists were recruited by letter.'] },
        { heading: 'Results', paragraphs: ['Wrists were less sore after soup.', ...results] },
      ],
    }),
    question,
  )
  return refused ? null : claims[0]?.text
}

test.each([
  ['How many patients died?', 'There were no deaths during the trial.'],
  ['How many deaths were there?', 'Mortality was zero in both groups.'],
  ['Did anyone die in the study?', 'No deaths occurred.'],
  ['How many weavers died?', 'All patients survived until the end of the year.'],
  ['Were there any deaths?', 'Three weavers fell ill, and there were two deaths.'],
  ['How many patients died?', 'Four (80%) of the five patients died.'],
  ['How many people dropped out?', 'No weaver was lost to follow-up.'],
  ['How many participants withdrew?', 'All 30 participants completed the trial.'],
  ['How many weavers dropped out of the study?', 'Two patients withdrew in the second week.'],
  ['Were there any dropouts?', 'Five dropouts were recorded over the winter.'],
])('%s is told by: %s', async (question, told) => {
  expect(await first(question, told, 'Soup was liked by most of the weavers.')).toBe(told)
})

test.each([
  ['How many patients died?', 'No difference in mortality was seen between the soups.'],
  ['How many patients died?', 'There were no maternal deaths.'],
  ['How many looms died?', 'There were no deaths.'],
  ['How many people dropped out?', 'The mean age was 44.3 in weavers and 37.3 in drop-outs.'],
  ['How many people dropped out?', 'All weavers completed the form in the north, but few in town.'],
  ['How many people dropped out?', 'None of the events resulted in withdrawal.'],
])('%s is not told by: %s', async (question, told) => {
  expect(await first(question, told)).not.toBe(told)
})
