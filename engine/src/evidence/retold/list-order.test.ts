import { expect, test } from 'vitest'
import { expectLinear } from '../../text/growth.fixture.ts'
import { inPapersOrder } from './list-order.ts'

test('the items of a list stand as its sentence has them', () => {
  const sentence = 'We asked ringers for their age, trade and sex in June.'
  expect(inPapersOrder(sentence, 'We asked ringers for their trade, sex and age in June.')).toBe(
    sentence,
  )
})

test('words that join without an end cost no more than others', () => {
  const joined = (count: number, end: string) =>
    `We say ${'while rust and '.repeat(count)}the bells are ${end}.`
  expectLinear((size) => inPapersOrder(joined(size, 'thin'), joined(size, 'old')), 25)
})
