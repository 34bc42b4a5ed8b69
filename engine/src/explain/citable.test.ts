import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import type { PaperDocument } from '../document/paper-document.ts'
import { slice } from '../text/span.ts'
import { citableOf, citableSentences } from './citable.ts'

test('lines of names and addresses on a title page are no sentences that may be cited; what it says is', () => {
  const page = [
    'Institute of Bells and Towers, Bruges, Belgium.',
    'Questions to bells@tower.example, please.',
    'We weigh the bells of forty towers.',
  ]
  const plain = documentFromSections({
    title: 'Bells',
    sections: [
      { heading: 'Page', paragraphs: page },
      { heading: 'Results', paragraphs: ['Forty towers, forty bells.'] },
    ],
  })
  const document: PaperDocument = {
    ...plain,
    sections: plain.sections.map((section) => {
      const heading = section.heading && slice(plain.text, section.heading)
      return heading === 'Page' ? { ...section, role: 'front' } : section
    }),
  }
  expect(citableOf(document).map(({ text }) => text)).toEqual([
    'We weigh the bells of forty towers.',
    'Forty towers, forty bells.',
  ])
})

test('of a paper that is too long the best for each part of a summary is kept, however late it stands', () => {
  const filling = (what: string) =>
    Array.from({ length: 40 }, (_, at) => `Bell ${at} hangs in ${what} of its own, beside others.`)
  const told = [
    'We weighed 40 bells on a steel scale in each of the towers.',
    'Older bells were 14% heavier than newer bells (p < 0.01).',
    'A limitation of our study is that all bells came from one town.',
  ]
  const [method = '', result = '', limit = ''] = told
  const long = documentFromSections({
    title: 'Bells',
    abstract: 'We study the weight of bells.',
    sections: [
      { heading: 'Results', paragraphs: [...filling('a tower'), result] },
      { heading: 'Methods', paragraphs: [...filling('a yard'), method] },
      { heading: 'Discussion', paragraphs: [...filling('a hall'), limit] },
    ],
  })
  const kept = citableSentences(long, { characters: 1_000 }).map(({ text }) => text)
  expect(kept).toEqual(expect.arrayContaining(told))
  expect(kept.join('').length).toBeLessThanOrEqual(1_000)
})
