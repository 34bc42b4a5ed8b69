import { expect, test } from 'vitest'
import { changeIn } from './change-asked.ts'
import { oppositionIn } from './opposition.ts'
import { withoutPhrasal } from './phrasal-verbs.ts'

test.each([
  ['Why did gulls drop out of the trial?', 'Why did gulls      out of the trial?'],
  ['Why did crews fall ill?', 'Why did crews      ill?'],
  ['Why did counts drop in May?', 'Why did counts drop in May?'],
])('%s', (text, blanked) => {
  expect(withoutPhrasal(text)).toBe(blanked)
})

test('who drops out goes down nowhere', () => {
  expect(changeIn('Why did so many gulls drop out of the trial?')).toBeNull()
  expect(changeIn('Why did bread drop the counts?')?.asked).toBe('drop the counts')
  expect(oppositionIn('Why did crews lose interest?', 'We saw a rising interest.')).toBeNull()
})
