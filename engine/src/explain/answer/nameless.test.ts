import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'
import { namesNone } from './nameless.ts'

test.each([
  ['Which GPU was used?', 'Training was carried out on a GPU, as in prior work.'],
  ['What kind of scanner did they use?', 'Leaves were put in the scanner (Fig. 2) and turned [3].'],
  ['Which dataset was used for training?', 'Papers were drawn from the corpus at random.'],
  ['Which hospital were patients recruited from?', 'We recruited patients from May to June.'],
  ['What drug dose was given?', 'The dose was given by mouth.'],
])('%s is not told by %s', (question, text) => {
  expect(namesNone(question, text)).toBe(true)
})

test.each([
  ['Which GPU was used?', 'Training was carried out on an A100 GPU.'],
  ['Which GPU was used?', 'Training was carried out on a GPU (Titan V).'],
  ['What kind of scanner did they use?', 'Leaves were put in a flatbed scanner.'],
  ['Which dataset was used for training?', 'We trained on a dataset of tides, TideBank.'],
  ['Which hospital were patients recruited from?', 'We recruited them at the hospital of Brest.'],
  ['What drug dose was given?', 'The dose was 40 mg by mouth.'],
  ['Which drug was given?', 'Everyone received ibuprofen twice a day.'],
  ['Which tools were used?', 'Two tools were used by turns: raking and sieving.'],
  ['Which patients were excluded?', 'Patients were excluded who slept.'],
  ['Why was a GPU used?', 'A GPU was used for speed.'],
])('%s is told by %s', (question, text) => {
  expect(namesNone(question, text)).toBe(false)
})

test('an answer that names none is told as unsure', async () => {
  const paper = documentFromSections({
    title: 'Counting tides',
    sections: [
      {
        heading: 'Methods',
        paragraphs: ['The model of the tides was trained on a GPU, as in prior work.'],
      },
    ],
  })
  const { claims, chance } = await answer(paper, 'Which GPU was used?')
  expect(claims[0]?.text).toContain('on a GPU')
  // Under "Unsure" stands what is as likely wrong.
  expect(chance).toBeLessThan(0.4)
})
