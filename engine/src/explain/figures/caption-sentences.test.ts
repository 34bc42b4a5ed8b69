import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { analyzeFigures } from './figures.ts'

async function readingOf(label: string, caption: string, text = 'Ponds were dug.') {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Results', level: 1 })
  builder.add('paragraph', text)
  builder.addFigure({ id: 'f', label, caption })
  const { figures } = await analyzeFigures(builder.finish({ title: 'Ponds', authors: [] }))
  const [{ title = '', description = [], keyInsights = [] } = {}] = figures
  return { title, told: description.map(({ text }) => text), insights: keyInsights }
}

test.each([
  [
    'Figure 2—figure supplement 1',
    'Figure 2—figure supplement 1. Photographs of the ponds. DOI: http://dx.doi.org/10.7554/eLife.0.009',
    'Figure 2—figure supplement 1: Photographs of the ponds',
    ['Photographs of the ponds.'],
  ],
  [
    'Appendix Table 1',
    'Appendix Table 1. Frogs in ponds.',
    'Appendix Table 1: Frogs in ponds',
    ['Frogs in ponds.'],
  ],
  ['FIG. III', 'FIG. III. Fitted ponds.', 'FIG. III: Fitted ponds', ['Fitted ponds.']],
  ['', 'TABLE III. Fitted ponds.', 'Fitted ponds', ['Fitted ponds.']],
  [
    'Fig 2',
    'Fig 2. Errors in ponds with frogs. (Experiment 3A). Frogs were drawn anew.',
    'Fig 2: Errors in ponds with frogs (Experiment 3A)',
    ['Frogs were drawn anew.'],
  ],
  [
    'Fig 3',
    'Fig 3. A pond in 2004. Reprinted with permission from A. Frog, Copyright 2004. All rights reserved.',
    'Fig 3: A pond in 2004',
    ['A pond in 2004.'],
  ],
  ['Table 3', 'Table 3.', 'Table 3', []],
  [
    'Fig 4',
    'Fig 4. Steps of the dig. Each step is a box. (continued on next page...)',
    'Fig 4: Steps of the dig',
    ['Each step is a box.'],
  ],
])(
  'a caption is told without its label and its imprint: %s',
  async (label, caption, title, told) => {
    const reading = await readingOf(label, caption)
    expect(reading.title.replace(/^: /, '')).toBe(title)
    expect(reading.told).toEqual(told)
  },
)

test('an example of words is no finding on a figure', async () => {
  const said = 'In Figure 3, we show that 12 ponds were dug in the meadow by hand.'
  const { insights } = await readingOf('Figure 3', 'Figure 3. Ponds from above.', said)
  const quoted = await readingOf('Figure 3', 'Figure 3. Ponds from above.', `“${said}”`)
  expect(insights.map(({ text }) => text)).toEqual([said])
  expect(quoted.insights).toEqual([])
})
