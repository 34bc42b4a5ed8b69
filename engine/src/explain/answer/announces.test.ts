import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { onlyAnnounces } from './announces.ts'
import { candidate } from './candidate.fixture.ts'

test.each([
  [
    'Is tarnin a sugar?',
    'To test whether tarnin was a sugar, broth was kept with amylase for 2 h.',
  ],
  [
    'Does salt harm oats?',
    'To determine whether salt reduces the growth of oats, plots were watered.',
  ],
  ['Do eels hear?', 'In order to see if eels hear, we placed them near a horn.'],
  ['Does the horn wake eels?', 'We asked whether the horn wakes more eels than the bell.'],
  ['Did the lamp change the moths?', 'We investigated the effect of the lamp on moths.'],
  ['How does moss affect the wall?', 'We tested how moss affects the wall in two towns.'],
])('that it was looked into is no answer: %s', (asked, told) => {
  expect(onlyAnnounces(readQuestion(asked), candidate(told))).toBe(true)
})

test.each([
  [
    'Is tarnin a sugar?',
    'To test whether tarnin was a sugar, we kept it with amylase and found that it was none.',
  ],
  ['Does salt harm oats?', 'We tested whether salt harms oats, and yields fell by 12%.'],
  ['Do eels hear?', 'We examined whether eels hear; none turned to the horn.'],
  // Who asks for the aim is told it.
  ['Was it tested whether eels hear?', 'We tested whether eels hear with a horn.'],
  ['What was given to the eels?', 'To test whether eels hear, we gave them worms.'],
  ['Does the horn wake eels?', 'The horn wakes eels at night.'],
])('what came out is one, and so is the deed that is asked for: %s', (asked, told) => {
  expect(onlyAnnounces(readQuestion(asked), candidate(told))).toBe(false)
})
