import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'
import type { ReplicationItem } from '../explanation.ts'

async function rows(
  item: ReplicationItem,
  sections: Readonly<Record<string, string>>,
): Promise<string[]> {
  const { replicationChecklist } = await explain(
    documentFromSections({
      title: 'Bees of two towns',
      sections: Object.entries(sections).map(([heading, words]) => ({
        heading,
        paragraphs: [words],
      })),
    }),
  )
  return replicationChecklist
    .filter((row) => row.item === item && row.status === 'stated')
    .map(({ text }) => text)
}

test('who was screened is not who was studied', async () => {
  const screened = 'Interested beekeepers (n = 384) were screened for eligibility.'
  const studied = 'One hundred thirty dyads were randomized to bees or to no bees.'
  expect(await rows('sample-size', { Methods: `${screened} ${studied}` })).toEqual([studied])
  expect(await rows('sample-size', { Methods: screened })).toEqual([])
  const both = 'Of 384 volunteers screened for eligibility, 130 were randomized.'
  expect(await rows('sample-size', { Methods: both })).toEqual([both])
})

test('what is counted may have two qualities', async () => {
  const words = 'For the study, 250 healthy, elderly women were recruited in two towns.'
  expect(await rows('sample-size', { Methods: words })).toEqual([words])
})
