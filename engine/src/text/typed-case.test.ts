import { expect, it } from 'vitest'
import { inPaperCase } from './typed-case.ts'

const text = `Carp of Lake Balaton were fed by AutoFeed. The carp took AutoFeed for a friend, and Hungarian anglers
did so as well, in Zala Province and Sopron Province (see Methods). Weight was measured with the LMM-2 scale by the KO group.
FUNDING
None.`

it.each([
  ['does autofeed scare hungarian anglers?', 'does AutoFeed scare Hungarian anglers?'],
  ['WHAT DID THE CARP TAKE AUTOFEED FOR?', 'What did the carp take AutoFeed for?'],
  ['what is the lmm-2 scale?', 'what is the LMM-2 scale?'],
  ['what did the ko group do?', 'what did the KO group do?'],
])('writes the names of %j as the paper does', (typed, cased) => {
  expect(inPaperCase(typed, text)).toBe(cased)
})

it.each([
  'what did carp eat?',
  'what is the province?',
  'which lake is it?',
  'what methods were used?',
  'is the funding known?',
  'how was weight measured?',
  'Who fed Carp?',
  'DNA?',
])('leaves %j as it is', (typed) => {
  expect(inPaperCase(typed, text)).toBe(typed)
})
