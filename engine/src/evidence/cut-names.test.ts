import { expect, test } from 'vitest'
import { nameLost } from './cut-names.ts'

/** A sentence with a bar where a claim ends in it. */
function lostOf(marked: string): string | null {
  const [claim = '', after = ''] = marked.split('|')
  return nameLost(`${claim.trim()}.`, after)
}

test.each([
  ['We read more of the bells than Tower| Central (OA), the next.', 'Central (OA)'],
  ['The wax binds to the ACE2| receptor of bells.', 'receptor of bells'],
  ['The oldest bell is that of tower| l, which rings.', 'l'],
  [
    'Bells are a field for natural sound| processing (NSP) in towers.',
    'processing (NSP) in towers',
  ],
])('a claim is cut within a name: %s', (marked, lost) => expect(lostOf(marked)).toBe(lost))

test.each([
  'The bells hang in Ghent| and Bruges.',
  'The bells hang in Ghent| (Fig. 2) and Bruges.',
  'The wax binds to ACE2| in old bells.',
  'The wax binds to ACE2|, the receptor of bells.',
  'The bells hang in the tower| ringing (RNG) all day.',
])('a claim ends with a name: %s', (marked) => expect(lostOf(marked)).toBeNull())
