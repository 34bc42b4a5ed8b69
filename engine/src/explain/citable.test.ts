import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import type { PaperDocument } from '../document/paper-document.ts'
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
    blocks: plain.blocks.map((block) =>
      page.includes(plain.text.slice(block.span.start, block.span.end))
        ? { ...block, role: 'front' }
        : block,
    ),
  }
  expect(citableOf(document).map(({ text }) => text)).toEqual([
    'We weigh the bells of forty towers.',
    'Forty towers, forty bells.',
  ])
})
