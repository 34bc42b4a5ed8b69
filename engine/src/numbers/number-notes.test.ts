import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import type { PaperDocument } from '../document/paper-document.ts'
import { explain } from '../explain/explain.ts'
import { analyzeResults } from '../explain/summary/results.ts'
import { expectLinear } from '../text/growth.fixture.ts'
import { pick, seeded } from '../text/seeded.fixture.ts'
import { slice } from '../text/span.ts'
import { numberNotes, numberStatements } from './number-notes.ts'

const paperOf = (...paragraphs: string[]): PaperDocument =>
  documentFromSections({
    title: 'Naps and memory for words',
    sections: [{ heading: 'Results', paragraphs }],
  })
const findings = (words: string) => numberNotes(paperOf(words)).map(({ text }) => text)
const agreeing = (words: string) => numberStatements(paperOf(words)).map(({ agrees }) => agrees)

test.each([
  'After the nap 37 of 40 (92.5%) knew every word.',
  'After the nap 37/40 sleepers (92%) knew every word.',
  'Every word was known by 66.6% (20/30) after the nap.',
  'Every word was known by 66.7% (n = 20 of 30 sleepers; nobody left) after the nap.',
  'Of all, 1,204 (40.1%) of the 3,000 letters came back.',
  'Sleepers knew more words than readers, t(48) = 2.10, p = .041.',
  'Sleepers knew more words, t(48) = 2.10, d = 0.6, p < .05.',
  'The groups differed, F(2, 57) = 4.31, p = .018.',
  'The groups differed (F2,57 = 4.31; P = 0.018).',
  'Sexes were alike, χ2(1, N = 60) = 0.27, p = .60.',
  'Sexes were alike, χ² = 0.27, df = 1, p = 0.60.',
  'Naps and words went together, r(38) = .41, p = .009.',
  'The ranks differed, z = −2.58, p = .01.',
])('“%s” agrees', (words) => {
  expect(agreeing(words)).toEqual([true])
})

test.each([
  [
    'After the nap 37 of 40 (95.5%) knew every word.',
    'These numbers do not agree: 37 of 40 is 92.5%, and the paper prints 95.5%.',
  ],
  [
    'Every word was known by 76.7% (20/30) after the nap.',
    'These numbers do not agree: 20 of 30 is 66.7%, and the paper prints 76.7%.',
  ],
  [
    'Sleepers knew more words, t(48) = 1.20, p = .041.',
    'These numbers do not agree: t(48) = 1.20 has p = 0.2360 (two-tailed), and the paper prints p = .041.',
  ],
  [
    'The groups differed, F(2, 57) = 1.31, p < .05.',
    'These numbers do not agree: F(2, 57) = 1.31 has p = 0.2778, and the paper prints p < .05.',
  ],
  [
    'Sexes were alike, χ2(1) = 9.27, p > .05.',
    'These numbers do not agree: χ2(1) = 9.27 has p = 0.0023, and the paper prints p > .05.',
  ],
])('“%s” does not', (words, note) => {
  expect(findings(words)).toEqual([note])
})

test.each([
  'About 37 of 40 sleepers slept from 60% to 80% (20 of 30) of the time.',
  'Grade 3/4 events were headache (11%) and thirst (8%).',
  'On 12/30 (two days later) 7 of the 9 letters came.',
  'Of 88 657 of 98 942 tumours (12%) nothing is known.',
  'The ratio was 40/12 (30%).',
  'The fit had r(2) = 0.5, p < 0.001.',
  'We computed F(1, 30) = 3.90 and stopped.',
  'It took t = 3.2 s, p = 0.9 bar.',
  'The peak was at (x = −29; y = 41; z = 25.5; p = .03).',
  'The Kaplan–Meier estimate of relapse rates was 12.4% (6/51).',
])('of “%s” nothing is said', (words) => {
  expect(agreeing(words).filter((agrees) => !agrees)).toEqual([])
})

test('what a paper says of its tests may explain another p', () => {
  const sided = 'Sleepers knew more words, t(48) = 1.80, p < .05.'
  expect(agreeing(sided)).toEqual([false])
  expect(agreeing(`${sided} All tests are one-tailed.`)).toEqual([true])
  const larger = 'Sleepers knew more words, t(48) = 2.10, p = .12.'
  expect(agreeing(larger)).toEqual([false])
  expect(agreeing(`${larger} We report Bonferroni corrected values.`)).toEqual([])
})

test('a counted p may be another than computed, but is not printed as above .001 then', () => {
  const counted = 'We used the Wilcoxon test.'
  const words = (sign: string) => `Sleepers knew more words, z = 3.41, p ${sign} .001. ${counted}`
  expect(agreeing(words('<'))).toEqual([true])
  expect(agreeing(words('>'))).toEqual([false])
  expect(agreeing(`Sleepers knew more words, z = 1.95, p = .065. ${counted}`)).toEqual([])
})

test('where a paper’s other tests are exact to the rounding, one that is a little off is told', () => {
  const exact = [
    't(48) = 2.10, p = .041',
    't(38) = 1.20, p = .238',
    't(28) = 3.05, p = .005',
    'F(2, 57) = 4.31, p = .018',
    'F(1, 30) = 2.50, p = .124',
    'r(38) = .41, p = .009',
    'χ2(1) = 0.27, p = .603',
    'χ2(2) = 5.10, p = .078',
  ].map((words) => `The groups differed, ${words}.`)
  const off = 'The groups differed, F(3, 40) = 1.91, p = .149.'
  const others = 'The groups differed, F(3, 40) = 2.21, p = .105.'
  const wrong = (...sentences: string[]) => findings(sentences.join(' '))
  expect(wrong(...exact)).toEqual([])
  expect(wrong(...exact, off)).toEqual([
    'These numbers do not agree: F(3, 40) = 1.91 has p = 0.1435, and the paper prints p = .149.',
  ])
  // Too few are exact, or another is off, too.
  expect(wrong(...exact.slice(1), off)).toEqual([])
  expect(wrong(...exact, off, others)).toEqual([])
})

test('a number that the body prints with one other digit', () => {
  const paper = (body: string) =>
    documentFromSections({
      title: 'Letters kept',
      abstract: 'The archive of the old post office holds 48,217 letters written by sailors.',
      sections: [{ heading: 'Results', paragraphs: [body] }],
    })
  const note = numberNotes(paper('The archive holds 48,271 letters written by sailors and cooks.'))
  expect(note.map(({ text, spans }) => [text, spans.length])).toEqual([
    [
      'These numbers do not agree: one place prints 48,217, and another prints 48,271 for what seems to be the same.',
      2,
    ],
  ])
  // Another thing is counted; both numbers are printed; the same number.
  for (const body of [
    'The harbour of the town holds 48,271 crates of lemons.',
    'The archive holds 48,271 letters written by sailors, of 48,217 that came to the old post office.',
    'The archive holds 48,217 letters written by sailors and cooks.',
  ])
    expect(numberNotes(paper(body)), body).toEqual([])
})

test('a number that is printed once is held against one that is printed in both parts', () => {
  const paper = (first: string, last: string) =>
    documentFromSections({
      title: 'Letters kept',
      abstract: `The archive of the old post office holds ${first} letters written by sailors. We read ${last}.`,
      sections: [
        {
          heading: 'Results',
          paragraphs: ['The archive holds 48,271 letters written by sailors and cooks.'],
        },
      ],
    })
  const told = (document: PaperDocument) => numberNotes(document).map(({ text }) => text)
  expect(told(paper('48,217', 'all 48,271 letters twice'))).toEqual([
    'These numbers do not agree: one place prints 48,217, and another prints 48,271 for what seems to be the same.',
  ])
  expect(told(paper('48,217', 'all 48,217 letters, not 48,271'))).toEqual([])
  expect(told(paper('48,271', 'all 48,217 letters twice'))).toEqual([])
})

test('every note quotes the paper and is shown where results are; a claim with such numbers carries it', async () => {
  const words =
    'We found that 37 of 40 (95.5%) sleepers knew significantly more words than readers.'
  const document = documentFromSections({
    title: 'Naps and memory for words',
    abstract: `We study naps and memory. ${words}`,
    sections: [{ heading: 'Results', paragraphs: ['We show that naps help memory a lot.'] }],
  })
  const { numberNotes: notes } = await analyzeResults(document)
  expect(notes).toHaveLength(1)
  const [note] = notes
  expect(note?.verdict.kind).toBe('supported')
  expect(note?.spans.map((span) => slice(document.text, span))).toEqual(['37 of 40', '95.5%'])
  expect(note?.computation.expression).toBe('37 / 40 = 0.925')
  const said = await explain(document)
  const claims = [said.tldr, said.whatsNew, said.methods, said.results].flat()
  expect(claims.filter(({ text }) => text.includes('95.5%')).map(({ caution }) => caution)).toEqual(
    [note?.text],
  )
})

test('long words of nothing but numbers and signs are read in a time that grows with them', () => {
  const random = seeded(3)
  const parts = [
    '12',
    ' of ',
    '/',
    '(',
    ')',
    '%',
    ' ',
    '1,000',
    't(',
    'F',
    '= ',
    'p < ',
    '.05',
    '3',
    'χ2',
    ', ',
    'a ',
    '−',
  ]
  const text = (size: number) =>
    Array.from({ length: size }, () => pick(parts, random) ?? '').join('')
  for (const make of [
    text,
    (size: number) => '9 of '.repeat(size),
    (size: number) => 't(1'.repeat(size),
    (size: number) => '1,111'.repeat(size),
  ])
    expectLinear((size) => numberStatements(paperOf(make(size))), 4_000)
})

test('numbers that are near each other in both parts of a paper are compared in a time that grows with them', () => {
  const random = seeded(5)
  const sentence = () =>
    `The archive keeps ${40_000 + Math.floor(random() * 9_999)} letters of sailors and cooks.`
  const prose = (size: number) => Array.from({ length: size }, sentence).join(' ')
  expectLinear((size) => {
    const document = documentFromSections({
      title: 'Letters kept',
      abstract: prose(size),
      sections: [{ heading: 'Results', paragraphs: [prose(size)] }],
    })
    return numberStatements(document)
  }, 200)
})
