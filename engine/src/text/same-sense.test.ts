import { expect, test } from 'vitest'
import { gateProblems } from './gates.ts'

const differ = (source: string, claim: string) => gateProblems(source, claim, () => true)

test.each([
  ['The bell was loud compared to the gong.', 'The bell was loud compared with the gong.'],
  ['The bells which rang were new.', 'The bells that rang were new.'],
  ['No crack has been found in Ghent.', 'No crack was found in Ghent.'],
  ['All bells have been cast in Ghent.', 'All bells were cast in Ghent.'],
  ['The survey was performed twice.', 'The survey was carried out twice.'],
  ['It weighs approximately 5 kg.', 'It weighs about 5 kg.'],
  ["The bell doesn't ring.", 'The bell does not ring.'],
  ['It broke due to the frost.', 'It broke because of the frost.'],
  ['Its mean was 65.2±23.2 Hz at noon.', 'Its mean was 65.2 Hz at noon.'],
  ['It grew (Fig. 3) and rang.', 'It grew and rang.'],
  ['They had a single bell.', 'They had one bell.'],
  ['The bells, in fact, rang.', 'The bells rang.'],
  ['It rang nonetheless at noon.', 'It rang at noon.'],
  ['Each of the $150,000$ bells rang.', 'Each of the 150,000 bells rang.'],
  ['It cost $35 USD then.', 'It cost 35 USD then.'],
  ['We found that bells rang.', 'We found bells rang.'],
  ['There is evidence that bells rang.', 'There is evidence bells rang.'],
  ['The bell that we cast rang.', 'The bell we cast rang.'],
  ['The bell that was cast in Ghent rang.', 'The bell cast in Ghent rang.'],
  ['The bell of lead (L) rang.', 'The bell of lead rang.'],
])('the same: %s', (source, claim) => {
  expect(differ(source, claim)).toEqual([])
  expect(differ(claim, claim)).toEqual([])
})

test.each([
  ['in which, in that', 'the way in which it rang', 'the way in that it rang'],
  ['a question', 'we show which bell rang', 'we show that bell rang'],
  ['to, with', 'it rang to the men', 'it rang with the men'],
  ['half an aside', 'it grew (p < 0.05) there', 'it grew (p) there'],
  ['another result', 'it grew (p < 0.05) there', 'it grew (p < 0.5) there'],
  ['another spread', 'it was 65.2±23.2 Hz', 'it was 65.2±2.2 Hz'],
  ['a date', 'it rang (July 2010) there', 'it rang there'],
  ['another money', 'it cost $35 then', 'it cost €35 then'],
  ['no dollars', 'it cost $35 then', 'it cost 35 then'],
  ['another letter', 'the vitamin (C) rang', 'the vitamin rang'],
  ['two', 'they had a single bell', 'they had two bells'],
  [
    'what a clause speaks of',
    'a copy of bell 7 that outlasts gongs',
    'a copy of bell 7 outlasts gongs',
  ],
  [
    'its adverb',
    'a copy of bell 7 that far outlasts gongs',
    'a copy of bell 7 also far outlasts gongs',
  ],
  ['nearly', 'it weighs approximately 5 kg', 'it weighs nearly 5 kg'],
])('not the same: %s', (_, source, claim) => expect(differ(source, claim)).not.toEqual([]))

test.each([
  ['No crack had been found in Ghent.', 'No crack has been found in Ghent.'],
  ['A crack will have been found in Ghent.', 'A crack was found in Ghent.'],
  ['A crack may have been found in Ghent.', 'A crack was found in Ghent.'],
  ['A crack is found in Ghent.', 'A crack has been found in Ghent.'],
])('another time or likelihood: %s', (source, claim) => {
  expect(differ(source, claim)).not.toEqual([])
})
