import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'

const told = (sections: [heading: string, ...paragraphs: string[]][], title = 'Tea and sleep') =>
  explain(
    documentFromSections({
      title,
      abstract:
        'Sleep is short in nurses. We asked whether tea helps, and it did so in most of them.',
      sections: sections.map(([heading, ...paragraphs]) => ({ heading, paragraphs })),
    }),
  )
const texts = (claims: readonly { text: string }[]) => claims.map(({ text }) => text)
const introduction: [string, string] = ['Introduction', 'Many nurses work by night.']

test('below a heading of methods without text, sections of other names tell how it was done', async () => {
  const words = 'Envelopes were prepared by a clerk and were opened on the first day.'
  const { methods } = await told([introduction, ['Methods'], ['Masking', words]])
  expect(texts(methods)).toContain(words)
})

test('below a heading of results without text, what is called a sample was found', async () => {
  const words =
    'Nurses in the tea group slept significantly longer (7.2 against 6.1 hours, p < 0.01).'
  const sections = (heading: string): [string, ...string[]][] => [
    introduction,
    ['Methods', 'Blood was collected from 80 nurses of two wards and was measured with a lamp.'],
    ['Results'],
    [heading, words],
  ]
  for (const heading of ['Study population', 'Hours']) {
    const { methods, results } = await told(sections(heading))
    expect(texts(results)).toContain(words)
    expect(texts(methods)).not.toContain(words)
  }
})

test('methods after results are methods', async () => {
  const words = 'Blood was collected from 80 nurses of two wards and was measured with a lamp.'
  const { methods } = await told([introduction, ['Results'], ['Materials and methods', words]])
  expect(texts(methods)).toContain(words)
})

test('between an introduction and the first results stands what the paper made, in its own voice', async () => {
  const own = 'Our base stores the leaves of ten gardens in a box.'
  const known = 'Dreams were counted by a clerk and were stored on a card in earlier wards.'
  const { methods } = await told([
    introduction,
    ['Cup selection', `${known} ${own}`],
    ['Experiments', 'Our cups were better than the others in 80% of all wards.'],
  ])
  expect(texts(methods)).toContain(own)
  expect(texts(methods)).not.toContain(known)
})

test('a thing is told by its name together with what kind of thing it is', async () => {
  const words =
    'The core TeaParser library also comes with a set of spoons for the nurses of a ward.'
  const { methods } = await told(
    [
      ['Introduction', 'We made TeaParser for wards. Many use TeaParser by night.'],
      ['Cups', words],
    ],
    'TeaParser: A Toolkit for Tea',
  )
  expect(texts(methods)).toContain(words)
})

test('a text without headings tells its methods anywhere, unless it is a review', async () => {
  const first =
    'BACKGROUND: Sleep is short in nurses. METHODS: Tea was given to 80 nurses of two wards. RESULTS: It helped most of them. CONCLUSION: Tea may help.'
  const steps =
    'Blood was measured using a lamp that hung in the hall. Cups were measured using a balance of the ward.'
  const { methods } = await explain(
    documentFromSections({
      title: 'Tea and sleep',
      sections: [{ heading: 'Article', paragraphs: [first, steps] }],
    }),
  )
  expect(texts(methods).join()).toContain('Blood was measured')
  expect(texts(methods).join()).toContain('Cups were measured')
  const review = first.replace('Tea was given', 'We review how tea was given')
  const told = await explain(
    documentFromSections({
      title: 'Tea and sleep',
      sections: [{ heading: 'Article', paragraphs: [review, steps] }],
    }),
  )
  expect(texts(told.methods).join()).not.toMatch(/Blood was measured.*Cups were measured/)
})
