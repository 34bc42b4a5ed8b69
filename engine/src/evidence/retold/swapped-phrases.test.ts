import { expect, test } from 'vitest'
import { verdictOn } from './paper-of.fixture.ts'

test.each([
  [
    'The bells were cleaned every 4 hours by the ringers.',
    'The bells were cleaned by the ringers every 4 hours.',
  ],
  [
    'The work was undertaken between May 2005 and December 2007 at an old foundry in Ghent.',
    'The work was undertaken at an old foundry in Ghent between May 2005 and December 2007.',
  ],
  [
    'The bells were waxed by two old men twice a week.',
    'The bells were waxed twice a week by two old men.',
  ],
])('when, and where or by whom, stand in either order: %s', (sentence, claim) =>
  expect(verdictOn(sentence, claim)).toBe('located'),
)

test.each([
  [
    'The bells were cleaned every 4 hours by the ringers.',
    'The bells were cleaned by the ringers every 6 hours.',
  ],
  [
    'The bells were cleaned every 4 hours by men who were fed and housed.',
    'The bells were cleaned by men who were fed and housed every 4 hours.',
  ],
  [
    'The bells were cleaned every 4 hours by the ringers in frost.',
    'The bells were cleaned by the ringers every 4 hours.',
  ],
])('and nothing else may change with it: %s', (sentence, claim) =>
  expect(verdictOn(sentence, claim)).toBe('unverified'),
)
