import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Tides and the sleep of coastal towns',
  sections: [
    { heading: 'Introduction', paragraphs: ['Sleep is short by the sea, and nights are long.'] },
    {
      heading: 'Methods',
      paragraphs: [
        'A stratified random sampling was used to select the 35 harbours within 17 counties. The dogs were kept near the pier of Brest. The survey selected 17 urban harbours and 18 rural harbours.',
        'Nights were counted. Boats were kept dry during all the storms of that winter.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'The dogs kept for the watch are shown in Figure 2. Nights were longer at low tide than at high tide.',
      ],
    },
  ],
})

test.each([
  ['How were the harbours selected?', 'stratified random sampling'],
  ['Where were the dogs kept?', 'Brest'],
])('%s is led by what tells the way or the place', async (question, words) => {
  const { claims } = await answer(paper, question)
  expect(claims[0]?.text).toContain(words)
})
