import { expect, test } from 'vitest'
import { slice } from '../text/span.ts'
import { documentFromJson } from './document-json.ts'
import { documentFromSections } from './from-sections.ts'

test('plain sections become a document with roles, an abstract and sentences', () => {
  const document = documentFromSections({
    title: ' On  tides ',
    abstract: 'We measured. It rose.',
    sections: [
      { heading: '1 Methods', paragraphs: ['One gauge.', ' Two gauges. '] },
      { heading: 'Why', paragraphs: [] },
    ],
  })
  expect(document.text).toBe(
    'On tides\n\nWe measured. It rose.\n\n1 Methods\n\nOne gauge.\n\nTwo gauges.\n\nWhy',
  )
  expect(document.title).toBe('On tides')
  expect(document.abstract && slice(document.text, document.abstract)).toBe('We measured. It rose.')
  expect(document.sections.map(({ role }) => role)).toEqual([
    'front',
    'abstract',
    'methods',
    'other',
  ])
  expect(document.sentences.map((span) => slice(document.text, span))).toEqual([
    'We measured.',
    'It rose.',
    'One gauge.',
    'Two gauges.',
  ])
  expect(documentFromJson(JSON.parse(JSON.stringify(document)))).toEqual(document)
})

test('nothing at all is an empty document', () => {
  const document = documentFromSections({ title: '', sections: [] })
  expect(document.text).toBe('')
  expect(document.blocks).toEqual([])
  expect(documentFromJson(JSON.parse(JSON.stringify(document)))).toEqual(document)
})
