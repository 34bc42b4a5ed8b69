import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'
import type { ReplicationItem } from '../explanation.ts'
import { analyzeResults } from './results.ts'

const abstract = 'Gulls nest on roofs of towns. We counted the nests of gulls in 40 towns.'
const paper = (sections: Record<string, string[]>, title = 'Gulls on roofs', own = abstract) =>
  documentFromSections({
    title,
    abstract: own,
    sections: Object.entries(sections).map(([heading, paragraphs]) => ({ heading, paragraphs })),
  })
const item = async (wanted: ReplicationItem, document: ReturnType<typeof paper>) => {
  const { replicationChecklist } = await explain(document)
  const claim = replicationChecklist.find((one) => one.item === wanted)
  return claim?.status === 'stated' ? claim.text : null
}

test('where data are beats that they will be somewhere', async () => {
  const document = paper({
    Methods: [
      'The raw data will be released on a later date than the counts of the nests.',
      'The counting code will be released in a repository of the project.',
    ],
    Introduction: [
      'The data set of nests can be accessed at https://gulls.example.org by all readers.',
      'We release a (Python) script for loading the nests in https://github.com/gulls/nests for readers.',
    ],
  })
  expect(await item('data', document)).toContain('https://gulls.example.org')
  expect(await item('code', document)).toContain('https://github.com/gulls/nests')
})

test('what others released is at hand, and not the paper’s', async () => {
  const document = paper({
    Methods: [
      'We used the model of wings and the code released by its authors: https://github.com/wings/wings for all nests.',
      'We release our code and our counts to all readers of this paper.',
    ],
  })
  expect(await item('code', document)).toContain('We release our code')
})

test.each([
  'Only English language publications were included in the review.',
  'The search was limited to peer-reviewed articles of the last ten years.',
])('a review says what it left out by what it took: %s', async (words) => {
  expect(await item('exclusions', paper({ Methods: ['We searched two libraries.', words] }))).toBe(
    words,
  )
})

/** A paper with captions and a footnote. */
function built(captions: readonly string[], note: string) {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: null, level: 1, role: 'abstract' })
  builder.add('paragraph', abstract)
  builder.section({ heading: 'Results', level: 1 })
  builder.add('paragraph', 'The nests of mice were weighed by hand in every season of the year.')
  builder.add('footnote', note)
  captions.forEach((caption, at) => {
    builder.addFigure({ id: `f${at}`, label: `Figure ${at + 1}`, caption })
  })
  return builder.finish({ title: 'Mice on roofs', authors: [] })
}

test('of the numbers in captions the main groups are the sample, and no side test', async () => {
  const document = built(
    ['Side test of food. N = 6 mice/group in 28-day test.', 'Main test. N = 12-17 mice/group.'],
    'Roofs are old.',
  )
  expect(await item('sample-size', document)).toBe('N = 12-17 mice/group.')
})

test.each([
  '1 Data, code, and a web demo will be released publicly.',
  '² Data, code, and a web demo will be released publicly.',
])('the number of a footnote is not of its words: %s', async (note) => {
  expect(await item('data', built([], note))).toBe(
    'Data, code, and a web demo will be released publicly.',
  )
})

test('what a review had to go by limits it', async () => {
  const { limitations } = await explain(
    paper({
      Discussion: [
        'Gulls were seen on all roofs. There is poor long-term follow-up data for gulls that left the towns in winter.',
      ],
    }),
  )
  expect(limitations.map(({ text }) => text).join('\n')).toContain('poor long-term follow-up data')
})

test('advice and aims are no method', async () => {
  const { methods } = await explain(
    paper({
      Methods: [
        'Developers of roofs should adopt and train standardized models of 40 towns.',
        'The purpose of this study was to assess a randomized sample of roofs.',
      ],
    }),
  )
  const told = methods.map(({ text }) => text).join('\n')
  expect(told).not.toContain('should adopt')
  expect(told).not.toContain('The purpose of this study')
})

test('what the summary said is no second piece of news where there is another', async () => {
  const own =
    'Gulls nest on roofs of towns. We introduce GullBase, a large corpus of 800 nests of gulls in many towns.'
  const { tldr, whatsNew } = await explain(
    paper(
      {
        Introduction: [
          'In this paper, we present GullBase, a public collection of 800 nests of gulls which covers dozens of towns of the north. ' +
            'We release a reader of rings that was trained on photographs of legs.',
        ],
      },
      'GullBase: nests in towns',
      own,
    ),
  )
  expect(tldr.map(({ text }) => text).join()).toContain('GullBase, a large corpus')
  const news = whatsNew.map(({ text }) => text).join('\n')
  expect(news).toContain('a reader of rings')
  expect(news).not.toContain('dozens of towns')
})

test('an abstract in the passive loses no findings that stand before its first “we”', async () => {
  const finding =
    'The number of nests was significantly higher in group B than in group A (70.7% vs. 66.7%).'
  const { overallSummary } = await analyzeResults(
    paper(
      {},
      'Nests of gulls after storms',
      `Nests of 120 gulls were studied in two groups. RESULTS: ${finding} CONCLUSION: In our experience, storms change the nests of gulls.`,
    ),
  )
  expect(overallSummary.map(({ text }) => text).join('\n')).toContain('70.7% vs. 66.7%')
})

test('where no sentence says what came out, a table does', async () => {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Introduction', level: 1 })
  builder.add('paragraph', 'Jarlib reads the labels of jars in many museums of the world.')
  builder.addTable({
    id: 't',
    label: 'Table 2',
    caption: null,
    rows: [
      [
        { content: 'Reader', header: true },
        { content: 'F1', header: true },
      ],
      [
        { content: 'Jarlib', header: false },
        { content: '92.7', header: false },
      ],
      [
        { content: 'Lidlib', header: false },
        { content: '76.8', header: false },
      ],
    ],
  })
  const { results } = await explain(builder.finish({ title: 'Jarlib', authors: [] }))
  expect(results.map(({ text, computation }) => [text, computation?.result])).toEqual([
    ['Highest F1 in Table 2: 92.7 (Jarlib); 92.7 − 76.8 = 15.9, next is Lidlib.', 15.9],
  ])
})
