import { expect, test } from 'vitest'
import { complementLost } from './complements.ts'

/** A sentence with a bar where a claim ends in it. */
function lostOf(marked: string): string | null {
  const [claim = '', after = ''] = marked.split('|')
  return complementLost(`${claim.trim()}.`, after)
}

test.each([
  ['The wax failed | to dull the bell.', 'to dull the bell'],
  ['Old wardens decline | to ring in frost.', 'to ring in frost'],
  ['New bells are more likely | to crack in frost.', 'to crack in frost'],
  ['We encourage the wardens of Ghent | to keep their bells.', 'to keep their bells'],
  ['We fear the potential for these old bells | to be lost.', 'to be lost'],
  ['We found the rim | to be thin.', 'to be thin'],
  [
    'There was no change in the bronze and tin | to lead ratio of the bell.',
    'to lead ratio of the bell',
  ],
  [
    'Wax lowered| , rather than raised the tone of bells.',
    ', rather than raised the tone of bells',
  ],
  ['This supports the use of tin| as the first metal.', 'as the first metal'],
  ['This supports the use of tin| (Stannum (Sn)) [3] as light metal.', 'as light metal'],
  ['Wax has an effect on the infection | with these moulds.', 'with these moulds'],
  ['It is the first comparative study of wax | with oil.', 'with oil'],
  ['The town is still struggling | with dull bells.', 'with dull bells'],
  ['The last tune is rung by hand and concludes | with a chime.', 'with a chime'],
  ['This leads wardens to interpret low tones | as signs of rust.', 'as signs of rust'],
  ['Five towns have given up bells | as a public nuisance.', 'as a public nuisance'],
  ['We attribute the dull tone of bells | to rust.', 'to rust'],
  ['We set the length of the ropes in winter | to twice the height.', 'to twice the height'],
  ['In Ghent the share of cracked bells was below 20|%.', '%'],
  ['In Ghent the air was at 20| °C.', '°C'],
])('a claim ends before what it needs: %s', (marked, lost) => expect(lostOf(marked)).toBe(lost))

test.each([
  'We used a file | to tune the bell.',
  'We cast new bells | as the old ones had cracked.',
  'The rim was filed | to lower the tone.',
  'The towers were chosen | to match in height.',
  'The pitch was lowered| , rather than raised in Ghent.',
  'In Ghent 20 bells cracked | in 20% of towers.',
  'The treated bells were rung | with care.',
  'We treated the bells of Ghent | as described [3].',
  'We used a set of ropes | to ring the bell.',
  'We rang 20 | bells.',
  'The bells fail |.',
])('a claim is whole without what stands behind it: %s', (marked) =>
  expect(lostOf(marked)).toBeNull(),
)

test('what is difficult is so to do', () =>
  expect(lostOf('Pain in old bells is difficult | to hear and to mend.')).toBe(
    'to hear and to mend',
  ))
