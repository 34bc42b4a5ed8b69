import { expect, test } from 'vitest'
import { mayTellReason } from './reason-signs.ts'

test.each([
  'The pier sank because of worms.',
  'Nets were mended at night to keep the day free.',
  'Nets were mended at night, as the crews slept by day.',
  'The high price of oak is the major factor.',
  'Oak lasts longer, so it was chosen.',
  'Ropes were tarred to overcome rot.',
  'The crews lacked oak.',
  'This may have been the frost.',
  'Oak was chosen based on its price.',
  'Pine was too soft for the pier.',
  'To spare the eels, we raised the nets.',
  'Wet ropes led to slips.',
])('a reason may be told by: %s', (text) => {
  expect(mayTellReason(text)).toBe(true)
})

test.each([
  'The pier sank in 2014 and was much loved.',
  'Most crews mended nets at night (63 of 70).',
  'The largest fall occurred on the northern pier, where half of the nets were gone.',
  'We used oak such as stands in the north.',
])('no reason is told by: %s', (text) => {
  expect(mayTellReason(text)).toBe(false)
})
