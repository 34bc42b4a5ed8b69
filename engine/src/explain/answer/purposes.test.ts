import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'
import { servesAs } from './purpose-cues.ts'

const paper = documentFromSections({
  title: 'Herring gulls on ferries',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'A gull egg is some 7 cm long. Therefore, to avoid harm to the yolk, we cut a disc of 4.5 mm from the shell.',
        'Multiple imputation was conducted with chained equations in 20 rounds. We explored potential bias from lost logbooks using multiple imputation of lost counts.',
        'Full censuses need much effort, and their results are hard to bring into practice. We therefore chose a rapid census of the gulls.',
      ],
    },
    {
      heading: 'Discussion',
      paragraphs: [
        'Lamps were named more often here than on other lines. A potential reason could be that our rapid census held many counts of night ferries.',
        'Counts of females were higher at first. In the model, the effect of sex vanished, since it was due to confounding by age. The authors read that counts grew with age.',
      ],
    },
  ],
})

test.each([
  ['Why was a disc of 4.5 mm cut?', 'to avoid harm'],
  ['Why was multiple imputation used?', 'explored potential bias'],
  ['Why did the authors choose a rapid census?', 'much effort'],
  ['How did the authors explain the effect of sex?', 'confounding by age'],
])('%s is led by the reason', async (question, words) => {
  const { claims, chance } = await answer(paper, question)
  expect(claims[0]?.text).toContain(words)
  expect(chance).toBeGreaterThan(0.3)
})

test('what was done with a thing is no purpose of it', () => {
  const asked = 'Why was multiple imputation used?'
  expect(servesAs(asked, 'We explored bias using multiple imputation.')).toBe(true)
  expect(servesAs(asked, 'We explored bias using logbooks before multiple imputation.')).toBe(false)
  expect(servesAs(asked, 'Multiple imputation used chained equations.')).toBe(false)
})
