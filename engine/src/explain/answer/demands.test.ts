import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'A sieve for seeds',
  abstract:
    'We present a sieve that separates seeds by weight. The sieve judges weight, not colour, and it rejects broken seeds.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'Each tray was shaken in four rounds. Shaking follows TRAY-1, which the nursery uses. The trays are artificial.',
        'The weight gate requires the same weight. To lower noise we scale the weights by a half. Some sieves have no scaling of weights.',
        'A grower of every nursery was asked for one sample of soil.',
        'Winter trays were kept apart by weight (Doe 2019). MeshNet was trained on 8 lamps. We kept 200 seed-tray pairs, grading whether each fits; graders had lamps. Shaking enhances yield by 6.24%.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'The sieve kept 91.2% of the whole seeds. Of the seeds from other trays, 70.9% were removed, and 12.5% of the trays were lost.',
        'Thirty-two turnovers were seen in the ground.',
      ],
    },
    {
      heading: 'Conclusion',
      paragraphs: ['Sieves are simple. Future work will measure seeds of other plants.'],
    },
  ],
})
const ask = (question: string) => answer(paper, question)

test.each([
  ['What is the precision of the weight gate?', null],
  ['What is the percentage of the weight gate?', 'gives a figure for percentage'],
  ['How many growers were asked in the nursery?', 'gives a number of growers'],
  ['Which tray failed most often?', 'says what comes first or last'],
  ['How many growers took part in the shaking?', null],
  ['How many graders were there?', 'gives a number of graders'],
  ['How many lamps did PEXNet use?', '“PEXNet” does not occur in it'],
  ['Is the sieve better than GPT-4?', '“GPT-4” does not occur in it'],
  ['How many trays were shaken in winter?', 'gives a number of trays'],
  ['What was the mean weight in winter?', 'a figure for mean'],
  ['Why did the sieve outperform the weight gate?', 'says “the sieve outperform the weight gate”'],
  ['What does TRAY-2 do?', '“TRAY-2” does not occur in it'],
  ['What happened in the nursery in week 3?', null],
  ['Why did the sieve lose 55% of the seeds?', '“55%” stands nowhere in it'],
])('without what it asks for, it is refused: %s', async (question, why) => {
  const given = await ask(question)
  expect(given.claims.map(({ text }) => text)).toEqual([])
  if (why !== null) expect(given.reason).toContain(why)
})

test.each([
  ['Were the trays real?', 'The trays are artificial.'],
  ['Do the authors plan future work?', 'Future work will measure seeds'],
  ['What does “weight gate” require?', 'The weight gate requires the same weight.'],
])('%s', async (question, words) => {
  expect((await ask(question)).claims[0]?.text).toContain(words)
})

test.each([
  [
    'Why does the sieve accept broken seeds?',
    'The question says “accept”; the passage says “rejects broken seeds”.',
  ],
  [
    'Why were all seeds from other trays removed?',
    'The question says “all”; the passage says 70.9%.',
  ],
  [
    'Why did shaking reduce yield?',
    'The question says “reduce”; the passage says “enhances yield”.',
  ],
  ['How was each tray shaken in five rounds?', 'The question speaks of 5; the passage says 4.'],
])(
  'what is taken for granted is named with the figure of that thing: %s',
  async (question, premise) => {
    expect((await ask(question)).premise).toBe(premise)
  },
)

test('what one passage denies and another says is no false premise', async () => {
  expect((await ask('Why is there scaling of weights?')).premise).toBeUndefined()
})
