import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Warm baths against stiff knees',
  abstract:
    'Warm baths are said to help stiff knees. We compared baths with rest in two arms. We create a new set of pictures of knees formed by $150,000$ photographs, each of one knee.',
  sections: [
    { heading: 'Introduction', paragraphs: ['Knees in an ICU are cold. Towns have many knees.'] },
    {
      heading: 'Methods',
      paragraphs: [
        'Knees were assigned to baths by a computer-generated randomization sequence in sealed envelopes. The hospital staff caring for knees after baths was blinded for allocation. Bath salts are marketed under many names in 18 countries. A total of 62 overweight females of one town joined us, and many women of that town watched.',
        'We call the dataset KNEE150K, and made it available online. In KNEE150K all photographs were taken at noon. All towns heard in advance that nobody may remove any blanket, to limit the risk that knees would warm more than planned. While KneeNet used LegNet paths to compute heat, this measure results in unreliable scores. For evaluations, we use a 2-core 2.5 GHz rented linux machine with 16 GB RAM.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'Comparing the recall and precision of the stiffness camera, for both towns, the latter is worse. The BathNet camera outperforms the KneeNet camera on both sets by more than 11%. Log stiffness has a moderate linear relationship with camera error on rainy days ($r=0.85$). Stiffness of the camera image was lower at night.',
        'To handle questions from new towns not seen before, BathNet looks up further knees. Such questions that require a model of the hip are out of scope of BathNet. BathNet handles questions on knees well.',
        'This trial aimed to evaluate whether warm salt protects knees against frost. Salt may protect knees against frost in children. Salt had failed to reduce harm by frost in knees of adults.',
      ],
    },
    {
      heading: 'Conclusion and Future Work',
      paragraphs: [
        'However, the problem has not been fully solved. Another direction considered by us is to take a closer look at cold baths.',
      ],
    },
  ],
})

test.each([
  ['How were the knees randomised?', 'randomization sequence'],
  ['Were the ICU staff blinded?', 'hospital staff'],
  ['In how many countries are bath salts sold?', '18 countries'],
  ['Are bath salts sold?', 'marketed'],
  ['How many women took part?', '62 overweight females'],
  ['How many photographs are in KNEE150K?', '150,000'],
  ['What hardware was used?', '2-core'],
  ['Is precision higher than recall?', 'latter is worse'],
  ['By how much does BathNet beat KneeNet?', '11%'],
  ['What is the correlation between log stiffness and camera error on rainy days?', '0.85'],
  ['What questions can BathNet not handle?', 'out of scope'],
  ['Did salt protect knees against frost?', 'failed to reduce'],
  ['Why could people not remove a blanket afterwards?', 'to limit the risk'],
  ['Why is LegNet not used for heat on rainy days?', 'unreliable'],
  ['What is planned for future work?', 'Another direction'],
])('what the paper says in other words, or denies, is no refusal: %s', async (question, words) => {
  const { refused, claims, reason } = await answer(paper, question)
  expect(refused, reason ?? '').toBe(false)
  expect(claims[0]?.text).toContain(words)
})

test.each([
  'Were the kitchen staff blinded?',
  'By how much does BathNet beat GardenNet?',
  'How many photographs are in the German archive?',
])('what it does not say stays refused: %s', async (question) => {
  expect((await answer(paper, question)).refused).toBe(true)
})

test('a machine that one might have is none that was used', async () => {
  const words = [
    'If a high-end commodity GPU is available, then the models run only twice as slow as at noon.',
    'Cameras of warm knees were run on a Titan V GPU in two towns.',
  ]
  const ownMachines = documentFromSections({
    title: 'Cameras of knees',
    sections: [{ heading: 'Results', paragraphs: [words.join(' ')] }],
  })
  const { claims } = await answer(ownMachines, 'What GPU was used?')
  expect(claims.map(({ text }) => text)).toEqual([words[1]])
})

const hospital = documentFromSections({
  title: 'Rapid tests of cold knees',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'The Poisson model of cold knees was estimated using SAS 9.4 (PROC GENMOD). Makers of software gave enough data to fit the model.',
      ],
    },
    {
      heading: 'Discussion',
      paragraphs: [
        'If another cause is suspected, patients may therefore need further investigations. A formal cost-benefit analysis should be undertaken.',
      ],
    },
  ],
})

test.each([
  ['Which software was used to fit the model?', 'SAS'],
  ['What should be studied next?', 'cost-benefit'],
])('what is meant is told in other words: %s', async (question, words) => {
  const { refused, claims, reason } = await answer(hospital, question)
  expect(refused, reason ?? '').toBe(false)
  expect(claims[0]?.text).toContain(words)
})
