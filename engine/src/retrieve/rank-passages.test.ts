import { expect, test } from 'vitest'
import { documentBuilder } from '../document/document-builder.ts'
import { documentFromSections } from '../document/from-sections.ts'
import { slice } from '../text/span.ts'
import { queryKinds } from './passage-cues.ts'
import { passageFeatures } from './passage-features.ts'
import { rankPassages } from './rank-passages.ts'

function paper() {
  const builder = documentBuilder('sections', '1')
  builder.add('title', 'A paper')
  builder.section({ heading: 'Data', level: 1 })
  builder.add(
    'paragraph',
    'We collected recordings. They come from twelve hospitals in two countries.',
  )
  builder.section({ heading: 'Training', level: 1 })
  builder.add('paragraph', 'All models were optimised for ten epochs. The learning rate was small.')
  builder.addTable({
    id: 't1',
    label: 'Table 1',
    caption: 'Accuracy of the systems',
    rows: [
      [{ content: 'System' }, { content: 'Accuracy' }],
      [{ content: 'Baseline' }, { content: '81.0' }],
      [{ content: 'Ours' }, { content: '84.2' }],
    ],
  })
  return builder.finish({ title: 'A paper', authors: [] })
}
const best = (query: string, unit: 'sentence' | 'paragraph') => {
  const document = paper()
  const [first] = rankPassages(document, query, { unit, k: 3 })
  return first && slice(document.text, first.span)
}

test('ranks sentences, blocks, and rows of tables', () => {
  expect(best('What learning rate was used?', 'sentence')).toBe('The learning rate was small.')
  expect(best('How many hospitals?', 'paragraph')).toMatch(/^We collected/)
  expect(best('baseline accuracy', 'sentence')).toBe('Baseline\t81.0')
})

test('gives at most k, best first, and nothing that shares no term', () => {
  const ranked = rankPassages(paper(), 'models learning rate accuracy', { unit: 'sentence', k: 2 })
  expect(ranked).toHaveLength(2)
  expect(ranked[0]?.score).toBeGreaterThanOrEqual(ranked[1]?.score ?? 0)
  expect(rankPassages(paper(), 'zebra', { unit: 'sentence', k: 5 })).toEqual([])
  expect(rankPassages(paper(), '', { unit: 'sentence', k: 5 })).toEqual([])
})

/** Weights that look at one feature of one unit and at nothing else. */
function only(unit: 'sentence' | 'paragraph', feature: string) {
  const none = Array<number>(passageFeatures.length * (1 + queryKinds.length)).fill(0)
  const some = none.with(passageFeatures.indexOf(feature), 10)
  return { sentence: none, paragraph: none, [unit]: some }
}

test('a sentence is raised by its block, and a block by its best sentence', () => {
  const document = documentFromSections({
    title: 'A paper',
    sections: [
      {
        heading: 'Text',
        paragraphs: [
          'Basil was watered. Mint was not.',
          'Evening suits plants. Basil watered in the evening grew tall.',
        ],
      },
    ],
  })
  const first = (unit: 'sentence' | 'paragraph', weights: ReturnType<typeof only>) => {
    const [found] = rankPassages(document, 'basil watered evening', { unit, k: 1, weights })
    return found && slice(document.text, found.span)
  }
  expect(first('sentence', only('paragraph', 'covered'))).toBe('Evening suits plants.')
  expect(first('paragraph', only('sentence', 'covered'))).toMatch(/^Evening suits/)
  expect(first('sentence', only('paragraph', 'opens'))).toBe('Basil was watered.')
})

test('what is announced comes before its announcement, and counts are none', () => {
  const document = documentFromSections({
    title: 'Punts',
    sections: [
      {
        heading: 'Boats',
        paragraphs: [
          'Punts have a number of attractive properties. As flat boats, punts need no keel. Oars are long.',
        ],
      },
    ],
  })
  const first = (query: string) => {
    const [passage] = rankPassages(document, query, { unit: 'sentence', k: 1 })
    return passage && slice(document.text, passage.span)
  }
  expect(first('What are the attractive properties of punts?')).toMatch(/^As flat boats/)
  expect(first('How many attractive properties do punts have?')).toMatch(/^Punts have/)
})

test('a paper parted by what its sections tell is weighed by weights of its own', () => {
  const texts = {
    Introduction: 'Basil is watered by many.',
    Methods: 'Basil was watered at noon.',
    Results: 'Basil that was watered grew.',
    Discussion: 'Watered basil may grow more.',
  }
  const inParts = passageFeatures.length * (1 + queryKinds.indexOf('open in parts'))
  const none = only('sentence', 'place').paragraph
  const weights = {
    sentence: none.with(inParts + passageFeatures.indexOf('in results'), 10),
    paragraph: none,
  }
  const first = (abstract: string | undefined) => {
    const sections = Object.entries(texts).map(([heading, text]) => ({
      heading,
      paragraphs: [text],
    }))
    const document = documentFromSections({
      title: 'Plants',
      ...(abstract !== undefined && { abstract }),
      sections,
    })
    const query = 'Was basil watered?'
    const [found] = rankPassages(document, query, { unit: 'sentence', k: 1, weights })
    return found && slice(document.text, found.span)
  }
  expect(first('We watered basil in pots.')).toBe(texts.Results)
  expect(first(undefined)).not.toBe(texts.Results)
})
