import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'

const news = async (words: string, heading: string) => {
  const { whatsNew } = await explain(
    documentFromSections({
      title: 'Gulls on roofs',
      abstract:
        'Gulls nest on the roofs of many harbour towns. The nests on 40 roofs of one town were counted by drones. Nests stood on 12 of them, and most of these roofs were flat.',
      sections: [{ heading, paragraphs: [words] }],
    }),
  )
  return whatsNew.map(({ text }) => text)
}

test.each([
  'The main difference between our study and that of Lund (2012) is that we counted nests by night.',
  'Our work differs from that of Lund (2012) in three ways that matter to towns.',
  'One of the innovations of this work is to count the nests of a town by night.',
  'The novelty of our approach lies in counting the nests of a town by night.',
  'Unlike earlier counters, ours needs no light at all on the roofs.',
  'While previous work counted gulls by hand, we count them from the air.',
  'Whereas earlier studies looked at single roofs, our survey looks at whole towns.',
  'Ours is the largest count of nests on roofs that was made so far.',
  'In comparison to previous studies, this study is notable for its counts by night.',
])('what sets the work apart from others is news where it is discussed: %s', async (words) => {
  expect(await news(words, 'Discussion')).toEqual([words])
})

test.each([
  'We also describe a method to acquire the counts of nests from old letters.',
  'We have implemented a counter of nests that works by night and in rain.',
  'In this paper, a counter of nests that works by night and in rain is proposed.',
  'Rather than counting nests by hand, we let a camera count them from the air.',
])('so is what it brought, where it comes to its end: %s', async (words) => {
  expect(await news(words, 'Conclusion')).toEqual([words])
})

test.each([
  'The main difference between gulls and ducks is that gulls nest on the roofs of towns.',
  'While previous summers were dry, we worked in the rain on most of the days.',
  'Unlike earlier counts of this town, we found no nests on the roofs of its schools.',
  'The loss of nests reported in this study differs from that of two towns in its size.',
  'This survey differs from one of another harbour with as many roofs of old houses.',
])('what gulls do, and what was found otherwise, is none: %s', async (words) => {
  expect(await news(words, 'Discussion')).toEqual([])
})
