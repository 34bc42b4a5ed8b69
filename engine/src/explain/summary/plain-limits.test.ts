import { expect, test } from 'vitest'
import { limitsOf } from './limits-of.fixture.ts'

test.each([
  'The trial was limited by its short duration and by the lack of men.',
  'The count was restricted by the short summer and by the cost of boats.',
  'Oil on the roofs has weakened the comparison of the two harbours.',
  'The short stay at each roof limits the generalizability of what we saw there.',
])('what hampered the work is a limit where it is discussed: %s', async (words) => {
  expect(await limitsOf(words, 'Discussion')).toEqual([words])
})

test.each([
  'Our sample was small.',
  'Our sample of harbour towns was small.',
  'Although the sample of the study was small, it shows that flat roofs are liked.',
  'The duration of our survey was rather short for a town with so many roofs.',
  'With only twelve towns, our power to see a difference was low.',
  'We had only one observer in each town.',
  'The data come from a single town and from one summer.',
  'The small number of towns makes firm conclusions difficult.',
  'The short season prevents us from saying anything of the winter.',
])('how little there was of it is one, however shortly it is said: %s', async (words) => {
  expect(await limitsOf(words, 'Discussion')).toEqual([words])
})

test.each([
  'Because we had only one season of data, we cannot say whether the nests return.',
  'Because all towns lie by the sea, the results may not hold inland.',
  'Since wardens chose the roofs themselves, the findings may reflect their habits.',
  'Only flat roofs were counted, so nothing can be said about steep ones.',
  'The absence of a control town makes it hard to tell why nests rose.',
])('so is the reason why nothing more can be said: %s', async (words) => {
  expect(await limitsOf(words, 'Discussion')).toEqual([words])
})

test.each([
  'The season may have been too short for the effect to appear.',
  'A longer study with more towns would have been needed to see the loss.',
  'We may have missed nests that were hidden behind chimneys.',
  'The wardens were not blind to the treatment of the roofs.',
  'The response rate of the wardens was only 31%.',
  'A third of the wardens dropped out, which may have biased the counts.',
  'No adjustment was made for the many tests.',
  'Caution is warranted because the wardens knew which roofs were treated.',
])('and what was too weak, went missing or was not kept from view: %s', async (words) => {
  expect(await limitsOf(words, 'Discussion')).toEqual([words])
})

test.each([
  'The nests were limited by the small number of roofs.',
  'The trial by Lund (2012) was limited by its short duration.',
  'Previous studies were limited by small samples.',
  'The difference between the towns was small.',
  'Although the rise in this study was small, it was seen in all towns.',
  'Because food was scarce, gulls cannot raise more than two chicks.',
  'Because there was no difference between the roofs, it may not matter to gulls.',
  'The lack of food means that gulls leave the town.',
  'The season may have been too short for the chicks to fledge.',
  'The response of the gulls was low.',
  'Rain on some of the days did not hinder the analysis.',
  'Roofs can be cleared without compromising the validity of later counts.',
])('what was seen of gulls, and what others lacked, is none: %s', async (words) => {
  expect(await limitsOf(words, 'Discussion')).toEqual([])
})

test.each([
  'A trial in two northern towns found no gain from nets.25',
  'Since then, one recent randomised trial25 has found no gain from nets.',
])('a study that is told with its source is not this one: %s', async (told) => {
  const words = `${told} This study was small, was done in one harbour and lasted for one summer only.26`
  expect(await limitsOf(words, 'Discussion')).toEqual([])
})
