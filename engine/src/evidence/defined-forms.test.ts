import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { verifyClaim } from './verify.ts'

const paper = documentFromSections({
  title: 'Ringers',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'The river fever (RF) of the towns is caused by the RF virus (RFV).',
        'Old ringers who live at the river carry the RFV for many years without a sign.',
        'Young ringers of all towns had RF in the first spring of their lives.',
        'Long evening towers (LETs) were built on the hills of the coast.',
        'In the winter the wind was stronger at the LETs of the northern coast.',
        'Of all towers on the coast each LET was painted once in ten years.',
        'Those who rang suffered from postringing numbness and vertigo (PONV) for a day.',
        'The share of those with PONV was lower in the towers with a roof.',
        'The bell tone (BT) was measured with a fork in all of the towers.',
        'In the north the bronze tuning (BT) was older than the towers themselves.',
        'The BT was much better in those towers that stand at the coast.',
        'The mean ringing time (hereafter MRT) was taken by the wardens.',
        'The MRT of the oldest ringers was an hour longer than in spring.',
        'The old ringers spoke of mean ringing time more often than of wax.',
        'We gave the ringers interbellin-6 (IB-6) before they went to bed.',
        'The levels of IB-6 were higher in ringers who slept at the tower.',
        'The levels of IB-16 were lower in ringers who slept in the cellar.',
        'Aerial exercise (AEx)–mostly ringing–was done by all wardens of the port.',
        'In the winter AEx was rarer among ringers of the hills than in spring.',
        'Each warden was asked of ringers in Ghent (WRG) in the same spring.',
        'The WRG was in the hands of the oldest warden for most of the year.',
      ],
    },
  ],
})
const kindOf = (claim: string) => verifyClaim(paper, claim).kind

test.each([
  'Old ringers who live at the river carry the river fever virus for many years without a sign.',
  'Old ringers who live at the river carry the RF virus for many years without a sign.',
  'Young ringers of all towns had river fever in the first spring of their lives.',
  'The river fever of the towns is caused by the RFV.',
  'In the winter the wind was stronger at the long evening towers of the northern coast.',
  'Of all towers on the coast each long evening tower was painted once in ten years.',
  'The share of those with postringing numbness and vertigo was lower in the towers with a roof.',
  'The mean ringing time of the oldest ringers was an hour longer than in spring.',
  'The levels of interbellin-6 were higher in ringers who slept at the tower.',
  'The levels of IB-6 (interbellin-6) were higher in ringers who slept at the tower.',
  'The mean ringing time (MRT) of the oldest ringers was an hour longer than in spring.',
  'In the winter aerial exercise was rarer among ringers of the hills than in spring.',
  // This sentence has the long form alone.
  'The old ringers spoke of mean ringing time (MRT) more often than of wax.',
  'The old ringers spoke of MRT (mean ringing time) more often than of wax.',
])('the paper says it, by its other name: %s', (claim) => {
  expect(kindOf(claim)).toMatch(/located|verbatim/)
})

test.each([
  [
    'the sickness for its virus',
    'Old ringers who live at the river carry the river fever for many years without a sign.',
  ],
  [
    'the sickness in short',
    'Old ringers who live at the river carry the RF for many years without a sign.',
  ],
  [
    'the virus for its sickness',
    'Young ringers of all towns had RFV in the first spring of their lives.',
  ],
  [
    'the virus in full',
    'Young ringers of all towns had river fever virus in the first spring of their lives.',
  ],
  [
    'defined twice: the first',
    'The bell tone was much better in those towers that stand at the coast.',
  ],
  [
    'defined twice: the second',
    'The bronze tuning was much better in those towers that stand at the coast.',
  ],
  [
    'a word more',
    'The old mean ringing time of the oldest ringers was an hour longer than in spring.',
  ],
  ['a word less', 'The ringing time of the oldest ringers was an hour longer than in spring.'],
  [
    'another word',
    'The mean resting time of the oldest ringers was an hour longer than in spring.',
  ],
  ['another number', 'The levels of interbellin-6 were lower in ringers who slept in the cellar.'],
  ['another short form', 'The share of those with MRT was lower in the towers with a roof.'],
  [
    'words that only stand before it',
    'The ringers in Ghent was in the hands of the oldest warden for most of the year.',
  ],
])('the paper does not say it: %s', (_, claim) => {
  expect(kindOf(claim)).toBe('unverified')
})
