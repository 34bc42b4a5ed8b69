import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'
import { explain } from '../explain.ts'
import { pointsBack, speaksOfOthers } from './antecedent.ts'

const gulls = (discussion: string[], results: string[] = []) =>
  documentFromSections({
    title: 'Gulls on roofs',
    abstract:
      'Gulls nest on roofs. We counted nests on 40 roofs in one harbour town. Nests were found on 12 roofs.',
    sections: [
      { heading: 'Methods', paragraphs: ['We counted the nests on 40 roofs with a drone in May.'] },
      {
        heading: 'Results',
        paragraphs: results.length > 0 ? results : ['Nests were found on 12 roofs (30%).'],
      },
      { heading: 'Discussion', paragraphs: [...discussion] },
    ],
  })
const said = async (paper: ReturnType<typeof gulls>) => {
  const { tldr, whatsNew, methods, results, limitations } = await explain(paper)
  return [tldr, whatsNew, methods, results, limitations].flat().map(({ text }) => text)
}

const neighbour =
  'A study of the same roofs found the gulls to be calm towards people (Meyer et al. 2014). ' +
  'However, this study did not investigate any effects of weather on calmness.'

test('"this study" after a sentence on a cited study is that study, and its limits are not the paper’s', async () => {
  const claims = await said(gulls([neighbour]))
  expect(claims.join('\n')).not.toContain('effects of weather')
})

test('a question on this study is not answered with what another study did not do', async () => {
  const { claims } = await answer(
    gulls([neighbour]),
    'Does this study investigate effects of weather?',
  )
  expect(claims.map(({ text }) => text).join('\n')).not.toContain('did not investigate')
})

test('"this study" that follows no cited work is the paper, and says so', async () => {
  const claims = await said(
    gulls(['Roofs differ in height. However, this study did not measure the height of the roofs.']),
  )
  expect(claims.join('\n')).toContain(
    'However, this study did not measure the height of the roofs.',
  )
})

test.each([
  'This study did not record the weather, which can confound the counts.',
  'Moreover, this survey did not include the nests under the roofs.',
])(
  'in a discussion, what turns to “this study” after a source is the paper’s: %s',
  async (limit) => {
    const before =
      'This count contrasts with the report by Meyer et al., who found fewer nests [12].'
    const { limitations } = await explain(gulls([`${before} ${limit}`]))
    expect(limitations.map(({ text }) => text)).toEqual([limit])
  },
)

test('what cites a source of its own is not the paper, whatever it calls the study', async () => {
  const claims = await said(
    gulls([
      'Meyer et al. counted fewer nests in May [12]. This study did not record the weather [12].',
    ]),
  )
  expect(claims.join('\n')).not.toContain('record the weather')
})

test('a finding that points back is quoted with what it points at, or not at all', async () => {
  const joined = await said(
    gulls(
      [],
      [
        'Nests were found on 30% of the flat roofs. These values are significantly higher than the 12% that were expected.',
      ],
    ),
  )
  for (const text of joined) expect(text).not.toMatch(/^These values/)
  expect(joined.join('\n')).toContain(
    'Nests were found on 30% of the flat roofs. These values are significantly higher',
  )
})

test.each([
  ['These values are higher.', true],
  ['The exceptions were two roofs.', true],
  ['It covers the roof.', true],
  ['Alternatively, this figure is a third of the roofs.', true],
  ['About 500 of those nests (∼90%) were on flat roofs.', true],
  ['∼90% of them were on flat roofs.', true],
  ['About 500 of the nests were on flat roofs.', false],
  ['It is possible that gulls return.', false],
  ['These results suggest that gulls return.', false],
  ['There was no effect of weather.', false],
  ['In this study, we counted nests.', false],
])('%s points back: %s', (text, back) => {
  expect(pointsBack(text)).toBe(back)
})

test.each([
  ['Meyer et al. (2014) counted the nests.', true],
  ['Previous studies have counted nests.', true],
  ['Meyer and Lund (2010) report fewer nests.', true],
  ['A study was carried out in two towns.', false],
  ['We follow Meyer et al. (2014).', false],
  ['One of our trials failed [3].', false],
])('%s speaks of others: %s', (text, others) => {
  expect(speaksOfOthers(text)).toBe(others)
})

test.each([
  ['The survey of other harbours confirms this finding and adds 12 roofs.', true],
  ['We attribute this to the height of the roofs.', true],
  ['We can quantify it in terms of nests per roof.', true],
  ['In such situations the drone counts more nests than a person.', true],
  ['We confirmed these data with a second drone.', false],
  ['Our counts confirm the finding of Meyer et al. that gulls prefer flat roofs.', false],
  ['Gulls nest on flat roofs, and later surveys confirm this result.', false],
])('what it confirms or explains stands before it: “%s” %s', (sentence, points) => {
  expect(pointsBack(sentence)).toBe(points)
})

test('a finding that confirms another is quoted with it', async () => {
  const claims = await said(
    gulls(
      [],
      [
        'Nests were found on 30% of the flat roofs. The survey of 12 other harbours confirms this finding and shows that 31% of their flat roofs have nests.',
      ],
    ),
  )
  const quoted = claims.find((claim) => claim.includes('confirms this finding'))
  expect(quoted).toMatch(/^Nests were found on 30%/)
})
