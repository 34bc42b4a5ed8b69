import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'
import { analyzeResults } from '../summary/results.ts'

const abstract =
  'Counting bees in gardens is slow. We present BeeNet, a network that counts bees in pictures of gardens. ' +
  'In forty gardens BeeNet found 93% of the visits, more than people did (p < 0.01).'
const opening =
  'BeeNet is meant for gardeners of every kind. Many of them have looked for bees in pictures for years.'

/** What is told of a paper with these sections after its introduction. */
async function told(
  sections: readonly { heading: string; paragraphs: string[] }[],
  title = 'BeeNet: counting bees in pictures',
) {
  const document = documentFromSections({
    title,
    abstract,
    sections: [{ heading: 'Introduction', paragraphs: [opening] }, ...sections],
  })
  const { tldr, whatsNew, methods, results, limitations } = await explain(document)
  const words = (claims: typeof tldr) => claims.map(({ text }) => text)
  return {
    tldr: words(tldr),
    whatsNew: words(whatsNew),
    methods: words(methods),
    results: words(results),
    limitations: words(limitations),
  }
}

test('how the thing that the paper made works is its method, by its name', async () => {
  const sections = [
    {
      heading: 'BeeNet',
      paragraphs: ['BeeNet encodes every picture as a grid of small squares with one vector each.'],
    },
    {
      heading: 'Experiments',
      paragraphs: ['During training, the network takes pictures made with a specific light.'],
    },
  ]
  expect((await told(sections)).methods.join()).toContain('BeeNet encodes every picture')
})

test.each([
  'The GridCount method of Marlow et al. (2017) is a strong picture baseline that takes a weighted sum of squares.',
  'Given a picture, intuitively we would expect the network to be able to tell bees from flies sampled randomly.',
  'Publish evaluation results with the network when such evaluations were performed using pictures.',
  'Data for the background map were obtained from the office of the town and from the gardens.',
  'Except for two gardens, all evaluation metrics of the network lie within confidence intervals of before.',
])('no method of the paper: %s', async (sentence) => {
  const { methods } = await told([{ heading: 'Methods', paragraphs: [sentence] }])
  expect(methods).not.toContain(sentence)
})

test('a heading after a number is no part of a claim', async () => {
  const { methods } = await told([
    {
      heading: 'Methods',
      paragraphs: ['4. GRID The network is based on a grid of squares using one vector for each.'],
    },
  ])
  expect(methods).toEqual(['The network is based on a grid of squares using one vector for each.'])
})

test.each([
  'We plan to extend the network to problems with other insects and to investigate local, restricted grids.',
  'Further, future studies may aim to compare urban and rural gardens to explore the use of our network.',
  'We urge caution against the potential for our findings to be dismissed as of no importance at all.',
  'Internal validity is concerned with potential confounding factors and the rigor of our study design.',
])('no limitation of the paper: %s', async (sentence) => {
  const { limitations } = await told([{ heading: 'Discussion', paragraphs: [sentence] }])
  expect(limitations).toEqual([])
})

test('a limitation that asks for more work is one', async () => {
  const sentence = 'Our study was limited to two towns, and future studies should include villages.'
  const { limitations } = await told([{ heading: 'Discussion', paragraphs: [sentence] }])
  expect(limitations).toEqual([sentence])
})

test('a step of the procedure is not new; a question is no summary', async () => {
  const step = 'Given a picture of a garden, we derive its vector and count the bees in it.'
  const question =
    'In this paper we address the question: can we present bees in pictures of gardens?'
  const said = await told([{ heading: 'Conclusion', paragraphs: [`${step} ${question}`] }])
  expect(said.whatsNew).not.toContain(step)
  expect(said.tldr).not.toContain(question)
})

test('how a set of data is made up is no finding', async () => {
  const document = documentFromSections({
    title: 'Pictures of bees',
    abstract,
    sections: [
      {
        heading: 'Evaluation',
        paragraphs: [
          'The most populated kind is the mason bee with 5,400 pictures (23.3% of the total dataset) and more than any other. ' +
            'To build the sets of the tests, we obtained 12.5% more logs of visits from a large garden.',
        ],
      },
    ],
  })
  const { experiments } = await analyzeResults(document)
  expect(experiments.flatMap(({ keyFindings }) => keyFindings)).toEqual([])
})
