import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import type { PaperDocument } from '../document/paper-document.ts'
import { slice } from '../text/span.ts'
import { citableOf } from './citable.ts'

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
