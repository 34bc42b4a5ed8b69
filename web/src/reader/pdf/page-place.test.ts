import { documentFromSections, type PaperDocument } from '@tessera/engine'
import { expect, it } from 'vitest'
import { openingOf, regionOf } from './page-place.ts'

const base = documentFromSections({
  title: 'T',
  abstract: 'What it says.',
  sections: [{ heading: 'A', paragraphs: ['Some words.'] }],
})
const document: PaperDocument = {
  ...base,
  blocks: base.blocks.map((block, index) => ({
    ...block,
    regions: [{ page: index + 1, x: 0, y: 10, width: 5, height: 5 }],
    ...(block.kind === 'paragraph' && block.role !== 'abstract' && { of: 'r.1' }),
  })),
}

it('finds blocks, figures, references and the abstract on their pages', () => {
  expect(regionOf(document, 'b2')?.page).toBe(3)
  expect(regionOf(document, 'ref-r.1')?.page).toBe(4)
  expect(regionOf(document, 'fig-r.1')?.page).toBe(4)
  expect(regionOf(document, 'abstract')?.page).toBe(2)
})

it('names the words that an element opens with, for a heading those below it', () => {
  const words = (elementId: string) => {
    const span = openingOf(document, elementId)
    return span && document.text.slice(span.start, span.end)
  }
  const heading = document.blocks.findLastIndex(({ kind }) => kind === 'heading')
  expect(words(`b${heading}`)).toBe('Some words.')
  expect(words('abstract')).toBe('What it says.')
  expect(words('fig-r.1')).toBe('Some words.')
  expect(words('b99')).toBeUndefined()
})

it('says nothing about what is not there', () => {
  expect(regionOf(document, 'b99')).toBeUndefined()
  expect(regionOf(document, 'ref-other')).toBeUndefined()
  expect(regionOf(base, 'b2')).toBeUndefined()
})
