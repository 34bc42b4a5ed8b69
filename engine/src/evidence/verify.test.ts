import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { slice } from '../text/span.ts'
import type { Problem } from './claim.ts'
import { nearWords } from './near-words.fixture.ts'
import { verifyClaim } from './verify.ts'

const document = documentFromSections({
  title: 'A study of a drug',
  abstract: 'We study a drug.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'We trained the model for 300 epochs with a learning rate of 0.01. The batch size was 32 samples per device. Cells were kept at −5 °C for 1,200 s.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'The new drug may reduce blood pressure by 5.2 mmHg in most patients [12], and it was well tolerated. We found no evidence that longer training improves accuracy on the test set. It was slow. Results were stable.',
        'Treatment with Aspirin outperformed treatment with Ibuprofen in 14 of 20 trials (p < 0.05).',
        'The effect was seen in mice but not in humans.',
        'We define Îcount and the estimate x̂ by the method of Müller, and compare x̂ with Icount.',
        'An almost complex structure of the tower induces a smooth and almost complex structure on the bell.',
        'With the exception of the small tower, new bells were louder than old bells on all floors. For bells of bronze and of steel, we observed a slower decay in the upper tower. In this paper, we present the second survey of all bells.',
        'New bells largely outlast old bells on all floors, except in the cellar, where they are alike (this is likely due to the damp). The clappers wore out when the bells were rung by hand. It seemed to all that the ropes were not cut or that although these ropes were cut by a knife, nobody saw it.',
        'A few of the US patients improved when the loss a − b fell, and 3–5 did not.',
      ],
    },
  ],
})

const verdictOf = (claim: string, words?: string) => {
  const start = words === undefined ? -1 : document.text.indexOf(words)
  return verifyClaim(
    document,
    claim,
    words === undefined ? [] : [{ start, end: start + words.length }],
  )
}
/** The first words decide; a claim may well have more than one thing wrong with it. */
function expectProblem(claim: string, problem: Problem, words?: string) {
  const verdict = verdictOf(claim, words)
  expect(verdict.kind).toBe('unverified')
  expect(verdict.problems).toContain(problem)
}

describe('verbatim', () => {
  test.each([
    'We trained the model for 300 epochs with a learning rate of 0.01.',
    'Cells were kept at -5 °C for 1,200 s',
    'The batch size was 32 samples per de-\nvice.',
    'We trained the model … with a learning rate of 0.01.',
    'The batch size was 32 samples per device. Cells were kept at −5 °C for 1,200 s.',
    'the model',
    'we present the second survey of all bells.',
    'New bells largely outlast old bells on all floors, except in the cellar, where they are alike',
  ])('%s', (claim) => expect(verdictOf(claim)).toMatchObject({ kind: 'verbatim', problems: [] }))
})

describe('located', () => {
  test.each([
    'We trained the mode1 for 300 epochs with a learning rate of 0.01.',
    'We trained the model for 300 epochs with a leaming rate of 0.01.',
    'The new drug may reduce blood pressure by 5.2 mmHg in most patients, and it was well tolerated.',
    'We define Îcount and the estimate x̂ by the method of Muller, and compare x̂ with Icount.',
    'We trained our model for 300 epochs with a learning rate of 0.010.',
  ])('%s', (claim) => expect(verdictOf(claim)).toMatchObject({ kind: 'located', problems: [] }))
})

describe('unverified, by name', () => {
  test.each<[Problem, string]>([
    ['number-mismatch', 'We trained the model for 800 epochs with a learning rate of 0.01.'],
    ['number-mismatch', 'Cells were kept at 5 °C for 1,200 s.'],
    ['unit-mismatch', 'Cells were kept at −5 °C for 1,200 ms.'],
    ['negation', 'We found evidence that longer training improves accuracy on the test set.'],
    ['negation', 'longer training improves accuracy on the test set'],
    ['negation', 'The effect was seen in mice … in humans.'],
    ['negation', 'Results were unstable.'],
    [
      'comparison',
      'Treatment with Aspirin outperformed treatment with Ibuprofen in 14 of 20 trials (p > 0.05).',
    ],
    [
      'entity-mismatch',
      'Treatment with Ibuprofen outperformed treatment with Aspirin in 14 of 20 trials (p < 0.05).',
    ],
    [
      'hedge-dropped',
      'The new drug reduces blood pressure by 5.2 mmHg in most patients [12], and it was well tolerated.',
    ],
    ['comparison', 'Few of the US patients improved when the loss a − b fell, and 3–5 did not.'],
    [
      'entity-mismatch',
      'A few of the us patients improved when the loss a − b fell, and 3–5 did not.',
    ],
    ['comparison', 'A few of the US patients improved when the loss a b fell, and 3–5 did not.'],
    [
      'entity-mismatch',
      'We define Icount and the estimate x̂ by the method of Müller, and compare x̂ with Icount.',
    ],
    [
      'entity-mismatch',
      'We define Îcount and the estimate x by the method of Müller, and compare x̂ with Icount.',
    ],
    ['stitched', 'We trained the model for 300 epochs in 14 of 20 trials (p < 0.05).'],
    ['stitched', 'We trained the model for 300 epochs with a learning rate of 0.01. It was slow.'],
    ['not-found', 'Whales sing in the deep sea at night.'],
    ['not-found', ''],
    ['not-found', '2 mmHg in most patients'],
    ['negation', 'improves accuracy'],
    ['hedge-dropped', 'reduce blood'],
    ['hedge-dropped', 'complex structure on the bell'],
    ['hedge-dropped', 'New bells were louder than old bells on all floors.'],
    ['hedge-dropped', 'We observed a slower decay in the upper tower.'],
    ['hedge-dropped', 'New bells largely outlast old bells on all floors.'],
    ['hedge-dropped', 'The clappers wore out.'],
    ['negation', 'These ropes were cut by a knife'],
    [
      'hedge-dropped',
      'A complex structure of the tower induces a smooth and almost complex structure on the bell.',
    ],
    [
      'entity-mismatch',
      'Treatment with Aspirin outperformed treatmant with Ibuprofen in 14 of 20 trials (p < 0.05).',
    ],
  ])('%s: %s', (problem, claim) => expectProblem(claim, problem))

  test('elsewhere: the words of another section', () =>
    expectProblem('Results were stable.', 'elsewhere', 'The batch size was 32'))
})

test.each(nearWords)('a near word is another word: %s, %s', (one, other) => {
  const sentence = (word: string) =>
    `Here the scholars wrote about ${word} in their long report of the year.`
  for (const [said, claimed] of [
    [one, other],
    [other, one],
  ] as const) {
    const paper = documentFromSections({
      title: 'A report',
      sections: [{ heading: 'Notes', paragraphs: [sentence(said)] }],
    })
    expect(verifyClaim(paper, sentence(claimed)).kind).toBe('unverified')
  }
})

test.each([
  ['color', 'colour'],
  ['tumor', 'tumour'],
  ['anemia', 'anaemia'],
  ['fiber', 'fibre'],
  ['sulfate', 'sulphate'],
  ['randomized', 'randomised'],
  ['modeling', 'modelling'],
  ['analyzed', 'analysed'],
])('%s is %s in another spelling', (one, other) => {
  const sentence = (word: string) =>
    `Here the scholars wrote about ${word} in their long report of the year.`
  const paper = documentFromSections({
    title: 'A report',
    sections: [{ heading: 'Notes', paragraphs: [sentence(one)] }],
  })
  expect(verifyClaim(paper, sentence(other)).kind).toBe('located')
})

test('every sentence of a document is verbatim, where it stands and without a hint', () => {
  for (const span of document.sentences) {
    const claim = slice(document.text, span)
    expect(verifyClaim(document, claim, [span])).toMatchObject({ kind: 'verbatim', spans: [span] })
    expect(verifyClaim(document, claim).kind).toBe('verbatim')
  }
})

test('the condition that was cut off is told, in the words of the paper', () => {
  expect(verdictOf('We observed a slower decay in the upper tower.').omitted).toEqual([
    'For bells of bronze and of steel',
  ])
  expect(verdictOf('New bells largely outlast old bells on all floors.').omitted).toEqual([
    'except in the cellar, where they are alike (this is likely due to the damp',
  ])
})

test.each([
  ['in the upper tower', 'We observed a slower decay'],
  ['in most patients [12]', 'The new drug may reduce blood pressure by 5.2 mmHg.'],
  [
    'in 14 of 20 trials (p < 0.05)',
    'Treatment with Aspirin outperformed treatment with Ibuprofen.',
  ],
])('the limit “%s” that was cut off is told', (limit, claim) => {
  const { kind, problems, omitted } = verdictOf(claim)
  expect({ kind, problems }).toEqual({ kind: 'unverified', problems: ['hedge-dropped'] })
  expect(omitted).toContain(limit)
})

test('a span outside the text is an error, never clamped', () => {
  expect(() => verifyClaim(document, 'x', [{ start: 0, end: 10_000 }])).toThrow(RangeError)
})

test('any claim gets a verdict, and verbatim spans hold its words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (claim) => {
      const verdict = verifyClaim(document, claim)
      expect(verdict.score).toBeGreaterThanOrEqual(0)
      expect(verdict.score).toBeLessThanOrEqual(1)
      for (const span of verdict.spans) slice(document.text, span)
      expect(verdict.problems.length === 0).toBe(verdict.kind !== 'unverified')
    }),
  )
})

test('a statement cut out of what only frames it as an idea is no statement of the paper', () => {
  const frames = documentFromSections({
    title: 'Floors',
    abstract:
      'One possible explanation is that the names of the workshops are sparse. It is widely accepted that old floors are never repaired. We found that most floors are dry.',
    sections: [],
  })
  const problemsOf = (claim: string) => verifyClaim(frames, claim).problems
  expect(problemsOf('the names of the workshops are sparse.')).toContain('hedge-dropped')
  expect(problemsOf('old floors are never repaired.')).toContain('hedge-dropped')
  expect(problemsOf('most floors are dry.')).toEqual([])
})
