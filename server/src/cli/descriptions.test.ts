import { unsureWords, verdictReasons } from '@tessera/contract'
import { analyzeResults, answer, documentFromSections, explain, leastSure } from '@tessera/engine'
import { expect, test } from 'vitest'
import { runEngineHere } from '../explanations/engine-tasks.ts'
import { verificationOf } from '../explanations/verification.ts'
import {
  describeAnswer,
  describeExplanation,
  describeMath,
  describeResults,
  describeVerification,
} from './descriptions.ts'

const paper = {
  ...documentFromSections({
    title: '보험약관',
    sections: [{ heading: '서론', paragraphs: ['약관은 신의성실의 원칙에 따라 해석되어야 한다.'] }],
  }),
  language: 'ko',
}
const notRead = 'This paper seems to be in Korean, and was not searched.'

test('of a paper that was not read nothing is told to be absent', async () => {
  const told = describeExplanation({ ...(await explain(paper)), notRead })
  expect(told).toContain(notRead)
  expect(told).not.toContain('not found')
  expect(told).not.toContain('TL;DR')
  expect(told).toContain('not read: ethics')
  const results = describeResults({ ...(await analyzeResults(paper)), notRead })
  expect(results.trim()).toBe(notRead)
})

test('of a paper that was read, what is not found is said', async () => {
  const read = documentFromSections({
    title: 'Bees',
    sections: [{ heading: 'Text', paragraphs: ['Bees fly.'] }],
  })
  const told = describeExplanation(await explain(read))
  expect(told).toContain('Limitations\n  - not found in this paper')
  expect(told).toContain('Replication checklist\n  - not found after reading Text: code')
})

test('below the item that gives them, links are told with what their last test found', async () => {
  const url = 'https://github.com/marlow/bees'
  const read = documentFromSections({
    title: 'Bees',
    sections: [{ heading: 'Methods', paragraphs: [`The source code is available at ${url}.`] }],
  })
  const test = { outcome: 'gone', status: 404, testedAt: '2026-11-23T08:00:00.000Z' } as const
  const told = describeExplanation({
    ...(await explain(read)),
    links: [{ item: 'code', url, test }],
  })
  expect(told).toMatch(/ {2}- code: .*source code is available/)
  expect(told).toContain(`at ${url}. [verbatim]\n    ${url} was not found on 2026-11-23\n`)
})

test('what the paper does not say and its repository has is told with the lines of its files', async () => {
  const read = documentFromSections({
    title: 'Bees',
    sections: [{ heading: 'Text', paragraphs: ['Bees fly.'] }],
  })
  const evidence = [
    {
      path: 'train.py',
      url: 'https://x',
      lines: { first: 3, last: 4, text: 'seed = 1\r\nset(seed)' },
    },
    { path: 'run.sh', url: 'https://x', lines: null },
  ]
  const told = describeExplanation({
    ...(await explain(read)),
    repository: {
      name: 'marlow/bees',
      commit: '0123456789abcdef0123456789abcdef01234567',
      readAt: '2026-11-23T08:00:00.000Z',
      ...{ files: 2, isPart: false, filesRead: ['README.md', 'train.py'] },
      findings: [{ item: 'seeds', evidence }],
    },
  })
  expect(told).toContain(
    '  - in linked repository: seeds\n    train.py, lines 3–4\n      seed = 1\n      set(seed)\n    run.sh\n',
  )
  expect(told).toContain('  - not found after reading Text: ethics\n')
  expect(told).toMatch(
    /\n {2}Linked repository: marlow\/bees at 0123456, read on 2026-11-23: README.md, train.py\n$/,
  )
})

test('an answer that may be none is told so', async () => {
  const read = documentFromSections({
    title: 'Bees',
    sections: [{ heading: 'Text', paragraphs: ['Bees fly to red flowers in the garden.'] }],
  })
  const given = await answer(read, 'Where do bees fly to red flowers?')
  expect(describeAnswer(read, { ...given, chance: leastSure - 0.01 })).toMatch(/^Unsure\./)
  expect(describeAnswer(read, { ...given, chance: leastSure })).not.toContain('Unsure')
})

test('an answer tells where to read on, by the first words of paragraphs', async () => {
  const long = `Bees fly to red flowers, too, ${'and to many others '.repeat(12)}.`
  const read = documentFromSections({
    title: 'Bees',
    sections: [{ heading: 'Text', paragraphs: ['Bees fly to red flowers in the garden.', long] }],
  })
  const given = await answer(read, 'Where do bees fly to red flowers?')
  const start = read.text.indexOf(long)
  expect(describeAnswer(read, { ...given, readOn: [{ start, end: start + long.length }] })).toMatch(
    new RegExp(`\n  read on at ${start}-\\d+: Bees fly to red flowers, too, [a-z ]{20,70} …$`),
  )
})

test('equations that are left out are counted in words', () => {
  const analysis = { equations: [], framework: [], engine: 'embedded', engineVersion: '1' }
  expect(describeMath({ ...analysis, leftOut: 319 })).toContain(
    '319 more displayed equations are left out.',
  )
  expect(describeMath({ ...analysis, leftOut: 1 })).toContain(
    '1 more displayed equation is left out.',
  )
  expect(describeMath(analysis)).not.toContain('left out')
})

test('the engine names as unsure the half that would be told as unsure alone', () => {
  expect(unsureWords({ chance: leastSure })).toBeNull()
  expect(unsureWords({ chance: leastSure - 0.001 })).not.toBeNull()
})

test('a checked sentence is followed by the whole sentence of the paper, what was found in it marked', async () => {
  const sentence =
    'In the last year, the bees (Fig. 2)\u00a0flew every hour of the day, and nobody slept.'
  const read = documentFromSections({
    title: 'Bees',
    sections: [{ heading: 'Results', paragraphs: [`${sentence} The hive is old.`] }],
  })
  const checked = await runEngineHere(
    'verify',
    read,
    'The bees flew every hour of the day. The hive is old. Bees slept each hour of the day. It rained.',
  )
  expect(describeVerification(verificationOf(read, checked))).toBe(
    [
      'located: The bees flew every hour of the day.',
      '  Results: “In the last year, **the bees** (Fig. 2) **flew every hour of the day**, and nobody slept.”',
      'verbatim: The hive is old.',
      '  Results: “The hive is old.”',
      'unverified: Bees slept each hour of the day.',
      `  ${checked[2] ? verdictReasons(checked[2].verdict).join(' ') : ''}`,
      `  nearest, Results: “${sentence.replace('\u00a0', ' ')}”`,
      'unverified: It rained.',
      `  ${checked[3] ? verdictReasons(checked[3].verdict).join(' ') : ''}`,
    ].join('\n'),
  )
})

test('a text without a sentence is said to have none', () => {
  expect(describeVerification({ documentId: 'd', sentences: [] })).toBe(
    'There is no sentence to check in this text.',
  )
})
