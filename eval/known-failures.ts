import type { KnownFailure } from '@tessera/contract'
import { answer } from '../engine/src/explain/answer/answer.ts'
import { documentFromSections, verifyClaim } from '../engine/src/index.ts'

/** A small paper of our own, on which the engine is wrong in ways that have names. */
const herbs = documentFromSections({
  title: 'Watering schedules for balcony herbs',
  abstract:
    'We watered 120 basil plants by three schedules for eight weeks. Plants watered in the evening grew 14% taller than plants watered at noon. The effect was not seen in mint.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'We bought 120 basil plants and 60 mint plants from one nursery. Pots stood on four balconies that faced south. Height was measured every Friday by two students who did not know the schedule.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'Basil watered in the evening was 38.2 cm tall, and basil watered at noon was 33.5 cm tall. Nine plants died, all of them in the noon group. Mint grew equally well under all schedules.',
      ],
    },
    {
      heading: 'Limitations',
      paragraphs: ['All pots stood in one city, and one summer is short.'],
    },
  ],
})

/** A second one, on which it fails as it was seen to fail on papers of others. */
const lamps = documentFromSections({
  title: 'Street lamps and the paths of hedgehogs',
  abstract:
    'We followed 48 hedgehogs under lamps of two colours for one summer. Amber lamps shortened their detours by 31%.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'Hedgehogs were weighed before release. Small transmitters were glued to the spines of each animal in April. The families of the town gave us leave to walk through their gardens.',
        'Lamp timers were switched off at midnight. This doubled the length of the night walks, as the animals felt safer.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'Detours were 31% shorter under amber lamps. Two animals lost their transmitters, and their tracks end in May.',
      ],
    },
  ],
})

interface Example {
  readonly title: string
  /** The words of the small paper that matter here. */
  readonly paper: string
  readonly asked: string
  readonly expected: string
  /** What the engine says now, and whether that is still wrong. */
  readonly run: () => Promise<{ said: string; isWrong: boolean }>
}

const asksFor =
  (question: string, isRight: RegExp, paper = herbs) =>
  async () => {
    const given = await answer(paper, question)
    const said = given.refused ? `Refused: ${given.reason}` : (given.claims[0]?.text ?? '')
    return { said, isWrong: given.refused || !isRight.test(said) }
  }
const wronglyAnswers =
  (question: string, paper = herbs) =>
  async () => {
    const given = await answer(paper, question)
    return { said: given.claims[0]?.text ?? `Refused: ${given.reason}`, isWrong: !given.refused }
  }
const checks = (claim: string) => async () => {
  const { kind, problems } = verifyClaim(herbs, claim)
  return {
    said: `${kind === 'unverified' ? 'Unverified' : kind}: ${problems.join(', ').replaceAll('-', ' ')}`,
    isWrong: kind === 'unverified',
  }
}

const examples: readonly Example[] = [
  {
    title: 'A question in other words than the paper’s is refused',
    paper: 'Height was measured every Friday by two students who did not know the schedule.',
    asked: 'Was the study blinded?',
    expected: 'The sentence above: the paper describes blinding without the word.',
    run: asksFor('Was the study blinded?', /did not know/),
  },
  {
    title: 'Nothing is added up across sentences to answer a question',
    paper: 'We bought 120 basil plants and 60 mint plants from one nursery.',
    asked: 'How many plants were there in total?',
    expected: '120 + 60 = 180, shown as a computation.',
    run: asksFor('How many plants were there in total?', /180/),
  },
  {
    title: 'A question for a reason is answered with the effect',
    paper: 'Plants watered in the evening grew 14% taller than plants watered at noon.',
    asked: 'Why did the evening plants grow taller?',
    expected: 'A refusal: the paper gives no reason.',
    run: wronglyAnswers('Why did the evening plants grow taller?'),
  },
  {
    title: 'The sentence that answers comes after sentences that share more words',
    paper: 'Nine plants died, all of them in the noon group.',
    asked: 'Did noon watering kill more plants?',
    expected: 'The sentence above, first.',
    run: asksFor('Did noon watering kill more plants?', /^Nine plants died/),
  },
  {
    title: 'A true sentence in other words stays unverified',
    paper: 'Height was measured every Friday by two students who did not know the schedule.',
    asked: 'Check: “Two blinded students measured height weekly.”',
    expected: 'The checker proves words, not meaning: it withholds what it cannot prove.',
    run: checks('Two blinded students measured height weekly.'),
  },
  {
    title: 'How something was done is not told where the paper has another verb',
    paper: 'Small transmitters were glued to the spines of each animal in April.',
    asked: 'How were the hedgehogs tagged?',
    expected: 'The sentence above.',
    run: asksFor('How were the hedgehogs tagged?', /glued/, lamps),
  },
  {
    title: 'A question that the paper does not answer is answered by what shares its words',
    paper: 'The families of the town gave us leave to walk through their gardens.',
    asked: 'How large were the gardens of the families?',
    expected: 'A refusal: no size of a garden is told.',
    run: wronglyAnswers('How large were the gardens of the families?', lamps),
  },
  {
    title: 'Who or what was left out is not told where the paper does not call it so',
    paper: 'Two animals lost their transmitters, and their tracks end in May.',
    asked: 'How many hedgehogs dropped out?',
    expected: 'The sentence above: two.',
    run: asksFor('How many hedgehogs dropped out?', /^Two animals/, lamps),
  },
]

/** The examples that are still wrong, each with what the engine said in this run. */
export async function knownFailures(): Promise<KnownFailure[]> {
  const failures: KnownFailure[] = []
  for (const { title, paper, asked, expected, run } of examples) {
    const { said, isWrong } = await run()
    if (isWrong) failures.push({ title, paper, asked, said, expected })
    else console.error(`No longer wrong, so it can go from eval/known-failures.ts: ${title}.`)
  }
  return failures
}
