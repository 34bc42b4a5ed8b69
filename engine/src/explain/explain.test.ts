import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { slice } from '../text/span.ts'
import { explain } from './explain.ts'
import { sentenceRoles } from './roles/sentence-roles.ts'
import { beePaper } from './text/paper.fixture.ts'

const paper = beePaper()
const explanation = await explain(paper)
const texts = (section: 'tldr' | 'whatsNew' | 'methods' | 'results' | 'limitations') =>
  explanation[section].map(({ text }) => text).join('\n')
const listed = (item: string) =>
  explanation.replicationChecklist.find((claim) => claim.item === item)

test('the summary is what the paper does, not its background or its roadmap', () => {
  expect(explanation.tldr).toHaveLength(1)
  expect(texts('tldr')).toContain('We present BeeWatch')
})

test('each section says what its name promises', () => {
  expect(texts('whatsNew')).toContain('the first study')
  expect(texts('methods')).toContain('40 gardens')
  expect(texts('methods')).toContain('randomised crossover trial')
  expect(texts('results')).toMatch(/93%|7%|12\.4/)
  expect(texts('limitations')).toContain('limited to two towns')
  expect(texts('limitations')).toContain('We did not test the camera at night.')
})

test('roadmaps, bare pointers, captions and references are never quoted as findings', () => {
  const all = JSON.stringify({ ...explanation, replicationChecklist: [], withheld: [] })
  expect(all).not.toContain('organised as follows')
  expect(all).not.toContain('Table 1 shows')
  expect(all).not.toContain('Bars show means')
  expect(all).not.toContain('Doe J')
})

test('a leading connective is cut, and the rest is still the paper’s words', () => {
  const claim = explanation.limitations.find(({ text }) => text.includes('two towns'))
  expect(claim?.text).toBe('our study was limited to two towns and one summer.')
  expect(slice(paper.text, claim?.spans[0] ?? { start: 0, end: 0 })).toBe(claim?.text)
})

test('no sentence is said in two sections, and no section says more than four', () => {
  const sections = ['tldr', 'whatsNew', 'methods', 'results', 'limitations'] as const
  const said = sections.flatMap((section) => explanation[section].map(({ text }) => text))
  expect(new Set(said).size).toBe(said.length)
  for (const section of sections) expect(explanation[section].length).toBeLessThanOrEqual(4)
})

test('the checklist quotes what is stated and names what was searched where nothing was found', () => {
  expect(listed('code')?.text).toContain('github.com/example/beewatch')
  expect(listed('licence')?.status).toBe('stated')
  expect(listed('exclusions')?.text).toContain('excluded from the analysis')
  expect(listed('ethics')?.text).toContain('consent')
  expect(listed('seeds')).toMatchObject({ status: 'not-found', spans: [] })
  expect(listed('seeds')?.searched).toContain('2 Methods')
  expect(listed('seeds')?.searched).not.toContain('References')
})

test('a paper that says nothing of a kind has an empty section', async () => {
  const silent = await explain(
    documentFromSections({
      title: 'A note',
      sections: [{ heading: 'Note', paragraphs: ['The sky over the town was blue on that day.'] }],
    }),
  )
  expect(silent.results).toEqual([])
  expect(silent.limitations).toEqual([])
  expect(silent.whatsNew).toEqual([])
})

test('an empty document is explained by empty sections', async () => {
  const empty = await explain(documentFromSections({ title: '', sections: [] }))
  expect(empty.tldr).toEqual([])
  expect(empty.replicationChecklist.every(({ status }) => status === 'not-found')).toBe(true)
})

test('fewer claims on request', async () => {
  const short = await explain(paper, { claimsPerSection: 1 })
  for (const section of ['whatsNew', 'methods', 'results', 'limitations'] as const)
    expect(short[section].length).toBeLessThanOrEqual(1)
})

test('sentence roles follow wording and section', () => {
  const roleOf = (start: string) => {
    const found = sentenceRoles(paper).find(({ span }) => slice(paper.text, span).startsWith(start))
    return found?.role
  }
  expect(roleOf('Bees have been counted by hand')).toBe('background')
  expect(roleOf('We recruited 40 gardens')).toBe('method')
  expect(roleOf('In 40 gardens, BeeWatch found')).toBe('result')
  expect(roleOf('We did not test the camera')).toBe('limitation')
})

test('labels of a structured abstract decide, and an aim is an objective', () => {
  const abstract =
    'Background: Cameras are cheap. The aim of this study was to count bees. ' +
    'Methods: Nothing is known here. Conclusions: Cameras count 12% of bees.'
  const document = documentFromSections({ title: 'Bees', abstract, sections: [] })
  expect(sentenceRoles(document).map(({ role }) => role)).toEqual([
    'background',
    'objective',
    'method',
    'conclusion',
  ])
})

test('contributions that a paper lists are what is new, without their ordinals', async () => {
  const { whatsNew } = await explain(
    documentFromSections({
      title: 'A note on lost anchors',
      abstract:
        'Anchors get lost. We present an anchor of three parts. It is found again more often than others.',
      sections: [
        {
          heading: '1 Introduction',
          paragraphs: [
            'This note makes two contributions. First, we state a floor below which a candidate is refused. ' +
              'Second, we measure how often passages are confused with each other.',
          ],
        },
      ],
    }),
  )
  expect(whatsNew.map(({ text }) => text)).toEqual([
    'we state a floor below which a candidate is refused.',
    'we measure how often passages are confused with each other.',
  ])
})
