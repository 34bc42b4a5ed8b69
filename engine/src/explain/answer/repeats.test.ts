import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { readQuestion } from '../question/question.ts'
import { similarity } from '../text/words.ts'
import { candidate } from './candidate.fixture.ts'
import { withSupport } from './leads.ts'
import { repeats } from './repeats.ts'

const document = documentFromSections({ title: 'Lamps and moths', sections: [] })
const given = (text: string, score: number) => candidate(text, { score, role: 'results' })
const support = (...texts: readonly string[]) =>
  withSupport(
    document,
    readQuestion('What lured moths?'),
    texts.map((text, at) => given(text, 1 - at / 20)),
    3,
  ).map(({ text }) => text)

const lead = 'Brass lamps in orchards lured grey moths to traps with sugar.'

test('what says the answer over again in nearly the same words is left out', () => {
  const again = 'Lamps hung in orchards lured moths to traps, as the catches show.'
  const alike = similarity(given(lead, 1).stems, given(again, 1).stems)
  expect(alike).toBeGreaterThan(0.5)
  expect(alike).toBeLessThan(0.6)
  expect(support(lead, again, 'Owls ate beetles.')).toEqual([lead, 'Owls ate beetles.'])
})

test('a short sentence that says it plainly stays beside a long one', () => {
  const plain = 'Orchards have lamps.'
  expect(support(`${lead.slice(0, -1)} while owls slept in barns.`, plain)).toContain(plain)
})

test.each([
  'Lamps hung in orchards lured 12 moths to traps, as the catches show.',
  'Lamps hung in Brest lured moths to traps in orchards, it was shown.',
])('another number or name is no repeat: %s', (more) => {
  expect(support(lead, more)).toEqual([lead, more])
})

test.each([
  [
    'There was no adverse effect seen in any lamp.',
    'There were no adverse effects seen in any lamp.',
    true,
  ],
  ['Group B received lamps.', 'Group A received lamps.', false],
  [
    'Lamps raised the catch of moths in dark orchards.',
    'Lamps reduced the catch of moths in dark orchards.',
    false,
  ],
  ['Lamps lured 12 moths.', 'Lamps lured 11 moths.', false],
])('%s / %s', (later, earlier, isSo) => {
  expect(repeats(later, earlier)).toBe(isSo)
})
