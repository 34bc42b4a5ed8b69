import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'
import { explain } from '../explain.ts'

// Questions on a study as a whole, and what it owns to outside of a section on its limits.

const herons = documentFromSections({
  title: 'Herons of a harbour',
  abstract: 'We watched herons in a harbour and counted what they ate at low tide.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'We included every low tide and monitored the herons from 8 January 2014 to 31 January 2015 in all weather. A camera took pictures.',
        'In total, there were 98 942 herons seen in the pictures. The mean body length of the herons was 94 cm.',
        'The weighted average of all models was taken. Heron groups came to the sea wall, which flood control had raised.',
        'Counts were analysed with a script written in Python.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'Herons ate eels in winter, and the weight of an eel was 40 g. Our model uses no radar.',
        'Given the high cost of divers, we examined only ten nests below the pier.',
      ],
    },
  ],
})
const ask = (question: string) => answer(herons, question)
const said = async (question: string) =>
  (await ask(question)).claims.map(({ text }) => text).join('\n')

test.each([
  ['How long was the study?', 'from 8 January 2014 to 31 January 2015'],
  ['How long did the observation period last?', 'from 8 January 2014 to 31 January 2015'],
  ['How many herons were included?', '98 942 herons'],
  ['What was the mean body length of the herons?', '94 cm'],
  ['Which programming language was used?', 'Python'],
  ['What are the limitations?', 'we examined only ten nests'],
])('%s', async (question, words) => {
  expect(await said(question)).toContain(words)
})

test.each([
  ['What was the average body weight of the herons?', 'average of “body weight”'],
  ['What was the control group?', '“control group”'],
  ['Why did the herons leave the harbour in winter?', '“leave”'],
])('%s is refused', async (question, word) => {
  const given = await ask(question)
  expect(given.claims).toEqual([])
  expect(given.reason).toContain(word)
})

test('the age of animals is not the length of a study', async () => {
  const paper = documentFromSections({
    title: 'Mice',
    abstract: 'Mice were weighed.',
    sections: [
      {
        heading: 'Methods',
        paragraphs: [
          'The study used 23-week-old mice, which were observed by hand.',
          'The study was conducted for 14 months in a laboratory.',
        ],
      },
    ],
  })
  const { claims } = await answer(paper, 'How long was the study?')
  expect(claims[0]?.text).toContain('14 months')
  expect(claims.map(({ text }) => text).join('\n')).not.toContain('23-week-old')
})

test('five words may say how long a study was', async () => {
  const paper = documentFromSections({
    title: 'Mice',
    abstract: 'Mice were weighed.',
    sections: [{ heading: 'Methods', paragraphs: ['The study lasted 14 months.'] }],
  })
  const { claims } = await answer(paper, 'How long was the study?')
  expect(claims.map(({ text }) => text)).toEqual(['The study lasted 14 months.'])
})

test('the limits of what was measured are no limits of the work', async () => {
  const paper = documentFromSections({
    title: 'Eels',
    abstract: 'We establish the ranges and limits of the time that eels swim.',
    sections: [{ heading: 'Results', paragraphs: ['Eels swam for an hour at the upper limit.'] }],
  })
  const given = await answer(paper, 'What are the limitations?')
  expect(given.claims).toEqual([])
  expect(given.reason).toBe(
    'The paper does not seem to say: no passage tells of limits of the work.',
  )
})

test('a paper that names no programming language is not said to use one', async () => {
  const paper = documentFromSections({
    title: 'Herons',
    abstract: 'Herons were counted. Uniquely among English counts, it holds their age.',
    sections: [{ heading: 'Methods', paragraphs: ['The programme of counts was run by hand.'] }],
  })
  const given = await answer(paper, 'Which programming language was used?')
  expect(given.reason).toBe('The paper does not seem to say: it names no programming language.')
})

test('what the paper does without is named as a false premise', async () => {
  const { premise } = await ask('Why did the model use radar?')
  expect(premise).toBe('The question takes “radar” for granted; the passage says “no radar”.')
})

test('a limit that is owned to under Results is told where no section is on limits', async () => {
  const { limitations } = await explain(herons)
  expect(limitations.map(({ text }) => text)).toEqual([
    'Given the high cost of divers, we examined only ten nests below the pier.',
  ])
})
