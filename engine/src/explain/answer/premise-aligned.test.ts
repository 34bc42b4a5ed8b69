import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Honey of hill bees',
  abstract: 'We tasted the honey of hill bees over two summers, and weighed it.',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'Smoked hives showed a markedly shorter resting time than hives. Jars of the second harvest had a resting time that was longer in May.',
        'Both warmer sheds and warmer feeding boxes resulted in thinner combs with larger cells.',
        'The thickest wax (3.2 mm) was obtained by heating frames for 40 minutes after cleaning.',
        'We found that blind tasters rated clover honey poorly.',
        'Of 120 jars that were opened, 31 jars cracked in the winter store. The lid of the boxes was 4 cm wide in May. The lid of the boxes was 6 cm wide in June.',
        'We expected that colder cellars would darken the thyme honey of the valley. Sheltered frames were not weaker than open frames.',
      ],
    },
  ],
})
const premiseOf = async (question: string) => (await answer(paper, question)).premise ?? ''

test.each([
  [
    'Why did smoked hives have a longer resting time than hives?',
    'Smoked hives showed a markedly shorter resting time than hives',
  ],
  [
    'Why do warmer feeding boxes result in thinner combs with smaller cells?',
    'warmer feeding boxes resulted in thinner combs with larger cells',
  ],
  [
    'Why was the thickest wax obtained by heating frames for 15 minutes?',
    'by heating frames for 40 minutes',
  ],
  // The jars that were opened are not those that cracked.
  ['Why did 30 jars crack in the winter store?', '“31 jars cracked in the winter store”'],
  ['Why did blind tasters rate clover honey so well?', 'blind tasters rated clover honey poorly'],
])('one word turned in the same order is named: %s', async (question, said) => {
  expect(await premiseOf(question)).toContain(said)
})

test.each([
  'Why did smoked hives have a shorter resting time than hives?',
  'Why was the thickest wax obtained by heating frames for 40 minutes?',
  // Which of two is meant is open.
  'Why was the lid of the boxes 5 cm wide?',
  // What was expected is no word on what was found.
  'Why did colder cellars lighten the thyme honey of the valley?',
])('what is said so, of others, or left open is not: %s', async (question) => {
  expect(await premiseOf(question)).not.toContain('the passage says “')
})
