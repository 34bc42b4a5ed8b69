import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { slice } from '../../text/span.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Rust on rye',
  abstract: 'We looked for rust on rye of twelve farms.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: ['The rust was detected with a lens on the leaves.', 'Soil was dried in June.'],
    },
  ],
})

test('what is refused for a word that the paper never says comes with the passages nearest to the rest', async () => {
  const given = await answer(paper, 'Did the study use PCR to detect the rust?')
  expect(given).toMatchObject({ refused: true, reason: expect.stringContaining('PCR') })
  const near = (given.nearest ?? []).map((span) => slice(paper.text, span))
  expect(near[0]).toBe('The rust was detected with a lens on the leaves.')
})

test('so does a refusal of a question with a form of its own', async () => {
  const given = await answer(paper, 'In which programming language was rust on the leaves counted?')
  expect(given.refused).toBe(true)
  expect(given.nearest?.length).toBeGreaterThan(0)
})
