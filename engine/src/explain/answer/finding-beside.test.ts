import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Voles in hedges',
  abstract: 'Voles live in hedges, where owls hunt them. We counted both over one summer.',
  sections: [
    {
      heading: 'Traps',
      paragraphs: [
        'Cross-catching of the traps was tested with two kinds of shrews. Neither kind displayed any interest.',
        'The bait of oats was assessed in a cage of dormice. They were left alone for a night. Every dormouse was weighed.',
        'Traps of wire had two failures in spring. The first was a flood that drowned a vole.',
        'Tar is spread over the roofs of the traps. However, its smell keeps shrews away for days.',
        'Brushwood lids stand over each of the traps. This in turn enables voles to stay dry until morning.',
      ],
    },
    {
      heading: 'Illness',
      paragraphs: [
        'Hedge fever remains a major cause of death of voles in the north. The illness hedge fever is caused by a small mite.',
        'A hedge mite bites the ears of voles at night. The hedge mite is composed of nine rings.',
        'A hedge mite trap stands on the hedge. A hedge mite trap is safe for voles.',
        'The mites regulate the secretion of musk, and musk glands differ. Glands, including the musk gland and the tear gland, were swollen in most voles.',
      ],
    },
  ],
})

test.each([
  ['Did the traps show cross-catching with shrews?', 'Neither kind displayed any interest.'],
  [
    'What is the benefit of brushwood lids?',
    'This in turn enables voles to stay dry until morning.',
  ],
  ['What is an example of a failure of wire traps?', 'The first was a flood that drowned a vole.'],
  ['What is the drawback of tar on the roofs?', 'its smell keeps shrews away for days.'],
  ['What is the structure of a hedge mite?', 'The hedge mite is composed of nine rings.'],
  ['What is the advantage of a hedge mite trap?', 'A hedge mite trap is safe for voles.'],
  ['What causes hedge fever?', 'The illness hedge fever is caused by a small mite.'],
  [
    'What are examples of glands?',
    'Glands, including the musk gland and the tear gland, were swollen in most voles.',
  ],
])('what is asked leads, and not what it stands beside: %s', async (question, words) => {
  expect((await answer(paper, question)).claims[0]?.text).toContain(words)
})

test.each([
  ['How was the bait of oats assessed?', 'The bait of oats was assessed in a cage of dormice.'],
  [
    'Was cross-catching tested with shrews?',
    'Cross-catching of the traps was tested with two kinds of shrews.',
  ],
  ['Was the bait of oats assessed?', 'The bait of oats was assessed in a cage of dormice.'],
])('a step leads where it is asked for, or nothing came of it: %s', async (question, words) => {
  expect((await answer(paper, question)).claims[0]?.text).toContain(words)
})
