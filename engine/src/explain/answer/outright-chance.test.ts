import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paperOf = (methods: string, results: string, last: string) =>
  documentFromSections({
    title: 'Herring gulls on ferries',
    abstract: 'Herring gulls follow ferries along the coast. Forty gulls were ringed on two lines.',
    sections: [
      { heading: 'Methods', paragraphs: [methods] },
      { heading: 'Results', paragraphs: [results] },
      { heading: 'Discussion', paragraphs: [last] },
    ],
  })

const plain = paperOf(
  'All models were trained on one NVIDIA Titan V GPU with 12 GB of memory.',
  'Gulls on the northern line were lighter than gulls of the harbour.',
  'In conclusion, our results show that ferries make gulls lighter on the northern line. Future studies should investigate the weight of gulls on ships.',
)
const weak = paperOf(
  'All tests were run on a laptop with an Intel Core CPU and 16 GB of memory. The code is available at https://github.com/gulls/ferries.',
  'Gulls on the northern line were lighter than gulls of the harbour.',
  'Bread was thrown by many passengers on these ferries in the summer.',
)

test.each(['What do the authors conclude?', 'What GPU was used?', 'What should be studied next?'])(
  'what is worded plainly needs no chance: %s',
  async (question) => {
    const given = await answer(plain, question)
    expect(given.refused).toBe(false)
    expect(given.chance).toBeUndefined()
  },
)

test.each(['What do the authors conclude?', 'What GPU was used?', 'What is new?'])(
  'what only stands for it is told as unsure: %s',
  async (question) => {
    const given = await answer(weak, question)
    expect(given.refused).toBe(false)
    expect(given.chance).toBeLessThan(0.4)
  },
)
