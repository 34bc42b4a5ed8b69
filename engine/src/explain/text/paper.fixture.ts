import { documentBuilder } from '../../document/document-builder.ts'
import type { PaperDocument } from '../../document/paper-document.ts'

/** A short made-up paper with a table, a figure, an equation and every kind of section. */
export function beePaper(): PaperDocument {
  const builder = documentBuilder('sections', '1')
  builder.add('title', 'Counting bees at garden flowers with a small camera')
  builder.section({ heading: 'Abstract', level: 1 })
  builder.add(
    'paragraph',
    'Bees have been counted by hand for many years. However, counting by hand is difficult and slow. ' +
      'We present BeeWatch, a small camera that counts bees at garden flowers without a person watching. ' +
      'In 40 gardens, BeeWatch found 93% of the visits, significantly more than hand counts (p < 0.01). ' +
      'These results suggest that gardens can be surveyed by cameras alone.',
  )
  builder.section({ heading: '1 Introduction', level: 1 })
  builder.add(
    'paragraph',
    'Bees are important pollinators. To our knowledge, this is the first study that counts bees in private gardens over a whole summer. ' +
      'The rest of this paper is organised as follows. Section 2 describes the camera.',
  )
  builder.section({ heading: '2 Methods', level: 1 })
  builder.add(
    'paragraph',
    'We recruited 40 gardens in two towns through a local newspaper. ' +
      'The study was a randomised crossover trial with two cameras in each garden. ' +
      'Images were recorded every 10 seconds from May to September 2023 and stored on a card. ' +
      'Visit rates were compared with a mixed-effects regression and Bonferroni correction. ' +
      'Gardens with fewer than five sunny days were excluded from the analysis. ' +
      'Written consent was obtained from all garden owners.',
  )
  builder.add('paragraph', 'The expected number of visits is given by')
  builder.addEquation('v = r t', { id: 'e1', label: '(1)', latex: 'v = r t' })
  builder.add('paragraph', [
    { text: 'where ' },
    { text: 'r', marks: [{ kind: 'italic' }] },
    { text: ' denotes the visit rate per hour and ' },
    { text: 't', marks: [{ kind: 'italic' }] },
    { text: ' is the time in hours. ' },
    { text: 'Equation (1) holds only in dry weather.' },
  ])
  builder.section({ heading: '3 Results', level: 1 })
  builder.add(
    'paragraph',
    'BeeWatch missed 7% of the visits, mostly in the shade (Figure 1). ' +
      'Lavender received 12.4 visits per hour, twice as many as thyme (Table 1). ' +
      'Visits were significantly higher in the afternoon than in the morning (95% CI 1.2–2.3, p = 0.003). ' +
      'Table 1 shows the visits by plant.',
  )
  builder.addTable({
    id: 't1',
    label: 'Table 1',
    caption: 'Table 1. Visits by plant.',
    rows: [
      ['Plant', 'Visits per hour', 'Accuracy (%)'],
      ['Lavender', '12.4', '91.5'],
      ['Thyme', '6.2', '94.0'],
      ['Sage', '8.1', '90.2'],
    ].map((row, y) => row.map((content) => ({ content, header: y === 0 }))),
  })
  builder.addFigure({
    id: 'f1',
    label: 'Figure 1',
    caption: 'Figure 1. Bar chart of missed visits by light. Bars show means over gardens.',
  })
  builder.section({ heading: '4 Discussion', level: 1 })
  builder.add(
    'paragraph',
    'However, our study was limited to two towns and one summer. ' +
      'We did not test the camera at night. ' +
      'Future work should include farmland and other insects. ' +
      'The code is available at https://github.com/example/beewatch under the MIT license.',
  )
  builder.section({ heading: 'References', level: 1 })
  builder.addReference('Doe J. We present a limited camera, 12% better. 2020.', {
    id: 'r1',
    authors: ['Doe J'],
  })
  return builder.finish({
    title: 'Counting bees at garden flowers with a small camera',
    authors: ['A. Example'],
  })
}
