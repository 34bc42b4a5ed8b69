import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'
import { orderAsked } from './order-of-sides.ts'
import { superlativeOrder } from './superlative-order.ts'

const asked = 'Why does the brush net have a lower yield than the wire net?'

test.each([
  [asked, 'In both bays, the brush net gives the best colours and the lowest yield.', 1],
  [asked, 'The wire net always gives the highest yield, but it is heavy.', 1],
  [asked, 'The brush net gives the highest yield.', -1],
  [asked, 'The brush net does not give the highest yield.', 0],
  [asked, 'The brush net gives the highest costs and a yield.', 0],
  [asked, 'The brush net and the wire net gave the highest yield.', 0],
  [asked, 'We asked whether the brush net gives the highest yield.', 0],
  [asked, 'The brush net gives the second highest yield.', 0],
  [
    'Why is the brush net’s yield lower than the wire net’s?',
    'The brush net had the lowest yield.',
    1,
  ],
  ['Why are hedges more diverse than meadows?', 'Meadows are the most diverse.', -1],
  ['Why are hedges more diverse than meadows?', 'The most diverse of all places are meadows.', 0],
])('%s: %s', (question, text, sign) => {
  const order = orderAsked(question)
  expect(order === null ? 0 : (superlativeOrder(text, order)?.sign ?? 0)).toBe(sign)
})

const paper = documentFromSections({
  title: 'Nets in two bays',
  abstract: 'We set brush nets and wire nets in two bays over a summer.',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'In both bays, the brush net gives the best colours and the lowest yield.',
        'Wire nets are quite fast, although not as fast as drift nets.',
      ],
    },
    {
      heading: 'Discussion',
      paragraphs: [
        'Copper is less durable against salt than brass, and therefore brass is used in most harbours (Fern et al. 2005).',
        'Fern et al. (2005) found that tin sank faster than lead.',
      ],
    },
  ],
})

test('what has the lowest of all has a lower one', async () => {
  const { refused, claims } = await answer(paper, asked)
  expect(refused).toBe(false)
  expect(claims[0]?.text).toContain('the lowest yield')
})

test.each([
  ['Why are wire nets faster than drift nets?', 'not as fast as drift'],
  ['Why is copper more durable than brass?', 'Copper is less durable against salt than brass'],
])('%s is set right', async (question, said) => {
  expect((await answer(paper, question)).premise).toContain(said)
})

test.each([
  'Why are drift nets faster than wire nets?',
  'Why is brass more durable than copper?',
  'Why did lead sink faster than tin?',
  'Why was copper more durable than brass?',
])('%s is not', async (question) => {
  expect((await answer(paper, question)).premise).toBeUndefined()
})
