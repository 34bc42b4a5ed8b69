import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'
import { tellsWhatOthersDid } from './antecedent.ts'

const explained = async (sections: Record<string, string[]>) => {
  const said = await explain(
    documentFromSections({
      title: 'Inks of old labels',
      abstract:
        'Labels fade in the light. In this paper we present a survey of the inks that were used on labels in 40 museums.',
      sections: Object.entries(sections).map(([heading, paragraphs]) => ({ heading, paragraphs })),
    }),
  )
  const words = (section: 'whatsNew' | 'methods' | 'results') =>
    said[section].map(({ text }) => text).join('\n')
  const item = (wanted: string) =>
    said.replicationChecklist.find((entry) => entry.item === wanted)?.status
  return { words, item }
}

test('a paragraph that opens with what named authors did goes on telling of it', async () => {
  const { words, item } = await explained({
    'Methods of mixing': [
      'Meyer et al. [12] mixed iron and gall in water. The ink was prepared by boiling galls in rain water for 2 h. The mixing parameters were set to 15 °C and 12 turns per minute.',
    ],
    Results: [
      'Recently, Meyer and Lund [7] improved the readers of labels. The new reader showed an increase of the accuracy by 2.7-fold on wet labels.',
    ],
  })
  expect(words('methods')).not.toContain('ink was prepared')
  expect(words('results')).not.toContain('2.7-fold')
  expect(item('hyperparameters')).toBe('not-found')
})

test('the own voice in that paragraph takes over', async () => {
  const { words } = await explained({
    Methods: [
      'Meyer et al. [12] mixed iron and gall in water. We followed them for our own inks. The ink was prepared by boiling galls in rain water for 2 h.',
    ],
  })
  expect(words('methods')).toContain('ink was prepared')
})

test('under a heading on earlier work only the own voice tells of this paper', async () => {
  const settings = 'The hyperparameter of their reader is here chosen and determined by hand.'
  const earlier = await explained({ '5.1 Comparison to previous works': [settings] })
  expect(earlier.item('hyperparameters')).toBe('not-found')
  const own = await explained({ '5.1 Settings': [settings] })
  expect(own.item('hyperparameters')).toBe('stated')
})

test('what was brought to an earlier event is not new', async () => {
  const { words } = await explained({
    Introduction: [
      'Reading labels has a long history. We also developed our own reader of labels, which looks at their ink, and participated in the contest of 2007.',
      'In this paper we propose a reader that also looks at the back of the label.',
    ],
  })
  expect(words('whatsNew')).not.toContain('contest of 2007')
  expect(words('whatsNew')).toContain('back of the label')
})

test.each([
  ['Meyer et al. [12] mixed iron and gall.', true],
  ['More recently, Meyer and Lund (2010) have also shown that inks fade.', true],
  ['Meyer (2015) described three inks.', true],
  ['Meyer and colleagues proposed an ink.', true],
  ['Iron and gall [12] were mixed.', false],
  ['PyTorch [5] was used.', false],
  ['Labels and inks faded.', false],
  ['InkNet (2019) reads labels.', false],
])('%s begins to tell of named authors: %s', (text, tells) => {
  expect(tellsWhatOthersDid(text)).toBe(tells)
})

test('what the model, the results or another study of a cited group brought is not told as the paper’s', async () => {
  const { words } = await explained({
    Introduction: [
      'Another group from Lund, Meyer et al. use a learned reader to detect the inks. The model produces a table of inks which can successfully read more than 70% of the labels.',
    ],
    Results: ['We found that 61% of the labels were written with iron ink.'],
    Discussion: [
      'In another study that looked at blue ink, the reading rate was increased by 31.8%, with rates up to 51.3% for dry labels.',
      'A few other studies reported that the reading rate was increased by 12.5% with lamps.',
      'Lund and Meyer, 2013[9] showed a significant increase of 44.2% in the reading of wet labels.',
      'A recent trial of lamps was held in Lund [8]. The results showed that 93.4% of the labels faded significantly.',
    ],
  })
  expect(words('results')).toContain('61%')
  expect(words('results')).not.toMatch(/70%|31\.8|12\.5|44\.2|93\.4/)
})
